import { randomInt } from 'node:crypto'
import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { emailOTP, twoFactor } from 'better-auth/plugins'
import { DrizzleQueryError, eq } from 'drizzle-orm'
import { credentialModels } from '#server/data-service/revocation.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { codeMinutes, mailCode, mailResetLink } from '#server/identity/account-mail.ts'
import type { IdentityDeps, SignInStep } from '#server/identity/identity.ts'
import { longestPassword } from '#server/identity/password-policy.ts'
import { idleDays, sessionCookie } from '#server/identity/sessions/sessions.ts'
import type { Log } from '#server/log.ts'
import { announce } from '#server/realtime/events.ts'
import { accounts, passkeys, sessions, twoFactors, users, verifications } from '#server/schema/identity.ts'
import { withSessionDigests } from './session-digests.ts'

const day = 24 * 60 * 60

/** Cookies of better-auth that live inside ours or for one ceremony. */
export const challengeCookie = 'lantern.code-challenge'
export const passkeyCookie = 'lantern.passkey-challenge'

export type BetterAuth = ReturnType<typeof openBetterAuth>

/**
 * better-auth, called in process only: its HTTP handler is mounted nowhere, so no route of its own exists.
 * `rpId` is the host that passkeys belong to; whatever has nothing to do with passkeys needs none.
 */
export function openBetterAuth(given: {
  db: Queryable
  secret: string
  encryption: string
  log: Log
  rpId?: string
}) {
  const { db, encryption, log, rpId } = given
  return betterAuth({
    // Nothing is served, so no origin but this one, which nobody has, is ever compared with.
    baseURL: 'http://identity.invalid',
    trustedOrigins: [],
    secret: encryption,
    database: withSessionDigests(
      drizzleAdapter(db, {
        provider: 'pg',
        schema: {
          user: users,
          session: sessions,
          account: accounts,
          verification: verifications,
          twoFactor: twoFactors,
          passkey: passkeys,
        },
      }),
    ),
    user: { additionalFields: { role: { type: 'string', required: false, input: false } } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      maxPasswordLength: longestPassword,
      resetPasswordTokenExpiresIn: 60 * 60,
      sendResetPassword: ({ user, token }) => mailResetLink(given, { userId: user.id, token }),
    },
    emailVerification: { autoSignInAfterVerification: true },
    // Tokens of links are as good as a password: only their digest is stored.
    verification: { storeIdentifier: 'hashed' },
    session: {
      expiresIn: idleDays * day,
      updateAge: day,
      // Whether somebody proved lately who they are is ours to say: step-up.ts.
      freshAge: 0,
      additionalFields: {
        confirmedAt: { type: 'date', required: false, input: false },
        lastUsedAt: { type: 'date', required: false, input: false },
      },
    },
    databaseHooks: {
      session: {
        create: { before: (session) => refuseEarlySession(db, session.userId) },
        // What the session holds open closes with it.
        delete: {
          after: ({ id }) => announce(db, { model: credentialModels.session, operation: 'delete', id }),
        },
      },
    },
    plugins: [
      twoFactor({
        twoFactorCookieMaxAge: 10 * 60,
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
      }),
      emailOTP({
        otpLength: 6,
        expiresIn: codeMinutes * 60,
        allowedAttempts: 5,
        storeOTP: 'hashed',
        changeEmail: { enabled: true },
        sendVerificationOTP: ({ email, otp }) => mailCode(given, { to: email, code: otp }),
      }),
      passkey({
        ...(rpId && { rpID: rpId }),
        rpName: 'Lantern',
        // A passkey stands for password and code at once, so the device must have known its owner.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) => requireVerifiedUser(verification.registrationInfo),
        },
        authentication: {
          afterVerification: ({ verification }) => requireVerifiedUser(verification.authenticationInfo),
        },
        advanced: { webAuthnChallengeCookie: passkeyCookie },
      }),
    ],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      useSecureCookies: false,
      cookies: {
        session_token: { name: sessionCookie },
        two_factor: { name: challengeCookie },
        [passkeyCookie]: { name: passkeyCookie },
      },
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
    },
    logger: {
      level: 'error',
      // drizzle's message holds the query's parameters, session tokens among them; its cause does not.
      log: (_level, message, ...details: unknown[]) => {
        const error = details.find((detail) => detail instanceof Error)
        // What somebody's passkey answered is wrong, or was used before: their answer, no failure of ours.
        const isAnswer = message.startsWith('Failed to verify') && !(error instanceof DrizzleQueryError)
        log[isAnswer ? 'warn' : 'error']({ err: error?.cause ?? error }, message)
      },
    },
  })
}

/** No letters and digits that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes, each good for one sign-in without the authenticator app. */
function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return Array.from({ length: 10 }, () => `${part()}-${part()}`)
}

/**
 * However somebody comes: without the role no session is ever made, and none before the steps that their account
 * still asks for. The refusal names the step.
 */
async function refuseEarlySession(db: Queryable, userId: string): Promise<undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (user?.role !== 'administrator') throw new APIError('FORBIDDEN', { code: 'NOT_ADMINISTRATOR' })
  const stepFirst = (code: SignInStep) => new APIError('FORBIDDEN', { code, userId })
  if (!user.emailVerified) throw stepFirst('CONFIRM_SIGN_UP')
  if (user.passwordChangeRequired) throw stepFirst('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
  return undefined
}

async function requireVerifiedUser(info: { userVerified: boolean } | undefined): Promise<undefined> {
  if (!info?.userVerified) throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED' })
  return undefined
}

/**
 * better-auth inside a transaction: what it changes is stored together with the entry about it, or neither is. `rpId` is
 * for passkeys. What better-auth refuses must be an answer (`answerOf`), so that its count of wrong codes is kept.
 */
export const changeAccount = <Value>(
  deps: IdentityDeps & { rpId?: string },
  change: (auth: BetterAuth, tx: Transaction) => Promise<Value>,
): Promise<Value> => deps.db.transaction((tx) => change(openBetterAuth({ ...deps, db: tx }), tx))

type Answered<Value> = { ok: true; value: Value } | { ok: false; code: string; userId: string | undefined }

/** A person who is refused is an answer; anything else that better-auth throws is not. */
export async function answerOf<Value>(asked: Promise<Value>): Promise<Answered<Value>> {
  try {
    return { ok: true, value: await asked }
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error
    const { code = '', userId } = error.body ?? {}
    return { ok: false, code, userId: typeof userId === 'string' ? userId : undefined }
  }
}

/**
 * Only what better-auth needs to see: it would otherwise believe forwarding headers that anyone can write.
 * `origin` is where the passkeys' page stands.
 */
export function plainHeaders(headers: Headers, { origin }: { origin?: string } = {}): Headers {
  return new Headers({
    cookie: headers.get('cookie') ?? '',
    'user-agent': headers.get('user-agent')?.slice(0, 500) ?? '',
    ...(origin && { origin }),
  })
}

/** better-auth signed the value; the flags are ours to set, because only we know whether the request was secure. */
export function cookieValue(headers: Headers, name: string): string {
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
  const value = line?.slice(name.length + 1).split(';')[0]
  if (!value) throw new Error(`better-auth set no cookie ${name}`)
  return value
}
