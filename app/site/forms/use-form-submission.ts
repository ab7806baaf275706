import { type FormEvent, useEffect, useRef, useState } from 'react'
import { pathIn, prefix } from '#app/address.ts'
import type { Attachments } from '#app/site/forms/attachments/attachments.ts'
import { isGone } from '#app/site/forms/attachments/remembered-file.ts'
import { withSubmitLock } from '#app/ui/submit-lock.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import {
  type FieldErrors,
  type FieldHints,
  type FormName,
  type FormValues,
  focusFirstError,
  formControl,
  isUntouched,
  type Refused,
  readValues,
  trapName,
} from './form-values.ts'
import { cameByLink, useDraft } from './kept/drafts.ts'
import { offlineQueue, type QueuedSubmission, type QueueForm } from './kept/offline-queue.ts'
import { rememberRequest } from './kept/open-request.ts'
import { sendOrQueue, useOfflineQueue } from './kept/use-offline-queue.ts'
import { UnsentForm } from './plain-form.ts'
import { type SentForm, type SubmitResult, storedVisit } from './submit.ts'

/**
 * `refused-later`: a kept submission came back for correction. `resumed`: sent by itself, after the signal came
 * back; the person may be looking elsewhere.
 */
export type Phase =
  | { name: 'editing' | 'sending' | 'refused-later' }
  | { name: 'failed'; because: 'failed' | 'not-kept' }
  | ({ name: 'sent'; resumed: boolean } & SentForm)

/**
 * `keep` keeps what cannot be sent now, and brings it to the server later; without it nothing is kept. `presetIsNew`: whether a
 * preset was chosen just now; without it, when a link led to this page.
 */
type FormSubmissionOptions<Values extends FormValues> = {
  form: FormName
  empty: Values
  formToken: string
  refused?: Refused<Values> | undefined
  check: (values: Values) => FieldErrors
  deliver: (queued: QueuedSubmission<Values>) => Promise<SubmitResult>
  keep?: { form: QueueForm; deliver: (queued: QueuedSubmission<Values>) => Promise<SubmitResult> }
  attachments?: Pick<Attachments, 'add' | 'clear' | 'renew' | 'restore' | 'snapshot' | 'subscribe'>
  presetIsNew?: () => boolean
}

type SubmitAttempt<Values extends FormValues> = {
  result: SubmitResult
  kept?: QueuedSubmission<Values>
}

export type FormSubmission<Values extends FormValues> = ReturnType<typeof useFormSubmission<Values>>

