import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { readCookie, removeCookie, setCookie } from './cookie.ts'
import type { Identity, SessionUser, SignInAnswer } from './identity.ts'
import { accounts, sessions, users, verifications } from './identity-table.ts'
import { longestPassword } from './password-policy.ts'
import { admitAttempt, knownBrowserCookie } from './sign-in-limits.ts'
import { sign } from './signature.ts'

const day = 24 * 60 * 60
const cookieName = 'lantern.session'

/** Identity in our own database. `secret` signs the cookies; all instances on one database need the same. */
export function openEmbeddedIdentity(given: { db: Database; secret: string; log: Log }): Identity {
  const { db, secret, log } = given
  const auth = openBetterAuth(given)

  /** The value of the session cookie, or undefined when better-auth refused the person, for whatever reason. */
  async function openSession(email: string, password: string, headers: Headers) {
    const answer = await auth.api
      .signInEmail({ body: { email, password }, headers: plainHeaders(headers), returnHeaders: true })
      .catch(undefinedWhenRefused)
    return answer && sessionCookieValue(answer.headers)
  }

  async function currentUser(headers: Headers): Promise<SessionUser | undefined> {
    if (!readCookie(headers, cookieName)) return undefined
    const found = await auth.api.getSession({ headers: plainHeaders(headers) }).catch(undefinedWhenRefused)
    if (found?.user.role !== 'administrator') return undefined
    return {
      userId: found.user.id,
      username: found.user.email,
      role: 'administrator',
      session: { id: found.session.id, lastUsedAt: found.session.lastUsedAt ?? null },
    }
  }

  return {
    currentUser,

    async signIn({ email: typed, password, headers, address, secure }): Promise<SignInAnswer> {
      if (await currentUser(headers)) return refusals.alreadySignedIn
      const email = typed.trim().toLowerCase()
      if (!email || !password) return refusals.empty

      const attempt = await admitAttempt(db, secret, { email, headers, address })
      if (!attempt.admitted) {
        log.warn({ address }, 'Sign-in refused: too many attempts')
        return { ok: false, reason: 'limited', message: attempt.message }
      }
      const session = await openSession(email, password, headers)
      if (!session) {
        log.warn({ address }, 'Sign-in refused')
        return refusals.invalid
      }
      await attempt.uncount()
      await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
      log.info({ username: email, address }, 'Signed in')
      return {
        ok: true,
        setCookies: [
          setCookie(cookieName, session, { secure }),
          knownBrowserCookie(secret, { email, headers, secure }),
        ],
      }
    },

    async signOut(headers) {
      try {
        await auth.api.signOut({ headers: plainHeaders(headers) })
      } catch (error) {
        log.error({ err: error }, 'Sign-out failed')
      }
      return [removeCookie(cookieName)]
    },

    async administratorEmails() {
      const rows = await db
        .select({ email: users.email })
        .from(users)
        .where(eq(users.role, 'administrator'))
        .orderBy(asc(users.createdAt))
      return rows.map((row) => row.email)
    },
  }
}

const refusals = {
  alreadySignedIn: {
    ok: false,
    reason: 'already-signed-in',
    message: 'There is already a signed in user; call signOut first',
  },
  empty: { ok: false, reason: 'empty', message: 'Enter your email and password.' },
  invalid: { ok: false, reason: 'invalid', message: 'Incorrect email or password.' },
} as const satisfies Record<string, SignInAnswer>

/** better-auth, called in process only: its HTTP handler is mounted nowhere, so no route of its own exists. */
function openBetterAuth({ db, secret, log }: { db: Database; secret: string; log: Log }) {
  async function isAdministrator(userId: string) {
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.role, 'administrator')))
    return rows.length > 0
  }

  return betterAuth({
    // Nothing is served, so no origin but this one, which nobody has, is ever compared with.
    baseURL: 'http://identity.invalid',
    trustedOrigins: [],
    secret: sign(secret, 'better-auth', ''),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    user: { additionalFields: { role: { type: 'string', required: false, input: false } } },
    emailAndPassword: { enabled: true, disableSignUp: true, maxPasswordLength: longestPassword },
    session: {
      expiresIn: 30 * day,
      updateAge: day,
      additionalFields: {
        confirmedAt: { type: 'date', required: false, input: false },
        lastUsedAt: { type: 'date', required: false, input: false },
      },
    },
    databaseHooks: {
      session: {
        // Without the role no session is ever made; the answer is the same as for a wrong password.
        create: { before: async ({ userId }) => ((await isAdministrator(userId)) ? undefined : false) },
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      useSecureCookies: false,
      cookies: { session_token: { name: cookieName } },
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
    },
    logger: {
      level: 'error',
      // drizzle's message holds the query's parameters, session tokens among them; its cause does not.
      log: (_level, message, ...details: unknown[]) => {
        const error = details.find((detail) => detail instanceof Error)
        log.error({ err: error?.cause ?? error }, message)
      },
    },
  })
}

/** A person who is refused is an answer; anything else that better-auth throws is not. */
function undefinedWhenRefused(error: unknown): undefined {
  if (error instanceof APIError && error.statusCode < 500) return undefined
  throw error
}

/** Only what better-auth needs to see: it would otherwise believe forwarding headers that anyone can write. */
function plainHeaders(headers: Headers): Headers {
  return new Headers({
    cookie: headers.get('cookie') ?? '',
    'user-agent': headers.get('user-agent')?.slice(0, 500) ?? '',
  })
}

/** better-auth signed the value; the flags are ours to set, because only we know whether the request was secure. */
function sessionCookieValue(headers: Headers): string {
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith(`${cookieName}=`))
  const value = line?.slice(cookieName.length + 1).split(';')[0]
  if (!value) throw new Error('better-auth made a session without a cookie')
  return value
}
