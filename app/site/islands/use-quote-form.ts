import { type FormEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { createAttachments } from './attachments.ts'
import { deliverWaiting } from './deliver-waiting.ts'
import { clearDraft, readDraft, saveDraft } from './draft.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { putPart } from './put-part.ts'
import { checkQuote, type FieldErrors } from './quote-check.ts'
import { emptyValues, fieldOf, focusFirstError, readValues, writeValues } from './quote-form-element.ts'
import type { QuoteFormProps, QuoteFormValues } from './quote-form-props.ts'
import { whileSendingAlone } from './sending-lock.ts'
import { createServerCall } from './server-call.ts'
import { type SubmitResult, submitQuote } from './submit-quote.ts'
import { createUploadClient } from './upload-client.ts'
import { useWaitingRequest } from './use-waiting-request.ts'
import { discardRequest, hasWaiting, keepRequest, type WaitingRequest } from './waiting-request.ts'

/** `refused-later`: a kept request came back for correction. `resumed`: sent by itself, after the signal came back; the person may be looking elsewhere. */
export type Phase =
  | { name: 'editing' | 'sending' | 'refused-later' }
  | { name: 'failed'; because: 'failed' | 'not-kept' }
  | { name: 'sent'; receipt: string | undefined; resumed: boolean }

/** What one attempt to send came to; `kept` tells whether this device still holds the request. */
type Attempt = { result: SubmitResult; request: WaitingRequest; kept: boolean }

/** Everything the quote form does once its script is here. */
export function useQuoteForm(props: QuoteFormProps) {
  const { words, submission, refused } = props
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
  const [draftRestored, setDraftRestored] = useState(false)
  // The same key until a request is sent or put aside, so that no repetition makes a second quote.
  const idempotencyKey = useRef(submission.idempotencyKey)
  const isSending = useRef(false)

  const waiting = useWaitingRequest((request) => deliverWaiting(request, { call, uploadFile }), settleWaiting)

  function settleWaiting(request: WaitingRequest, result: SubmitResult) {
    clearDraft()
    if (result.ok) setPhase({ name: 'sent', receipt: result.receipt, resumed: true })
    else {
      refill(request)
      showErrors(result.reason === 'refused' ? withFileErrors(result.fieldErrors) : {})
      setPhase({ name: 'refused-later' })
    }
  }

  /** Puts a request back into the form, to be changed or corrected. */
  function refill(request: WaitingRequest) {
    idempotencyKey.current = request.submission.idempotencyKey
    attachments.clear()
    attachments.add(request.files.map(({ file }) => file))
    write(request.values)
  }

  function write(values: QuoteFormValues) {
    if (!form.current) return
    writeValues(form.current, values)
    saveDraft({ values, idempotencyKey: idempotencyKey.current, savedAt: Date.now() })
  }

  /** An empty form with a key of its own. */
  function startAfresh() {
    if (form.current) writeValues(form.current, { ...emptyValues, service: props.preset ?? '' })
    attachments.clear()
    clearDraft()
    setErrors({})
    setDraftRestored(false)
    idempotencyKey.current = newIdempotencyKey()
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
    if (!form.current) return
    const values = readValues(form.current)
    saveDraft({ values, idempotencyKey: idempotencyKey.current, savedAt: Date.now() })
    // A correction clears its error while typing; new errors wait for blur or sending.
    if (Object.keys(errors).length > 0) {
      const still = checkQuote(values, words)
      setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => still[name])))
    }
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

  /** Keeps the request on the device first, attachments included: a reload or a dead spot then loses nothing. */
  async function sendOnce(values: QuoteFormValues, trap: string): Promise<Attempt> {
    const request: WaitingRequest = {
      values,
      submission: { idempotencyKey: idempotencyKey.current, formToken: submission.formToken, trap },
      files: attachments.snapshot().map(({ file, upload }) => ({ file, upload })),
      keptAt: Date.now(),
    }
    const kept = await keepRequest(request)
    const result = await deliver(request)
    const stays = kept && !result.ok && result.reason === 'no-answer'
    if (kept && !stays) await discardRequest(request.submission.idempotencyKey)
    return { result, request, kept: stays }
  }

  async function deliver({ values, submission }: WaitingRequest): Promise<SubmitResult> {
    if (!navigator.onLine) return { ok: false, reason: 'no-answer' }
    const files = await attachments.settle()
    if (files.ok) return submitQuote(values, files.keys, submission, call)
    if (files.reason !== 'refused') return { ok: false, reason: files.reason }
    return { ok: false, reason: 'refused', fieldErrors: { files: words.filesUnsent } }
  }

  function finish({ result, request, kept }: Attempt) {
    if (result.ok) {
      startAfresh()
      setPhase({ name: 'sent', receipt: result.receipt, resumed: false })
    } else if (kept) {
      startAfresh()
      setPhase({ name: 'editing' })
      waiting.show({ request, state: 'no-answer' })
    } else if (result.reason === 'refused' && Object.keys(result.fieldErrors).length > 0) {
      if (result.fieldErrors.fileUrls) attachments.renew()
      showErrors(withFileErrors(result.fieldErrors))
    } else {
      setPhase({ name: 'failed', because: result.reason === 'no-answer' ? 'not-kept' : 'failed' })
    }
  }

  const restoreDraft = useEffectEvent(() => {
    // What the server sent back, what was typed before the script came, and a kept request are all newer.
    if (refused || hasWaiting() || !form.current) return
    const typed = readValues(form.current)
    const draft = readDraft()
    if (!draft) return
    idempotencyKey.current = draft.idempotencyKey
    const values = { ...draft.values }
    for (const name of Object.keys(typed) as (keyof QuoteFormValues)[])
      if (typed[name] && typed[name] !== props.preset) values[name] = typed[name]
    write(values)
    setDraftRestored(true)
  })

  useEffect(() => {
    restoreDraft()
    const resume = () => attachments.resume()
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [attachments])

  return {
    form,
    attachments,
    hydrated,
    phase,
    errors,
    setErrors,
    draftRestored,
    startAfresh,
    saveTyping,
    send,
    waiting: waiting.waiting,
    sendWaiting: waiting.look,
    async discardWaiting(request: WaitingRequest) {
      await waiting.takeBack(request)
      startAfresh()
    },
    async changeWaiting(request: WaitingRequest) {
      await waiting.takeBack(request)
      refill(request)
    },
  }
}

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
