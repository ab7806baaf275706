import { sql } from 'drizzle-orm'
import { defaultProfile } from '#content/profile/business-profile.ts'
import type { Queryable } from '#server/database/database.ts'
import type { Reason } from '#server/result.ts'
import { businessProfiles } from '#server/schema/content.ts'

export async function chosenPasswordShortcoming(
  db: Queryable,
  { email, password }: { email: string; password: string },
): Promise<Reason | undefined> {
  return passwordShortcoming(password, { email, company: await companyName(db) })
}

/** Specification section 5: minimum 8 characters with lowercase, uppercase, number and symbol. */
const parts = [
  { name: 'length', present: (password: string) => [...password].length >= 8 },
  { name: 'lowercase', present: (password: string) => /\p{Ll}/u.test(password) },
  { name: 'uppercase', present: (password: string) => /\p{Lu}/u.test(password) },
  { name: 'number', present: (password: string) => /\p{Nd}/u.test(password) },
  { name: 'symbol', present: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const

/** Refused before hashing, which would be costly for a huge password. */
export const maxPasswordLength = 128

export const guessable: Reason = { reason: 'passwordGuessable' }

export async function passwordShortcoming(password: string, chooser: Chooser): Promise<Reason | undefined> {
  if (password.length > maxPasswordLength)
    return { reason: 'passwordTooLong', facts: { most: maxPasswordLength } }
  const missing = parts.filter((part) => !part.present(password)).map((part) => part.name)
  if (missing.length > 0) return { reason: 'passwordIncomplete', facts: { missing } }
  return (await isGuessable(password, chooser)) ? guessable : undefined
}

type Chooser = { email: string; company: string }

const readCommon = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
let common: ReturnType<typeof readCommon> | undefined

const mostDecoration = 4
const shortestWord = 4

/**
 * Whether it is among the first guesses: the 49,000 most common or the chooser's own address and company,
 * also with other spelling (`P@ssw0rd`) and the additions that composition rules provoke (`1!`).
 */
export async function isGuessable(password: string, chooser: Chooser): Promise<boolean> {
  common ??= readCommon()
  const commonWords = await common
  const own = wordsOf(chooser)
  const text = password.toLowerCase()
  const isTried = (word: string) => commonWords.has(word) || own.includes(word)
  const bare = [text.replace(/[^\p{L}]+$/u, ''), text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')]
  const candidates = [...bare, ...windowsOf(text)].filter((word) => word.length >= shortestWord)
  if (candidates.some((word) => isTried(word) || isTried(plainLetters(word)))) return true
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && rest.replace(/[^\p{L}\p{N}]/gu, '').length <= mostDecoration + 1
}

function wordsOf({ email, company }: Chooser): string[] {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const titles = company.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [email.toLowerCase(), name, domain, domain.split('.')[0] ?? '', titles.join(''), ...titles]
    .filter((word) => word.length >= shortestWord)
    .sort((one, other) => other.length - one.length)
}

function windowsOf(text: string): string[] {
  const windows: string[] = []
  for (let start = 0; start <= mostDecoration; start++)
    for (let cut = 0; start + cut <= mostDecoration; cut++)
      if (text.length - start - cut > shortestWord) windows.push(text.slice(start, text.length - cut))
  return windows
}

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const plainLetters = (word: string) => word.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign)

export async function companyName(db: Queryable): Promise<string> {
  const [stored] = await db
    .select({ name: sql<string | null>`${businessProfiles.profile}->>'name'` })
    .from(businessProfiles)
  return stored?.name || defaultProfile.name
}
