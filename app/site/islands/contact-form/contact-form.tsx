import { useState } from 'react'
import { checkFields } from '#app/site/islands/form/check-fields.ts'
import { createRecord } from '#app/site/islands/form/create-record.ts'
import { draftsOf } from '#app/site/islands/form/draft.ts'
import { EmailHint } from '#app/site/islands/form/email-hint-button.tsx'
import { fillIn } from '#app/site/islands/form/fill-in.ts'
import { controlProps, FormField } from '#app/site/islands/form/form-field.tsx'
import { FormFrame } from '#app/site/islands/form/form-frame.tsx'
import { newIdempotencyKey } from '#app/site/islands/form/idempotency-key.ts'
import { createServerCall } from '#app/site/islands/form/server-call.ts'
import { EmailField, PhoneField, ServiceField } from '#app/site/islands/form/text-fields.tsx'
import { useFieldChecks } from '#app/site/islands/form/use-field-checks.ts'
import { useSendingForm } from '#app/site/islands/form/use-sending-form.ts'
import { WaitingNotice } from '#app/site/islands/form/waiting-notice.tsx'
import type { WaitingRequest } from '#app/site/islands/form/waiting-request.ts'
import { emptyQuote, type QuoteFormValues } from '#app/site/islands/quote-form/quote-form-props.ts'
import { quoteServiceLabels } from '#content/en/service-choices.ts'
import { type ContactFormProps, type ContactFormValues, emptyMessage } from './contact-form-props.ts'

/** The contact form: plain HTML that posts to its page, and with its script the same form at its best. */
export function ContactForm(props: ContactFormProps) {
  const { words, phone, formToken, refused, preset = '' } = props
  const [call] = useState(() => createServerCall(props.publicApiKey))
  const empty = { ...emptyMessage, service: preset }
  const deliver = ({ values, submission }: WaitingRequest<ContactFormValues>) =>
    createRecord('Message', values, submission, call)
  const contact = useSendingForm<ContactFormValues>({
    form: 'contact',
    empty,
    formToken,
    refused,
    check: (values) => checkFields(values, words),
    deliver,
    deliverLater: deliver,
  })
  const { hints } = contact
  const { takeSuggestedEmail, formEvents } = useFieldChecks(contact)

  const defaults = refused?.values ?? empty
  const text = (name: keyof ContactFormValues) => ({
    form: 'contact' as const,
    name,
    label: words[name],
    error: contact.errors[name],
  })
  const message = { ...text('message'), help: words.messageHelp }
  const summaryOf = ({ values: { name, service } }: WaitingRequest<ContactFormValues>) =>
    fillIn(words.waitingSummary, {
      name,
      service: words.services.find(({ value }) => value === service)?.label ?? service,
    })

  return (
    <FormFrame
      sending={contact}
      words={words}
      phone={phone}
      formToken={formToken}
      refused={refused}
      refusedLater={words.waitingRefused}
      // To its own page, which is /contact or /quote.
      post={{ action: '#contact-form' }}
      formEvents={formEvents}
      actions={
        <>
          {/* biome-ignore lint/a11y/useValidAnchor: it leads to another page, also without script */}
          <a href="/#quote-form" className="btn btn-large" onClick={() => takeToQuoteForm(contact.values())}>
            {words.addPhotos}
          </a>
          <p className="basis-full text-ink-2 text-note">{words.addPhotosNote}</p>
        </>
      }
      waitingNotice={
        contact.waiting && (
          <WaitingNotice
            form="contact"
            waiting={contact.waiting}
            summary={summaryOf(contact.waiting.request)}
            words={words}
            phone={phone}
            onSendNow={contact.sendWaiting}
            onChange={contact.changeWaiting}
            onDiscard={contact.discardWaiting}
          />
        )
      }
    >
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <FormField {...text('name')} className="sm:col-span-2">
          <input
            {...controlProps(text('name'))}
            required
            maxLength={100}
            autoComplete="name"
            defaultValue={defaults.name}
          />
        </FormField>
        <EmailField
          text={{
            ...text('email'),
            hint: hints.emailMeant && (
              <EmailHint meant={hints.emailMeant} words={words} onUse={takeSuggestedEmail} />
            ),
          }}
          defaultValue={defaults.email}
        />
        <PhoneField
          text={{ ...text('phone'), hint: hints.phoneIncomplete && words.phoneIncomplete }}
          defaultValue={defaults.phone}
        />
        <ServiceField
          text={text('service')}
          defaultValue={defaults.service}
          className="sm:col-span-2"
          choose={words.chooseService}
          services={words.services}
        />
        <FormField {...message} className="sm:col-span-2">
          <textarea
            {...controlProps(message)}
            required
            rows={5}
            maxLength={5000}
            defaultValue={defaults.message}
          />
        </FormField>
      </div>
    </FormFrame>
  )
}

/** What was typed becomes the draft that the quote form opens with, over what an older draft says. */
function takeToQuoteForm({ name, email, phone, service, message }: ContactFormValues) {
  const drafts = draftsOf('quote', emptyQuote)
  const older = drafts.read()
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  const typed: QuoteFormValues = {
    firstName: words.join(' '),
    lastName,
    phone,
    email,
    service: Object.hasOwn(quoteServiceLabels, service) ? service : '',
    message,
  }
  drafts.save({
    values: { ...emptyQuote, ...older?.values, ...withoutEmpty(typed) },
    idempotencyKey: older?.idempotencyKey ?? newIdempotencyKey(),
    savedAt: Date.now(),
  })
}

const withoutEmpty = (values: QuoteFormValues): Partial<QuoteFormValues> =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim()))
