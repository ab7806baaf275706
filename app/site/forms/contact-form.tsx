import { useState } from 'react'
import { checkFields } from './check-fields.ts'
import { createRecord } from './create-record.ts'
import { draftsOf } from './draft.ts'
import { EmailHint } from './email-hint-button.tsx'
import { fillIn } from './fill-in.ts'
import { controlProps, FormField } from './form-field.tsx'
import { FormFrame } from './form-frame.tsx'
import { newIdempotencyKey } from '../../../client/idempotency-key.ts'
import { createServerCall } from './server-call.ts'
import { EmailField, PhoneField, ServiceField } from './text-fields.tsx'
import { useFieldChecks } from './use-field-checks.ts'
import { useSendingForm } from './use-sending-form.ts'
import { WaitingNotice } from './waiting-notice.tsx'
import type { WaitingRequest } from './waiting-request.ts'
import { emptyQuote, type QuoteFormValues } from './quote-form-props.ts'
import { quoteServiceLabels } from '#content/en/quote-services.ts'
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
