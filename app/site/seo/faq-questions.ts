import type { QuestionLeaf } from 'schema-dts'
import type { BusinessProfile } from '#content/business-profile.ts'
import type { FaqCategory } from '#content/en/faq/faq-category.ts'

/** Every question of the FAQ with its whole answer, as it stands on the page. */
export function faqQuestions(categories: readonly FaqCategory[], profile: BusinessProfile): QuestionLeaf[] {
  return categories
    .flatMap(({ items }) => items)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer(profile).join('\n') },
    }))
}
