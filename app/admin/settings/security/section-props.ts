import type { SecurityAnswer } from './answer-security.ts'

/** What a part of the page is given. */
export type SectionProps = {
  /** Which form is open. */
  change: string | undefined
  answer: SecurityAnswer | undefined
}
