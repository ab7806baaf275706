import { messagesWords } from '#content/en/admin-messages.ts'
import { leadAddress } from '../leads/lead-filters.ts'

export const messageAddress = leadAddress('message')

export const messageList = { address: messageAddress, words: messagesWords }
