import { ContactForm as Form } from '#app/site/forms/contact-form.tsx'
import type { ContactFormProps, RefusedMessage } from '#app/site/forms/contact-form-props.ts'
import { Island } from '#app/site/forms/island.tsx'
import { useProfile } from '#app/site/profile.ts'
import { contactFormWords } from '#content/en/contact-form.ts'
import type { ContactFormData } from './contact-form-data.ts'

/**
 * The contact form as an island, for a page whose loader gives `loadContactForm(...)` and whose action is `contactAction`.
 * It belongs into an element with `id="contact-form"`, where the answer to a post without script leads.
 */
export function ContactForm({
  data: { formToken, publicApiKey, island, preset },
  refused,
}: {
  data: ContactFormData
  /** The action's data. */
  refused?: RefusedMessage | undefined
}) {
  const { dispatch } = useProfile()
  const props: Omit<ContactFormProps, 'words'> = {
    phone: { display: dispatch.display, href: `tel:${dispatch.e164}` },
    publicApiKey,
    formToken,
    ...(preset && { preset }),
    ...(refused && { refused }),
  }
  return (
    <Island name="contact-form" source={island} component={Form} words={contactFormWords} props={props} />
  )
}
