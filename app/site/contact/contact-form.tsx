import type { RefusedMessage } from '../islands/contact-form/contact-form-props.ts'
import type { ContactFormData } from './contact-form-data.ts'

/**
 * The contact form as an island, for a page whose loader gives `loadContactForm(...)` and whose action is `contactAction`.
 * Put it into an element with `id="contact-form"`, where the answer to a post without script leads.
 */
export function ContactForm(_props: { data: ContactFormData; refused?: RefusedMessage | undefined }) {
  return null
}
