import parsePhoneNumber from 'libphonenumber-js/min'
import { z } from 'zod'
import { done, type Reason, type ReasonKeyFor, type Result, refuse } from '#server/result.ts'

type InputReason = ReasonKeyFor<{ most: number }>

/** Puts a reason into a schema's message, where `parseInput` finds it: `z.int(because('figure'))`. */
export const because = (reason: InputReason): string => reason

/**
 * The parsed input, or the first problem of each field. `fieldOf` names a field by its path; by default its
 * first part.
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

function reasonOf(issue: z.core.$ZodIssue): Reason {
  const facts = 'maximum' in issue && { facts: { most: Number(issue.maximum) } }
  // `because` wrote the message, for a reason that needs no other facts.
  return { reason: issue.message, ...facts } as Reason
}

/**
 * Without control characters, because it ends up in mail headers. Lone surrogates, which PostgreSQL refuses
 * in JSON, become U+FFFD.
 */
export const line = (missing: InputReason, longest: number) =>
  z
    .string(because(missing))
    .transform(cleanLine)
    .pipe(z.string().min(1, because(missing)).max(longest, because('tooLong')))

export const optionalLine = (longest: number) =>
  z
    .string()
    .nullish()
    .transform((text) => cleanLine(text ?? '') || null)
    .pipe(z.string().max(longest, because('tooLong')).nullable())

const cleanLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()

export const paragraph = (longest: number) =>
  z
    .string()
    .nullish()
    .transform(cleanLines)
    .pipe(z.string().max(longest, because('tooLong')))

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

/** Generous for people, small enough for cards, mails and the search index. */
export const longest = {
  name: 100,
  phone: 40,
  email: 254,
  title: 200,
  address: 300,
  message: 5_000,
  reply: 2_000,
} as const

/** At most 254 characters (RFC 3696, erratum 1690). */
export const email = line('emailMissing', longest.email).pipe(z.email(because('emailMissing')))

export const rating = z
  .int(because('starsMissing'))
  .min(1, because('starsMissing'))
  .max(5, because('starsMissing'))

export function toE164(phone: string): string | null {
  const number = parsePhoneNumber(phone, 'US')
  return number?.isPossible() ? number.number : null
}
