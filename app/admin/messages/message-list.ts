import { defineLeadList } from '#app/admin/leads/lead-list.ts'
import { rowsOf } from '#app/admin/list/row-href.ts'
import { messagesWords } from '#words/admin-messages.ts'

/** The list of messages, declared. */
export const messageList = defineLeadList({
  ...rowsOf.Message,
  model: 'Message',
  words: messagesWords,
})
