import { beforeAll, expect, test } from 'vitest'
import { editableTexts } from '#content/en/editable-texts.ts'
import { speechOf } from '#content/en/facts.ts'
import { brandsWords } from '#content/en/site/brands.ts'
import { faqWords } from '#content/en/site/faq.ts'
import { highlights } from '#content/en/site/home.ts'
import { serviceWords } from '#content/en/site/services/services.ts'
import { nameTrees, type OwnWords, placesOf } from '#content/own-words.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'

beforeAll(() => nameTrees(editableTexts))

const ownWords = (changes: Record<string, string | null>): OwnWords => new Map(Object.entries(changes))

const speechWith = (changes: Record<string, string | null>) =>
  speechOf({ ...defaultProfile, ownWords: new Map([['en', ownWords(changes)]]) })

const pricing = 'faq.categories.pricing-and-estimates.items'
const idsOf = (speech: ReturnType<typeof speechWith>, category: string) =>
  wordsFor(faqWords, speech)
    .categories.find(({ id }) => id === category)
    ?.items.map(({ id }) => id)

test('entries stand in the order of the owner, what he did not name after them', () => {
  expect(
    idsOf(speechWith({ [pricing]: 'rekey-or-replace service-call-price' }), 'pricing-and-estimates'),
  ).toEqual(['rekey-or-replace', 'service-call-price', 'free-estimate'])
  const first = wordsFor(highlights, speechWith({}))[0]
  const [one, two] = wordsFor(highlights, speechWith({ highlights: '2 1 3 4' }))
  expect(one?.figure).toBe('24/7')
  expect(two).toEqual(first)
})

test('an own entry stands once all of its texts do, with facts; one that is not in the order stands nowhere', () => {
  const key = `${pricing}.own-a1`
  const texts = { [`${key}.question`]: 'Do you take {payment}?', [`${key}.answer.1`]: 'We do, in {city}.' }
  const order = { [pricing]: 'own-a1 service-call-price free-estimate rekey-or-replace' }
  const { categories } = wordsFor(faqWords, speechWith({ ...texts, ...order }))
  const [own] = categories.find(({ id }) => id === 'pricing-and-estimates')?.items ?? []
  expect(own).toMatchObject({ id: 'own-a1', answer: ['We do, in Houston.'] })
  expect(own?.question).toMatch(/^Do you take .*card/i)
  expect(idsOf(speechWith(order), 'pricing-and-estimates')).toHaveLength(3)
  expect(idsOf(speechWith(texts), 'pricing-and-estimates')).toHaveLength(3)
})

test('an own entry has paragraphs of its own, an own category a question', () => {
  const key = `${pricing}.own-a1`
  const words = wordsFor(
    faqWords,
    speechWith({
      [pricing]: 'own-a1',
      [`${key}.question`]: 'Why?',
      [`${key}.answer`]: 'own-b2 1',
      [`${key}.answer.1`]: 'Last.',
      [`${key}.answer.own-b2`]: 'First.',
      'faq.categories': 'own-c3',
      'faq.categories.own-c3.title': 'Gates',
      'faq.categories.own-c3.items.own-c3-1.question': 'Do you fit gates?',
      'faq.categories.own-c3.items.own-c3-1.answer.1': 'Yes.',
    }),
  )
  expect(words.categories[0]).toEqual({
    id: 'own-c3',
    title: 'Gates',
    items: [{ id: 'own-c3-1', question: 'Do you fit gates?', answer: ['Yes.'] }],
  })
  const own = words.categories.flatMap(({ items }) => items).find(({ id }) => id === 'own-a1')
  expect(own?.answer).toEqual(['First.', 'Last.'])
})

test('cards, features and brands are lists too; a card of one’s own needs no drawing', () => {
  const cards = 'services.safe.cards'
  const speech = speechWith({
    [cards]: 'own-d4 depository-safes',
    [`${cards}.own-d4.title`]: 'Floor safes',
    [`${cards}.own-d4.description`]: 'We set them in concrete.',
    [`${cards}.own-d4.features.1`]: 'Lids that lie flush',
    [`${cards}.safe-opening.features`]: '2 4 3 1',
    'brands.brands': 'own-e5',
    'brands.brands.own-e5.name': 'Medeco',
    'brands.brands.own-e5.text': 'Cylinders.',
  })
  const { safe } = serviceWords
  expect(Object.keys(wordsFor(safe, speech).cards)).toEqual([
    'own-d4',
    'depository-safes',
    ...Object.keys(safe.cards).filter((card) => card !== 'depository-safes'),
  ])
  expect(wordsFor(safe, speech).cards['safe-opening'].features[0]).toBe(
    safe.cards['safe-opening'].features[1],
  )
  expect(wordsFor(brandsWords, speech).brands[0]).toEqual({
    id: 'own-e5',
    name: 'Medeco',
    text: 'Cylinders.',
  })
})

test('each list that may be arranged says what its entries are and what a new one has to say', () => {
  const lists = Object.values(editableTexts)
    .flatMap((tree) => [...placesOf(tree)])
    .flatMap((place) => ('ids' in place ? [place] : []))
  const entryOf = (key: string) => byKey.get(key)?.entry.map(({ name }) => name)
  const byKey = new Map(lists.map((list) => [list.key, list]))
  expect(byKey.get(pricing)).toMatchObject({
    ids: ['service-call-price', 'free-estimate', 'rekey-or-replace'],
  })
  expect(entryOf(pricing)).toEqual(['question', 'answer.1'])
  expect(entryOf('faq.categories')).toEqual(['title', 'items.*-1.question', 'items.*-1.answer.1'])
  expect(entryOf('prices.extras.items')).toEqual([''])
  expect(entryOf('services.safe.cards')).toEqual(['title', 'description', 'features.1'])
  expect(entryOf('brands.brands')).toEqual(['name', 'text'])
  expect(byKey.has('sos.where.places'), 'each place has a drawing').toBe(false)
  expect(byKey.has('structuredData.crews'), 'code compares these').toBe(false)
  expect(lists.length).toBeGreaterThan(100)
})

test('texts of own entries are among the texts, ours are as without them', () => {
  const own = ownWords({ [pricing]: 'own-a1' })
  const keysOf = (words?: OwnWords) => Array.from(placesOf(faqWords, words), ({ key }) => key)
  const added = keysOf(own).filter((key) => !keysOf().includes(key))
  expect(added).toEqual(['question', 'answer', 'answer.1'].map((name) => `${pricing}.own-a1.${name}`))
})
