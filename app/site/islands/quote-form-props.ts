import type { QuoteFormWords } from '#content/en/quote-form.ts'

export type QuoteFormValues = {
  firstName: string
  lastName: string
  phone: string
  email: string
  service: string
  message: string
}

/** Everything the quote form needs, as plain JSON: the server renders with it and the island hydrates with it. */
export type QuoteFormProps = {
  words: QuoteFormWords
  services: { value: string; label: string }[]
  /** The dispatch line, offered wherever sending may fail. */
  phone: { display: string; href: string }
  publicApiKey: string
  /** Made when the form opened (hidden fields `idempotencyKey` and `formToken`). */
  submission: { idempotencyKey: string; formToken: string }
  preset?: string
  /** The answer to a post without script that was refused: values are kept, errors are tied to their fields. */
  refused?: {
    values: QuoteFormValues
    /** By field name; `files` for attachments. */
    fieldErrors: Record<string, string>
    message: string
  }
}
