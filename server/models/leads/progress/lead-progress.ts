import { z } from 'zod'
import { pressTime } from '#content/sealed-jobs.ts'
import { isEmergency } from '#content/services.ts'
import { wrapUpParts, wrapUpPartsFor } from '#content/wrap-up.ts'
import type { Actor } from '#server/actor.ts'
import { toE164 } from '#server/data-service/input.ts'
import type { UpdateContext } from '#server/data-service/model.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import { notifyOfHandover } from '#server/models/leads/alarms/handover.ts'
import { nextAlarm, silenceAlarms } from '#server/models/leads/alarms/lead-alarms.ts'
import { notifyOfMove } from '#server/models/leads/alarms/moved-alarm.ts'
import { arrivalEvent, arrivalOf, isLessLate } from '#server/models/leads/arrival.ts'
import { assignmentEvent, assignmentOf, isGiven, lastHandover } from '#server/models/leads/assignment.ts'
import { type NewLeadEvent, recordLeadEvents, takeBackLeadEvent } from '#server/models/leads/lead-events.ts'
import { awaitsFirstCall, isMadeUp } from '#server/models/leads/lead-promise.ts'
import { mailAppointment } from '#server/models/leads/mails/appointment-mails.ts'
import { mailProgress } from '#server/models/leads/mails/customer-mails.ts'
import { askForReview } from '#server/models/leads/mails/review-invitation.ts'
import { writeNotes } from '#server/models/leads/notes/lead-note.ts'
import { mayTakeLeads, personById } from '#server/models/leads/people.ts'
import { notePress } from '#server/models/leads/presses.ts'
import { planNext } from '#server/models/leads/recurring.ts'
import { endWorkOn } from '#server/models/leads/work/work-span.ts'
import { languageIn } from '#server/models/records/known-language.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { seesOnlyOwn } from '#server/rights.ts'
import type { StoredRequest } from '#server/schema/requests.ts'
import { answeredByAppointment, isOtherMoment } from './appointment-answer.ts'
import {
  type Corrections,
  correctionEvents,
  signatureOf,
  slipsSince,
  statusEvents,
  withoutSlips,
  wrapUpEvents,
} from './lead-slips.ts'
import { leadProgressInput } from './progress-fields.ts'
import { canceledAgain, isReopened, promisedAgain, ringsAgain } from './reopening.ts'
import { confirmsTooLate, wishAnswered } from './wish.ts'

const changesInput = z.object(leadProgressInput)

type LeadChanges = Partial<z.output<typeof changesInput>> & Corrections

export async function progressLead(
  { reviewAskedBy: by, ...changes }: LeadChanges,
  current: StoredRequest,
  context: UpdateContext,
): Promise<Result<object>> {
  const { press, now } = context
  if (press && !isUuid(press.id)) return refuse({ code: 'BAD_INPUT', reason: 'notValid' })
  if (press && !(await notePress(press.id, current.id, context))) return done({})
  const at = pressTime(press?.at, now)
  const written = await progress(changes, current, { ...context, at })
  if (!by || !written.ok || (by === 'mail' && 'reviewAskedBy' in written.value)) return written
  const stored = { ...current, status: changes.status ?? current.status }
  const asked = await askForReview(by, stored, context)
  return asked.ok ? done({ ...written.value, ...asked.value }) : asked
}

/**
 * Gives the columns to write and records events. `at`: when it was done; mails and alarms go by `now`.
 * Specification, section 4: contacted stamps contactedAt, completed stamps completedAt, new stamps nothing;
 * a time that is sent along is kept (section 7).
 */
