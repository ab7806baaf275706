import { z } from 'zod'
import { pressTime } from '#content/sealed-jobs.ts'
import { contactServices, isEmergency } from '#content/services.ts'
import { type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import {
  because,
  email,
  line,
  longest,
  name,
  optionalLine,
  paragraph,
  toE164,
} from '#server/data-service/input.ts'
import {
  type CreateContext,
  type CreatePlan,
  defineModel,
  openFields,
  type UpdateContext,
} from '#server/data-service/model.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import { stateCounts } from '#server/data-service/tallies.ts'
import { languageIn } from '#server/models/records/known-language.ts'
import { leadDeliveries, readLeadFacts, recipientsOf } from '#server/notifications/outbox/lead-deliveries.ts'
import { enqueue } from '#server/notifications/outbox/outbox.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { requests, type StoredRequest } from '#server/schema/requests.ts'
import { notifyOfHandover } from './alarms/handover.ts'
import { type Assignment, assignmentEvent, assignmentOf } from './assignment.ts'
import { lastLanguage } from './customer-texts.ts'
import type { SubmissionFacts } from './held-leads.ts'
import { recordLeadEvents } from './lead-events.ts'
import {
  appointmentEvent,
  contactBy,
  languageCode,
  leadFields,
  leadProgressInput,
  progressLead,
} from './lead-progress.ts'
import { emergencyAlarmMs } from './lead-promise.ts'
import { mailAppointment } from './mails/appointment-mails.ts'
import {
  confirmRequest,
  isConfirmationLeft,
  type MailingContext,
  mayConfirm,
  mayMail,
} from './mails/request-confirmation.ts'
import { mayTakeLeads, personById } from './people.ts'
import { notePress } from './presses.ts'
import { leadStates, requestFields, requestModel, requestRules, statusType } from './request-model.ts'
import { contentHash, takeSubmission } from './submission.ts'

/** A request that staff wrote down. Its customer wrote nothing and was promised nothing; the receipt says so. */

const callInput = z.object({
  /** `phone`, `walk_in`, `referral`, or one's own words. */
  source: line('notValid', longest.name),
  name: name('nameMissing'),
  phone: line('phoneMissing', longest.phone),
  email: z.union([z.literal(''), email], because('emailMissing')).nullish(),
  service: z.enum(contactServices, because('serviceMissing')),
  message: paragraph(longest.message),
  address: optionalLine(longest.address),
  wantedAt: z.date().nullish(),
  contactBy,
})

const createCallInput = callInput.extend({
  source: callInput.shape.source.default('phone'),
  assigneeId: z.uuid().nullish(),
  /** Booked while the customer is on the phone. */
  scheduledAt: leadProgressInput.scheduledAt,
  scheduledMinutes: leadProgressInput.scheduledMinutes,
  windowMinutes: leadProgressInput.windowMinutes,
  language: languageCode,
})

const updateCallInput = callInput.partial().extend(leadProgressInput)

type CallDraft = z.output<typeof createCallInput>
type CallChanges = z.output<typeof updateCallInput>

export const call = defineModel<StoredRequest, CallDraft, CallChanges>({
  ...requestModel('Call'),
  fields: {
    ...openFields('name', 'email', 'phone', 'service', 'message'),
    source: { required: true },
    fileUrls: { private: true },
    wantedAt: {},
    ...leadFields,
    status: { enum: statusType('Call') },
  },
  createdByPress: true,
  createInput: createCallInput,
  updateInput: updateCallInput,
  extraFields: requestFields,
  rules: {
    onCreate,
    onUpdate,
    ...requestRules('Call'),
  },
})

async function onCreate(
  draft: CallDraft,
  context: CreateContext,
): Promise<Result<CreatePlan<StoredRequest>>> {
  const { tx, call, now, press } = context
  if (press && !isUuid(press.id)) return refuse({ code: 'BAD_INPUT', reason: 'notValid' })
  const { assigneeId = null } = draft
  const language = languageIn(draft.language, call)
  if (!language.ok) return language
  const filled = { ...draft, email: draft.email ?? '', assigneeId, language: language.value }
  const taken = await takeSubmission(requests, { hash: contentHash('Call', filled) }, context)
  if (!taken.ok) return taken
  if ('existing' in taken.value) return done(taken.value)
  if (assigneeId && !(await mayTakeLeads(tx, assigneeId)))
    return refuse({ code: 'BAD_INPUT', reason: 'staffUnknown' })
  const isUrgent = isEmergency(draft.service)
  const assignment = assignmentOf(
    { assigneeId },
    { assigneeId: null, takenAt: null, isEmergency: isUrgent },
    { call, now },
  )
  const phoneE164 = toE164(draft.phone)
  const insert = {
    ...filled,
    ...taken.value.columns,
    ...assignment,
    phoneE164,
    language: language.value ?? (await lastLanguage(tx, { phoneE164 })),
    submittedAt: pressTime(press?.at, now),
    ...(isUrgent && !assigneeId
      ? { nextAlarmAt: new Date(now.getTime() + emergencyAlarmMs) }
      : draft.scheduledAt && { status: 'contacted', contactedAt: now }),
  }
  const { facts } = taken.value
  return done({
    insert,
    async afterwards(stored) {
      if (press) await notePress(press.id, stored.id, context)
      await notifyPrograms(stored, facts, context)
      if (assigneeId) await tellAssignee(stored, assignment, context)
      if (stored.scheduledAt) await bookCall(stored, context)
      else await confirmCall(stored, context)
    },
  })
}

async function onUpdate({ email, ...changes }: CallChanges, current: StoredRequest, context: UpdateContext) {
  const given = email === undefined ? {} : { email: email ?? '' }
  const written = await progressLead({ ...changes, ...given }, current, context)
  const isOpen = current.status !== 'completed' && !current.lostReason
  if (written.ok && email && !current.email && isOpen) await confirmCall({ ...current, email }, context)
  return written
}

async function confirmCall(stored: StoredRequest, context: MailingContext): Promise<void> {
  const { tx, call } = context
  if (!stored.email || !mayConfirm(stored, await readLeadFacts(tx), call)) return
  if (await isConfirmationLeft(tx, stored.email, context)) await confirmRequest(stored, context)
}

/** One mail: that of the appointment has the link to the request, too. */
async function bookCall(stored: StoredRequest, context: CreateContext): Promise<void> {
  const { tx, call, now } = context
  const { scheduledAt, windowMinutes, id } = stored
  const isAhead = scheduledAt !== null && scheduledAt > now
  const before = { ...stored, scheduledAt: null, windowMinutes: null }
  const event = appointmentEvent({ scheduledAt, windowMinutes }, before)
  await recordLeadEvents(tx, id, event ? [event] : [], { actor: call.actor, now })
  const isMailed = isAhead && mayMail('appointment', stored, await readLeadFacts(tx), call)
  if (isMailed) await mailAppointment(before, { scheduledAt, windowMinutes }, context)
  else await confirmCall(stored, context)
}

/** Only webhooks are told: a member of the staff wrote the call down. */
async function notifyPrograms(stored: StoredRequest, facts: SubmissionFacts, { tx, call }: CreateContext) {
  const { isSilent, environment } = call.services.notifications
  if (isSilent) return
  const all = leadDeliveries(stored, recipientsOf(facts, environment))
  await enqueue(
    tx,
    all.filter(({ channel }) => channel === 'webhook'),
  )
}

async function tellAssignee(stored: StoredRequest, assignment: Assignment, context: CreateContext) {
  const { tx, call, now } = context
  const to = (await personById(tx, stored.assigneeId))?.label ?? ''
  const before = { ...stored, assigneeId: null, takenAt: null }
  const event = assignmentEvent(assignment, before, { note: null, to, actor: call.actor })
  await recordLeadEvents(tx, stored.id, event ? [event] : [], {
    actor: call.actor,
    now,
  })
  await notifyOfHandover({ request: stored, after: assignment, note: null }, context)
}

export const callCalls: ExtraCalls = {
  queries: stateCounts(call, { states: leadStates, may: staffOf('leads', 'readCalls') }),
}
