import { useProfile } from '#app/site/profile.ts'
import { timeInWords } from '#words/promise.ts'
import { receiptWords as words } from '#words/receipt.ts'
import { contactServiceLabel, serviceLabel } from '#words/service-choices.ts'
import type { RequestReceipt } from './documents.ts'

type Event = RequestReceipt['events'][number]

/** What happened to the request, oldest first. */
export function TimeLine({ receipt, now }: { receipt: RequestReceipt; now: Date }) {
  const { timeZone } = useProfile()
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
        {receipt.events.filter(isNews).map(({ at, kind, name, time, text, files }) => (
          <li key={`${at} ${kind}`}>
            <time dateTime={at}>{timeInWords(at, now, timeZone)}</time>
            <div>
              <p className="font-semibold">
                {words.events[kind](name, time ? timeInWords(time, now, timeZone) : '')}
              </p>
              {text && <p className="whitespace-pre-line wrap-anywhere text-note">{text}</p>}
              {files ? <p className="text-ink-2 text-note">{words.addedFiles(files)}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const handling: readonly Event['kind'][] = [
  'taken',
  'tried',
  'contacted',
  'scheduled',
  'onTheWay',
  'done',
  'cancelled',
]

/** That somebody opened a request says nothing once it was worked on. */
const isNews = ({ kind }: Event, index: number, events: readonly Event[]) =>
  kind !== 'seen' || !events.slice(0, index).some((before) => handling.includes(before.kind))

/** What the customer sent. Numbers and addresses are not shown in full: the link may be in other hands (decision 19). */
export function Sent({ receipt }: { receipt: RequestReceipt }) {
  const { kind, service, message, phoneEnd, emailHint, hasAddress } = receipt
  const label = kind === 'QUOTE' ? serviceLabel(service ?? '') : contactServiceLabel(service ?? '')
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className="text-title">
        {words.sent}
      </h2>
      <dl className="receipt-facts mt-5" data-live-part="sent">
        <div>
          <dt>{words.service}</dt>
          <dd>{label}</dd>
        </div>
        <div>
          <dt>{words.message}</dt>
          <dd className="whitespace-pre-line wrap-anywhere" dir="auto">
            {message || words.noMessage}
          </dd>
        </div>
        <div>
          <dt>{words.contact}</dt>
          <dd className="wrap-anywhere">{words.contactText(phoneEnd ?? '', emailHint ?? '')}</dd>
        </div>
        {hasAddress && (
          <div>
            <dt>{words.address}</dt>
            <dd>{words.addressKept}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
