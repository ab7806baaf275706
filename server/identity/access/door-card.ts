import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { SettingsChange } from '#content/settings-change.ts'
import type { StaffInSession } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { optionalLine, parseInput } from '#server/data-service/input.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { uploaderOf } from '#server/files/file-rules.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { notifyOfChange } from '#server/identity/account-mail.ts'
import { personPhotoKey, personPhotoType, readPersonPhoto } from '#server/images/person-photo.ts'
import { done, type Result } from '#server/result.ts'
import { users } from '#server/schema/identity.ts'

export type DoorCard = { license: string | null; photo: string | null }

const longestLicense = 40

const licenseInput = z.object({ license: optionalLine(longestLicense) })

/** `photo`: as a data URL, because it has no address of its own in the panel. */
export async function readDoorCard(
  { db, store }: { db: Database; store: FileStore },
  { userId }: StaffInSession,
): Promise<Result<DoorCard>> {
  const { license, image } = users
  const [me] = await db.select({ license, image }).from(users).where(eq(users.id, userId))
  const bytes = me?.image ? await readPersonPhoto(store, me.image) : undefined
  const photo = bytes ? `data:${personPhotoType};base64,${bytes.toString('base64')}` : null
  return done({ license: me?.license ?? null, photo })
}

type DoorCardDeps = { db: Database; secret: string }

export async function saveLicense(
  deps: DoorCardDeps,
  me: StaffInSession,
  typed: string,
): Promise<Result<{ license: string | null }>> {
  const parsed = parseInput(licenseInput, { license: typed })
  if (!parsed.ok) return parsed
  const license = parsed.value.license ?? null
  await deps.db.transaction(async (tx) => {
    const before = await lockedCard(tx, me)
    if (before?.license === license) return
    await tx.update(users).set({ license }).where(eq(users.id, me.userId))
    const change = ['doorLicense', me.username, license] as const
    await recordChange(tx, me, { action: license ? 'license saved' : 'license removed', change, ...deps })
  })
  return done({ license })
}

/** Gives the id of the photo before, whose file the caller deletes after this. */
export async function setPhoto(
  deps: DoorCardDeps,
  me: StaffInSession,
  id: string | null,
): Promise<string | null> {
  return deps.db.transaction(async (tx) => {
    const before = await lockedCard(tx, me)
    await tx.update(users).set({ image: id }).where(eq(users.id, me.userId))
    const change = ['doorPhoto', me.username, id !== null] as const
    await recordChange(tx, me, { action: id ? 'photo saved' : 'photo removed', change, ...deps })
    return before?.image ?? null
  })
}

export async function removePhoto(
  deps: DoorCardDeps & { store: FileStore },
  me: StaffInSession,
): Promise<Result<null>> {
  const before = await setPhoto(deps, me, null)
  if (before) await deps.store.as(uploaderOf(me)).delete(personPhotoKey(before))
  return done(null)
}

async function lockedCard(tx: Transaction, { userId }: StaffInSession) {
  const { license, image } = users
  const [card] = await tx.select({ license, image }).from(users).where(eq(users.id, userId)).for('update')
  return card
}

/** Customers open the door by it, so that owners are told of every change. */
async function recordChange(
  tx: Transaction,
  me: StaffInSession,
  { action, change, secret }: { action: string; change: SettingsChange; secret: string },
): Promise<void> {
  await recordAudit(tx, me, { action, subject: 'Administrator', subjectId: me.userId, label: me.username })
  await notifyOfChange(tx, secret, { by: me, changes: [change] })
}
