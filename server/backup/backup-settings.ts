import { eq } from 'drizzle-orm'
import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Database } from '#server/database/database.ts'
import { backupSettings } from '#server/schema/operations.ts'

const id = 'the-backups'

export type BackupSettings = { nightly: boolean; lastNightlyAt: Date | null }

/** What holds now. A database of one's own is rarely looked after by somebody else, so it is backed up unless the owner says no. */
export async function readBackupSettings(db: Database, isOwnDatabase: boolean): Promise<BackupSettings> {
  const [row] = await db.select().from(backupSettings).where(eq(backupSettings.id, id))
  return { nightly: row?.nightly ?? isOwnDatabase, lastNightlyAt: row?.lastNightlyAt ?? null }
}

export async function chooseNightly(
  db: Database,
  actor: Actor,
  { before, after }: { before: boolean; after: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(backupSettings)
      .values({ id, nightly: after })
      .onConflictDoUpdate({ target: backupSettings.id, set: { nightly: after } })
    if (before !== after)
      await recordAudit(tx, actor, {
        action: 'update',
        subject: 'BackupSettings',
        subjectId: id,
        before: { nightly: before },
        after: { nightly: after },
      })
  })
}

export async function rememberNightly(db: Database, at: Date): Promise<void> {
  await db
    .insert(backupSettings)
    .values({ id, lastNightlyAt: at })
    .onConflictDoUpdate({ target: backupSettings.id, set: { lastNightlyAt: at } })
}
