import type { Refused } from './form-values.ts'
import type { PhoneText } from './frame-words.ts'
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
  phone: PhoneText
  publicApiKey: string
  /** Tells when the form was made (hidden field). Many readers may share it: the page may come from the cache. */
  formToken: string
  preset?: string
  refused?: RefusedMessage
}

export type RefusedMessage = Refused<ContactFormValues>

export const emptyMessage: ContactFormValues = { name: '', email: '', phone: '', service: '', message: '' }
