import { and, asc, eq, exists, inArray, max, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Languages } from '#content/languages.ts'
import type { Staff, StaffInSession } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { line, parseInput } from '#server/data-service/input.ts'
import { credentialModels } from '#server/data-service/live/revocation.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { uploaderOf } from '#server/files/file-rules.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { ownerEmails, sendAccountMail } from '#server/identity/account-mail.ts'
import { isLive, revokeSessions } from '#server/identity/sessions/sessions.ts'
import { personPhotoKey } from '#server/images/person-photo.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import { mayIn, parseRole, type Role } from '#server/rights.ts'
import { accounts, apiKeys, isStaff, passkeys, sessions, users } from '#server/schema/identity.ts'
import { deliveries, pushSubscriptions } from '#server/schema/notifications.ts'
import { requestKinds } from '#server/schema/requests.ts'

export type PersonEntry = {
  id: string
  email: string
  name: string
  role: Role
  since: Date
  lastSeen: Date | undefined
  hasAuthenticator: boolean
  hasPasskey: boolean
  isMe: boolean
  mustChoosePassword: boolean
}

export async function listPeople(db: Database, me: Staff): Promise<PersonEntry[]> {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      role: users.role,
      since: users.createdAt,
      lastSeen: max(sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`).mapWith(sessions.createdAt),
      hasAuthenticator: users.twoFactorEnabled,
      hasPasskey: sql<boolean>`${exists(db.select().from(passkeys).where(eq(passkeys.userId, users.id)))}`,
      mustChoosePassword: users.passwordChangeRequired,
    })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), isLive))
    .where(isStaff)
    .groupBy(users.id)
    .orderBy(asc(users.createdAt), asc(users.id))
  return rows.flatMap((row) => {
    const role = parseRole(row.role)
    const name = row.name || row.email
    return role ? { ...row, name, role, lastSeen: row.lastSeen ?? undefined, isMe: row.id === me.userId } : []
  })
}

/** With sessions, keys and passkeys; audit entries stay. */
export async function removePerson(
  { db, store }: { db: Database; store: FileStore },
  me: StaffInSession,
  id: string,
): Promise<Result<{ email: string }>> {
  let photo: string | null | undefined
  const removed = await changeAnother(db, me, id, async (tx, { email }) => {
    const keys = await tx.delete(apiKeys).where(eq(apiKeys.userId, id)).returning({ id: apiKeys.id })
    for (const key of keys)
      await announce(tx, { model: credentialModels.apiKey, operation: 'delete', id: key.id })
    await revokeSessions(tx, id)
    const [gone] = await tx.delete(users).where(eq(users.id, id)).returning({ image: users.image })
    photo = gone?.image
    await recordAudit(tx, me, { action: 'delete', subject: 'Administrator', subjectId: id, label: email })
  })
  if (removed.ok && photo) await store.as(uploaderOf(me)).delete(personPhotoKey(photo))
  return removed
}

export async function requirePasswordChange(
  db: Database,
  me: StaffInSession,
  id: string,
): Promise<Result<{ email: string }>> {
  return changeAnother(db, me, id, async (tx, { email }) => {
    await revokeSessions(tx, id)
    await tx.update(users).set({ passwordChangeRequired: true }).where(eq(users.id, id))
    await recordAudit(tx, me, { action: 'reset', subject: 'Administrator', subjectId: id, label: email })
  })
}

/**
 * Ends sessions and open connections of keys, so that nothing continues with the old rights; the keys stay
 * and get the new ones. All owners and the person are notified.
 */
export async function changeRole(
  { db, secret }: { db: Database; secret: string },
  me: StaffInSession,
  { id, role: typed }: { id: string; role: string },
): Promise<Result<{ email: string; role: Role }>> {
  const role = parseRole(typed)
  if (!role) return refuse({ code: 'BAD_INPUT', reason: 'roleMissing' })
  const changed = await changeAnother(db, me, id, async (tx, { email, role: before }) => {
    if (before === role) return
    await tx.update(users).set({ role }).where(eq(users.id, id))
    await revokeSessions(tx, id)
    const keys = await tx.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.userId, id))
    for (const key of keys)
      await announce(tx, { model: credentialModels.apiKey, operation: 'delete', id: key.id })
    await withdrawUnsent(tx, { userId: id, email })
    await recordAudit(tx, me, {
      action: 'role changed',
      subject: 'Administrator',
      subjectId: id,
      label: email,
      before: { role: before },
      after: { role },
    })
    const at = new Date().toISOString()
    const mail = { about: 'role', who: email, by: me.name, at, before, after: role } as const
    for (const to of new Set([...(await ownerEmails(tx)), email]))
      await sendAccountMail({ db: tx, secret }, { to, mail })
  })
  return changed.ok ? done({ ...changed.value, role }) : changed
}

/** Unsent notifications about requests: in the new role they may see fewer. */
async function withdrawUnsent(tx: Transaction, { userId, email }: { userId: string; email: string }) {
  const devices = tx
    .select({ id: sql<string>`${pushSubscriptions.id}::text` })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
  await tx
    .delete(deliveries)
    .where(
      and(
        eq(deliveries.state, 'pending'),
        or(
          and(eq(deliveries.channel, 'push'), inArray(deliveries.recipient, devices)),
          and(
            eq(deliveries.channel, 'mail'),
            eq(deliveries.recipient, email),
            inArray(deliveries.subjectType, [...requestKinds]),
          ),
        ),
      ),
    )
}

/**
 * One change at a time, never of oneself, and checked under the lock that the actor is still an owner: so one
 * owner always remains, even if two demote each other at once.
 */
async function changeAnother(
  db: Database,
  me: StaffInSession,
  id: string,
  change: (tx: Transaction, person: { email: string; role: Role }) => Promise<void>,
): Promise<Result<{ email: string }>> {
  if (id === me.userId) return refuse({ code: 'CONFLICT', reason: 'notYourself' })
  return db.transaction(async (tx) => {
    await holdLock(tx, 'administrators')
    const mine = await personIn(tx, me.userId)
    if (!mine || !mayIn(mine, 'settings', 'write'))
      return refuse({ code: 'FORBIDDEN', reason: 'noLongerOwner' })
    const person = await personIn(tx, id)
    if (!person) return refuse({ code: 'NOT_FOUND', reason: 'personGone' })
    await change(tx, person)
    return done({ email: person.email })
  })
}

async function personIn(tx: Transaction, id: string): Promise<{ email: string; role: Role } | undefined> {
  const [user] = await tx.select({ email: users.email, role: users.role }).from(users).where(eq(users.id, id))
  const role = parseRole(user?.role)
  return user && role && { email: user.email, role }
}

const longestName = 60

const nameInput = { name: line('ownNameMissing', longestName) }

export const parseName = (name: string): Result<{ name: string }> => parseInput(z.object(nameInput), { name })

export async function rename(
  db: Database,
  me: StaffInSession,
  typed: string,
): Promise<Result<{ name: string }>> {
  const parsed = parseName(typed)
  if (!parsed.ok) return parsed
  const { name } = parsed.value
  await db.transaction(async (tx) => {
    await tx.update(users).set({ name }).where(eq(users.id, me.userId))
    if (name !== me.name)
      await recordAudit(tx, me, {
        action: 'renamed',
        subject: 'Administrator',
        subjectId: me.userId,
        label: me.username,
        before: { name: me.name },
        after: { name },
      })
  })
  return done({ name })
}

/** From then on the panel opens in it, and mails and pushes to them are written in it. */
export async function chooseLanguage(
  { db, languages }: { db: Database; languages: Languages },
  me: StaffInSession,
  code: string,
): Promise<Result<{ language: string }>> {
  const chosen = languages.find((language) => language.code === code)
  if (!chosen) return refuseField('language', { reason: 'languageUnknown' })
  await db.transaction(async (tx) => {
    await tx.update(users).set({ language: code }).where(eq(users.id, me.userId))
    if (code !== me.language)
      await recordAudit(tx, me, {
        action: 'language chosen',
        subject: 'Administrator',
        subjectId: me.userId,
        label: me.username,
        before: { language: me.language ?? languages[0].code },
        after: { language: code },
      })
  })
  return done({ language: code })
}

type NewPerson = {
  email: string
  name?: string
  role: Role
  passwordHash: string
  language?: string | undefined
}

export async function insertPerson(
  tx: Transaction,
  { email, name = email, role, passwordHash, language }: NewPerson,
): Promise<string | undefined> {
  const [user] = await tx
    .insert(users)
    .values({ name, email, emailVerified: true, role, language })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (!user) return undefined
  await tx
    .insert(accounts)
    .values({ userId: user.id, accountId: user.id, providerId: 'credential', password: passwordHash })
  return user.id
}
