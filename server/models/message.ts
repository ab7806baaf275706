import { type CreateMoment, defineModel } from '#server/data-service/model.ts'
import { administrators } from '#server/data-service/permission.ts'
import { done, type Result } from '#server/result.ts'
import { messages } from '#server/schema/leads.ts'
import { leadFields } from './lead-fields.ts'
import { stamped } from './lead-status.ts'
import { createMessageInput, type MessageChanges, type MessageDraft, updateMessageInput } from './message-input.ts'
import { toE164 } from './phone-number.ts'
import { contentHashOf, takeSubmission } from './submission.ts'

export type StoredMessage = typeof messages.$inferSelect

/** Specification section 3, Contact form record; stored and notified like a quote (decisions). */
export const message = defineModel<StoredMessage, MessageDraft, MessageChanges>({
  name: 'Message',
  plural: 'Messages',
  table: messages,
  isPersonal: true,
  fields: {
    name: {},
    email: {},
    phone: {},
    phoneE164: {},
    service: {},
    message: {},
    status: {},
    submittedAt: { sortable: true },
    contactedAt: {},
    completedAt: {},
    notes: { private: true },
    createdAt: {},
    updatedAt: {},
    quarantineReasons: { private: true },
  },
  access: {
    read: administrators,
    create: (actor) => actor.kind === 'visitor' || actor.kind === 'administrator',
    update: administrators,
    delete: administrators,
  },
  createInput: createMessageInput,
  updateInput: updateMessageInput,
  sort: { field: 'submittedAt', direction: 'DESC' },
  search: { text: messages.searchText, words: messages.searchWords },
  extraFields: leadFields('Message'),
  rules: {
    onCreate,
    onUpdate: (changes, _current, { now }) => done(stamped(changes, now)),
    /** The lead and what tells people of it are stored together, or not at all. */
    afterCreate: (stored, { tx, call }) =>
      call.services.notifications.enqueue(tx, { kind: 'Message', stored }),
    afterDelete: (stored, { tx, call }) => call.services.notifications.forget(tx, 'Message', stored.id),
    afterCommit: (call) => call.services.notifications.wake(),
  },
})

async function onCreate(
  draft: MessageDraft,
  moment: CreateMoment,
): Promise<Result<{ insert: object } | { existing: StoredMessage }>> {
  const taken = await takeSubmission(messages, contentHashOf('Message', draft), moment)
  if (!taken.ok) return taken
  if ('existing' in taken.value) return done(taken.value)
  return done({
    insert: { ...draft, phoneE164: toE164(draft.phone), submittedAt: moment.now, ...taken.value.marks },
  })
}
