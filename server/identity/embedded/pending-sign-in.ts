import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#server/database/database.ts'
import { readCookie, setCookie } from '#server/http/cookies.ts'
import { signValue, verifyValue } from '#server/http/signed-values.ts'
import type { IdentityDeps, SignInRequest, SignInResult } from '#server/identity/identity.ts'
import { sessionCookie } from '#server/identity/sessions/sessions.ts'
import { completeSignIn, pendingCookie } from '#server/identity/sign-in-results.ts'
import { done } from '#server/result.ts'
import { accounts, isStaff, users } from '#server/schema/identity.ts'
import { cookieValue } from './better-auth.ts'

const minutes = 10

const pendingStep = z.object({
  step: z.enum([
    'CONFIRM_SIGN_UP',
    'CONFIRM_SIGN_IN_WITH_TOTP_CODE',
    'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
  ]),
  userId: z.uuid(),
  challenge: z.string().optional(),
})

type PendingStep = z.output<typeof pendingStep>
export const isPendingStep = (step: string): step is PendingStep['step'] =>
  pendingStep.shape.step.safeParse(step).success

type PendingSignInDeps = { db: Queryable; secret: string }

/**
 * Valid for ten minutes, and signed with the password's hash, so that a new password ends what was begun with
 * the old one.
 */
async function rememberStep(
  { db, secret }: PendingSignInDeps,
  pending: PendingStep,
  { secure }: { secure: boolean },
): Promise<string> {
  const account = await accountOf(db, pending.userId)
  const until = Date.now() + minutes * 60_000
  const text = Buffer.from(JSON.stringify({ ...pending, until })).toString('base64url')
  return setCookie(pendingCookie, signValue(secret, purpose(account?.passwordHash), text), {
    secure,
    maxAge: minutes * 60,
  })
}

export async function readPendingStep({ db, secret }: PendingSignInDeps, headers: Headers) {
  const signed = readCookie(headers, pendingCookie)
  const claimed = signed && claimOf(signed)
  if (!claimed || claimed.until < Date.now()) return undefined
  // Not verified yet: the claim only says which password hash to check the signature with.
  const account = await accountOf(db, claimed.userId)
  if (!account || !verifyValue(secret, purpose(account.passwordHash), signed)) return undefined
  return { ...claimed, ...account }
}

function claimOf(signed: string) {
  const text = Buffer.from(signed.split('.')[0] ?? '', 'base64url').toString()
  try {
    return pendingStep.extend({ until: z.number() }).safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

async function accountOf(db: Queryable, userId: string) {
  const [account] = await db
    .select({ email: users.email, passwordHash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(and(eq(users.id, userId), isStaff))
  return account
}

const purpose = (passwordHash: string | null | undefined) => `pending sign-in after ${passwordHash ?? ''}`

export function signedIn(
  deps: IdentityDeps,
  { email, set }: { email: string; set: Headers },
  request: SignInRequest,
  more: string[] = [],
): SignInResult {
  const cookies = completeSignIn(deps, { email, session: cookieValue(set, sessionCookie) }, request)
  return done({ step: 'DONE', setCookies: [...cookies, ...more] })
}

export async function pending(
  deps: IdentityDeps,
  step: PendingStep,
  { secure }: SignInRequest,
): Promise<SignInResult> {
  return done({ step: step.step, setCookies: [await rememberStep(deps, step, { secure })] })
}