async function progress(
  changes: LeadChanges,
  current: StoredRequest,
  { tx, call, now, at }: UpdateContext & { at: Date },
): Promise<Result<object>> {
  if (isOthers(changes, call.actor)) return refuse({ code: 'FORBIDDEN', reason: 'onlyHandBack' })
  if (skipsForOthers(changes, current, call.actor))
    return refuse({ code: 'FORBIDDEN', reason: 'notAuthorized', facts: { task: 'skipMoney' } })
  if (changes.assigneeId && !(await mayTakeLeads(tx, changes.assigneeId)))
    return refuse({ code: 'BAD_INPUT', reason: 'staffUnknown' })
  if (confirmsTooLate(changes, current, now)) return refuse({ code: 'CONFLICT', reason: 'wishOver' })
  const [first] = call.services.languages
  const language = languageIn(changes.language === null ? first.code : changes.language, call)
  if (!language.ok) return language
  const arrival = arrivalOf(changes, current, at)
  if (!arrival.ok) return arrival
  const canceled = await canceledAgain(changes, current, { tx, now })
  if (!canceled.ok) return canceled
  const {
    seenAt,
    takenAt,
    assignmentNote: note = null,
    notes,
    lateMinutes: _,
    pickedFrom,
    language: __,
    ...asked
  } = changes
  const assignment = assignmentOf({ ...changes, ...takenByWork(changes, current, call) }, current, {
    call,
    now: at,
  })
  const given = { ...asked, ...assignment, ...arrival.value }
  const status = changes.status ?? statusAfter(changes, current)
  const isHandled =
    (status !== undefined && status !== 'new') ||
    Boolean(assignment.takenAt || changes.callOutcome || changes.arrivesAt || changes.lostReason)
  const isUndone =
    ringsAgain(changes, current) ||
    (assignment.assigneeId === null && current.assigneeId) ||
    (changes.callOutcome === null && current.callOutcome) ||
    (status === 'new' && current.status !== 'new')
  if (isHandled || assignment.assigneeId !== undefined) await silenceAlarms(tx, current.id)
  const { id } = current
  if (notes !== undefined) await writeNotes(id, notes, { tx, call, now: at })
  if (changes.callOutcome === null && current.callOutcome) await takeBackLeadEvent(tx, id, 'called')
  if (changes.arrivesAt === null && current.arrivesAt) await takeBackLeadEvent(tx, id, 'onTheWay')
  await endWork({ ...changes, status, ...assignment }, current, { tx, at })
  const signature = await signatureOf(changes.signedName, current, { tx, now: at })
  if (isLessLate(changes, current)) await takeBackLeadEvent(tx, id, 'late')
  const to = (await personById(tx, assignment.givenAt ? (assignment.assigneeId ?? null) : null))?.label ?? ''
  // Undoing a handover is no event of its own.
  const isUndoneHandover = takenAt !== undefined && assignment.assigneeId !== undefined
  const handover = isUndoneHandover
    ? undefined
    : assignmentEvent(assignment, current, { note, to, actor: call.actor })
  if (isUndoneHandover) await takeBackLeadEvent(tx, id, lastHandover(current), slipsSince(now))
  const events = [
    ...eventsOf({ ...changes, ...given, status }, current, handover),
    ...(await correctionEvents({ ...changes, language: language.value }, current, { tx, call, now })),
    ...(await wrapUpEvents(changes, current, { tx, now })),
    ...signature.events,
  ]
  const wish = await wishAnswered({ ...asked, pickedFrom }, current, { tx, call, now })
  events.push(...wish.events)
  const told = await withoutSlips(events, current, { tx, now })
  await recordLeadEvents(tx, id, told, { actor: call.actor, now: at })
  if (!takenAt) await notifyOfHandover({ request: current, after: assignment, note }, { tx, call, now })
  await notifyOfMove(current, given, { tx, call, now })
  const mailed = await mailProgress(current, { ...given, status }, { tx, call, now })
  await mailAppointment(current, { ...given, status }, { tx, call, now })
  const promise = promisedAgain({ ...given, status }, current, { call, now })
  const waiting = await answeredByAppointment(changes, current, { tx, call, now })
  const planned = await planNext(current, { ...given, status }, { tx, call, now })
  return done({
    ...mailed,
    ...planned,
    ...(status && { status }),
    ...promise,
    ...(status === 'contacted' && !changes.lostReason && { contactedAt: at }),
    ...(status === 'completed' && { completedAt: at }),
    ...(changes.phone !== undefined && { phoneE164: toE164(changes.phone) }),
    ...signature.columns,
    ...(seenAt && !current.seenAt && { seenAt: at }),
    ...(changes.callOutcome !== undefined && { calledAt: changes.callOutcome ? at : null }),
    ...waiting,
    ...wish.columns,
    ...(changes.callOutcome === 'reached' && { followUpAt: null }),
    ...(assignment.assigneeId !== undefined && { assignmentNote: note }),
    ...((isHandled || assignment.givenAt) && { nextAlarmAt: null }),
    ...(isUndone &&
      !isHandled &&
      !isGiven({ ...current, ...assignment }) && {
        nextAlarmAt: alarmAfter({ ...current, ...promise }, { call, now }),
      }),
    ...canceled.value,
    ...(language.value && { language: language.value }),
    ...(!isHandled && urgencyCorrected(changes, current, { call, now })),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  })
}

/** Ends the work of a former assignee, who can no longer press "Pause". */
async function endWork(
  { status, lostReason, assigneeId }: LeadChanges,
  { id, assigneeId: former }: StoredRequest,
  { tx, at }: Pick<UpdateContext, 'tx'> & { at: Date },
): Promise<void> {
  if (status === 'completed' || lostReason) await endWorkOn(tx, id, { at, ending: 'done' })
  else if (assigneeId !== undefined && former && assigneeId !== former)
    await endWorkOn(tx, id, { at, ending: 'handedOver', personId: former })
}

const isOthers = ({ assigneeId, takenAt }: LeadChanges, actor: Actor) =>
  actor.kind === 'staff' &&
  seesOnlyOwn(actor, 'leads') &&
  Boolean(takenAt || (assigneeId && assigneeId !== actor.userId))

