import { useEffect, useRef } from 'react'
import type { FormName, FormValues } from '#app/site/forms/form-values.ts'
import { type PhoneText, Sentence } from '#app/site/forms/notices.tsx'
import type { FormSubmission } from '#app/site/forms/use-form-submission.ts'
import type { QuoteFormWords } from '#words/site/quote-form.ts'
import type { QueueState } from './use-offline-queue.ts'

type QueuedWords = Pick<
  QuoteFormWords,
  | 'failed'
  | 'waitingTitle'
  | 'waitingOffline'
  | 'waitingBusy'
  | 'waitingKept'
  | 'waitingTextKept'
  | 'waitingInPage'
  | 'waitingSending'
  | 'waitingSendNow'
  | 'waitingChange'
  | 'waitingDiscard'
  | 'waitingRefused'
>

const causes = { 'no-response': 'waitingOffline', failed: 'waitingBusy' } as const
const places = { text: 'waitingTextKept', nothing: 'waitingInPage' } as const

export function QueuedNotice<Values extends FormValues>({
  form,
  shown: { queued, state, justSent = false },
  sending,
  summary,
  words,
  phone,
}: {
  form: FormName
  shown: QueueState<Values>
  sending: Pick<FormSubmission<Values>, 'sendQueued' | 'changeQueued' | 'discardQueued'>
  summary: string
  words: QueuedWords
  phone: PhoneText
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (justSent) heading.current?.focus()
  }, [justSent])
  const isSending = state === 'sending'
  const place = queued.kept ? places[queued.kept] : 'waitingKept'
  const titleId = `${form}-waiting`
  return (
    <section className="border-late border-l-4 py-1 pl-4" aria-labelledby={titleId}>
      <h3 ref={heading} tabIndex={-1} id={titleId} className="text-title">
        {words.waitingTitle}
      </h3>
      {justSent && state === 'failed' && (
        <p role="alert" className="mt-3 font-semibold text-alert">
          {words.failed}
        </p>
      )}
      <p role="status" className="mt-3">
        {isSending ? (
          words.waitingSending
        ) : (
          <>
            {words[causes[state]]} <Sentence text={words[place]} phone={phone} />
          </>
        )}
      </p>
      <p className="mt-1 text-ink-2 text-note">{summary}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" disabled={isSending} onClick={sending.sendQueued}>
          {words.waitingSendNow}
        </button>
        <button
          type="button"
          className="btn"
          disabled={isSending}
          onClick={() => sending.changeQueued(queued)}
        >
          {words.waitingChange}
        </button>
        <button
          type="button"
          className="btn"
          disabled={isSending}
          onClick={() => sending.discardQueued(queued)}
        >
          {words.waitingDiscard}
        </button>
      </div>
    </section>
  )
}
