import { z } from 'zod'
import { quoteErrors, reviewErrors } from '#content/en/form-errors.ts'
import { contactServices } from '#content/en/service-choices.ts'
import { email, line, longest, paragraph, requiredParagraph } from '#server/data-service/text-input.ts'
import { quarantineReasons } from './quarantine.ts'

const written = {
  name: line(reviewErrors.name, longest.name),
  email,
  phone: line(quoteErrors.phone, longest.phone),
  service: z.enum(contactServices, quoteErrors.service),
  message: requiredParagraph(reviewErrors.comment, longest.message),
}

/** What the contact form sends, all of it required (specification section 5). */
export const createMessageInput = z.object(written)

/** What an administrator may change, as with a quote. */
export const updateMessageInput = z
  .object({
    ...written,
    status: z.enum(['new', 'contacted', 'completed']),
    contactedAt: z.date().nullable(),
    completedAt: z.date().nullable(),
    notes: paragraph(longest.message),
    quarantineReasons,
  })
  .partial()

export type MessageDraft = z.output<typeof createMessageInput>
export type MessageChanges = z.output<typeof updateMessageInput>
