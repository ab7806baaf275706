import { randomBytes } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { languages } from '#content/languages.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Config, ConfigError } from '#server/config.ts'
import type { Database, Queryable, Transaction } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { digestOf } from '#server/http/signed-values.ts'
import { parseEmail } from '#server/identity/account-mail.ts'
import type { Identity, SignInAttempt } from '#server/identity/identity.ts'
import { chosenPasswordShortcoming } from '#server/identity/password-policy.ts'
import { done, type Refusal, type Result, refuse, refuseField, sentence } from '#server/result.ts'
import { users, verifications } from '#server/schema/identity.ts'
import { insertPerson, parseName } from './people.ts'

/** The stored name, from before there were roles. */
const setupIdentifier = 'first-administrator'

const role = 'owner' as const

type FirstStart = { kind: 'ready' } | { kind: 'created'; email: string } | { kind: 'setup'; token: string }

/**
 * Run at each start. `ready`: there is an owner. `created`: from ADMIN_EMAIL and ADMIN_PASSWORD. `setup`: the
 * token of a one-time link to the set-up screen, valid for 24 hours; it replaces an earlier one.
 * Throws ConfigError when the environment's password is too weak.
 */
export async function ensureFirstOwner(
  db: Database,
  firstAdministrator: Config['firstAdministrator'],
  { refusals } = languages[0].words,
): Promise<FirstStart> {
  if (await ownerExists(db)) return { kind: 'ready' }
  if (!firstAdministrator) return makeSetupToken(db)

  const { email, password } = firstAdministrator
  const shortcoming = await chosenPasswordShortcoming(db, { email, password })
  if (shortcoming) throw new ConfigError(`ADMIN_PASSWORD: ${sentence(shortcoming, refusals)}`)
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    await oneAtATime(tx)
    if (await ownerExists(tx)) return { kind: 'ready' }
    await tx.delete(verifications).where(eq(verifications.identifier, setupIdentifier))
    const userId = await insertPerson(tx, { email, role, passwordHash })
    if (!userId) throw new ConfigError('ADMIN_EMAIL: somebody who is no owner has this e-mail already')
    const actor = { kind: 'system' } as const
    await recordAudit(tx, actor, {
      action: 'first administrator',
      subject: 'Administrator',
      subjectId: userId,
      label: email,
    })
    return { kind: 'created', email }
  })
}

export async function isSetupTokenValid(db: Queryable, token: string): Promise<boolean> {
  const rows = await db.select({ id: verifications.id }).from(verifications).where(isSetupToken(token))
  return rows.length > 0
}

/** Of concurrent calls exactly one succeeds. `setCookies` is empty when they have to sign in themselves. */
export async function completeSetup(
  { db, identity }: { db: Database; identity: Identity },
  {
    token,
    name: typed,
    language,
    ...attempt
  }: SignInAttempt & { token: string; name: string; language?: string | undefined },
): Promise<Result<{ setCookies: string[] }>> {
  if (!(await isSetupTokenValid(db, token))) return linkIsDead
  const email = parseEmail(attempt.email)
  const shortcoming = await chosenPasswordShortcoming(db, { email: email ?? '', password: attempt.password })
  const named = parseName(typed)
  if (!email || !named.ok || shortcoming)
    return refuse<Refusal>({
      code: 'BAD_INPUT',
      reason: 'checkFields',
      fields: {
        ...(!named.ok && named.refusal.fields),
        ...(!email && { email: { reason: 'emailIncomplete' } }),
        ...(shortcoming && { password: shortcoming }),
      },
    })

  const passwordHash = await hashPassword(attempt.password)
  const { address } = attempt
  const failure = await db.transaction((tx) =>
    spendToken(tx, { token, email, ...named.value, passwordHash, address, language }),
  )
  if (failure) return failure
  const signedIn = await identity.signIn(attempt)
  return done({ setCookies: signedIn.ok ? signedIn.value.setCookies : [] })
}

const linkIsDead = refuseField('token', { reason: 'setupLinkDead' })

async function spendToken(
  tx: Transaction,
  {
    token,
    email,
    name,
    passwordHash,
    address,
    language,
  }: {
    token: string
    email: string
    name: string
    passwordHash: string
    address: string
    language: string | undefined
  },
): Promise<{ ok: false; refusal: Refusal } | undefined> {
  await oneAtATime(tx)
  const working = (await isSetupTokenValid(tx, token)) && !(await ownerExists(tx))
  if (!working) return linkIsDead
  const userId = await insertPerson(tx, { email, name, role, passwordHash, language })
  if (!userId) return refuseField('email', { reason: 'emailTaken' })
  const me = { kind: 'staff', role, userId, username: email, name, address } as const
  await recordAudit(tx, me, {
    action: 'set up',
    subject: 'Administrator',
    subjectId: userId,
    label: email,
  })
  await tx.delete(verifications).where(eq(verifications.identifier, setupIdentifier))
  return undefined
}

async function makeSetupToken(db: Database): Promise<FirstStart> {
  const token = randomBytes(32).toString('base64url')
  return db.transaction(async (tx) => {
    await oneAtATime(tx)
    if (await ownerExists(tx)) return { kind: 'ready' }
    await tx.delete(verifications).where(eq(verifications.identifier, setupIdentifier))
    await tx.insert(verifications).values({
      identifier: setupIdentifier,
      value: digestOf(token),
      expiresAt: sql`now() + interval '24 hours'`,
    })
    return { kind: 'setup', token }
  })
}

async function oneAtATime(tx: Transaction): Promise<void> {
  await holdLock(tx, setupIdentifier)
}

async function ownerExists(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, role)).limit(1)
  return rows.length > 0
}

function isSetupToken(token: string) {
  return and(
    eq(verifications.identifier, setupIdentifier),
    eq(verifications.value, digestOf(token)),
    gt(verifications.expiresAt, sql`now()`),
  )
}
