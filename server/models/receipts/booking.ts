import { z } from 'zod'
import { isReserved, wishOf } from '#content/time/appointments.ts'
import { bookingRulesOf, claimedBy, isFreeFor, type Window } from '#content/time/free-windows.ts'
import { longest, optionalLine, parseInput } from '#server/data-service/input.ts'
import { holdLock } from '#server/database/lock.ts'
import { takeTokenOfNetworks } from '#server/limits/rate-limit.ts'
import { silenceAlarms } from '#server/models/leads/alarms/lead-alarms.ts'
import { answeredByAppointment } from '#server/models/leads/appointment-answer.ts'
import { type NewLeadEvent, readTimeLine } from '#server/models/leads/lead-events.ts'
import { awaitsFirstCall, isMuted, promiseAgain } from '#server/models/leads/lead-promise.ts'
import { mailAppointment, withdrawAppointmentMails } from '#server/models/leads/mails/appointment-mails.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { type CustomerChange, type CustomerWrite, promisedTo } from './customer-change.ts'
import { readClaims, readFreeWindows } from './free-windows.ts'
import { mayBook } from './receipt-stage.ts'

const reservedMs = 10 * 60_000

/** Of one network in a day, so that nobody fills a calendar with requests that they make up. */
const mostBooked = { limit: 10, windowSeconds: 86_400 }

const bookingInput = z.object({ at: z.date(), address: optionalLine(longest.address) })

type Booking = { window: Window; address: string | null }

const nothingPicked = { pickedFrom: null, pickedUntil: null, reservedUntil: null }

/** For ten minutes nobody else gets it. A wish is changed at once: it has nothing to lose. */
export async function reserveWindow(given: object, change: CustomerChange): Promise<Result<CustomerWrite>> {
  if (wishOf(change.row)) return bookWindow(given, change)
  const found = await findWindow(given, change)
  if (!found.ok) return found
  const { from, until } = found.value.window
  const reservedUntil = new Date(change.now.getTime() + reservedMs)
  return done({ columns: { pickedFrom: from, pickedUntil: until, reservedUntil }, events: [] })
}

export async function releaseWindow({ row }: CustomerChange): Promise<Result<CustomerWrite>> {
  if (!row.pickedFrom) return done(undefined)
  const wish = wishOf(row)
  const facts = wish && { ...wish, scheduledAt: wish.scheduledAt.toISOString() }
  return done({ columns: nothingPicked, events: facts ? [{ kind: 'wishDeclined', facts }] : [] })
}

/** As the owner chooses, the appointment stands or is a wish. Suspicious requests only wish. */
export async function bookWindow(given: object, change: CustomerChange): Promise<Result<CustomerWrite>> {
  const { call, row } = change
  const parsed = parseInput(bookingInput, given)
  if (!parsed.ok) return parsed
  const isAgain = [row.scheduledAt, wishOf(row)?.scheduledAt].some(
    (at) => at?.getTime() === parsed.value.at.getTime(),
  )
  if (isAgain) return done(undefined)
  const found = await findWindow(given, change)
  if (!found.ok) return found
  const limited = await takeBooking(change)
  if (!limited.ok) return limited
  const isAtOnce = call.services.profile().bookingMode === 'confirm' && !isMuted(row)
  return done(await (isAtOnce ? setAppointment : makeWish)(found.value, change))
}

/** One after another: whoever comes second sees what the first one took. */
async function findWindow(given: object, { tx, call, now, row }: CustomerChange): Promise<Result<Booking>> {
  const parsed = parseInput(bookingInput, given)
  if (!parsed.ok) return parsed
  const { at, address } = parsed.value
  const profile = call.services.profile()
  const history = await readTimeLine(tx, row.id)
  if (!mayBook({ row, history }, profile, now)) return refuse({ code: 'CONFLICT', reason: 'notBookable' })
  await holdLock(tx, 'booking')
  // What is reserved stays free for its request, also when less notice is left meanwhile.
  const isTheirs = isReserved(row, now) && row.pickedFrom?.getTime() === at.getTime()
  const since = isTheirs && row.reservedUntil ? new Date(row.reservedUntil.getTime() - reservedMs) : now
  const days = await readFreeWindows(tx, { row, profile, now: since })
  const window = days.flatMap(({ windows }) => windows).find(({ from }) => from.getTime() === at.getTime())
  return window
    ? done({ window, address: address ?? null })
    : refuse({ code: 'CONFLICT', reason: 'windowTaken' })
}

async function takeBooking({ tx, call: { actor } }: CustomerChange): Promise<Result<null>> {
  if (actor.kind !== 'visitor') return done(null)
  const taken = await takeTokenOfNetworks(tx, (network) => `booked:${network}`, actor.address, mostBooked)
  if (taken.allowed) return done(null)
  const { retryAfterSeconds } = taken
  return refuse({ code: 'TOO_MANY_REQUESTS', reason: 'tooManyChanges', retryAfterSeconds })
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

/** Whoever has the request may have something else at another time. */
async function isAssigneeFree({ window }: Booking, { tx, call, now, row }: CustomerChange): Promise<boolean> {
  if (!row.assigneeId) return true
  const rules = bookingRulesOf(call.services.profile())
  const claims = await readClaims(tx, { exceptId: row.id, rules, now })
  const theirs = claims.filter(({ personId }) => personId === row.assigneeId)
  return isFreeFor(claimedBy(window, rules), { crew: [row.assigneeId], claims: theirs })
}

/** An appointment that they have stands until staff confirm the other one. */
async function makeWish(booking: Booking, change: CustomerChange): Promise<CustomerWrite> {
  const { tx, call, now, row } = change
  const { window, address } = booking
  const { windowMinutes } = bookingRulesOf(call.services.profile())
  const isMove = row.scheduledAt !== null && row.scheduledAt > now
  if (isMove) await withdrawAppointmentMails(tx, row)
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
    events: [{ kind: 'wished', facts: said }, ...addressEvents(booking, change)],
    news: { action: 'wished', appointment: said },
    copy: { action: 'wished', ...said, promisedBy: promisedTo(change, again?.callbackBy ?? null) },
  }
}

const addressEvents = ({ address }: Booking, { row }: CustomerChange): NewLeadEvent[] =>
  address && address !== row.address
    ? [{ kind: 'corrected', facts: { field: 'address', before: row.address, after: address } }]
    : []
