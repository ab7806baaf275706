import parsePhoneNumber from 'libphonenumber-js/min'
import { z } from 'zod'
import { quoteErrors, reviewErrors } from '#content/en/form-errors.ts'
import { done, type Result, refuse } from '#server/result.ts'

/**
 * What the schema makes of input, or the first thing that is wrong with each field. `fieldOf` names a field by its path;
 * a form of one level is known by the first part.
 */
export function parseInput<Value>(
  schema: z.ZodType<Value>,
  input: unknown,
  fieldOf: (path: readonly PropertyKey[]) => string = ([name]) => String(name ?? ''),
): Result<Value> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return done(parsed.data)
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) fields[fieldOf(path)] ??= message
  return refuse({ code: 'BAD_INPUT', message: 'Please check the marked fields.', fields })
}

/** One line without control characters: these texts end up in mail headers and on one line of a card. */
export const line = (missing: string, longest: number) =>
  z
    .string(missing)
    .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
    .pipe(z.string().min(1, missing).max(longest, quoteErrors.tooLong(longest)))

/** A line that may be left out; nothing is null. */
export const optionalLine = (longest: number) =>
  z
    .string()
    .nullish()
    .transform((text) => (text ?? '').replace(/\p{Cc}+/gu, ' ').trim() || null)
    .pipe(z.string().max(longest, quoteErrors.tooLong(longest)).nullable())

/** Lines of text that may be left out; nothing is the empty text. */
export const paragraph = (longest: number) =>
  z
    .string()
    .nullish()
    .transform(cleanLines)
    .pipe(z.string().max(longest, quoteErrors.tooLong(longest)))

/** Lines of text that must be there. */
export const requiredParagraph = (missing: string, longest: number) =>
  z
    .string(missing)
    .transform(cleanLines)
    .pipe(z.string().min(1, missing).max(longest, quoteErrors.tooLong(longest)))

const cleanLines = (text: string | null | undefined) =>
  (text ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** Longest values: generous for people, small enough for a card, a mail and the search index. */
export const longest = {
  name: 100,
  phone: 40,
  email: 254,
  title: 200,
  address: 300,
  message: 5_000,
  reply: 2_000,
} as const

export const email = line(quoteErrors.email, longest.email).pipe(z.email(quoteErrors.email))

/** Stars, 1 to 5. */
export const rating = z.int(reviewErrors.rating).min(1, reviewErrors.rating).max(5, reviewErrors.rating)

/** A phone number in E.164, read as a US number unless it says otherwise; null when it cannot be read as one. */
export function toE164(phone: string): string | null {
  const number = parsePhoneNumber(phone, 'US')
  return number?.isPossible() ? number.number : null
}

/** A number that was typed as bare digits, set the way people write it; any other writing is the person's own. */
export function readableNumber(phone: string): string {
  const number = /^\d+$/.test(phone) ? parsePhoneNumber(phone, 'US') : undefined
  return number?.formatNational() ?? phone
}