export function useFormSubmission<Values extends FormValues>(options: FormSubmissionOptions<Values>) {
  const { empty, refused, attachments, deliver, keep } = options
  const form = useRef<HTMLFormElement>(null)
  const [queue] = useState(() => keep && offlineQueue<Values>(keep.form))
  const hydrated = useHydrated()
  const [phase, setPhase] = useState<Phase>({ name: 'editing' })
  const [errors, setErrors] = useState<FieldErrors>(refused?.fieldErrors ?? {})
  const [hints, setHints] = useState<FieldHints>({})
  const [toVisit, setToVisit] = useState<FieldErrors>()
  const [unsent, setUnsent] = useState<UnsentForm>()
  if (unsent) throw unsent
  const isSending = useRef(false)
  const draft = useDraft(form, {
    form: options.form,
    empty,
    // What the server sent back and a submission that waits are newer.
    holdsNewer: () => refused !== undefined || queue?.hasAny() === true,
    presetIsNew: options.presetIsNew ?? cameByLink,
    attachments,
  })
  const offline = useOfflineQueue(options.form, queue, keep?.deliver ?? deliver, settleQueued)

  function settleQueued(queued: QueuedSubmission<Values>, result: SubmitResult) {
    startOver()
    if (result.ok) showSent(result.value, true)
    else {
      refill(queued)
      showErrors(result.refusal.reason === 'refused' ? withFileErrors(result.refusal.fieldErrors) : {})
      setPhase({ name: 'refused-later' })
    }
  }

  function showSent(sent: SentForm, resumed: boolean) {
    if (sent.receipt) rememberRequest(sent.receipt)
    if (sent.receipt && form.current) form.current.dataset.receipt = sent.receipt
    setPhase({ name: 'sent', resumed, ...sent })
  }

  function refill({ values, submission, files }: QueuedSubmission<Values>) {
    draft.write(values, submission.idempotencyKey)
    attachments?.clear()
    attachments?.add(files.flatMap(({ file }) => (isGone(file) ? [] : file)))
    const gone = files.filter(({ file }) => isGone(file))
    attachments?.restore(gone.map(({ file: { name, type }, upload }) => ({ name, type, size: 0, upload })))
  }

  function startOver() {
    draft.startOver()
    attachments?.clear()
    setErrors({})
    setHints({})
  }

  function showErrors(found: FieldErrors) {
    setErrors(found)
    setToVisit(found)
    // The thanks for what was sent before stay until something else is sent.
    setPhase((now) => (now.name === 'sent' ? now : { name: 'editing' }))
  }

  // After the errors are on the page, so that the field that gets the focus is announced with its error.
  useEffect(() => {
    if (toVisit && form.current) focusFirstError(form.current, toVisit)
  }, [toVisit])

  const check = () => (form.current ? options.check(readValues(form.current, empty)) : {})

  function saveTyping() {
    draft.save()
    if (Object.keys(errors).length === 0) return
    // A correction clears its error while typing; new errors wait for blur or sending.
    const still = check()
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => still[name])))
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    try {
      await sendAsTyped(event.currentTarget)
    } catch (error) {
      setUnsent(new UnsentForm(error))
    } finally {
      isSending.current = false
    }
  }

  async function sendAsTyped(element: HTMLFormElement) {
    const values = readValues(element, empty)
    // One more press after the thanks: the form is empty again, and they are shown again.
    const isPressedAgain = isUntouched(values, empty) && !attachments?.snapshot().length
    if (phase.name === 'sent' && isPressedAgain) return setPhase({ ...phase, resumed: false })
    const found = options.check(values)
    if (Object.keys(found).length > 0) return showErrors(found)

    const queued: QueuedSubmission<Values> = {
      values,
      submission: {
        idempotencyKey: draft.key.current,
        formToken: options.formToken,
        trap: formControl(element, trapName)?.value ?? '',
        ...storedVisit(),
      },
      files: attachments?.snapshot().map(({ file, upload }) => ({ file, upload })) ?? [],
      queuedAt: Date.now(),
      formPath: `${pathIn(location)}#${options.form}-form`,
      prefix,
    }
    setErrors({})
    // Disabled, it loses the focus anyway; React would give it back, and stop for good where that throws.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    setPhase({ name: 'sending' })
    const sent = await withSubmitLock(options.form, () => sendOrQueue(queued, deliver, queue))
    if (sent !== 'busy') finish(sent)
  }

  function finish({ result, kept }: SubmitAttempt<Values>) {
    if (result.ok) {
      startOver()
      showSent(result.value, false)
    } else if (kept && result.refusal.reason !== 'refused') {
      startOver()
      setPhase({ name: 'editing' })
      offline.show({ queued: kept, state: result.refusal.reason, justSent: true })
    } else if (result.refusal.reason === 'refused' && Object.keys(result.refusal.fieldErrors).length > 0) {
      // The server no longer has what it was given.
      if (withFileErrors(result.refusal.fieldErrors).files) attachments?.renew()
      showErrors(withFileErrors(result.refusal.fieldErrors))
    } else {
      setPhase({ name: 'failed', because: result.refusal.reason === 'no-response' ? 'not-kept' : 'failed' })
    }
  }

  // Busy controls are disabled, which loses the focus; and what went wrong must be in view above the button.
  useEffect(() => {
    if (phase.name !== 'failed') return
    const foot = form.current?.querySelector('.form-foot')
    foot?.querySelector<HTMLElement>('[type=submit]')?.focus()
    foot?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }, [phase])

  return {
    name: options.form,
    form,
    hydrated,
    phase,
    isSending: phase.name === 'sending',
    errors,
    values: () => (form.current ? readValues(form.current, empty) : empty),
    check,
    showError: (found: FieldErrors) => setErrors((shown) => ({ ...shown, ...found })),
    hints,
    showHints: (found: FieldHints) => setHints((shown) => ({ ...shown, ...found })),
    draftRestored: draft.wasRestored,
    startOver,
    saveTyping,
    send,
    closeNotice: () => setPhase({ name: 'editing' }),
    queued: offline.shown,
    sendQueued: offline.sendOldest,
    async discardQueued(queued: QueuedSubmission<Values>) {
      await offline.takeBack(queued)
      startOver()
      visitFirstField()
    },
    async changeQueued(queued: QueuedSubmission<Values>) {
      await offline.takeBack(queued)
      refill(queued)
      visitFirstField()
    },
  }

  function visitFirstField() {
    setToVisit(Object.fromEntries(Object.keys(empty).map((name) => [name, 'next'])))
  }
}

function withFileErrors({ fileUrls, ...errors }: FieldErrors): FieldErrors {
  return fileUrls ? { ...errors, files: fileUrls } : errors
}
