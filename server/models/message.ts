import { z } from 'zod'
import { quoteErrors } from '#content/en/quote-errors.ts'
import { reviewErrors } from '#content/en/review-errors.ts'
import type { Actor } from '../data-service/actor.ts'
import { defineModel } from '../data-service/model.ts'
import { done } from '../data-service/outcome.ts'
import { messages } from './message-table.ts'
import { email, line, longest, paragraph, requiredParagraph } from './text-input.ts'

export type StoredMessage = typeof messages.$inferSelect

const administrators = (actor: Actor) => actor.kind === 'administrator'

const contactServices = [
  'emergency',
  'automotive',
  'residential',
  'commercial',
  'safes',
  'access-control',
  'surveillance',
  'other',
] as const

const createMessageInput = z.object({
  name: line(reviewErrors.name, longest.name),
  email,
  phone: line(quoteErrors.phone, longest.phone),
  service: z.enum(contactServices, quoteErrors.service),
  message: requiredParagraph(reviewErrors.comment, longest.message),
})

const updateMessageInput = z.object({
  status: z.enum(['new', 'contacted', 'completed']).optional(),
  contactedAt: z.date().nullish(),
  completedAt: z.date().nullish(),
  notes: paragraph(longest.message).optional(),
})

/** Specification section 3, Contact form record; stored and notified like a quote (decisions). */
export const message = defineModel<
  StoredMessage,
  z.output<typeof createMessageInput>,
  z.output<typeof updateMessageInput>
>({
  name: 'Message',
  plural: 'Messages',
  table: messages,
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
  rules: {
    onCreate: async (draft) => done({ insert: draft }),
    onUpdate: (changes) => done(changes),
  },
})
