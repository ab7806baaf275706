import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createAttachments } from '../attachments/attachments.ts'
import { putPart } from '../attachments/put-part.ts'
import { createUploadClient } from '../attachments/upload-client.ts'
import { fieldOf, focusFirstError, readValues } from '../form/form-element.ts'
import { whileSendingAlone } from '../form/sending-lock.ts'
import { createServerCall } from '../form/server-call.ts'
import { useDraft } from '../form/use-draft.ts'
import { useWaitingRequest } from '../form/use-waiting-request.ts'
import type { WaitingRequest } from '../form/waiting-request.ts'
import { deliverWaiting } from './deliver-waiting.ts'
import { checkQuote, type FieldErrors } from './quote-check.ts'
import type { QuoteFormProps, QuoteFormValues } from './quote-form-props.ts'
import { sendQuote } from './send-quote.ts'
import type { SubmitResult } from './submit-quote.ts'

/**
 * `refused-later`: a kept request came back for correction. `resumed`: sent by itself, after the signal came
 * back; the person may be looking elsewhere.
 */
export type Phase =
  | { name: 'editing' | 'sending' | 'refused-later' }
  | { name: 'failed'; because: 'failed' | 'not-kept' }
  | { name: 'sent'; receipt: string | undefined; resumed: boolean }

/** What one attempt to send came to; `kept` tells whether this device still holds the request. */
type Attempt = { result: SubmitResult; request: WaitingRequest; kept: boolean }

/** Everything the quote form does once its script is here. */
export function useQuoteForm(props: QuoteFormProps) {
  const { words, formToken, refused } = props
  const form = useRef<HTMLFormElement>(null)
  const [{ call, uploadFile, attachments }] = useState(() => connect(props.publicApiKey))
  const hydrated = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  )
  const [phase, setPhase] = useState<Phase>({ name: 'editing' })
  const [errors, setErrors] = useState<FieldErrors>(refused?.fieldErrors ?? {})
  const [toVisit, setToVisit] = useState<FieldErrors>()
  const draft = useDraft(form, props)
  const isSending = useRef(false)

  const waiting = useWaitingRequest((request) => deliverWaiting(request, { call, uploadFile }), settleWaiting)

  function settleWaiting(request: WaitingRequest, result: SubmitResult) {
    startAfresh()
    if (result.ok) setPhase({ name: 'sent', receipt: result.receipt, resumed: true })
    else {
      refill(request)
      showErrors(result.reason === 'refused' ? withFileErrors(result.fieldErrors) : {})
      setPhase({ name: 'refused-later' })
    }
  }

  /** Puts a request back into the form, to be changed or corrected. */
  function refill({ values, submission, files }: WaitingRequest) {
    draft.write(values, submission.idempotencyKey)
    attachments.clear()
    attachments.add(files.map(({ file }) => file))
  }

  function startAfresh() {
    draft.startAfresh()
    attachments.clear()
    setErrors({})
  }

  function showErrors(found: FieldErrors) {
    setErrors(found)
    setToVisit(found)
    setPhase({ name: 'editing' })
  }

  // After the errors are on the page, so that the field that gets the focus is announced with its error.
  useEffect(() => {
    if (toVisit && form.current) focusFirstError(form.current, toVisit)
  }, [toVisit])

  function saveTyping() {
    draft.save()
    if (!form.current || Object.keys(errors).length === 0) return
    // A correction clears its error while typing; new errors wait for blur or sending.
    const still = checkQuote(readValues(form.current), words)
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => still[name])))
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (isSending.current) return
    const values = readValues(element)
    const found = checkQuote(values, words)
    if (Object.keys(found).length > 0) return showErrors(found)

    isSending.current = true
    setErrors({})
    setPhase({ name: 'sending' })
    try {
      const attempt = await whileSendingAlone(() =>
        sendOnce(values, fieldOf(element, 'website')?.value ?? ''),
      )
      if (attempt !== 'busy') finish(attempt)
    } catch (error) {
      setPhase({ name: 'failed', because: 'failed' })
      throw error
    } finally {
      isSending.current = false
    }
  }

  async function sendOnce(values: QuoteFormValues, trap: string): Promise<Attempt> {
    const request: WaitingRequest = {
      values,
      submission: { idempotencyKey: draft.key.current, formToken, trap },
      files: attachments.snapshot().map(({ file, upload }) => ({ file, upload })),
      keptAt: Date.now(),
    }
    const sent = await sendQuote(request, { attachments, call, filesUnsent: words.filesUnsent })
    return { ...sent, request }
  }

  function finish({ result, request, kept }: Attempt) {
    if (result.ok) {
      startAfresh()
      setPhase({ name: 'sent', receipt: result.receipt, resumed: false })
    } else if (kept) {
      startAfresh()
      setPhase({ name: 'editing' })
      waiting.show({ request, state: 'no-answer', justSent: true })
    } else if (result.reason === 'refused' && Object.keys(result.fieldErrors).length > 0) {
      // The server no longer has what it was given.
      if (withFileErrors(result.fieldErrors).files) attachments.renew()
      showErrors(withFileErrors(result.fieldErrors))
    } else {
      setPhase({ name: 'failed', because: result.reason === 'no-answer' ? 'not-kept' : 'failed' })
    }
  }

  // Busy controls are disabled, which loses the focus.
  useEffect(() => {
    if (phase.name === 'failed') form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [phase])

  return {
    form,
    attachments,
    hydrated,
    phase,
    errors,
    setErrors,
    draftRestored: draft.wasRestored,
    startAfresh,
    saveTyping,
    send,
    closeNotice: () => setPhase({ name: 'editing' }),
    waiting: waiting.waiting,
    sendWaiting: waiting.look,
    async discardWaiting(request: WaitingRequest) {
      await waiting.takeBack(request)
      startAfresh()
      setToVisit({ ...firstField })
    },
    async changeWaiting(request: WaitingRequest) {
      await waiting.takeBack(request)
      refill(request)
      setToVisit({ ...firstField })
    },
  }
}

/** Where someone goes on who took a request back. */
const firstField: FieldErrors = { firstName: 'next' }

const noChanges = () => () => {}

function connect(publicApiKey: string) {
  const call = createServerCall(publicApiKey)
  const uploadFile = createUploadClient({ call, putPart })
  return { call, uploadFile, attachments: createAttachments(uploadFile) }
}

/** The data service calls the attachments fileUrls; the form has one field for them. */
function withFileErrors({ fileUrls, ...errors }: FieldErrors): FieldErrors {
  return fileUrls ? { ...errors, files: fileUrls } : errors
}
