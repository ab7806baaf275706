import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { StaffInSession } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { optionalLine, parseInput } from '#server/data-service/input.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { uploaderOf } from '#server/files/file-rules.ts'
import type { FileStore } from '#server/files/file-store.ts'
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

export async function saveLicense(
  db: Database,
  me: StaffInSession,
  typed: string,
): Promise<Result<{ license: string | null }>> {
  const parsed = parseInput(licenseInput, { license: typed })
  if (!parsed.ok) return parsed
  const license = parsed.value.license ?? null
  await db.transaction(async (tx) => {
    await tx.update(users).set({ license }).where(eq(users.id, me.userId))
    await recordChange(tx, me, license ? 'license saved' : 'license removed')
  })
  return done({ license })
}

/** Gives the id of the photo before, whose file the caller deletes after this. */
export async function setPhoto(db: Database, me: StaffInSession, id: string | null): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ image: users.image })
      .from(users)
      .where(eq(users.id, me.userId))
      .for('update')
    await tx.update(users).set({ image: id }).where(eq(users.id, me.userId))
    await recordChange(tx, me, id ? 'photo saved' : 'photo removed')
    return before?.image ?? null
  })
}

export async function removePhoto(
  { db, store }: { db: Database; store: FileStore },
  me: StaffInSession,
): Promise<Result<null>> {
  const before = await setPhoto(db, me, null)
  if (before) await store.as(uploaderOf(me)).delete(personPhotoKey(before))
  return done(null)
}

const recordChange = (tx: Transaction, me: StaffInSession, action: string) =>
  recordAudit(tx, me, { action, subject: 'Administrator', subjectId: me.userId, label: me.username })
