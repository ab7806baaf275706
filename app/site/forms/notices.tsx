import { useEffect, useRef, useState } from 'react'
import { address } from '#app/address.ts'
import { fieldId } from '#app/ui/form-field.tsx'
import { fillIn } from '#content/fill-in.ts'
import type { QuoteFormWords } from '#words/site/quote-form.ts'
import { CrossIcon } from './fields.tsx'
import type { FormName, FormValues, Refused } from './form-values.ts'
import type { Phase } from './use-form-submission.ts'

export type FrameWords = Pick<
  QuoteFormWords,
  | 'trap'
  | 'submitting'
  | 'thanksAgain'
  | 'receipt'
  | 'closeNotice'
  | 'failed'
  | 'waitingNotKept'
  | 'draftRestored'
  | 'draftClear'
> &
  Partial<Pick<QuoteFormWords, 'failedCall' | 'filesLeftOut' | 'pickTime'>> & {
    submit: string
    /** Of a form whose thanks promise no call: the others are told by the server, which knows when we call. */
    thanks?: string
  }

export type PhoneText = { display: string; href: string }

/** Specification section 9: the thanks are visible for 5 s; the way to the receipt stays. */
const thanksForMs = 5000

/** Tells that the request has arrived. The region is always there, because screen readers announce changes only. */
export function SentNotice({
  phase,
  words,
  onClose,
  afterThanks,
}: {
  phase: Phase
  words: FrameWords
  onClose: () => void
  afterThanks?: CallInsteadProps | undefined
}) {
  const region = useRef<HTMLDivElement>(null)
  const [thanksAreOver, setThanksAreOver] = useState(false)
  const sent = phase.name === 'sent' ? phase : undefined
  const picksTime = sent?.notice?.picksTime

  useEffect(() => {
    if (!sent) return
    setThanksAreOver(false)
    // Someone who did not press the button just now is told, but not moved.
    if (!sent.resumed) region.current?.focus()
    const timer = setTimeout(() => setThanksAreOver(true), thanksForMs)
    return () => clearTimeout(timer)
  }, [sent])

  return (
    <div ref={region} role="status" tabIndex={-1} className={sent && noticeClass(sent.resumed)}>
      {sent && (
        <>
          <p className="font-semibold text-lead text-ok">
            {thanksAreOver ? words.thanksAgain : (sent.notice?.thanks ?? words.thanks ?? words.thanksAgain)}
          </p>
          {sent.notice && <p className="mt-1 font-semibold">{sent.notice.promise}</p>}
          {sent.filesLeftOut && <p className="mt-1">{words.filesLeftOut}</p>}
          {afterThanks && <CallInstead {...afterThanks} />}
          {sent.receipt && (
            <a
              href={`${address(sent.receipt)}${picksTime ? '#booking' : ''}`}
              className={
                picksTime ? 'btn btn-primary mt-3' : 'inline-block py-2 underline underline-offset-2'
              }
            >
              {picksTime ? words.pickTime : words.receipt}
            </a>
          )}
          {sent.resumed && (
            <button
              type="button"
              className="btn btn-square absolute top-1 right-1 border-transparent"
              aria-label={words.closeNotice}
              onClick={onClose}
            >
              <CrossIcon />
            </button>
          )}
        </>
      )}
    </div>
  )
}

/** Sent by itself: at the top of the screen, wherever on the page the person is reading. */
const noticeClass = (resumed: boolean) =>
  resumed
    ? 'sent-toast fixed inset-x-3 top-3 mx-auto max-w-xl rounded-md border-2 border-ok bg-sheet py-3 pr-14 pl-4'
    : 'mt-5 border-ok border-l-4 py-1 pl-4'

export function FailedNotice({
  because,
  words,
  phone,
}: {
  because: 'failed' | 'not-kept'
  words: FrameWords
  phone: PhoneText
}) {
  const more = because === 'not-kept' ? words.waitingNotKept : words.failedCall
  return (
    <div role="alert" className="mb-5 border-alert border-l-4 py-1 pl-4">
      <p className="font-semibold text-alert">{words.failed}</p>
      {more && (
        <p>
          <Sentence text={more} phone={phone} />
        </p>
      )}
    </div>
  )
}

export function RefusedSummary({
  form,
  refused: { values, fieldErrors, message },
  note,
}: {
  form: FormName
  refused: Refused<FormValues>
  note?: string | undefined
}) {
  const box = useRef<HTMLDivElement>(null)
  // Not autofocus: browsers ignore it when the address has a fragment, and this one has.
  useEffect(() => box.current?.focus(), [])
  const faulty = Object.keys({ ...values, ...fieldErrors }).filter((name) => fieldErrors[name])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-6 border-alert border-l-4 py-1 pl-4">
      <p className="font-semibold text-alert">{message}</p>
      {faulty.length > 0 && (
        <ul className="list-disc pl-5">
          {faulty.map((name) => (
            <li key={name}>
              <a href={`#${fieldId(form, name)}`} className="underline underline-offset-2">
                {fieldErrors[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
      {note && <p className="text-ink-2 text-note">{note}</p>}
    </div>
  )
}

/** A sentence with the phone number in it as a link that never breaks: "Or call {phone}." */
export function Sentence({ text, phone }: { text: string; phone: { display: string; href: string } }) {
  const [before, after] = text.split('{phone}')
  return (
    <>
      {before}
      {after !== undefined && (
        <a href={phone.href} className="whitespace-nowrap font-semibold underline underline-offset-2">
          {phone.display}
        </a>
      )}
      {after}
    </>
  )
}

export type CallInsteadProps = {
  isEmergency: boolean
  phone: PhoneText
  words: Pick<QuoteFormWords, 'call'>
  texts: CallInsteadTexts
}

export type CallInsteadTexts = Readonly<Record<'emergency' | 'other', string>>

function CallInstead({ isEmergency, phone, words, texts }: CallInsteadProps) {
  return (
    <>
      <p className="mt-2">{isEmergency ? texts.emergency : texts.other}</p>
      <p className="mt-3 mb-1">
        <CallLink phone={phone} words={words} />
      </p>
    </>
  )
}

export const CallLink = ({ phone, words }: { phone: PhoneText; words: { call: string } }) => (
  <a href={phone.href} className="btn whitespace-nowrap">
    {fillIn(words.call, { phone: phone.display })}
  </a>
)
