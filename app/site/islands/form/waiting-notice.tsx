import { useEffect, useRef } from 'react'
import type { QuoteFormWords } from '#content/en/quote-form.ts'
import type { QuoteFormProps } from '../quote-form/quote-form-props.ts'
import { fillIn } from './fill-in.ts'
import { Sentence } from './sentence.tsx'
import type { Waiting } from './use-waiting-request.ts'
import type { WaitingRequest } from './waiting-request.ts'

const texts = { 'no-answer': 'waitingKept', failed: 'waitingBusy' } as const

/** In place of the form while a request is kept on this device: what it is, and what can be done with it. */
export function WaitingNotice({
  waiting: { request, state, justSent = false },
  words,
  services,
  phone,
  onSendNow,
  onChange,
  onDiscard,
}: {
  waiting: Waiting
  words: QuoteFormWords
  services: QuoteFormProps['services']
  phone: QuoteFormProps['phone']
  onSendNow: () => void
  onChange: (request: WaitingRequest) => void
  onDiscard: (request: WaitingRequest) => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (justSent) heading.current?.focus()
  }, [justSent])
  const { values, files } = request
  const summary = fillIn(files.length > 0 ? words.waitingSummaryFiles : words.waitingSummary, {
    name: `${values.firstName} ${values.lastName}`,
    service: services.find(({ value }) => value === values.service)?.label ?? values.service,
    count: files.length,
  })
  const isSending = state === 'sending'
  return (
    <section className="border-late border-l-4 py-1 pl-4" aria-labelledby="quote-waiting">
      <h3 ref={heading} tabIndex={-1} id="quote-waiting" className="text-title">
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
