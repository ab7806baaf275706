import { useState } from 'react'
import { address } from '#app/address.ts'
import { controlProps, FormField } from '#app/ui/form-field.tsx'
import { newIdempotencyKey } from '#client/retry.ts'
import { fillIn } from '#content/fill-in.ts'
import { isEmergency } from '#content/services.ts'
import type { ContactFormWords } from '#words/site/contact-form.ts'
import { quoteServiceLabels } from '#words/site/service-choices.ts'
import { checkFields, useFieldChecks } from './field-checks.ts'
import { AnswerField, EmailField, EmailHint, PhoneField, ServiceField } from './fields.tsx'
import { FormFrame } from './form-frame.tsx'
import type { Refused } from './form-values.ts'
import { draftStore } from './kept/drafts.ts'
import type { QueuedSubmission } from './kept/offline-queue.ts'
import { QueuedNotice } from './kept/queued-notice.tsx'
import { type CallInsteadTexts, CallLink, type PhoneText } from './notices.tsx'
import type { QuoteFormValues } from './quote-form.tsx'
import { createServerCall } from './server-call.ts'
import { createRecord } from './submit.ts'
import { useFormSubmission } from './use-form-submission.ts'

type ContactFormValues = {
  name: string
  email: string
  phone: string
  service: string
  message: string
  contactBy: string
}

export type ContactFormProps = {
  words: ContactFormWords
  phone: PhoneText
  callInstead: CallInsteadTexts
  messageHelp: string
  publicApiKey: string
  formToken: string
  preset?: string
  takesTexts: boolean
  unoffered?: readonly string[]
  refused?: Refused<ContactFormValues>
}

export const emptyMessage: ContactFormValues = {
  name: '',
  email: '',
  phone: '',
  service: '',
  message: '',
  contactBy: '',
}

export function ContactForm(props: ContactFormProps) {
  const { words, phone, formToken, refused, preset = '' } = props
  const [call] = useState(() => createServerCall(props.publicApiKey))
  const empty = { ...emptyMessage, service: preset }
  const [sentService, setSentService] = useState('')
  const deliver = (queued: QueuedSubmission<ContactFormValues>) => {
    setSentService(queued.values.service)
    return createRecord('Message', queued.values, queued, call)
  }
  const contact = useFormSubmission<ContactFormValues>({
    form: 'contact',
    empty,
    formToken,
    refused,
    check: (values) => checkFields(values, words),
    deliver,
    keep: { form: 'contact', deliver },
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
  const message = { ...text('message'), help: props.messageHelp }
  const summaryOf = ({ values: { name, service } }: QueuedSubmission<ContactFormValues>) =>
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
      post={{ action: '#contact-form' }}
      formEvents={formEvents}
      afterThanks={{ isEmergency: isEmergency(sentService), phone, words, texts: props.callInstead }}
      actions={
        <p className="basis-full text-ink-2 text-note">
          {words.photos} <span className="if-emergency">{words.photosLater}</span>
          <span className="unless-emergency">
            <a
              href={address('/quote#quote-form')}
              className="inline-block py-2.5 font-semibold underline underline-offset-4"
              onClick={() => takeToQuoteForm(contact.values())}
            >
              {words.photosLink}
            </a>{' '}
            {contact.hydrated && words.photosTaken}
          </span>
        </p>
      }
      queuedNotice={
        contact.queued && (
          <QueuedNotice
            form="contact"
            shown={contact.queued}
            sending={contact}
            summary={summaryOf(contact.queued.queued)}
            words={words}
            phone={phone}
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
        <div className="sm:col-span-2">
          <ServiceField
            text={text('service')}
            defaultValue={defaults.service}
            choose={words.chooseService}
            services={words.services}
            unoffered={props.unoffered}
          />
          {/* Shown by the style sheet while the service is an emergency, so that it needs no script. */}
          <div role="status">
            <p className="emergency-chosen">
              {words.emergencyChosen} <CallLink phone={phone} words={words} />
            </p>
          </div>
        </div>
        <FormField {...message} className="sm:col-span-2">
          <textarea
            {...controlProps(message)}
            required
            rows={5}
            maxLength={5000}
            defaultValue={defaults.message}
          />
        </FormField>
        <AnswerField
          text={text('contactBy')}
          defaultValue={defaults.contactBy}
          words={words}
          takesTexts={props.takesTexts}
        />
      </div>
    </FormFrame>
  )
}

function takeToQuoteForm({ name, email, phone, service, message, contactBy }: ContactFormValues) {
  const drafts = draftStore<Partial<QuoteFormValues>>('quote', {})
  const older = drafts.read()
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  const typed: Partial<QuoteFormValues> = {
    firstName: words.join(' '),
    lastName,
    phone,
    email,
    service: Object.hasOwn(quoteServiceLabels, service) ? service : '',
    message,
    contactBy,
  }
  drafts.save({
    values: { ...older?.values, ...withoutEmpty(typed) },
    idempotencyKey: older?.idempotencyKey ?? newIdempotencyKey(),
    savedAt: Date.now(),
    ...(older?.files && { files: older.files }),
  })
}

const withoutEmpty = (values: Partial<QuoteFormValues>): Partial<QuoteFormValues> =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim()))
