import { href } from 'react-router'
import { defineLeadList } from '#app/admin/leads/lead-list.ts'
import { messagesWords } from '#words/admin-messages.ts'

export const messageList = defineLeadList({
  row: 'message',
  path: href('/admin/messages'),
  model: 'Message',
  words: messagesWords,
})
