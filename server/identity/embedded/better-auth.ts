import { randomInt } from 'node:crypto'
import type { DBAdapter } from '@better-auth/core/db/adapter'
import { passkey } from '@better-auth/passkey'
import type { BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { emailOTP, twoFactor } from 'better-auth/plugins'
import { DrizzleQueryError, eq } from 'drizzle-orm'
import { credentialModels } from '#server/data-service/live/revocation.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { isOverload } from '#server/database/overload.ts'
import { codeMinutes, mailCode, mailResetLink } from '#server/identity/account-mail.ts'
import type { IdentityDeps, SignInStep } from '#server/identity/identity.ts'
import { maxPasswordLength } from '#server/identity/password-policy.ts'
import { maxIdleDays, sessionCookie } from '#server/identity/sessions/sessions.ts'
import type { Log } from '#server/log.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { parseRole } from '#server/rights.ts'
import { accounts, passkeys, sessions, twoFactors, users, verifications } from '#server/schema/identity.ts'
import { withSessionDigests } from './session-digests.ts'

const day = 24 * 60 * 60

/** `challengeCookie` is kept inside ours, `passkeyCookie` lives for one ceremony. */
export const challengeCookie = 'lantern.code-challenge'
export const passkeyCookie = 'lantern.passkey-challenge'

export type BetterAuth = ReturnType<typeof openBetterAuth>

/** Called in process only: its HTTP handler is not mounted. `rpId`: the host of passkeys. */
export function openBetterAuth(given: {
  db: Queryable
  secret: string
  encryption: string
  log: Log
  rpId?: string
}) {
  const { db, encryption, log, rpId } = given
  return betterAuth({
    // Required, but unused: better-auth serves no requests.
    baseURL: 'http://identity.invalid',
    trustedOrigins: [],
    secret: encryption,
    database: withSessionDigests(
      withOverload(
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
    ),
    user: {
      additionalFields: {
        role: { type: 'string', required: false, input: false },
        language: { type: 'string', required: false, input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      maxPasswordLength: maxPasswordLength,
      resetPasswordTokenExpiresIn: 60 * 60,
      sendResetPassword: ({ user, token }) => mailResetLink(given, { userId: user.id, token }),
    },
    emailVerification: { autoSignInAfterVerification: true },
    // Tokens of links are as good as a password: only digests are stored.
    verification: { storeIdentifier: 'hashed' },
    session: {
      expiresIn: maxIdleDays * day,
      updateAge: day,
      // Recent confirmation is checked in sessions/step-up.ts.
      freshAge: 0,
      additionalFields: {
        confirmedAt: { type: 'date', required: false, input: false },
        lastUsedAt: { type: 'date', required: false, input: false },
      },
    },
    databaseHooks: {
      session: {
        create: { before: (session) => refuseEarlySession(db, session.userId) },
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
        // A passkey replaces password and code, so the device must verify its user.
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
        // A wrong or replayed passkey response is no failure of the server.
        const isAnswer = message.startsWith('Failed to verify') && !(error instanceof DrizzleQueryError)
        log[isAnswer ? 'warn' : 'error']({ err: error?.cause ?? error }, message)
      },
    },
  })
}

/** better-auth passes on errors of its own, and hides what was the cause of others. */
const withOverload =
  (open: (options: BetterAuthOptions) => DBAdapter) =>
  (options: BetterAuthOptions): DBAdapter =>
    new Proxy(open(options), {
      get(adapter, name) {
        const member: unknown = Reflect.get(adapter, name)
        if (typeof member !== 'function') return member
        return async (...given: unknown[]) => {
          try {
            return await member.apply(adapter, given)
          } catch (cause) {
            throw isOverload(cause) ? new APIError('SERVICE_UNAVAILABLE', { cause }) : cause
          }
        }
      },
    })

/** Without letters and digits that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return Array.from({ length: 10 }, () => `${part()}-${part()}`)
}

/** By whatever way they sign in. The refusal names the missing step. */
async function refuseEarlySession(db: Queryable, userId: string): Promise<undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user || !parseRole(user.role)) throw new APIError('FORBIDDEN', { code: 'NO_ROLE' })
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
 * A change and its audit entry in one transaction. Refusals must be results (`asResult`): a throw would roll
 * back the count of wrong codes.
 */
export const changeAccount = <Value>(
  deps: IdentityDeps & { rpId?: string },
  change: (auth: BetterAuth, tx: Transaction) => Promise<Value>,
): Promise<Value> => deps.db.transaction((tx) => change(openBetterAuth({ ...deps, db: tx }), tx))

export async function asResult<Value>(
  asked: Promise<Value>,
): Promise<Result<Value, { code: string; userId: string | undefined }>> {
  try {
    return done(await asked)
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error
    const { code = '', userId } = error.body ?? {}
    return refuse({ code, userId: typeof userId === 'string' ? userId : undefined })
  }
}

/**
 * better-auth would trust forwarding headers that anyone can write. `origin`: of the page that uses passkeys.
 */
export function plainHeaders(headers: Headers, { origin }: { origin?: string } = {}): Headers {
  return new Headers({
    cookie: headers.get('cookie') ?? '',
    'user-agent': headers.get('user-agent')?.slice(0, 500) ?? '',
    ...(origin && { origin }),
  })
}

export function cookieValue(headers: Headers, name: string): string {
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
  const value = line?.slice(name.length + 1).split(';')[0]
  if (!value) throw new Error(`better-auth set no cookie ${name}`)
  return value
}
