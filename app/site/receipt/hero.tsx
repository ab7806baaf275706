import { WheelPack } from '#app/drawings/wheel-pack.tsx'
import { useProfile } from '#app/site/profile.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneLink } from '#app/ui/links.tsx'
import { promiseInWords, timeInWords } from '#words/promise.ts'
import { receiptWords as words } from '#words/receipt.ts'
import { contactServiceLabel, serviceLabel } from '#words/service-choices.ts'
import type { RequestReceipt } from './documents.ts'

/** How far the request is, in one sentence and a drawing; the promised time; the call button; "nobody has called me". */
export function ReceiptHero(props: {
  receipt: RequestReceipt
  now: Date
  /** What a form of this page just did. */
  did: string | undefined
  filesLeftOut: boolean
}) {
  const { receipt, now, did, filesLeftOut } = props
  const { kind, name, service, stage, staff, submittedAt, fileCount, number } = receipt
  const { dispatch, timeZone } = useProfile()
  const label = kind === 'QUOTE' ? serviceLabel(service ?? '') : contactServiceLabel(service ?? '')
  const set = wheelsSet(receipt)
  return (
    <section className="page-hero night" aria-labelledby="page-title">
      <div
        className="measure grid items-center gap-x-14 gap-y-6 pt-8 pb-10 md:min-h-96 md:grid-cols-[1.2fr_1fr] md:py-14"
        data-live-part="hero"
      >
        <div>
          <p className="text-ink-2 text-note">{words.number(number ?? '')}</p>
          <h1 id="page-title" className="mt-3 text-page wrap-anywhere" data-first>
            {stage === 'waiting' ? words[kind].thanks : words.stages[stage](staff)}
          </h1>
          {did && (
            <p className="mt-5 border-ok border-l-4 py-1 pl-4 font-semibold text-lead" role="status">
              {did}
            </p>
          )}
          <p className="mt-5 max-w-[34em] text-lead" data-first>
            <Lead receipt={receipt} now={now} timeZone={timeZone} />
          </p>
          <div className="mt-7 flex flex-wrap items-start gap-3.5">
            <PhoneLink line={dispatch} className="btn btn-primary btn-large max-sm:w-full">
              <Icon name="phone" />
              {words.call(dispatch.display)}
            </PhoneLink>
            {receipt.mayComplain && (
              <form method="post" className="max-sm:w-full">
                <input type="hidden" name="intent" value="complain" />
                <button
                  type="submit"
                  className="btn btn-large max-sm:w-full"
                  aria-describedby="complain-help"
                >
                  {words.complain}
                </button>
                <p id="complain-help" className="mt-2 text-fine text-ink-2">
                  {words.complainHelp}
                </p>
              </form>
            )}
          </div>
          <p className="mt-6 text-ink-2 text-note">
            {words[kind].received(name, label, timeInWords(submittedAt, now, timeZone))}{' '}
            {fileCount > 0 && (fileCount === 1 ? words.files.one : words.files.many(fileCount))}{' '}
            {filesLeftOut && words.files.leftOut}
          </p>
        </div>
        <div className="text-ink-2 max-md:hidden">
          <WheelPack alternative={words.drawing(set)} set={set} />
        </div>
      </div>
    </section>
  )
}

/** Somebody who is later than they said by this much should have called. */
const lateAfterMs = 10 * 60_000

/** What comes next, with the time that was promised. */
function Lead({ receipt, now, timeZone }: { receipt: RequestReceipt; now: Date; timeZone: string }) {
  const { stage, staff, promisedBy, opensAt, arrivesAt, complainedAt } = receipt
  const time = (moment: string) => timeInWords(moment, now, timeZone)
  switch (stage) {
    case 'waiting':
    case 'taken': {
      if (!promisedBy) return words.next
      const isClosed = opensAt && new Date(opensAt) > now
      return (
        <>
          {promiseInWords({ promisedBy, opensAt }, now, timeZone)}
          <Countdown until={promisedBy} now={now} />. {isClosed ? words.leads.closed : words.next}
        </>
      )
    }
    case 'onTheWay':
      if (arrivesAt && now.getTime() - Date.parse(arrivesAt) > lateAfterMs)
        return words.expected(time(arrivesAt))
      return (
        <>
          {words.arrives(time(arrivesAt ?? receipt.submittedAt))}
          {arrivesAt && <Countdown until={arrivesAt} now={now} />}.
        </>
      )
    case 'overdue':
      return complainedAt && !receipt.mayComplain
        ? words.leads.rang(time(complainedAt), staff)
        : words.leads.overdue(time(promisedBy ?? receipt.submittedAt))
    default:
      return words.leads[stage]
  }
}

/** Minutes to go, for the last hour and a half; the script counts on. */
function Countdown({ until, now }: { until: string; now: Date }) {
  const minutes = Math.ceil((new Date(until).getTime() - now.getTime()) / 60_000)
  const { many, one, over } = words.countdown
  return (
    <span data-until={until} data-many={many} data-one={one}>
      {minutes < 1 || minutes > 90 ? over : minutes === 1 ? one : many.replace('{n}', String(minutes))}
    </span>
  )
}

/** How many wheels of the drawing are set: sent, seen, in touch, done. */
function wheelsSet({ stage, events }: RequestReceipt): number {
  if (stage === 'done') return 4
  if (stage === 'cancelled') return 0
  if (stage === 'contacted' || stage === 'onTheWay') return 3
  return events.some(({ kind }) => kind === 'seen' || kind === 'taken' || kind === 'tried') ? 2 : 1
}
