import type { QuoteFormWords } from '#content/en/quote-form.ts'

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
  services: { value: string; label: string }[]
  /** The dispatch line, offered wherever sending may fail. */
  phone: { display: string; href: string }
  publicApiKey: string
  /** Tells when the form was made (hidden field). Many readers may share it: the page may come from the cache. */
  formToken: string
  preset?: string
  /** The answer to a post without script that was refused: values are kept, errors are tied to their fields. */
  refused?: {
    values: QuoteFormValues
    /** By field name; `files` for attachments. */
    fieldErrors: Record<string, string>
    message: string
  }
}
