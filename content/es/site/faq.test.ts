import { expect, test } from 'vitest'
import { faqWords as inEnglish } from '#content/en/site/faq.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { serviceSlugs } from '#content/services.ts'
import { wordsFor } from '#content/texts.ts'
import { inOurWords } from '#tests/firms.ts'
import { speechOf } from '../facts.ts'
import { textsOf } from '../writing-rules.ts'
import { questionsOfService, faqWords as writtenWords } from './faq.ts'

const faqWords = wordsFor(writtenWords, speechOf(inOurWords(defaultProfile)))

test('questions and their addresses are those of the first language, in its order', () => {
  const idsOf = ({ categories }: typeof inEnglish | typeof writtenWords) =>
    categories.map(({ id, items }) => [id, ...items.map(({ id }) => id)])
  expect(idsOf(writtenWords)).toEqual(idsOf(inEnglish))
})

test('two questions stand on the page of each service', () => {
  for (const slug of serviceSlugs) expect(questionsOfService(slug, faqWords), slug).toHaveLength(2)
})

test('the hours are said as everywhere', () => {
  expect(textsOf(faqWords).join(' ')).toContain(
    'de lunes a viernes de 7\u00a0a.\u00a0m. a 7\u00a0p.\u00a0m. y los sábados de 8\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m.',
  )
})
