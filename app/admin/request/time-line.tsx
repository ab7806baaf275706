import { Link } from 'react-router'
import { appointmentText } from '#app/admin/leads/appointment-text.ts'
import { DeliveryTrail } from '#app/admin/list/delivery-trail.tsx'
import { languageLabel } from '#app/admin/records/language-name.ts'
import { type RequestKind, requestKinds, requestPath, serviceOf } from '#app/admin/records/lead.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { clockText, dateTimeText, isoDate, monthDay } from '#app/ui/dates.ts'
import { exactDollars } from '#app/ui/dollars.ts'
import { callSource } from '#words/panel/calls/sources.ts'
import { requestWords } from '#words/panel/request.ts'
import { timeLineWords as words } from '#words/panel/time-line.ts'
import type { OpenRequest } from './request.ts'

type Event = NonNullable<OpenRequest['events']>[number]

export function TimeLine({ request }: { request: OpenRequest }) {
  const timeZone = useTimeZone()
  const { submittedAt, events, deliveries, reviewAskedAt, reviewAskedBy } = request
  const lines = [
    { at: submittedAt, key: 'came', line: <p>{request.written ? words.wroteDown : words.came}</p> },
    ...(events ?? []).map((event) => ({
      at: event.at,
      key: event.id,
      line: <EventLine event={event} kind={request.kind} />,
    })),
    ...(deliveries ?? []).map((delivery) => ({
      at: delivery.sentAt ?? delivery.createdAt,
      key: delivery.id,
      line: <DeliveryTrail deliveries={[delivery]} />,
    })),
    ...(reviewAskedAt
      ? [{ at: reviewAskedAt, key: 'asked', line: <p>{words.reviewAsked(reviewAskedBy === 'mail')}</p> }]
      : []),
  ]
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .reverse()
  return (
    <section className="request-part below-fold" aria-labelledby="request-time-line">
      <h2 id="request-time-line">{requestWords.timeLine}</h2>
      <ol className="time-line">
        {lines.map(({ at, key, line }, index) => (
          <li key={key}>
            <time dateTime={at} title={dateTimeText(at, timeZone)}>
              {startsDay(lines[index - 1]?.at, at, timeZone) && <b>{monthDay(at, timeZone)} </b>}
              {clockText(at, timeZone)}
            </time>
            {line}
          </li>
        ))}
      </ol>
    </section>
  )
}

const startsDay = (before: string | undefined, at: string, timeZone: string) =>
  before === undefined || isoDate(before, timeZone) !== isoDate(at, timeZone)

/** AWSJSON is a text over HTTP and in process alike. */
export function factsIn(json: unknown): Record<string, unknown> {
  return Object(typeof json === 'string' ? JSON.parse(json) : json)
}

function EventLine({ event, kind: ofKind }: { event: Event; kind: RequestKind }) {
  const timeZone = useTimeZone()
  const { kind, by, actorName, text } = event
  const facts = factsIn(event.facts)
  const before = valueBefore(String(facts.field), String(facts.before ?? ''), { timeZone, kind: ofKind })
  const moment = (name: string) => {
    const at = facts[name]
    return typeof at === 'string' ? dateTimeText(at, timeZone) : undefined
  }
  const price = (cents: unknown) => (typeof cents === 'number' ? exactDollars(cents) : undefined)
  const { scheduledAt, windowMinutes } = facts
  const appointment =
    typeof scheduledAt === 'string'
      ? appointmentText(
          { scheduledAt, windowMinutes: typeof windowMinutes === 'number' ? windowMinutes : null },
          timeZone,
        )
      : undefined
  const who = by === 'staff' ? (actorName ?? words.staff) : by === 'customer' ? words.customer : words.system
  return (
    <div>
      <p>
        {words.event(kind, {
          who,
          outcome: String(facts.outcome ?? ''),
          reason: String(facts.reason ?? ''),
          field: String(facts.field ?? ''),
          before,
          to: String(facts.to ?? ''),
          name: String(facts.name ?? ''),
          isBack: facts.isBack === true,
          minutes: String(facts.minutes ?? ''),
          price: price(facts.after),
          priceBefore: price(facts.before),
          count: Number(facts.count ?? 0),
          part: String(facts.part ?? ''),
          moment: moment('arrivesAt') ?? appointment ?? moment('followUpAt'),
        })}
        <OtherRequest facts={facts} />
      </p>
      {text && (
        <p dir="auto" className="lead-note">
          {text}
        </p>
      )}
    </div>
  )
}

type ReadBy = { timeZone: string; kind: RequestKind }

function valueBefore(field: string, before: string, { timeZone, kind }: ReadBy): string {
  if (field === 'service') return serviceOf({ kind, service: before })
  if (field === 'source') return callSource(before)
  if (field === 'language') return languageLabel(before)
  return field === 'wantedAt' && before ? dateTimeText(before, timeZone) : before
}

function OtherRequest({ facts: { kind, id, number } }: { facts: Record<string, unknown> }) {
  const known = requestKinds.find((one) => one === kind)
  if (!known || typeof id !== 'string') return null
  return (
    <>
      {' '}
      <Link to={requestPath({ kind: known, id })} className="link">
        {requestWords.number(String(number))}
      </Link>
    </>
  )
}
