import { leadAddress } from '#app/admin/leads/lead-list.ts'
import { messagesWords } from '#words/admin-messages.ts'

export const messageAddress = leadAddress('message')

export const messageList = { address: messageAddress, words: messagesWords }
