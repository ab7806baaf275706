import { beforeAll, expect, test } from 'vitest'
import { editableTexts } from '#content/en/editable-texts.ts'
import { speechOf } from '#content/en/facts.ts'
import { faqWords } from '#content/en/site/faq.ts'
import { homeWords } from '#content/en/site/home.ts'
import { nameTrees, type OwnWords, placesOf, sentenceEnd } from '#content/own-words.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { type Speech, wordsFor } from '#content/texts.ts'
import { ourSpeech } from '#tests/firms.ts'

beforeAll(() => nameTrees(editableTexts))

const profileWith = (changes: Record<string, string | null>, profile = defaultProfile) => ({
  ...profile,
  ownWords: new Map<string, OwnWords>([['en', new Map(Object.entries(changes))]]),
})

const speechWith = (...given: Parameters<typeof profileWith>) => speechOf(profileWith(...given))

test('an own text stands in the place of the default, with its facts', () => {
  const { hero } = wordsFor(homeWords, speechWith({ 'home.hero.lead': 'We open doors in {city}.' }))
  expect(hero.lead).toBe('We open doors in Houston.')
  expect(hero.question).toBe('Locked out?')
})

test('another change of the owner is seen for the same facts', () => {
  expect(wordsFor(homeWords, speechWith({ 'home.hero.lead': 'One.' })).hero.lead).toBe('One.')
  expect(wordsFor(homeWords, speechWith({ 'home.hero.lead': 'Two.' })).hero.lead).toBe('Two.')
})

test('a copy of profile, speech or facts keeps the words, or is refused by the compiler', () => {
  const profile = profileWith({ 'home.hero.lead': 'One, in {city}.' })
  const speech = speechOf({ ...profile, name: 'Mesa Lock' })
  const leadOf = (given: Speech) => wordsFor(homeWords, given).hero.lead
  expect(leadOf(speech)).toBe('One, in Houston.')
  expect(leadOf({ ...speech, facts: { ...speech.facts, city: 'Mesa' } })).toBe('One, in Mesa.')
  // @ts-expect-error facts alone say no sentence
  const withoutWords = () => wordsFor(homeWords, { ...speech.facts })
  // @ts-expect-error nor does a profile without the owner's words
  const ofFacts = () => speechOf(defaultProfile)
  expect([withoutWords, ofFacts]).toHaveLength(2)
})

test('without changes, words are the same object for all that say the same of themselves', () => {
  const before = wordsFor(homeWords, ourSpeech(defaultProfile))
  wordsFor(homeWords, speechWith({ 'home.hero.lead': 'One.' }))
  expect(wordsFor(homeWords, ourSpeech(defaultProfile)).hero.lead).toBe(before.hero.lead)
})

test('a sentence goes with its absent fact; where nothing of the own text is left, the default stands', () => {
  const bare = { ...defaultProfile, since: null }
  const lead = (text: string) => wordsFor(homeWords, speechWith({ 'home.hero.lead': text }, bare)).hero.lead
  expect(lead('We come. Since {since}.')).toBe('We come.')
  expect(lead('Since {since}.')).toContain('We come to you.')
})

test.each([
  ['Abrimos a las 7 a. m. y cerramos a las 5 p. m.', ['Abrimos a las 7 a. m. y cerramos a las 5 p. m.']],
  ['Cerramos a las 5 p. m. Llámenos.', ['Cerramos a las 5 p. m.', 'Llámenos.']],
  [
    'Cerramos a las 5 p.m. ¿Y después? {company} contesta.',
    ['Cerramos a las 5 p.m.', '¿Y después?', '{company} contesta.'],
  ],
  ['We come. Since {since}, we do.', ['We come.', 'Since {since}, we do.']],
])('a Spanish time of day ends no sentence by itself: %s', (text, sentences) => {
  expect(text.split(sentenceEnd)).toEqual(sentences)
})

test('hidden: an optional text is absent, an entry of a list goes with its question, the last one with its heading', () => {
  const hidden = { 'home.title': null, 'home.info.arrival.text': null }
  const words = wordsFor(homeWords, speechWith(hidden))
  expect(words.info.arrival.text).toBeUndefined()
  expect(words.title, 'a page has a title').toBe('Lantern Lock & Door: locksmith in Houston, Texas, 24/7')

  const key = 'faq.categories.service-areas.items'
  const questions = { [`${key}.areas.question`]: null, [`${key}.travel-fee.question`]: null }
  const { categories } = wordsFor(faqWords, speechWith(questions))
  expect(categories.map(({ id }) => id)).not.toContain('service-areas')
  expect(
    wordsFor(faqWords, speechWith({ [`${key}.areas.question`]: null })).categories.map(({ id }) => id),
  ).toContain('service-areas')
})

test('an own text that names what nothing gives is left out', () => {
  expect(wordsFor(homeWords, speechWith({ 'home.hero.lead': 'Ask {somebody}.' })).hero.lead).toContain(
    'We come',
  )
})

test('each key is there once, and names no index where entries have ids', () => {
  const keys = Object.values(editableTexts).flatMap((tree) => Array.from(placesOf(tree), ({ key }) => key))
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.length).toBeGreaterThan(1_000)
  expect(keys).toContain('faq.categories.response-times.items.arrival-time.answer.1')
  expect(keys).toContain('highlights.1.label')
})
