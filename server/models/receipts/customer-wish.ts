import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { wishOf } from '#content/time/appointments.ts'
import { bookingRulesOf, type Window } from '#content/time/free-windows.ts'
import type { Transaction } from '#server/database/database.ts'
import { type NewLeadEvent, readTimeLine } from '#server/models/leads/lead-events.ts'
import { awaitsFirstCall, promiseAgain } from '#server/models/leads/lead-promise.ts'
import { customerTopic } from '#server/notifications/mail/customer-mail-delivery.ts'
import { newsTopic } from '#server/notifications/outbox/customer-news.ts'
import { deliveries } from '#server/schema/notifications.ts'
import type { StoredLeadEvent } from '#server/schema/requests.ts'
import { type CustomerChange, type CustomerWrite, promisedTo } from './customer-change.ts'
import type { RequestRow } from './receipt-stage.ts'

export type Booking = { window: Window; address: string | null }

export const nothingPicked = { pickedFrom: null, pickedUntil: null, reservedUntil: null }

/** What a wish changes beside the window, and what is put back when it is taken back. */
const waitingColumns = [
  'followUpAt',
  'followUpToldAt',
  'declinedAppointment',
  'callbackAskedAt',
  'callbackBy',
] as const

/** An appointment that they have stands until staff confirm the other one. */
export async function makeWish(booking: Booking, change: CustomerChange): Promise<CustomerWrite> {
  const { tx, call, now, row } = change
  const { window, address } = booking
  const { windowMinutes } = bookingRulesOf(call.services.profile())
  const isMove = row.scheduledAt !== null && row.scheduledAt > now
  if (wishOf(row)) await withdrawWish(tx, row)
  const waits = isMove || !awaitsFirstCall(row)
  const again = waits ? promiseAgain(row.kind, call, now) : undefined
  const said = { scheduledAt: window.from.toISOString(), windowMinutes }
  return {
    columns: {
      pickedFrom: window.from,
      pickedUntil: window.until,
      reservedUntil: null,
      ...(isMove && { declinedAppointment: row.scheduledAt }),
      ...(again && { followUpAt: now, followUpToldAt: now, ...again }),
      ...(address && { address }),
    },
    events: [
      { kind: 'wished', facts: { ...said, ...(again && (await waitedBefore(change))) } },
      ...addressEvents(booking, change),
    ],
    news: { action: 'wished', appointment: said },
    copy: { action: 'wished', ...said, promisedBy: promisedTo(change, again?.callbackBy ?? null) },
  }
}

/** The wish is over; what waited before it waits again, unless staff have planned since. */
export async function takeBackWish({ tx, row }: CustomerChange): Promise<CustomerWrite> {
  await withdrawWish(tx, row)
  const made = await lastWish(tx, row)
  const before = columnsIn(made?.facts ?? {})
  const isPlannedSince = row.followUpAt?.getTime() !== made?.at.getTime()
  const { followUpAt: _, followUpToldAt: __, ...promised } = before
  const wish = wishOf(row)
  const facts = wish && { ...wish, scheduledAt: wish.scheduledAt.toISOString() }
  return {
    columns: { ...nothingPicked, ...(isPlannedSince ? promised : before) },
    events: facts ? [{ kind: 'wishDeclined', facts }] : [],
  }
}

/** Of a wish that is changed: what was there before the first. */
async function waitedBefore({ tx, row }: CustomerChange): Promise<StoredLeadEvent['facts']> {
  const first = wishOf(row) ? (await lastWish(tx, row))?.facts : undefined
  return Object.fromEntries(
    waitingColumns.map((name) => {
      const before = first?.[name]
      return [name, before === undefined ? (row[name]?.toISOString() ?? null) : before]
    }),
  )
}

const columnsIn = (facts: Readonly<Record<string, unknown>>): Partial<RequestRow> =>
  Object.fromEntries(
    waitingColumns
      .filter((name) => name in facts)
      .map((name) => [name, typeof facts[name] === 'string' ? new Date(facts[name]) : null]),
  )

const lastWish = async (tx: Transaction, { id }: Pick<RequestRow, 'id'>) =>
  (await readTimeLine(tx, id)).findLast(({ kind }) => kind === 'wished')

/** The mails that are not sent yet. */
async function withdrawWish(tx: Transaction, { id }: Pick<RequestRow, 'id'>): Promise<void> {
  const { subjectId, topic, payload, state, leasedUntil } = deliveries
  const isCopy = and(eq(topic, customerTopic('copy')), sql`${payload} ->> 'action' = 'wished'`)
  await tx
    .delete(deliveries)
    .where(
      and(
        eq(subjectId, id),
        eq(state, 'pending'),
        isNull(leasedUntil),
        or(eq(topic, newsTopic('wished')), isCopy),
      ),
    )
}

export const addressEvents = ({ address }: Booking, { row }: CustomerChange): NewLeadEvent[] =>
  address && address !== row.address
    ? [{ kind: 'corrected', facts: { field: 'address', before: row.address, after: address } }]
    : []
