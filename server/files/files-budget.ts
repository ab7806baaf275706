import { eq, sql } from 'drizzle-orm'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { uploads } from '#server/schema/files.ts'
import { quotes } from '#server/schema/leads.ts'
import type { Disk } from './disk.ts'
import { reservedDiskBytes } from './file-rules.ts'

/** A bucket has no end, but somebody pays for it. */
const bucketBudget = 50 * 1024 ** 3

/** Of the disk: the seven nightly backups beside the files hold them once more each, and one is being made. */
const diskShare = 0.1

/** Of the budget, what files of requests that look automatic may take; beyond it the oldest of them go. */
const suspectShare = 0.1

/** Bytes that the files of customers may take in all: as configured, else a tenth of the disk. */
export async function filesBudget(
  { filesBudgetBytes, bucket }: Pick<Config, 'filesBudgetBytes' | 'bucket'>,
  disk: Disk,
): Promise<number> {
  if (filesBudgetBytes !== undefined) return filesBudgetBytes
  return bucket ? bucketBudget : (await disk.space()).total * diskShare
}

/** How full it is, in bytes. `takesFiles`: whether a photo of ordinary size is taken now. */
export type FilesUsage = Readonly<{ used: number; budget: number; takesFiles: boolean }>

/** What the owner is shown, long before customers are refused. */
export async function filesUsage(db: Database, disk: Disk, budget: number): Promise<FilesUsage> {
  const [row] = await db.select({ used: sum(bytesOf) }).from(uploads)
  const used = row?.used ?? 0
  const { free } = await disk.space()
  return { used, budget, takesFiles: free > reservedDiskBytes && used < budget }
}

/**
 * Forgets the oldest files of requests that look automatic, as far as these take more than their share of the budget:
 * the requests stay, and so do the files of requests that somebody has looked at. Gives what is to be deleted.
 */
export async function giveUpSuspects(db: Database, budget: number): Promise<{ id: string; key: string }[]> {
  const newestFirst = db
    .select({
      id: uploads.id,
      upToHere: sql<number>`sum(${bytesOf}) over (order by ${uploads.createdAt} desc, ${uploads.id})`.as(
        'up_to_here',
      ),
    })
    .from(uploads)
    .innerJoin(quotes, eq(quotes.id, uploads.claimedBy))
    .where(sql`${quotes.quarantineReasons} <> '{}'`)
    .as('newest_first')
  const tooMany = db
    .select({ id: newestFirst.id })
    .from(newestFirst)
    .where(sql`${newestFirst.upToHere} > ${budget * suspectShare}`)
  return db
    .delete(uploads)
    .where(sql`${uploads.id} in ${tooMany}`)
    .returning({ id: uploads.id, key: uploads.key })
}

/** Declared until it is stored, then what is really there. */
export const bytesOf = sql`coalesce(${uploads.size}, ${uploads.declaredSize})`

const sum = (bytes: typeof bytesOf) => sql`coalesce(sum(${bytes}), 0)`.mapWith(Number)
