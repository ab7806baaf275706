import { messagesWords } from '#content/en/admin-messages.ts'
import { leadActions } from '../leads/lead-actions.ts'
import { DeleteMessage, UpdateMessage } from './documents.ts'

/** What the forms on a message's card do. */
export const messageActions = leadActions({
  update: (run, change) => run(UpdateMessage, change),
  remove: (run, id) => run(DeleteMessage, { id }),
  words: messagesWords,
})
