import { useProfile, useWords } from '#app/site/profile.ts'
import { countIn, fillIn } from '#content/fill-in.ts'
import { receiptWords } from '#words/site/receipt.ts'
import { appointmentInWords, timeInWords } from '#words/times.ts'
import type { RequestReceipt } from './documents.ts'
import { appointmentOf } from './headline.ts'

type Event = RequestReceipt['events'][number]

export function ReceiptTimeLine({ receipt }: { receipt: RequestReceipt }) {
  const { timeZone } = useProfile()
  const words = useWords(receiptWords)
  const eventsOfStaff: Partial<Record<Event['kind'], string>> = words.eventsOfStaff
  const now = new Date(receipt.now)
  return (
    <section aria-labelledby="time-line">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="time-line" className="text-title">
          {words.timeLine}
        </h2>
        <p
          className="receipt-state"
          data-state="live"
          data-live={words.live}
          data-away={words.checkedAt}
          hidden
        >
          {words.live}
        </p>
      </div>
      <ol className="time-line mt-5" data-live-part="events">
        {receipt.events.filter(isNews).map(({ at, kind, name, time, until, text, files }) => (
          <li key={`${at} ${kind}`}>
            <time dateTime={at}>{timeInWords(at, now, timeZone)}</time>
            <div>
              <p className="font-semibold">
                {fillIn((name && eventsOfStaff[kind]) || words.events[kind], {
                  staff: name ?? '',
                  time: time ? eventTime({ time, until }, now, timeZone) : '',
                })}
              </p>
              {text && <p className="whitespace-pre-line wrap-anywhere text-note">{text}</p>}
              {files ? (
                <p className="text-ink-2 text-note">{countIn(words.addedFiles, { count: files })}</p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const eventTime = (
  { time, until }: { time: string; until: string | null },
  now: Date,
  timeZone: string,
): string => {
  const appointment = until && appointmentOf({ appointmentAt: time, appointmentUntil: until })
  return appointment ? appointmentInWords(appointment, now, timeZone) : timeInWords(time, now, timeZone)
}

const handling: readonly Event['kind'][] = [
  'taken',
  'tried',
  'contacted',
  'scheduled',
  'onTheWay',
  'done',
  'lost',
  'cancelled',
]

/** "Seen" is no news once the request was worked on. */
const isNews = ({ kind }: Event, index: number, events: readonly Event[]) =>
  kind !== 'seen' || !events.slice(0, index).some((before) => handling.includes(before.kind))
