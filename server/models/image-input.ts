import { z } from 'zod'
import { imageErrors } from '#content/en/refusals.ts'
import { optionalLine } from '#server/data-service/text-input.ts'

/** A sentence or two; readers of screens cannot skim it. */
export const longestAlternative = 300

/** What the upload knows of a picture once its pixels are stored. */
export const createImageInput = z.object({
  alt: optionalLine(longestAlternative).transform((text) => text ?? ''),
  width: z.int().positive(),
  height: z.int().positive(),
  type: z.string(),
  digest: z.string(),
})

/** Only what it shows may be said differently. */
export const updateImageInput = z.object({
  alt: z
    .string(imageErrors.alt)
    .transform((text) => text.trim())
    .pipe(z.string().max(longestAlternative))
    .optional(),
})

export type ImageDraft = z.output<typeof createImageInput>
export type ImageChanges = z.output<typeof updateImageInput>
