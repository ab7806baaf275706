import { eq, isNull, sql } from 'drizzle-orm'
import { attachmentRules } from '#content/attachment-rules.ts'
import type { Config } from '#server/config.ts'
import { readTallies } from '#server/data-service/tallies.ts'
import type { Database, Queryable, Transaction } from '#server/database/database.ts'
import { uploads } from '#server/schema/files.ts'
import { quotes } from '#server/schema/leads.ts'
import { type Disk, reservedDiskBytes } from './disk.ts'
import { unclaimedLimits } from './file-rules.ts'

/** A bucket has no end, but somebody pays for it. */
const bucketBudget = 50 * 1024 ** 3

/** Of the disk: the seven nightly backups beside the files hold them once more each, and one is being made. */
const diskShare = 0.1

/** Of the budget, what files of suspicious requests may take; beyond it the oldest of them go. */
const suspiciousShare = 0.1

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
  const used = await usedBytes(db)
  const { free } = await disk.space()
  return { used, budget, takesFiles: free > reservedDiskBytes && used < budget }
}

/**
 * Forgets the oldest files of suspicious requests, as far as these take more than their share of the budget:
 * the requests stay, and so do the files of requests that somebody has looked at. Gives what is to be deleted.
 */
export async function forgetSuspiciousFiles(
  db: Database,
  budget: number,
): Promise<{ id: string; key: string }[]> {
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
    .where(sql`${newestFirst.upToHere} > ${budget * suspiciousShare}`)
  return db
    .delete(uploads)
    .where(sql`${uploads.id} in ${tooMany}`)
    .returning({ id: uploads.id, key: uploads.key })
}

/** What all uploads take, as the migrations tally it: there may be more than anybody adds up while a photo waits. */
export async function usedBytes(db: Queryable): Promise<number> {
  const tallied = (await readTallies(db, ['Upload'])).get('Upload')
  return tallied?.find(({ state }) => state === 'bytes')?.total ?? 0
}

/** Declared until it is stored, then what is really there. */
const bytesOf = sql`coalesce(${uploads.size}, ${uploads.declaredSize})`

const mebibyte = 1024 * 1024

/** The last quarter is for addresses that hold no more than a photo or two, which most visitors do. */
const shareOfHeavySenders = 3 / 4
const lightSender = 10 * mebibyte

/** An upload that somebody wants to begin; `sender` is the digest of an address. */
type Wish = Readonly<{ guestId: string; sender: string; size: number }>

/**
 * Whether one more upload fits: `too-many` when the guest holds enough already, `no-room` when the disk, the budget or
 * the share of one address is used up. Bytes that were promised count as if they were there. Takes a lock until the
 * transaction ends, so that parallel requests cannot each find the same room.
 */
export async function roomFor(
  tx: Transaction,
  { guestId, sender, size }: Wish,
  { disk, budget, now }: { disk: Disk; budget: number; now: Date },
): Promise<'fits' | 'too-many' | 'no-room'> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('uploads', 0))`)
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60_000)
  const ofGuest = sql`${uploads.guestId} = ${guestId} and ${uploads.expiresAt} > ${now}`
  const [held] = await tx
    .select({
      guestFiles: sql`count(*) filter (where ${ofGuest})`.mapWith(Number),
      guestBytes: bytesWhere(ofGuest),
      unclaimed: bytesWhere(sql`true`),
      unclaimedStored: bytesWhere(sql`${uploads.state} = 'stored'`),
      senderUnclaimed: bytesWhere(sql`${uploads.sender} = ${sender}`),
    })
    .from(uploads)
    .where(isNull(uploads.claimedBy))
  const [today] = await tx
    .select({ bytes: bytesWhere(sql`${uploads.createdAt} > ${dayAgo}`) })
    .from(uploads)
    .where(eq(uploads.sender, sender))
  const all = await usedBytes(tx)
  if (!held || !today) throw new Error('A sum returned no row')

  if (held.guestFiles >= unclaimedLimits.files) return 'too-many'
  if (held.guestBytes + size > unclaimedLimits.bytes) return 'too-many'
  const spare = (await disk.space()).free - reservedDiskBytes
  const limits = limitsOf({ spare: spare + held.unclaimedStored, budget })
  const isLight = held.senderUnclaimed + size <= lightSender
  const fits =
    held.unclaimed + size <= limits.unclaimed * (isLight ? 1 : shareOfHeavySenders) &&
    held.senderUnclaimed + size <= limits.senderUnclaimed &&
    today.bytes + size <= limits.senderToday &&
    all + size <= budget
  return fits ? 'fits' : 'no-room'
}

/**
 * How many bytes may wait without a request, in all and from one address, and how many one address may send in a day. A
 * file is on the disk up to three times while it is checked (its parts, put together, cleaned), hence the third. One
 * address always gets room for one full selection; an office behind one address has five at a time, and ten a day.
 */
function limitsOf({ spare, budget }: { spare: number; budget: number }) {
  const selection = attachmentRules.maximumTotalBytes
  const unclaimed = Math.min(2048 * mebibyte, spare / 3)
  return {
    unclaimed,
    senderUnclaimed: Math.max(selection, Math.min(5 * selection, unclaimed / 4)),
    senderToday: Math.max(selection, Math.min(10 * selection, budget / 20)),
  }
}

function bytesWhere(condition: ReturnType<typeof sql>) {
  return sql`coalesce(sum(${bytesOf}) filter (where ${condition}), 0)`.mapWith(Number)
}
