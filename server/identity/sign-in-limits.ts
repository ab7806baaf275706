import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#server/audit/audit.ts'
import type { Queryable } from '#server/database/database.ts'
import { addressKey } from '#server/http/client-address.ts'
import { readCookie, setCookie } from '#server/http/cookies.ts'
import { digestOf, signValue, verifyValue } from '#server/http/signed-values.ts'
import { returnToken, takeToken } from '#server/limits/rate-limit.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import { isStaff, users } from '#server/schema/identity.ts'

const windowSeconds = 15 * 60
const perAddress = { limit: 30, windowSeconds }
const perAccount = { limit: 10, windowSeconds }
const cookieName = 'lantern.known-browser'

type CountedAttempt = {
  email: string
  headers: Headers
  address: string
  /** Counted apart, so that guessing at passwords does not block codes. */
  at?: 'password' | 'code' | 'reset code'
}

type Admission = Result<{ uncount: () => Promise<void> }, Reason>

/**
 * Only failures stay counted. In 15 minutes an address may fail 30 times, and all strangers together 10 times
 * at one account, whether it exists or not. That alone would let anyone lock the owner out. So a browser that
 * has signed in before holds a signed cookie (OWASP's "device cookies") with 10 failures of its own. On a new
 * device, during an attack, there is the way through the mailbox: `provedBrowserCookie`.
 */
export async function admitAttempt(
  db: Queryable,
  secret: string,
  attempt: CountedAttempt,
): Promise<Admission> {
  const counters = countersOf(secret, attempt)
  for (const { key, allowance, isOfAccount } of counters) {
    const taken = await takeToken(db, key, allowance)
    if (taken.allowed) continue
    // One entry per window, at the first refused attempt; none for addresses.
    if (isOfAccount && taken.count === allowance.limit + 1) await auditHeldAttempts(db, attempt)
    return refuse(tooMany(taken.retryAfterSeconds))
  }
  return done({
    uncount: async () => {
      for (const { key } of counters) await returnToken(db, key)
    },
  })
}

const held = { password: 'sign-in held', code: 'codes held', 'reset code': 'reset held' } as const

/** None for unknown accounts, of which anyone can send any number. */
async function auditHeldAttempts(db: Queryable, { email, at = 'password' }: CountedAttempt): Promise<void> {
  await db.transaction(async (tx) => {
    const isTheirs = and(eq(users.email, email), isStaff)
    const [user] = await tx.select({ id: users.id }).from(users).where(isTheirs)
    if (!user) return
    await recordAudit(
      tx,
      { kind: 'system' },
      { action: held[at], subject: 'Session', subjectId: user.id, label: email },
    )
  })
}

export function knownBrowserCookie(
  secret: string,
  { email, headers, secure }: { email: string; headers: Headers; secure: boolean },
): string {
  const browser = knownBrowser(secret, email, headers) ?? randomBytes(16).toString('base64url')
  return setCookie(cookieName, signValue(secret, purpose(email), browser), { secure })
}

const provedMs = 60 * 60_000

/**
 * For a browser in which a forgotten password was replaced: the mailbox is proved, so for an hour strangers'
 * guesses do not block it. New each time; without effect at the second factor.
 */
export function provedBrowserCookie(
  secret: string,
  { email, secure }: { email: string; secure: boolean },
): string {
  const browser = `${randomBytes(16).toString('base64url')}_${Date.now() + provedMs}`
  return setCookie(cookieName, signValue(secret, proved(email), browser), {
    secure,
    maxAge: provedMs / 1_000,
  })
}

/** The address comes first: a refused address must not use up the account's attempts. */
function countersOf(secret: string, { email, headers, address, at = 'password' }: CountedAttempt) {
  const browser =
    knownBrowser(secret, email, headers) ?? (at === 'password' && provedBrowser(secret, email, headers))
  if (browser) return [{ key: `sign-in:${at}:browser:${browser}`, allowance: perAccount, isOfAccount: true }]
  return [
    { key: `sign-in:address:${addressKey(address)}`, allowance: perAddress, isOfAccount: false },
    // A digest, because people type passwords and long texts into the e-mail field.
    { key: `sign-in:${at}:account:${digestOf(email)}`, allowance: perAccount, isOfAccount: true },
  ]
}

function knownBrowser(secret: string, email: string, headers: Headers): string | undefined {
  const signed = readCookie(headers, cookieName)
  return signed && verifyValue(secret, purpose(email), signed)
}

function provedBrowser(secret: string, email: string, headers: Headers): string | undefined {
  const browser = verifyValue(secret, proved(email), readCookie(headers, cookieName) ?? '')
  return Number(browser?.split('_').at(-1)) > Date.now() ? browser : undefined
}

export async function isFromKnownBrowser(secret: string, request: Request): Promise<boolean> {
  const { headers } = request
  const isForm = headers.get('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded')
  if (!isForm || !readCookie(headers, cookieName)) return false
  const typed = new URLSearchParams(await request.clone().text()).get('email') ?? ''
  const email = typed.trim().toLowerCase()
  return Boolean(knownBrowser(secret, email, headers) ?? provedBrowser(secret, email, headers))
}

const proved = (email: string) => `mailbox proved of ${email}`
const purpose = (email: string) => `known-browser of ${email}`

export const tooMany = (seconds: number): Reason => ({
  reason: 'tooManyAttempts',
  facts: { minutes: Math.ceil(seconds / 60) },
})

const resetsPerAddress = { limit: 10, windowSeconds: 15 * 60 }
const resetsPerAccount = { limit: 3, windowSeconds: 60 * 60 }

/** Longer than the work for a known address, so that timing reveals nothing. */
export const resetResponseMs = 300

/** Unknown addresses are counted too, so that a refusal reveals nothing. */
export async function admitReset(
  db: Queryable,
  { email, address }: { email: string; address: string },
): Promise<Result<null, Reason>> {
  const mine = await takeToken(db, `reset:address:${addressKey(address)}`, resetsPerAddress)
  if (!mine.allowed) return refuse(tooMany(mine.retryAfterSeconds))
  const theirs = await takeToken(db, `reset:account:${digestOf(email)}`, resetsPerAccount)
  if (theirs.allowed) return done(null)
  const minutes = Math.ceil(theirs.retryAfterSeconds / 60)
  return refuse({ reason: 'tooManyResetMails', facts: { most: resetsPerAccount.limit, minutes } })
}
