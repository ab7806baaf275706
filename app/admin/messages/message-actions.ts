import { leadActions } from '#app/admin/leads/lead-actions.ts'
import { messagesWords } from '#content/en/admin-messages.ts'
import { DeleteMessage, UpdateMessage } from './documents.ts'

/** What the forms on a message's card do. */
export const messageActions = leadActions({
  update: (run, change) => run(UpdateMessage, change),
  remove: (run, id) => run(DeleteMessage, { id }),
  words: messagesWords,
})
