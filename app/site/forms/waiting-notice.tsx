import { useEffect, useRef } from 'react'
import type { FormName, FormValues } from './form-values.ts'
import type { PhoneText, WaitingWords } from './frame-words.ts'
import { Sentence } from './sentence.tsx'
import type { Waiting } from './use-waiting-request.ts'
import type { WaitingRequest } from './waiting-request.ts'

const texts = { 'no-answer': 'waitingKept', failed: 'waitingBusy' } as const

/** In place of the form while a request is kept on this device: what it is, and what can be done with it. */
export function WaitingNotice<Values extends FormValues>({
  form,
  waiting: { request, state, justSent = false },
  summary,
  words,
  phone,
  onSendNow,
  onChange,
  onDiscard,
}: {
  form: FormName
  waiting: Waiting<Values>
  /** By what the person knows the request again. */
  summary: string
  words: WaitingWords
  phone: PhoneText
  onSendNow: () => void
  onChange: (request: WaitingRequest<Values>) => void
  onDiscard: (request: WaitingRequest<Values>) => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (justSent) heading.current?.focus()
  }, [justSent])
  const isSending = state === 'sending'
  const titleId = `${form}-waiting`
  return (
    <section className="border-late border-l-4 py-1 pl-4" aria-labelledby={titleId}>
      <h3 ref={heading} tabIndex={-1} id={titleId} className="text-title">
        {words.waitingTitle}
      </h3>
      <p role="status" className="mt-3">
        {isSending ? words.waitingSending : <Sentence text={words[texts[state]]} phone={phone} />}
      </p>
      <p className="mt-1 text-ink-2 text-note">{summary}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" disabled={isSending} onClick={onSendNow}>
          {words.waitingSendNow}
        </button>
        <button type="button" className="btn" disabled={isSending} onClick={() => onChange(request)}>
          {words.waitingChange}
        </button>
        <button type="button" className="btn" disabled={isSending} onClick={() => onDiscard(request)}>
          {words.waitingDiscard}
        </button>
      </div>
    </section>
  )
}
