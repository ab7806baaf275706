import { randomInt } from 'node:crypto'
import { codeWords } from '#content/code-words.ts'
import { done, type Result, refuse } from '#server/result.ts'
import type { StoredRequest } from '#server/schema/requests.ts'
import type { NewLeadEvent } from './lead-events.ts'

export const mostLateMinutes = 600

type ArrivalChanges = { arrivesAt?: Date | null | undefined; lateMinutes?: number | null | undefined }

type Columns = Partial<Pick<StoredRequest, 'arrivesAt' | 'onTheWayAt' | 'lateMinutes' | 'codeWord'>>

/**
 * The columns of setting off (or taking that back) and of being late: lateness moves the arrival by as much as it grew, and
 * taking it back moves it back.
 */
export function arrivalOf(
  { arrivesAt, lateMinutes }: ArrivalChanges,
  current: StoredRequest,
  now: Date,
): Result<Columns> {
  if (arrivesAt !== undefined)
    return done({
      arrivesAt,
      onTheWayAt: arrivesAt ? now : null,
      lateMinutes: (arrivesAt && lateMinutes) || null,
      ...(arrivesAt && !current.codeWord && { codeWord: newCodeWord() }),
    })
  if (lateMinutes === undefined || (lateMinutes ?? 0) === (current.lateMinutes ?? 0)) return done({})
  if (!current.arrivesAt || current.status === 'completed' || current.lostReason || current.cancelledAt)
    return refuse({ code: 'BAD_INPUT', reason: 'notOnTheWay' })
  const later = ((lateMinutes ?? 0) - (current.lateMinutes ?? 0)) * 60_000
  return done({
    arrivesAt: new Date(current.arrivesAt.getTime() + later),
    lateMinutes: lateMinutes || null,
  })
}

const newCodeWord = () => codeWords[randomInt(codeWords.length)] ?? codeWords[0]

/** Only while the arrival itself is not set anew, which forgets how late it was. */
const grownBy = ({ lateMinutes, onTheWayAt }: LateChanges, current: StoredRequest): number =>
  onTheWayAt || lateMinutes === undefined ? 0 : (lateMinutes ?? 0) - (current.lateMinutes ?? 0)

type LateChanges = { lateMinutes?: number | null | undefined; onTheWayAt?: Date | null | undefined }

export const isLater = (changes: LateChanges, current: StoredRequest): boolean =>
  grownBy(changes, current) > 0

export const isLessLate = ({ arrivesAt, lateMinutes }: ArrivalChanges, current: StoredRequest): boolean =>
  arrivesAt === undefined && grownBy({ lateMinutes }, current) < 0

export function arrivalEvent(
  changes: LateChanges,
  current: StoredRequest,
  arrivesAt: Date,
): NewLeadEvent | undefined {
  const by = grownBy(changes, current)
  const facts = { arrivesAt: arrivesAt.toISOString() }
  if (by > 0) return { kind: 'late', facts: { ...facts, minutes: by } }
  return by < 0 ? undefined : { kind: 'onTheWay', facts }
}
