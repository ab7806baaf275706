import type { QuoteFormWords } from '#words/quote-form.ts'
import type { Refused } from './form-values.ts'
import type { PhoneText } from './notices.tsx'

export type QuoteFormValues = {
  firstName: string
  lastName: string
  phone: string
  email: string
  service: string
  message: string
}

/** Everything the quote form needs. All but the words is plain JSON in the page; the island brings its words along. */
export type QuoteFormProps = {
  words: QuoteFormWords
  phone: PhoneText
  publicApiKey: string
  /** Tells when the form was made (hidden field). Many readers may share it: the page may come from the cache. */
  formToken: string
  preset?: string
  officeHours: string
  refused?: Refused<QuoteFormValues>
}

export const emptyQuote: QuoteFormValues = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  service: '',
  message: '',
}