function skipsForOthers({ skippedParts }: LeadChanges, current: StoredRequest, actor: Actor): boolean {
  if (!skippedParts || actor.kind !== 'staff' || !seesOnlyOwn(actor, 'leads')) return false
  const theirs = wrapUpPartsFor({ all: false, money: seesOnlyOwn(actor, 'money') })
  return wrapUpParts.some(
    (part) => !theirs.includes(part) && skippedParts.includes(part) !== current.skippedParts.includes(part),
  )
}

function alarmAfter(request: StoredRequest, { call, now }: Pick<UpdateContext, 'call' | 'now'>) {
  if (isMadeUp(request.email, call)) return null
  return nextAlarm(request, { sent: request.alarmsSent, now, profile: call.services.profile() })
}

/** An emergency that was written down as something else rings as any does, and the other way round. */
function urgencyCorrected(
  { service, assigneeId }: LeadChanges,
  current: StoredRequest,
  context: Pick<UpdateContext, 'call' | 'now'>,
) {
  const isUrgent = service === undefined ? current.isEmergency : isEmergency(service)
  const isAssigned = assigneeId || current.assigneeId
  if (isUrgent === current.isEmergency || isAssigned || !awaitsFirstCall(current)) return {}
  return { nextAlarmAt: alarmAfter({ ...current, isEmergency: isUrgent }, context) }
}

/**
 * Unassigned requests, and those that they were given, go to the person who sets off, reaches the customer, or marks them
 * contacted or done. Not to a program, and not when it is only closed as lost.
 */
function takenByWork(changes: LeadChanges, current: StoredRequest, { actor }: UpdateContext['call']) {
  const { arrivesAt, callOutcome, status, assigneeId, lostReason = current.lostReason } = changes
  const isWork =
    arrivesAt ||
    callOutcome === 'reached' ||
    (status === 'completed' && !lostReason) ||
    (status === 'contacted' && current.status === 'new')
  if (!isWork || assigneeId !== undefined || actor.kind !== 'staff' || actor.apiKeyId) return {}
  const isMine = current.assigneeId === actor.userId && !current.takenAt
  return !current.assigneeId || isMine ? { assigneeId: actor.userId } : {}
}

/**
 * The status that follows when none is given: a customer who was reached, or knows when we arrive, is
 * contacted. A lost request is too, because it waits no longer; open again it waits as before, unless we have talked.
 */
function statusAfter(changes: LeadChanges, current: StoredRequest): 'new' | 'contacted' | undefined {
  const { status, lostReason, contactedAt, onTheWayAt } = current
  if (changes.lostReason === null && lostReason && status !== 'new' && !contactedAt && !onTheWayAt)
    return 'new'
  if (status !== 'new') return undefined
  const waitsNoMore = changes.callOutcome === 'reached' || changes.arrivesAt || changes.lostReason
  return waitsNoMore ? 'contacted' : undefined
}

export function appointmentEvent(changes: LeadChanges, current: StoredRequest): NewLeadEvent | undefined {
  const { scheduledAt = current.scheduledAt, windowMinutes = current.windowMinutes } = changes
  const isMoved = isOtherMoment(scheduledAt, current.scheduledAt)
  if (!isMoved && (!scheduledAt || windowMinutes === current.windowMinutes)) return undefined
  return {
    kind: 'scheduled',
    facts: { scheduledAt: scheduledAt?.toISOString() ?? null, ...(scheduledAt && { windowMinutes }) },
  }
}

function eventsOf(
  changes: LeadChanges & { onTheWayAt?: Date | null },
  current: StoredRequest,
  handover: NewLeadEvent | undefined,
): NewLeadEvent[] {
  const { status, callOutcome: outcome, arrivesAt, followUpAt } = changes
  const isNew = (value: Date | null | undefined, before: Date | null) =>
    value !== undefined && isOtherMoment(value, before)
  return [
    changes.seenAt && !current.seenAt && ({ kind: 'seen' } as const),
    handover,
    outcome && ({ kind: 'called', facts: { outcome } } as const),
    isNew(arrivesAt, current.arrivesAt) && arrivesAt && arrivalEvent(changes, current, arrivesAt),
    appointmentEvent(changes, current),
    isNew(followUpAt, current.followUpAt) && {
      kind: 'followUp' as const,
      facts: { followUpAt: followUpAt?.toISOString() ?? null },
    },
    status && status !== current.status && !changes.lostReason && { kind: statusEvents[status] },
    isReopened(changes, current) && { kind: 'reopened' as const },
    changes.lostReason &&
      changes.lostReason !== current.lostReason && {
        kind: 'lost' as const,
        facts: { reason: changes.lostReason },
      },
  ].filter((event): event is Extract<typeof event, object> => Boolean(event))
}
