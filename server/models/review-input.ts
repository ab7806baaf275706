import { z } from 'zod'
import { reviewErrors } from '#content/en/form-errors.ts'
import { email, line, longest, optionalLine, paragraph, rating, requiredParagraph } from '#server/data-service/text-input.ts'

const written = {
  name: line(reviewErrors.name, longest.name),
  email,
  rating: rating.optional().default(5),
  title: line(reviewErrors.title, longest.title),
  comment: requiredParagraph(reviewErrors.comment, longest.message),
  service: optionalLine(longest.name),
  location: optionalLine(longest.name),
}

/** What only staff may set. */
const judged = {
  isVerified: z.boolean().optional(),
  isApproved: z.boolean().optional(),
  isFeatured: z.boolean().optional(),
  submittedAt: z.date().optional(),
  approvedAt: z.date().nullish(),
  reply: paragraph(longest.reply).optional(),
  repliedAt: z.date().nullish(),
}

export const createReviewInput = z.object({ ...written, ...judged })

export const updateReviewInput = z.object({ ...written, rating, ...judged }).partial()

/** The names that a visitor must not send. */
export const staffFields = z.object(judged).keyof().options

export type ReviewDraft = z.output<typeof createReviewInput>
export type ReviewChanges = z.output<typeof updateReviewInput>
