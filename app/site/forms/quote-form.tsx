import { type ReactNode, useState } from 'react'
import { AttachmentPicker } from '#app/site/forms/attachments/attachment-picker.tsx'
import { type Attachments, createAttachments } from '#app/site/forms/attachments/attachments.ts'
import { createUploadClient, putPart } from '#app/site/forms/attachments/upload-client.ts'
import { controlProps, FormField } from '#app/ui/form-field.tsx'
import { fillIn } from '#content/fill-in.ts'
import type { QuoteFormWords } from '#words/site/quote-form.ts'
import { checkFields, useFieldChecks } from './field-checks.ts'
import { AnswerField, EmailField, EmailHint, PhoneField, ServiceField } from './fields.tsx'
import { FormFrame } from './form-frame.tsx'
import type { FieldErrors, Refused } from './form-values.ts'
import { deliverQueued, withoutFiles } from './kept/delivery.ts'
import type { QueuedSubmission } from './kept/offline-queue.ts'
import { QueuedNotice } from './kept/queued-notice.tsx'
import type { CallInsteadTexts, PhoneText } from './notices.tsx'
import { createServerCall } from './server-call.ts'
import { createRecord, type ServerCall, type SubmitResult } from './submit.ts'
import { useFormSubmission } from './use-form-submission.ts'

export type QuoteFormValues = {
  firstName: string
  lastName: string
  phone: string
  email: string
  service: string
  message: string
  contactBy: string
}

export type QuoteFormProps = {
  words: QuoteFormWords
  phone: PhoneText
  callInstead: CallInsteadTexts
  messageHelp: string
  submit: string
  publicApiKey: string
  /** Tells when the form was made (hidden field). Many readers may share it: the page may come from the cache. */
  formToken: string
  action: string
  preset?: string
  takesTexts: boolean
  unoffered?: readonly string[]
  refused?: Refused<QuoteFormValues>
}

export const emptyQuote: QuoteFormValues = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  service: '',
  message: '',
  contactBy: '',
}

export function QuoteForm(props: QuoteFormProps) {
  const { words, phone, formToken, refused, preset = '' } = props
  const [{ call, uploadFile, attachments }] = useState(() => connect(props.publicApiKey))
  const empty = { ...emptyQuote, service: preset }
  const quote = useFormSubmission<QuoteFormValues>({
    form: 'quote',
    empty,
    formToken,
    refused,
    attachments,
    check: (values) => checkFields(values, words),
    deliver: (queued) => deliverQuote(queued, { attachments, call, filesUnsent: words.filesUnsent }),
    keep: { form: 'quote', deliver: (queued) => deliverQueued('quote', queued, { call, uploadFile }) },
  })
  const { hints } = quote
  const { takeSuggestedEmail, formEvents } = useFieldChecks(quote)

  const summaryOf = ({ values, files }: QueuedSubmission<QuoteFormValues>) =>
    fillIn(files.length > 0 ? words.waitingSummaryFiles : words.waitingSummary, {
      name: `${values.firstName} ${values.lastName}`,
      service: words.services.find(({ value }) => value === values.service)?.label ?? values.service,
      count: files.length,
    })

  return (
    <FormFrame
      sending={quote}
      words={{ ...words, submit: props.submit }}
      phone={phone}
      formToken={formToken}
      refused={refused}
      refusedNote={words.filesAgain}
      refusedLater={words.waitingRefused}
      post={{ action: props.action, encType: 'multipart/form-data' }}
      formEvents={formEvents}
      afterThanks={{ isEmergency: false, phone, words, texts: props.callInstead }}
      queuedNotice={
        quote.queued && (
          <QueuedNotice
            form="quote"
            shown={quote.queued}
            sending={quote}
            summary={summaryOf(quote.queued.queued)}
            words={words}
            phone={phone}
          />
        )
      }
    >
      <AttachmentPicker
        attachments={attachments}
        words={words}
        error={quote.errors.files}
        hydrated={quote.hydrated}
      />
      <QuoteFields
        words={words}
        messageHelp={props.messageHelp}
        unoffered={props.unoffered}
        takesTexts={props.takesTexts}
        defaults={refused?.values ?? empty}
        errors={quote.errors}
        phoneIncomplete={hints.phoneIncomplete}
        emailHint={
          hints.emailMeant && <EmailHint meant={hints.emailMeant} words={words} onUse={takeSuggestedEmail} />
        }
      />
    </FormFrame>
  )
}

type QuoteFieldsProps = {
  words: QuoteFormWords
  messageHelp: string
  unoffered: readonly string[] | undefined
  takesTexts: boolean
  defaults: QuoteFormValues
  errors: FieldErrors
  phoneIncomplete: boolean | undefined
  emailHint: ReactNode
}

function QuoteFields({
  words,
  messageHelp,
  unoffered,
  takesTexts,
  defaults,
  errors,
  phoneIncomplete,
  emailHint,
}: QuoteFieldsProps) {
  const text = (name: keyof QuoteFormValues) => ({
    form: 'quote' as const,
    name,
    label: words[name],
    error: errors[name],
  })
  const message = { ...text('message'), optional: words.optional, help: messageHelp }

  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {(['firstName', 'lastName'] as const).map((name) => (
        <FormField key={name} {...text(name)}>
          <input
            {...controlProps(text(name))}
            required
            maxLength={100}
            autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
            defaultValue={defaults[name]}
          />
        </FormField>
      ))}
      <PhoneField
        text={{ ...text('phone'), hint: phoneIncomplete && words.phoneIncomplete }}
        defaultValue={defaults.phone}
      />
      <EmailField text={{ ...text('email'), hint: emailHint }} defaultValue={defaults.email} />
      <ServiceField
        text={text('service')}
        defaultValue={defaults.service}
        className="sm:col-span-2"
        choose={words.chooseService}
        services={words.services}
        unoffered={unoffered}
      />
      <FormField {...message} className="sm:col-span-2">
        <textarea {...controlProps(message)} rows={4} maxLength={5000} defaultValue={defaults.message} />
      </FormField>
      <AnswerField
        text={text('contactBy')}
        defaultValue={defaults.contactBy}
        words={words}
        takesTexts={takesTexts}
      />
    </div>
  )
}

type QueuedQuote = QueuedSubmission<QuoteFormValues>

async function deliverQuote(
  queued: QueuedQuote,
  { attachments, call, filesUnsent }: { attachments: Attachments; call: ServerCall; filesUnsent: string },
): Promise<SubmitResult> {
  const files = await attachments.settle()
  if (files.ok) {
    const input = { ...queued.values, fileUrls: files.value.keys }
    return withoutFiles(files.value.leftOut, await createRecord('Quote', input, queued, call))
  }
  if (files.refusal !== 'refused') return { ok: false, refusal: { reason: files.refusal } }
  return { ok: false, refusal: { reason: 'refused', fieldErrors: { files: filesUnsent } } }
}

function connect(publicApiKey: string) {
  const call = createServerCall(publicApiKey)
  const uploadFile = createUploadClient({ call, putPart })
  return { call, uploadFile, attachments: createAttachments(uploadFile) }
}
