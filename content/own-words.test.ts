import { beforeAll, expect, test } from 'vitest'
import { editableTexts } from '#content/en/editable-texts.ts'
import { factsOf } from '#content/en/facts.ts'
import { faqWords } from '#content/en/site/faq.ts'
import { homeWords } from '#content/en/site/home.ts'
import { layOver, nameTrees, type OwnWords, placesOf } from '#content/own-words.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'

beforeAll(() => nameTrees(editableTexts))

const factsWith = (changes: Record<string, string | null>, profile = { ...defaultProfile }) =>
  factsOf(layOver(profile, new Map<string, OwnWords>([['en', new Map(Object.entries(changes))]])))

test('an own text stands in the place of the default, with its facts', () => {
  const { hero } = wordsFor(homeWords, factsWith({ 'home.hero.lead': 'We open doors in {city}.' }))
  expect(hero.lead).toBe('We open doors in Houston.')
  expect(hero.question).toBe('Locked out?')
})

test('another change of the owner is seen for a profile that is asked about again', () => {
  const profile = { ...defaultProfile }
  expect(wordsFor(homeWords, factsWith({ 'home.hero.lead': 'One.' }, profile)).hero.lead).toBe('One.')
  expect(wordsFor(homeWords, factsWith({ 'home.hero.lead': 'Two.' }, profile)).hero.lead).toBe('Two.')
})

test('without changes, words are the same object for all that say the same of themselves', () => {
  const before = wordsFor(homeWords, factsOf({ ...defaultProfile }))
  wordsFor(homeWords, factsWith({ 'home.hero.lead': 'One.' }))
  expect(wordsFor(homeWords, factsOf({ ...defaultProfile })).hero.lead).toBe(before.hero.lead)
})

test('a sentence goes with its absent fact; where nothing of the own text is left, the default stands', () => {
  const bare = { ...defaultProfile, since: null }
  const lead = (text: string) =>
    wordsFor(homeWords, factsWith({ 'home.hero.lead': text }, { ...bare })).hero.lead
  expect(lead('We come. Since {since}.')).toBe('We come.')
  expect(lead('Since {since}.')).toContain('We come to you.')
})

test('hidden: an optional text is absent, an entry of a list goes with its question, the last one with its heading', () => {
  const hidden = { 'home.title': null, 'home.info.arrival.text': null }
  const words = wordsFor(homeWords, factsWith(hidden))
  expect(words.info.arrival.text).toBeUndefined()
  expect(words.title, 'a page has a title').toBe('Lantern Lock & Door: locksmith in Houston, Texas, 24/7')

  const key = 'faq.categories.service-areas.items'
  const questions = { [`${key}.areas.question`]: null, [`${key}.travel-fee.question`]: null }
  const { categories } = wordsFor(faqWords, factsWith(questions))
  expect(categories.map(({ id }) => id)).not.toContain('service-areas')
  expect(
    wordsFor(faqWords, factsWith({ [`${key}.areas.question`]: null })).categories.map(({ id }) => id),
  ).toContain('service-areas')
})

test('an own text that names what nothing gives is left out', () => {
  expect(wordsFor(homeWords, factsWith({ 'home.hero.lead': 'Ask {somebody}.' })).hero.lead).toContain(
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
