import parsePhoneNumber from 'libphonenumber-js/min'
import { z } from 'zod'
import { done, type Reason, type ReasonKeyFor, type Result, refuse } from '#server/result.ts'

/** A reason that a schema can give: the only fact in it is the schema's limit. */
type InputReason = ReasonKeyFor<{ most: number }>

/** A reason as the message of a schema, where `parseInput` finds it: `z.int(because('figure'))`. */
export const because = (reason: InputReason): string => reason

/**
 * What the schema makes of input, or the first thing that is wrong with each field. `fieldOf` names a field by its path;
 * a form of one level is known by the first part.
 */
export function parseInput<Value>(
  schema: z.ZodType<Value>,
  input: unknown,
  fieldOf: (path: readonly PropertyKey[]) => string = ([name]) => String(name ?? ''),
): Result<Value> {
  const parsed = schema.safeParse(input, { error: () => because('notValid') })
  if (parsed.success) return done(parsed.data)
  const fields: Record<string, Reason> = {}
  for (const issue of parsed.error.issues) fields[fieldOf(issue.path)] ??= reasonOf(issue)
  return refuse({ code: 'BAD_INPUT', reason: 'checkFields', fields })
}

/** The reason that a schema gave as its message, with the limit that the value passed. */
function reasonOf(issue: z.core.$ZodIssue): Reason {
  const facts = 'maximum' in issue && { facts: { most: Number(issue.maximum) } }
  // `because` wrote the message, and only for a reason that needs no other facts.
  return { reason: issue.message, ...facts } as Reason
}

/**
 * One line without control characters: these texts end up in mail headers and on one line of a card. Half an emoji, which PostgreSQL
 * refuses in JSON, becomes U+FFFD.
 */
export const line = (missing: InputReason, longest: number) =>
  z
    .string(because(missing))
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().min(1, because(missing)).max(longest, because('tooLong')))

/** A line that may be left out; nothing is null. */
export const optionalLine = (longest: number) =>
  z
    .string()
    .nullish()
    .transform(
      (text) =>
        (text ?? '')
          .toWellFormed()
          .replace(/\p{Cc}+/gu, ' ')
          .trim() || null,
    )
    .pipe(z.string().max(longest, because('tooLong')).nullable())

/** Lines of text that may be left out; nothing is the empty text. */
export const paragraph = (longest: number) =>
  z
    .string()
    .nullish()
    .transform(cleanLines)
    .pipe(z.string().max(longest, because('tooLong')))

/** Lines of text that must be there. */
export const requiredParagraph = (missing: InputReason, longest: number) =>
  z
    .string(because(missing))
    .transform(cleanLines)
    .pipe(z.string().min(1, because(missing)).max(longest, because('tooLong')))

const cleanLines = (text: string | null | undefined) =>
  (text ?? '')
    .toWellFormed()
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

/** An e-mail address of at most 254 characters (RFC 3696, erratum 1690). */
export const email = line('emailMissing', longest.email).pipe(z.email(because('emailMissing')))

/** Stars, 1 to 5. */
export const rating = z
  .int(because('starsMissing'))
  .min(1, because('starsMissing'))
  .max(5, because('starsMissing'))

/** A phone number in E.164, read as a US number unless it says otherwise; null when it cannot be read as one. */
export function toE164(phone: string): string | null {
  const number = parsePhoneNumber(phone, 'US')
  return number?.isPossible() ? number.number : null
}
