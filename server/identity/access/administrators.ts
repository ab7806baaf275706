import { and, asc, eq, exists, max, sql } from 'drizzle-orm'
import type { Administrator, AdministratorInSession } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { credentialModels } from '#server/data-service/revocation.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { isLive, revokeSessions } from '#server/identity/sessions/sessions.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { accounts, apiKeys, passkeys, sessions, users } from '#server/schema/identity.ts'

/** Somebody with full access to the panel. */
export type AdministratorEntry = {
  id: string
  email: string
  since: Date
  /** Undefined when they have no open session any more. */
  lastSeen: Date | undefined
  hasAuthenticator: boolean
  hasPasskey: boolean
  isMe: boolean
  /** A new password was asked of them and is not chosen yet. */
  mustChoosePassword: boolean
}

/** Everybody with access, the oldest first. */
export async function listAdministrators(db: Database, me: Administrator): Promise<AdministratorEntry[]> {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      since: users.createdAt,
      lastSeen: max(sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`).mapWith(sessions.createdAt),
      hasAuthenticator: users.twoFactorEnabled,
      hasPasskey: sql<boolean>`${exists(db.select().from(passkeys).where(eq(passkeys.userId, users.id)))}`,
      mustChoosePassword: users.passwordChangeRequired,
    })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), isLive))
    .where(eq(users.role, 'administrator'))
    .groupBy(users.id)
    .orderBy(asc(users.createdAt), asc(users.id))
  return rows.map((row) => ({ ...row, lastSeen: row.lastSeen ?? undefined, isMe: row.id === me.userId }))
}

/**
 * Deletes an administrator with their sessions, keys and passkeys; their audit entries stay. Nobody removes themselves,
 * and the last administrator stays even when two remove each other at once.
 */
export async function removeAdministrator(
  db: Database,
  me: AdministratorInSession,
  id: string,
): Promise<Result<{ email: string }>> {
  return changeAnother(db, me, id, async (tx, email) => {
    const keys = await tx.delete(apiKeys).where(eq(apiKeys.userId, id)).returning({ id: apiKeys.id })
    for (const key of keys)
      await announce(tx, { model: credentialModels.apiKey, operation: 'delete', id: key.id })
    await revokeSessions(tx, id)
    await tx.delete(users).where(eq(users.id, id))
    await recordAudit(tx, me, { action: 'delete', subject: 'Administrator', subjectId: id, label: email })
  })
}

/** Ends somebody's sessions and requires a new password. The caller mails them the link (`requestPasswordReset`). */
export async function requirePasswordChange(
  db: Database,
  me: AdministratorInSession,
  id: string,
): Promise<Result<{ email: string }>> {
  return changeAnother(db, me, id, async (tx, email) => {
    await revokeSessions(tx, id)
    await tx.update(users).set({ passwordChangeRequired: true }).where(eq(users.id, id))
    await recordAudit(tx, me, { action: 'reset', subject: 'Administrator', subjectId: id, label: email })
  })
}

/** Changes another administrator, one such change at a time. */
async function changeAnother(
  db: Database,
  me: AdministratorInSession,
  id: string,
  change: (tx: Transaction, email: string) => Promise<void>,
): Promise<Result<{ email: string }>> {
  if (id === me.userId) return refuse({ code: 'CONFLICT', reason: 'notYourself' })
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('administrators'))`)
    // Whoever waited for the lock may have been removed meanwhile.
    if (!(await emailOf(tx, me.userId))) return refuse({ code: 'FORBIDDEN', reason: 'noLongerAdministrator' })
    const email = await emailOf(tx, id)
    if (!email) return refuse({ code: 'NOT_FOUND', reason: 'administratorGone' })
    await change(tx, email)
    return done({ email })
  })
}

async function emailOf(tx: Transaction, id: string): Promise<string | undefined> {
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'administrator')))
  return user?.email
}

/** The new administrator's id; undefined when the e-mail belongs to someone already. */
export async function insertAdministrator(
  tx: Transaction,
  email: string,
  passwordHash: string,
): Promise<string | undefined> {
  const [user] = await tx
    .insert(users)
    .values({ name: email, email, emailVerified: true, role: 'administrator' })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (!user) return undefined
  // The shape in which better-auth looks for a password.
  await tx
    .insert(accounts)
    .values({ userId: user.id, accountId: user.id, providerId: 'credential', password: passwordHash })
  return user.id
}
