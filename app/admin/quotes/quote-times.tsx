import { useState } from 'react'
import { quotesWords } from '#content/en/admin.ts'
import type { QuoteOnCard } from './documents.ts'
import { useNow } from './now.tsx'
import { dateTimeText, durationText, exactText, followUpText, promisedMilliseconds } from './times.ts'

/** When it came in, how long it waits, and when somebody answered. Houston's time. */
export function QuoteTimes({ quote, isWaiting }: { quote: QuoteOnCard; isWaiting: boolean }) {
  const { submittedAt, contactedAt, completedAt } = quote
  return (
    <div className="quote-times">
      <p>
        {isWaiting && (
          <>
            <Waiting since={submittedAt} /> <span aria-hidden="true">· </span>
          </>
        )}
        <Submitted at={submittedAt} />
      </p>
      {contactedAt && (
        <p>
          {quotesWords.contacted(
            followUpText(contactedAt, submittedAt),
            durationText(Date.parse(contactedAt) - Date.parse(submittedAt)),
          )}
        </p>
      )}
      {completedAt && <p>{quotesWords.completed(followUpText(completedAt, submittedAt))}</p>}
    </div>
  )
}

/** Ticks for the eye only: nothing reads it out by itself. */
export function Waiting({ since }: { since: string }) {
  const waited = useNow() - Date.parse(since)
  return (
    <span className="waiting" data-late={waited > promisedMilliseconds || undefined}>
      {quotesWords.waiting(durationText(waited))}
    </span>
  )
}

/** To the minute; to the second and with its weekday on hover, or after a tap. */
function Submitted({ at }: { at: string }) {
  const [isExact, setExact] = useState(false)
  return (
    <button
      type="button"
      className="exact-time"
      title={exactText(at)}
      aria-pressed={isExact}
      onClick={() => setExact(!isExact)}
    >
      <time dateTime={at}>{isExact ? exactText(at) : dateTimeText(at)}</time>
    </button>
  )
}
