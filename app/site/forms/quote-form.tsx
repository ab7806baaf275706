import { useState } from 'react'
import { AttachmentPicker } from '#app/site/forms/attachments/attachment-picker.tsx'
import { createAttachments } from '#app/site/forms/attachments/attachments.ts'
import { putPart } from '#app/site/forms/attachments/put-part.ts'
import { createUploadClient } from '#app/site/forms/attachments/upload-client.ts'
import { checkFields } from './check-fields.ts'
import { EmailHint } from './email-hint-button.tsx'
import { fillIn } from './fill-in.ts'
import { FormFrame } from './form-frame.tsx'
import { createServerCall } from './server-call.ts'
import { useFieldChecks } from './use-field-checks.ts'
import { useSendingForm } from './use-sending-form.ts'
import { WaitingNotice } from './waiting-notice.tsx'
import type { WaitingRequest } from './waiting-request.ts'
import { deliverQuote, deliverWaiting } from './deliver-quote.ts'
import { QuoteFields } from './quote-fields.tsx'
import { emptyQuote, type QuoteFormProps, type QuoteFormValues } from './quote-form-props.ts'

/** The quote form: plain HTML that posts to the page, and with its script the same form at its best. */
export function QuoteForm(props: QuoteFormProps) {
  const { words, phone, formToken, refused, preset = '' } = props
  const [{ call, uploadFile, attachments }] = useState(() => connect(props.publicApiKey))
  const empty = { ...emptyQuote, service: preset }
  const quote = useSendingForm<QuoteFormValues>({
    form: 'quote',
    empty,
    formToken,
    refused,
    attachments,
    check: (values) => checkFields(values, words),
    deliver: (request) => deliverQuote(request, { attachments, call, filesUnsent: words.filesUnsent }),
    deliverLater: (request) => deliverWaiting(request, { call, uploadFile }),
  })
  const { hints } = quote
  const { takeSuggestedEmail, formEvents } = useFieldChecks(quote)

  const summaryOf = ({ values, files }: WaitingRequest<QuoteFormValues>) =>
    fillIn(files.length > 0 ? words.waitingSummaryFiles : words.waitingSummary, {
      name: `${values.firstName} ${values.lastName}`,
      service: words.services.find(({ value }) => value === values.service)?.label ?? values.service,
      count: files.length,
    })

  return (
    <FormFrame
      sending={quote}
      words={words}
      phone={phone}
      formToken={formToken}
      refused={refused}
      refusedNote={words.filesAgain}
      refusedLater={words.waitingRefused}
      post={{ action: '/?index#quote-form', encType: 'multipart/form-data' }}
      formEvents={formEvents}
      waitingNotice={
        quote.waiting && (
          <WaitingNotice
            form="quote"
            waiting={quote.waiting}
            summary={summaryOf(quote.waiting.request)}
            words={words}
            phone={phone}
            onSendNow={quote.sendWaiting}
            onChange={quote.changeWaiting}
            onDiscard={quote.discardWaiting}
          />
        )
      }
    >
      <QuoteFields
        words={words}
        services={words.services}
        defaults={refused?.values ?? empty}
        errors={quote.errors}
        phoneIncomplete={hints.phoneIncomplete}
        emailHint={
          hints.emailMeant && <EmailHint meant={hints.emailMeant} words={words} onUse={takeSuggestedEmail} />
        }
      />
      <AttachmentPicker
        attachments={attachments}
        words={words}
        error={quote.errors.files}
        hydrated={quote.hydrated}
      />
    </FormFrame>
  )
}

function connect(publicApiKey: string) {
  const call = createServerCall(publicApiKey)
  const uploadFile = createUploadClient({ call, putPart })
  return { call, uploadFile, attachments: createAttachments(uploadFile) }
}
