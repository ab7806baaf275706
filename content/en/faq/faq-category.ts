import type { BusinessProfile } from '#content/business-profile.ts'

/** A question of the FAQ page. `id` is its place in the page's address: /faq#master-key. */
export type FaqItem = Readonly<{
  id: string
  question: string
  /** Paragraphs. */
  answer: (profile: BusinessProfile) => readonly string[]
}>

export type FaqCategory = Readonly<{ id: string; title: string; items: readonly FaqItem[] }>
