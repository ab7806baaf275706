import { z } from 'zod'
import { attachmentRules, attachmentTexts } from '#content/attachment-rules.ts'
import { quoteErrors } from '#content/en/form-errors.ts'
import { quoteServices } from '#content/en/service-choices.ts'
import { email, line, longest, paragraph } from '#server/data-service/text-input.ts'
import { quarantineReasons } from './quarantine.ts'

const service = z.enum(quoteServices, quoteErrors.service)
const fileUrls = z
  .array(z.string().max(300))
  .max(attachmentRules.maximumFiles, attachmentTexts.tooManyFiles)
  .nullish()
  .transform((keys) => [...new Set(keys ?? [])])

/**
 * What a visitor sends (specification sections 3 and 5). A phone number only has to be there: a strange one is
 * warned about in the form, never refused, because refusing it would lose the lead.
 */
export const createQuoteInput = z.object({
  firstName: line(quoteErrors.firstName, longest.name),
  lastName: line(quoteErrors.lastName, longest.name),
  phone: line(quoteErrors.phone, longest.phone),
  email,
  service,
  message: paragraph(longest.message),
  fileUrls,
})

/** What an administrator may change (specification section 7: id, status and contactedAt or completedAt). */
export const updateQuoteInput = z.object({
  firstName: line(quoteErrors.firstName, longest.name).optional(),
  lastName: line(quoteErrors.lastName, longest.name).optional(),
  phone: line(quoteErrors.phone, longest.phone).optional(),
  email: email.optional(),
  service: service.optional(),
  message: paragraph(longest.message).optional(),
  status: z.enum(['new', 'contacted', 'completed']).optional(),
  contactedAt: z.date().nullish(),
  completedAt: z.date().nullish(),
  notes: paragraph(longest.message).optional(),
  /** Asks the customer of a completed job for a review; the model stamps the time. */
  reviewAskedBy: z.enum(['mail', 'link']).optional(),
  quarantineReasons: quarantineReasons.optional(),
})

export type QuoteDraft = z.output<typeof createQuoteInput>
export type QuoteChanges = z.output<typeof updateQuoteInput>
