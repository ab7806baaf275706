import { z } from 'zod'
import { contactServices } from '#content/services.ts'
import { type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { because, email, longest, name, phone, requiredParagraph } from '#server/data-service/input.ts'
import { type CreateContext, type CreatePlan, defineModel, openFields } from '#server/data-service/model.ts'
import { stateCounts } from '#server/data-service/tallies.ts'
import { done, type Result } from '#server/result.ts'
import { requests, type StoredRequest } from '#server/schema/requests.ts'
import { notifyStaff, requestColumns, sourceFields } from './lead.ts'
import { confirmRequest, isConfirmationLeft, mayConfirm } from './mails/request-confirmation.ts'
import { progressLead } from './progress/lead-progress.ts'
import { contactBy, leadFields, leadProgressInput } from './progress/progress-fields.ts'
import { leadStates, requestModel, requestRules, sentRequestFields, statusType } from './request-model.ts'
import { contentHash, takeSubmission } from './submission/submission.ts'

const createMessageInput = z.object({
  name: name('nameMissing'),
  email,
  phone,
  service: z.enum(contactServices, because('serviceMissing')),
  message: requiredParagraph('commentMissing', longest.message),
  contactBy,
})

const updateMessageInput = createMessageInput.partial().extend(leadProgressInput)

type MessageDraft = z.output<typeof createMessageInput>
type MessageChanges = z.output<typeof updateMessageInput>

export const message = defineModel<StoredRequest, MessageDraft, MessageChanges>({
  ...requestModel('Message'),
  fields: {
    ...openFields('name', 'email', 'phone', 'service', 'message'),
    fileUrls: { private: true },
    ...leadFields,
    status: { enum: statusType('Message') },
    ...sourceFields,
  },
  visitors: { create: true },
  leadSources: { create: true },
  createInput: createMessageInput,
  updateInput: updateMessageInput,
  extraFields: sentRequestFields('Message'),
  rules: {
    onCreate,
    onUpdate: (changes, current, context) => progressLead(changes, current, context),
    ...requestRules('Message'),
  },
})

async function onCreate(
  draft: MessageDraft,
  context: CreateContext,
): Promise<Result<CreatePlan<StoredRequest>>> {
  const { tx, call, id } = context
  const [taken, isLeft] = await Promise.all([
    takeSubmission(
      requests,
      { hash: contentHash('Message', draft), isEmergency: draft.service === 'emergency' },
      context,
    ),
    isConfirmationLeft(tx, draft.email, context),
  ])
  if (!taken.ok) return taken
  if ('existing' in taken.value) return done(taken.value)
  const { columns, facts } = taken.value
  const insert = { ...draft, ...columns, ...requestColumns('Message', { ...draft, ...columns }, context) }
  await notifyStaff(
    { id, kind: 'Message', firstName: null, lastName: null, fileUrls: [], ...insert },
    facts,
    context,
  )
  if (!isLeft || !mayConfirm({ kind: 'Message', ...insert }, facts, call)) return done({ insert })
  return done({ insert, afterwards: (stored) => confirmRequest(stored, context) })
}

export const messageCalls: ExtraCalls = {
  queries: stateCounts(message, { states: leadStates, may: staffOf('leads', 'readMessages') }),
}
