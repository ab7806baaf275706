import type { QuoteFormWords } from '#content/en/quote-form.ts'
import type { QuoteFormValues } from './quote-form-props.ts'

/** By field name; `files` for attachments. */
export type FieldErrors = Record<string, string>

export const requiredFields = ['firstName', 'lastName', 'phone', 'email', 'service'] as const

/** Fields in the order of the page, which is the order in which errors are visited. */
export const fieldOrder = [...requiredFields, 'message', 'files'] as const

/** Loose on purpose: a slip is caught, and the server has the last word. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** What a person should correct before sending. A hint that saves a round trip; the server decides. */
export function checkQuote(values: QuoteFormValues, words: QuoteFormWords): FieldErrors {
  const errors: FieldErrors = {}
  for (const name of requiredFields) if (!values[name].trim()) errors[name] = words.missing[name]
  if (!errors.email && !emailShape.test(values.email.trim())) errors.email = words.emailMalformed
  return errors
}
