import { windowEndOf } from '#content/time/appointments.ts'
import type { Alerted } from '#server/notifications/outbox/alerted.ts'
import type { StoredLeadEvent } from '#server/schema/requests.ts'
import { isDone, type RequestRow } from './receipt-stage.ts'

export const receiptEventKinds = [
  'received',
  'planned',
  'notified',
  'seen',
  'taken',
  'tried',
  'contacted',
  'scheduled',
  'onTheWay',
  'late',
  'signed',
  'done',
  'added',
  'corrected',
  'anotherTime',
  'appointmentCancelled',
  'wished',
  'unwished',
  'wishDeclined',
  'wishOver',
  'estimated',
  'accepted',
  'declined',
  'complained',
  'lost',
  'cancelled',
] as const

export type ReceiptEvent = {
  kind: (typeof receiptEventKinds)[number]
  at: Date
  name?: string | null
  time?: Date
  until?: Date | null
  text?: string | null
  files?: number
}

type TimeLineFacts = {
  history: readonly StoredLeadEvent[]
  alerted: Alerted
  staff: string | null
  isSender: boolean
}

/**
 * Oldest first. Times that are columns come from there, so that requests older than the time line have them
 * too; calls and the customer's own actions come from events. Staff's private notes are left out.
 */
export function timeLine(
  row: RequestRow,
  { history, alerted, staff, isSender }: TimeLineFacts,
): ReceiptEvent[] {
  const at = (kind: ReceiptEvent['kind'], moment: Date | null, more: Partial<ReceiptEvent> = {}) =>
    moment ? [{ kind, at: moment, ...more }] : []
  const again = alerted.complaint?.acceptedAt ?? null
  const saidFirst = row.arrivesAt && new Date(row.arrivesAt.getTime() - (row.lateMinutes ?? 0) * 60_000)
  const onTheWay = saidFirst ? at('onTheWay', row.onTheWayAt, { time: saidFirst }) : []
  const [scheduled] = history.filter(({ kind }) => kind === 'scheduled').slice(-1)
  const line = [
    ...at(isPlanned(history) ? 'planned' : 'received', row.submittedAt),
    ...at('notified', alerted.first),
    ...(again && again.getTime() !== alerted.first?.getTime() ? at('notified', again) : []),
    ...at('seen', row.kind === 'Call' ? null : row.seenAt),
    ...at('taken', row.takenAt, { name: staff }),
    ...history.flatMap((event) => customersEvent(event, isSender)),
    ...(row.lateMinutes ? history.flatMap((event) => lateEvent(event, row.onTheWayAt)) : []),
    ...(row.status === 'new' || isWithoutCall(row, history) ? [] : at('contacted', row.contactedAt)),
    ...(scheduled && row.scheduledAt
      ? at('scheduled', scheduled.at, { time: row.scheduledAt, until: windowEndOf(row) })
      : []),
    ...onTheWay,
    ...(isDone(row) ? at('done', row.completedAt) : []),
    ...at('lost', row.lostReason && (history.findLast(({ kind }) => kind === 'lost')?.at ?? row.updatedAt)),
    ...at('cancelled', row.cancelledAt),
  ]
  return line.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** The next job of one that comes again: its customer asked for nothing (recurring.ts). */
const isPlanned = (history: readonly StoredLeadEvent[]) => history.some(({ kind }) => kind === 'recurs')

/**
 * Setting off without a call ends the waiting, too (lead-progress.ts), the customer of a planned job was not called, nor one who
 * picked the time of the appointment.
 */
const isWithoutCall = ({ contactedAt }: RequestRow, history: readonly StoredLeadEvent[]) =>
  history.some(({ kind, by, at }) => {
    if (at.getTime() !== contactedAt?.getTime()) return false
    const isPicked =
      kind === 'scheduled' && (by === 'customer' || history.some((one) => one.kind === 'wished'))
    return isPicked || kind === 'onTheWay' || kind === 'recurs'
  })

function lateEvent({ kind, at, facts }: StoredLeadEvent, since: Date | null): ReceiptEvent[] {
  if (kind !== 'late' || !since || at < since || typeof facts.arrivesAt !== 'string') return []
  return [{ kind, at, time: new Date(facts.arrivesAt) }]
}

const plainKinds = ['signed', 'corrected', 'estimated', 'accepted', 'declined', 'complained'] as const

const windowIn = ({ scheduledAt, windowMinutes }: StoredLeadEvent['facts']) => ({
  scheduledAt: String(scheduledAt),
  windowMinutes: typeof windowMinutes === 'number' ? windowMinutes : null,
})

function customersEvent({ kind, by, at, text, facts }: StoredLeadEvent, isSender: boolean): ReceiptEvent[] {
  if (kind === 'corrected' && by !== 'customer') return []
  if (kind === 'called' && facts.outcome !== 'reached') return [{ kind: 'tried', at }]
  if (kind === 'added') return [{ kind, at, text: isSender ? text : null, files: Number(facts.files ?? 0) }]
  if (kind === 'anotherTime' || kind === 'appointmentCancelled')
    return [{ kind, at, text: isSender ? text : null }]
  if (kind === 'wished' && typeof facts.scheduledAt === 'string')
    return [{ kind, at, time: new Date(facts.scheduledAt), until: windowEndOf(windowIn(facts)) }]
  if (kind === 'wishDeclined') {
    const isOver = (windowEndOf(windowIn(facts)) ?? at) < at
    return [{ kind: by === 'customer' ? 'unwished' : isOver ? 'wishOver' : kind, at }]
  }
  const plain = plainKinds.find((one) => one === kind)
  return plain ? [{ kind: plain, at }] : []
}
