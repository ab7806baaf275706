import { domainToASCII } from 'node:url'
import parsePhoneNumber, { findPhoneNumbersInText } from 'libphonenumber-js/min'
import { z } from 'zod'
import { canBeCalled, foldPhone } from '#content/profile/phone-line.ts'
import { isDay } from '#content/time/clocks.ts'
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
 * Without control characters, because it ends up in mail headers, and without format characters, which are invisible. Spaces that
 * look like one are one, so that a search finds it.
 * Lone surrogates, which PostgreSQL refuses in JSON, become U+FFFD.
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

export const cleanLine = (text: string) =>
  withoutInvisible(text.toWellFormed())
    .replace(/\p{Cc}+|[[\p{Z}]--[ ]]/gv, ' ')
    .trim()

/** Of the format characters only joiners between two visible ones stay: Persian, Indic scripts and emoji need them. */
const withoutInvisible = (text: string) =>
  text.replace(/[\p{Cf}--[\u200C\u200D\u0600-\u0605\u06DD\u070F\u08E2]]/gv, '').replace(strayJoiners, '')

const strayJoiners = /(?<![\p{L}\p{M}\p{Emoji}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}\p{Emoji}])/gu

/** The name of a person, a part or a place: with a letter or a digit in it. */
export const name = (missing: InputReason, most: number = longest.name) =>
  line(missing, most).refine(
    (text) => /[[\p{L}\p{N}]--\p{Default_Ignorable_Code_Point}]/v.test(text),
    because(missing),
  )

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
  withoutInvisible((text ?? '').toWellFormed())
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** "2026-11-21" */
export const day = z.string(because('implausibleDate')).refine(isDay, because('implausibleDate'))

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

const emailShape =
  /^[^\s@"<>(),:;\\[\]]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/**
 * What browsers take (HTML's grammar) and any letters before the @: a doubtful address never refuses a request, whose phone
 * number is there. At most 254 characters (RFC 3696, erratum 1690).
 */
export const email = z
  .string(because('emailMissing'))
  .transform(cleanEmail)
  .pipe(line('emailMissing', longest.email))
  .pipe(z.string().regex(emailShape, because('emailMissing')))

/** Out of what is pasted with it ("Rosa <rosa@example.com>", "mailto:"), its domain in the letters of DNS. */
function cleanEmail(text: string): string {
  const [, inBrackets] = /<([^<>]+)>\s*$/.exec(text) ?? []
  const address = cleanLine(inBrackets ?? text)
    .replace(/^mailto:/i, '')
    .replace(/\s*@\s*/, '@')
    .replace(/[.,;]+$/, '')
  const [local, domain, ...more] = address.split('@')
  const ascii = domain && more.length === 0 ? domainToASCII(domain) : ''
  return ascii ? `${local}@${/[^\x20-\x7E]/.test(domain ?? '') ? ascii : domain}` : address
}

export const rating = z
  .int(because('starsMissing'))
  .min(1, because('starsMissing'))
  .max(5, because('starsMissing'))

/** A number that can be called; anything else that people type is kept with it. */
export const phone = line('phoneMissing', longest.phone).refine(canBeCalled, because('phoneNumber'))

/** The first number that can be read, with whatever spaces, dots and letters O people put between its digits. */
export function toE164(phone: string): string | null {
  const typed = foldPhone(phone)
  const number = parsePhoneNumber(typed, 'US')
  if (number?.isPossible()) return number.number
  const found = findPhoneNumbersInText(typed, 'US').find((each) => each.number.isPossible())
  return found?.number.number ?? null
}

/** All numbers that stand in a text, in E.164. */
export const numbersIn = (text: string): string[] =>
  findPhoneNumbersInText(foldPhone(text), 'US')
    .filter(({ number }) => number.isPossible())
    .map(({ number }) => number.number)
