import type { Actor } from '#server/actor.ts'
import type { UpdateContext } from '#server/data-service/model.ts'
import { seesOnlyOwn } from '#server/rights.ts'
import type { StoredRequest } from '#server/schema/requests.ts'
import type { NewLeadEvent } from './lead-events.ts'

/**
 * Who has a request. Taking it is accepting it. A person who is given one is told what they need at the door and asked to
 * accept it; without an answer everybody is alerted.
 */

export type Assignment = Partial<Pick<StoredRequest, 'assigneeId' | 'takenAt' | 'givenAt' | 'givenAlarmAt'>>

const answerWithinMs = ({ isEmergency }: Pick<StoredRequest, 'isEmergency'>) =>
  (isEmergency ? 3 : 10) * 60_000

const notGiven = { givenAt: null, givenAlarmAt: null }

export const isTaken = ({ assigneeId, takenAt }: Pick<StoredRequest, 'assigneeId' | 'takenAt'>): boolean =>
  assigneeId !== null && takenAt !== null

export const isGiven = (request: Pick<StoredRequest, 'assigneeId' | 'takenAt'>) =>
  request.assigneeId !== null && !isTaken(request)

export const lastHandover = ({ assigneeId, takenAt }: StoredRequest) =>
  assigneeId === null ? 'released' : takenAt ? 'taken' : 'given'

export const isClosed = ({ status, cancelledAt, lostReason }: StoredRequest) =>
  status === 'completed' || cancelledAt !== null || lostReason !== null

const isPerson = (actor: Actor, id: string) =>
  actor.kind === 'staff' && !actor.apiKeyId && actor.userId === id

type AskedAssignment = {
  assigneeId?: string | null | undefined
  /** Sent along where a handover is undone: when the one before had said yes, null if they had not. */
  takenAt?: Date | null | undefined
}

export function assignmentOf(
  { assigneeId, takenAt }: AskedAssignment,
  current: Pick<StoredRequest, 'assigneeId' | 'takenAt' | 'isEmergency'>,
  { call: { actor }, now }: Pick<UpdateContext, 'call' | 'now'>,
): Assignment {
  if (assigneeId === undefined) return {}
  if (assigneeId === null) return { assigneeId, takenAt: null, ...notGiven }
  if (takenAt) return { assigneeId, takenAt, ...notGiven }
  const takesBackYes = takenAt === null && current.takenAt !== null
  if (takenAt === undefined && isPerson(actor, assigneeId)) return { assigneeId, takenAt: now, ...notGiven }
  if (assigneeId === current.assigneeId && !takesBackYes) return {}
  const givenAlarmAt = new Date(now.getTime() + answerWithinMs(current))
  return { assigneeId, takenAt: null, givenAt: now, givenAlarmAt }
}

type HandoverFacts = { note: string | null; to: string; actor: Actor }

export function assignmentEvent(
  { assigneeId, takenAt, givenAt }: Assignment,
  current: StoredRequest,
  { note, to, actor }: HandoverFacts,
): NewLeadEvent | undefined {
  if (assigneeId === undefined) return undefined
  if (assigneeId === null) return current.assigneeId ? releasedEvent(current, { note, actor }) : undefined
  if (givenAt) return { kind: 'given', facts: { assigneeId, to }, text: note }
  const isNew = assigneeId !== current.assigneeId || !current.takenAt
  return isNew && takenAt ? { kind: 'taken', facts: { assigneeId } } : undefined
}

function releasedEvent(current: StoredRequest, { note, actor }: Omit<HandoverFacts, 'to'>): NewLeadEvent {
  const { assigneeId } = current
  const isTheirs = assigneeId !== null && isPerson(actor, assigneeId)
  const mayNotUndo = actor.kind === 'staff' && seesOnlyOwn(actor, 'leads')
  // No slip: they did not want it, said why, or cannot undo it; or it is taken away after their yes.
  const isRefused = isTheirs ? isGiven(current) || note !== null || mayNotUndo : isTaken(current)
  const facts = { assigneeId, ...(isTheirs && { isBack: true }), ...(isRefused && { isRefused }) }
  return { kind: 'released', facts, text: note }
}
