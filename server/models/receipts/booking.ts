import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { isReserved, wishOf } from '#content/time/appointments.ts'
import { bookingRulesOf, claimedBy, isFreeFor } from '#content/time/free-windows.ts'
import { longest, optionalLine, parseInput } from '#server/data-service/input.ts'
import { holdLock } from '#server/database/lock.ts'
import { takeTokenOfNetworks } from '#server/limits/rate-limit.ts'
import { silenceAlarms } from '#server/models/leads/alarms/lead-alarms.ts'
import { readTimeLine } from '#server/models/leads/lead-events.ts'
import { mailAppointment } from '#server/models/leads/mails/appointment-mails.ts'
import { answeredByAppointment } from '#server/models/leads/progress/appointment-answer.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { requests } from '#server/schema/requests.ts'
import type { CustomerChange, CustomerWrite } from './customer-change.ts'
import { addressEvents, type Booking, makeWish, nothingPicked, takeBackWish } from './customer-wish.ts'
import { readClaims, readFreeWindows } from './free-windows.ts'
import { booksAtOnce, mayBook } from './receipt-stage.ts'

const reservedMs = 10 * 60_000

/** Bookings of one network in a day: made-up requests cannot fill a calendar. */
const mostBooked = { limit: 10, windowSeconds: 86_400 }

/** `isAtOnce`: what the page said that the press does. */
const bookingInput = z.object({
  at: z.date(),
  address: optionalLine(longest.address),
  isAtOnce: z.boolean().nullish(),
})

type Write = (booking: Booking, change: CustomerChange) => Promise<Result<CustomerWrite>>

/** For ten minutes nobody else gets it. A wish is changed at once, to another one: it has nothing to lose. */
export const reserveWindow = (given: object, change: CustomerChange): Promise<Result<CustomerWrite>> =>
  pickWindow(given, change, async (booking) => {
    if (wishOf(change.row)) return done(await makeWish(booking, change))
    const { from, until } = booking.window
    const reservedUntil = new Date(change.now.getTime() + reservedMs)
    return done({ columns: { pickedFrom: from, pickedUntil: until, reservedUntil }, events: [] })
  })

/** As the owner chooses, the appointment stands or is a wish. Suspicious requests only wish. */
export const bookWindow = (given: object, change: CustomerChange): Promise<Result<CustomerWrite>> =>
  pickWindow(given, change, async (booking) => {
    const limited = await takeBooking(change)
    if (!limited.ok) return limited
    const isAtOnce = booksAtOnce(change.row, change.call.services.profile())
    return done(await (isAtOnce ? setAppointment : makeWish)(booking, change))
  })

/** Lets go of what is kept, or takes back what was asked for. */
export async function releaseWindow(change: CustomerChange): Promise<CustomerWrite> {
  if (wishOf(change.row)) return takeBackWish(change)
  return change.row.pickedFrom ? { columns: nothingPicked, events: [] } : undefined
}

/** What they have already is theirs without a press: whatever they picked beside it is free again. */
async function pickWindow(
  given: object,
  change: CustomerChange,
  write: Write,
): Promise<Result<CustomerWrite>> {
  const { call, row, now, tx } = change
  const parsed = parseInput(bookingInput, given)
  if (!parsed.ok) return parsed
  const { at, address, isAtOnce } = parsed.value
  const isAt = (moment: Date | null | undefined) => moment?.getTime() === at.getTime()
  if (isAt(row.scheduledAt)) return done(await releaseWindow(change))
  if (isAt(wishOf(row)?.scheduledAt)) return done(undefined)
  const profile = call.services.profile()
  const history = await readTimeLine(tx, row.id)
  if (!mayBook({ row, history }, profile, now)) return refuse({ code: 'CONFLICT', reason: 'notBookable' })
  if (isAtOnce != null && isAtOnce !== booksAtOnce(row, profile))
    return refuse({ code: 'CONFLICT', reason: 'bookingChanged' })
  // One after another: the second sees what the first one took.
  await holdLock(tx, 'booking')
  // What is reserved stays free for its request, also when less notice is left meanwhile.
  const isTheirs = isReserved(row, now) && isAt(row.pickedFrom)
  const since = isTheirs && row.reservedUntil ? new Date(row.reservedUntil.getTime() - reservedMs) : now
  const days = await readFreeWindows(tx, { row, profile, now: since })
  const isAsKept = (until: Date) => !isTheirs || until.getTime() === row.pickedUntil?.getTime()
  const window = days
    .flatMap(({ windows }) => windows)
    .find(({ from, until }) => isAt(from) && isAsKept(until))
  if (window) return write({ window, address: address ?? null }, change)
  if (isTheirs) await tx.update(requests).set(nothingPicked).where(eq(requests.id, row.id))
  return refuse({ code: 'CONFLICT', reason: 'windowTaken' })
}

/** Counts only requests without an appointment: many people share the network of a phone company. */
async function takeBooking({ tx, row, call }: CustomerChange): Promise<Result<null>> {
  const { actor, services } = call
  if (actor.kind !== 'visitor' || row.scheduledAt || wishOf(row)) return done(null)
  const taken = await takeTokenOfNetworks(tx, (network) => `booked:${network}`, actor.address, mostBooked)
  if (taken.allowed) return done(null)
  const { retryAfterSeconds } = taken
  const facts = { phone: services.profile().dispatch.display }
  return refuse({ code: 'TOO_MANY_REQUESTS', reason: 'tooManyBookings', facts, retryAfterSeconds })
}

async function setAppointment(booking: Booking, change: CustomerChange): Promise<CustomerWrite> {
  const { tx, call, now, row } = change
  const { window, address } = booking
  const { minutes, windowMinutes } = bookingRulesOf(call.services.profile())
  const appointment = { scheduledAt: window.from, scheduledMinutes: minutes, windowMinutes }
  const answered = await answeredByAppointment(appointment, row, { tx, call, now })
  const assignee = (await isAssigneeFree(booking, change))
    ? undefined
    : { assigneeId: null, takenAt: null, givenAt: null, givenAlarmAt: null }
  await silenceAlarms(tx, row.id)
  await mailAppointment(row, { ...appointment, ...(address && { address }) }, { tx, call, now })
  const said = { scheduledAt: window.from.toISOString(), windowMinutes }
  return {
    columns: {
      ...nothingPicked,
      ...appointment,
      ...answered,
      ...assignee,
      ...(wishOf(row) && { followUpAt: null }),
      ...(row.status === 'new' && { status: 'contacted', contactedAt: now }),
      ...(address && { address }),
      nextAlarmAt: null,
    },
    events: [
      { kind: 'scheduled', facts: said },
      ...(assignee ? [{ kind: 'released' as const }] : []),
      ...addressEvents(booking, change),
    ],
    news: { action: 'booked', appointment: said },
  }
}

/** The assignee may have another job at that time. */
async function isAssigneeFree({ window }: Booking, { tx, call, now, row }: CustomerChange): Promise<boolean> {
  if (!row.assigneeId) return true
  const rules = bookingRulesOf(call.services.profile())
  const claims = await readClaims(tx, { exceptId: row.id, rules, now })
  const theirs = claims.filter(({ personId }) => personId === row.assigneeId)
  return isFreeFor(claimedBy(window, rules), { crew: [row.assigneeId], claims: theirs })
}
