import { describe, expect, test } from 'vitest'
import { speechOf } from '#content/es/facts.ts'
import { contactWords } from '#content/es/site/contact.ts'
import { servicesOverviewWords } from '#content/es/site/services-overview.ts'
import { countWords } from '#content/es/writing-rules.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { serviceCards, serviceSlugs } from '#content/services.ts'
import { wordsFor } from '#content/texts.ts'
import { inOurWords } from '#tests/firms.ts'
import { serviceWords as writtenWords } from './services.ts'

const speech = speechOf(inOurWords(defaultProfile))
const serviceWords = wordsFor(writtenWords, speech)

const cardsOf = (slug: (typeof serviceSlugs)[number]): readonly Card[] =>
  Object.values(serviceWords[slug].cards)

type Card = Readonly<{ title: string; description: string | undefined; features: readonly string[] }>

describe.each(serviceSlugs)('%s', (slug) => {
  const words = serviceWords[slug]
  const cards = cardsOf(slug)

  test('has the six cards of its page, in their order', () => {
    expect(Object.keys(words.cards)).toEqual([...serviceCards[slug]])
    expect(cards).toHaveLength(6)
  })

  test('describes each card in 25 to 45 words and four points of 4 to 11 words', () => {
    const wrong = cards.flatMap(({ description, features }) => [
      ...outside(description ?? '', 25, 45),
      ...features.flatMap((feature) => outside(feature, 4, 11)),
    ])
    expect(wrong).toEqual([])
    for (const { features } of cards) expect(features).toHaveLength(4)
  })
})

test('no two cards have one title, and no two bullets one text', () => {
  const cards = serviceSlugs.flatMap(cardsOf)
  const titles = cards.map(({ title }) => title.toLowerCase())
  const features = cards.flatMap((card) => card.features)
  expect(new Set(titles).size).toBe(48)
  expect(new Set(features).size).toBe(48 * 4)
})

test('the three labels of the specification are all in use', () => {
  expect(new Set(serviceSlugs.map((slug) => serviceWords[slug].action.contact))).toEqual(
    new Set(['Pida una asesoría', 'Pida cotización', 'Pida una evaluación']),
  )
})

test('the emergency page claims an average response of 20–30 minutes, of which the 18 of the contact page are a part', () => {
  const claim = serviceWords.emergency.hero.lead
  expect(claim).toContain('En promedio llegamos dentro del plazo de 20 a 30 minutos')
  expect(wordsFor(contactWords, speech).phones.arrival).toContain('18 minutos')
})

test('the overview lists eight categories with 4 to 6 services each, in other words than the cards', () => {
  const { details } = wordsFor(servicesOverviewWords, speech)
  const cardTexts = new Set(serviceSlugs.flatMap(cardsOf).map(({ description }) => description))
  expect(Object.keys(details)).toEqual([...serviceSlugs])
  for (const services of Object.values(details)) {
    expect(services.length).toBeGreaterThanOrEqual(4)
    expect(services.length).toBeLessThanOrEqual(6)
    for (const { description } of services) expect(cardTexts).not.toContain(description)
  }
})

const outside = (text: string, least: number, most: number): string[] => {
  const words = countWords(text)
  return words < least || words > most ? [`${words} words: ${text}`] : []
}
