import { useEffect, useRef, useState } from 'react'
import { CrossIcon } from './field-icons.tsx'
import type { FrameWords } from './frame-words.ts'
import type { Phase } from './use-sending-form.ts'

/** Specification section 9: the thanks are visible for 5 s; the way to the receipt stays. */
const thanksForMs = 5000

/** Tells that the request has arrived. The region is always there, because screen readers announce changes only. */
export function SentNotice({
  phase,
  words,
  onClose,
}: {
  phase: Phase
  words: FrameWords
  onClose: () => void
}) {
  const region = useRef<HTMLDivElement>(null)
  const [thanksAreOver, setThanksAreOver] = useState(false)
  const sent = phase.name === 'sent' ? phase : undefined

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
            {thanksAreOver ? words.thanksAgain : words.thanks}
          </p>
          {sent.filesLeftOut && <p className="mt-1">{words.filesLeftOut}</p>}
          {sent.receipt && (
            <a href={sent.receipt} className="inline-block py-2 underline underline-offset-2">
              {words.receipt}
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
