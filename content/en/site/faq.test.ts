import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { serviceSlugs } from '#content/services.ts'
import { wordsFor } from '#content/texts.ts'
import { bareProfile, fullProfile, ourSpeech } from '#tests/firms.ts'
import { variantsOf } from '#tests/site/fact-traces.ts'
import { countWords, textsOf } from '../writing-rules.ts'
import { questionsOfService, faqWords as writtenWords } from './faq.ts'

const faqWords = wordsFor(writtenWords, ourSpeech(defaultProfile))
const items = faqWords.categories.flatMap((category) => category.items)

test('the seven categories of the specification, in its order', () => {
  expect(faqWords.categories.map(({ title }) => title)).toEqual([
    'Pricing and Estimates',
    'Response Times',
    'Service Areas',
    'Emergency Services',
    'Payment Methods',
    'Insurance and Licensing',
    'Common Scenarios',
  ])
})

test('two questions stand on the page of each service', () => {
  for (const slug of serviceSlugs) expect(questionsOfService(slug, faqWords), slug).toHaveLength(2)
})

test('20 questions, each with an address of its own on the page', () => {
  const ids = [...faqWords.categories, ...items].map(({ id }) => id)
  expect(items).toHaveLength(20)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test.each(items)('$id is answered in 60 to 130 words', ({ question, answer }) => {
  const words = countWords(answer.join(' '))
  expect(question).toMatch(/[?]$/)
  expect(words).toBeGreaterThanOrEqual(60)
  expect(words).toBeLessThanOrEqual(130)
})

test('the buttons and the hours are the specification’s', () => {
  const texts = textsOf(faqWords)
  expect(texts).toContain('Expand All')
  expect(texts).toContain('Collapse All')
  expect(texts.join(' ')).toContain(
    'Monday to Friday 7\u00a0AM to 7\u00a0PM and Saturday 8\u00a0AM to 5\u00a0PM',
  )
})

test('a firm without hours, methods of payment, papers or warranty has no questions about them', () => {
  const { categories } = wordsFor(writtenWords, ourSpeech(bareProfile))
  expect(categories.map(({ id, items }) => [id, ...items.map(({ id }) => id)])).toEqual([
    ['pricing-and-estimates', 'service-call-price', 'free-estimate', 'rekey-or-replace'],
    ['response-times', 'arrival-time'],
    ['service-areas', 'areas', 'travel-fee'],
    ['emergency-services', 'what-is-an-emergency', 'damage', 'proof'],
    ['common-scenarios', 'moved-in', 'lost-car-keys', 'door-sticks', 'employee-left'],
  ])
})

test('a service that is not offered takes its questions along', () => {
  const hiddenServices = ['automobile', 'commercial'] as const
  const { categories } = wordsFor(
    writtenWords,
    ourSpeech({ ...fullProfile, hiddenServices: [...hiddenServices] }),
  )
  const ids = categories.flatMap(({ items }) => items.map(({ id }) => id as string))
  expect(ids).not.toContain('lost-car-keys')
  expect(ids).not.toContain('employee-left')
})

test.each([fullProfile, defaultProfile])('no answer of $name begins in the middle', (profile) => {
  for (const [name, change] of variantsOf(profile)) {
    const { categories } = wordsFor(writtenWords, ourSpeech({ ...profile, ...change }))
    const firsts = categories.flatMap(({ items }) => items.flatMap(({ answer }) => [...answer]))
    expect(
      firsts.filter((text) => /^(It|That|Those|Then|Between|You find|The rest|Businesses can)\b/.test(text)),
      name,
    ).toEqual([])
  }
})
