import type { ContactFormWords } from '#content/en/contact-form.ts'

export type ContactFormValues = {
  name: string
  email: string
  phone: string
  service: string
  message: string
}

/** Everything the contact form needs. All but the words is plain JSON in the page; the island brings its words along. */
export type ContactFormProps = {
  words: ContactFormWords
  services: { value: string; label: string }[]
  /** The dispatch line, offered wherever sending may fail. */
  phone: { display: string; href: string }
  publicApiKey: string
  /** Tells when the form was made (hidden field). Many readers may share it: the page may come from the cache. */
  formToken: string
  preset?: string
  /** The answer to a post without script that was refused: values are kept, errors are tied to their fields. */
  refused?: RefusedMessage
}

export type RefusedMessage = {
  values: ContactFormValues
  fieldErrors: Record<string, string>
  message: string
}
