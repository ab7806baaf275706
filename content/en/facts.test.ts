import { afterEach, expect, test, vi } from 'vitest'
import { countIn, fillIn } from '#content/fill-in.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { either, texts, wordsFor } from '#content/texts.ts'
import { ourSpeech } from '#tests/firms.ts'

afterEach(() => void vi.useRealTimers())

test('years in business grow with the calendar of the business', () => {
  vi.useFakeTimers({ now: new Date('2027-01-01T00:30:00Z') })
  expect(ourSpeech(defaultProfile).facts).toMatchObject({ year: '2026', years: '10' })
  vi.setSystemTime(new Date('2027-06-01T12:00:00Z'))
  expect(ourSpeech(defaultProfile).facts).toMatchObject({ year: '2027', years: '11' })
})

test('facts that say the same are the same object, and words in them are filled once', () => {
  const speech = ourSpeech({ ...defaultProfile })
  expect(ourSpeech({ ...defaultProfile })).toBe(speech)
  const other = ourSpeech({ ...defaultProfile, place: mesa })
  expect(other.facts.place).toBe('Mesa, Arizona')
  expect(wordsFor(words, other).lead).not.toBe(wordsFor(words, speech).lead)
})

const mesa = { ...defaultProfile.place, city: 'Mesa', state: 'AZ' } as const

const words = texts({
  lead: 'A locksmith in {city}',
  by: { title: '{title} | {company} blog' },
  plain: ['{title}'],
})

test('texts have the facts of the business in them, and keep the places of others', () => {
  const speech = ourSpeech({ ...defaultProfile, name: 'A & {city} $&', place: mesa })
  const filled = wordsFor(words, speech)
  expect(filled.lead).toBe('A locksmith in Mesa')
  expect(fillIn(filled.by.title, { title: 'Deadbolts' })).toBe('Deadbolts | A & {city} $& blog')
  expect(filled.plain).toBe(words.plain)
  expect(wordsFor(words, speech)).toBe(filled)
})

test('one and many', () => {
  const files = { one: 'One file', many: '{count} files' }
  expect([1, 0, 12].map((count) => countIn(files, { count }))).toEqual(['One file', '0 files', '12 files'])
})

test('a text with an unknown fact does not compile, nor one that is shown without its facts', () => {
  // @ts-expect-error there is no such fact
  texts({ lead: 'A locksmith in {town}' })
  // @ts-expect-error it names a title
  fillIn(words.by.title, { company: 'Mesa Lock' })
  // @ts-expect-error it names no page
  fillIn(words.lead, { city: 'Mesa', page: 2 })
})

const claims = texts({
  lead: 'Locked out? We are there in {arrival}. Someone answers at any hour{nights}.',
  bond: '{bond} bond',
  title: either('{company}, {years} years in {city}', '{company} in {city}'),
  items: ['{insurance} insured', 'No forms', { title: 'Bond', text: 'of {bond}' }],
})

test('a sentence goes with the fact that it names, a text with its last sentence, an entry with its texts', () => {
  const said = (changes: Partial<typeof defaultProfile>) =>
    wordsFor(claims, ourSpeech({ ...defaultProfile, ...changes }))
  expect(said({}).lead).toBe('Locked out? We are there in 20–30 minutes. Someone answers at any hour.')
  expect(said({ nights: false }).lead).toBe('Locked out? We are there in 20–30 minutes.')
  expect(said({ nights: false, emergencyArrival: null }).lead).toBe('Locked out?')
  expect(said({ bond: null })).toMatchObject({ bond: undefined, items: ['$2M insured', 'No forms'] })
  expect(said({ since: null }).title).toBe('Lantern Lock & Door in Houston')
  // @ts-expect-error it may be absent
  const bond: string = said({}).bond
  expect(bond).toBe('$50,000 bond')
})
