import { z } from 'zod'
import { contactServices } from '#content/services.ts'
import { type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { because, email, line, longest, requiredParagraph } from '#server/data-service/input.ts'
import { type CreateContext, type CreatePlan, defineModel } from '#server/data-service/model.ts'
import { stateCounts } from '#server/data-service/tallies.ts'
import { stepMailsField } from '#server/models/leads/mails/customer-mails.ts'
import { reviewRequestFields } from '#server/models/leads/mails/review-invitation.ts'
import { done, type Result } from '#server/result.ts'
import { estimates } from '#server/schema/estimates.ts'
import { invoices } from '#server/schema/invoices.ts'
import { leadNotes } from '#server/schema/lead-notes.ts'
import { leadEvents, messages, requestSearch, type StoredMessage } from '#server/schema/leads.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { reviews } from '#server/schema/reviews.ts'
import {
  leadStates,
  notifyStaff,
  requestColumns,
  requestExtraFields,
  resumeAfterRestore,
  silencePastAlarm,
  sourceFields,
  talliedLeads,
} from './lead.ts'
import { filesField, forgetRequest } from './lead-files.ts'
import { leadFields, leadProgressInput, ownLeads, progressLead } from './lead-progress.ts'
import { confirmRequest, isConfirmationLeft, mayConfirm } from './request-confirmation.ts'
import { contentHash, takeSubmission } from './submission.ts'

const createMessageInput = z.object({
  name: line('nameMissing', longest.name),
  email,
  phone: line('phoneMissing', longest.phone),
  service: z.enum(contactServices, because('serviceMissing')),
  message: requiredParagraph('commentMissing', longest.message),
})

const updateMessageInput = createMessageInput.partial().extend(leadProgressInput)

type MessageDraft = z.output<typeof createMessageInput>
type MessageChanges = z.output<typeof updateMessageInput>

export const message = defineModel<StoredMessage, MessageDraft, MessageChanges>({
  name: 'Message',
  plural: 'Messages',
  table: messages,
  isPersonal: true,
  trash: {
    with: [leadEvents.messageId, estimates.messageId, leadNotes.requestId, deliveries.subjectId],
    unlinks: [reviews.messageId, invoices.messageId],
  },
  fields: {
    name: {},
    email: {},
    phone: {},
    service: {},
    message: {},
    fileUrls: { private: true },
    ...leadFields,
    ...sourceFields,
  },
  area: 'leads',
  own: ownLeads,
  visitors: { create: true },
  createInput: createMessageInput,
  updateInput: updateMessageInput,
  sort: { field: 'submittedAt', direction: 'DESC' },
  tallied: talliedLeads,
  search: requestSearch(messages),
  extraFields: {
    ...requestExtraFields('Message'),
    ...reviewRequestFields('Message'),
    files: filesField,
    stepMails: stepMailsField,
  },
  rules: {
    onCreate,
    onUpdate: (changes, current, context) => progressLead('Message', changes, current, context),
    onRestore: silencePastAlarm,
    afterRestore: resumeAfterRestore,
    afterDelete: forgetRequest('Message'),
    afterCommit: (call) => call.services.notifications.wake(),
  },
})

async function onCreate(
  draft: MessageDraft,
  context: CreateContext,
): Promise<Result<CreatePlan<StoredMessage>>> {
  const { tx, call, id } = context
  const [taken, isLeft] = await Promise.all([
    takeSubmission(
      messages,
      { hash: contentHash('Message', draft), isEmergency: draft.service === 'emergency' },
      context,
    ),
    isConfirmationLeft(tx, draft.email, context),
  ])
  if (!taken.ok) return taken
  if ('existing' in taken.value) return done(taken.value)
  const { columns, facts } = taken.value
  const insert = { ...draft, ...columns, ...requestColumns('Message', { ...draft, ...columns }, context) }
  await notifyStaff({ kind: 'Message', stored: { id, ...insert } }, facts, context)
  if (!isLeft || !mayConfirm(insert, facts, call)) return done({ insert })
  return done({ insert, afterwards: (stored) => confirmRequest({ kind: 'Message', stored }, context) })
}

export const messageCalls: ExtraCalls = {
  queries: stateCounts(message, { states: leadStates, may: staffOf('leads', 'readMessages') }),
}
