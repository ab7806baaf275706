import { setTimeout as pause } from 'node:timers/promises'
import { eq, isNull, sql } from 'drizzle-orm'
import { attachmentRules } from '#content/attachment-rules.ts'
import type { Config } from '#server/config.ts'
import { readTallies } from '#server/data-service/tallies.ts'
import type { Database, Queryable, Transaction } from '#server/database/database.ts'
import { uploads } from '#server/schema/files.ts'
import { requests } from '#server/schema/requests.ts'
import { type Disk, reservedDiskBytes } from './disk.ts'
import { unclaimedLimits } from './file-rules.ts'
import { forgetFileKeys } from './quote-attachments.ts'

const bucketBudget = 50 * 1024 ** 3

/** Of the disk: seven nightly backups hold each file again, and one is being made. */
const diskShare = 0.1

const suspiciousShare = 0.1

export async function filesBudget(
  { filesBudgetBytes, bucket }: Pick<Config, 'filesBudgetBytes' | 'bucket'>,
  disk: Disk,
): Promise<number> {
  if (filesBudgetBytes !== undefined) return filesBudgetBytes
  return bucket ? bucketBudget : (await disk.space()).total * diskShare
}

export type FilesUsage = Readonly<{ used: number; budget: number; takesFiles: boolean }>

export async function filesUsage(db: Database, disk: Disk, budget: number): Promise<FilesUsage> {
  const used = await usedBytes(db)
  const { free } = await disk.space()
  return { used, budget, takesFiles: free > reservedDiskBytes && used < budget }
}

/**
 * Deletes the oldest files of suspicious requests beyond their share. The requests stay, and so do files of
 * requests that staff have opened. Gives the keys to delete.
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
    .innerJoin(requests, eq(requests.id, uploads.claimedBy))
    .where(sql`${requests.quarantineReasons} <> '{}'`)
    .as('newest_first')
  const tooMany = db
    .select({ id: newestFirst.id })
    .from(newestFirst)
    .where(sql`${newestFirst.upToHere} > ${budget * suspiciousShare}`)
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(uploads)
      .where(sql`${uploads.id} in ${tooMany}`)
      .returning({ id: uploads.id, key: uploads.key, claimedBy: uploads.claimedBy })
    await forgetFileKeys(tx, gone)
    return gone
  })
}

export async function usedBytes(db: Queryable): Promise<number> {
  const tallied = (await readTallies(db, ['Upload'])).get('Upload')
  return tallied?.find(({ state }) => state === 'bytes')?.total ?? 0
}

const bytesOf = sql`coalesce(${uploads.size}, ${uploads.declaredSize})`

const mebibyte = 1024 * 1024

/** The last quarter is for addresses that hold only a photo or two, as most visitors do. */
const shareOfHeavySenders = 3 / 4
const lightSender = 10 * mebibyte
const lightNetwork = 4 * lightSender

/** The last tenth of the budget is for photos: a few quotes with plans fill a small one. */
const shareOfLargeFiles = 9 / 10
const photoBytes = 5 * mebibyte

/** How long room is kept for a file without a first byte: browsers begin to send at once. */
export const silentMs = 60_000

type Wish = Readonly<{
  guestId: string
  sender: string | null
  network: string | null
  declaredSize: number
}>

type Present = Readonly<{ disk: Disk; budget: number; now: Date }>

const lockTries = 100
const lockTriesEveryMs = 20

/** Waiting for the lock holds no connection. */
export async function withRoom(
  db: Database,
  wish: Wish,
  present: Present,
  work?: (tx: Transaction) => Promise<unknown>,
): ReturnType<typeof roomFor> {
  for (let tries = 1; ; tries++) {
    const room = await db.transaction(async (tx) => {
      const found = await roomFor(tx, wish, present)
      if (found === 'fits') await work?.(tx)
      return found
    })
    if (room !== 'locked' || tries === lockTries) return room
    await pause(lockTriesEveryMs)
  }
}

/**
 * `too-many`: the guest holds enough. `no-room`: disk, budget or the share of an address or network is used
 * up. Promised bytes count as present for a minute, and again once the first has come. `locked`: another
 * transaction is counting; the lock keeps concurrent requests from finding the same room.
 */
async function roomFor(
  tx: Transaction,
  { guestId, sender, network, declaredSize: size }: Wish,
  { disk, budget, now }: Present,
): Promise<'fits' | 'too-many' | 'no-room' | 'locked'> {
  const { rows } = await tx.execute<{ isMine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('uploads', 0)) as "isMine"`,
  )
  if (!rows[0]?.isMine) return 'locked'
  const counts = countsAt(now)
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60_000)
  const ofGuest = sql`${uploads.guestId} = ${guestId} and ${uploads.expiresAt} > ${now}`
  const [held] = await tx
    .select({
      guestFiles: sql`count(*) filter (where ${ofGuest} and ${counts})`.mapWith(Number),
      guestBytes: bytesWhere(sql`${ofGuest} and ${counts}`),
      unclaimed: bytesWhere(counts),
      unclaimedStored: bytesWhere(sql`${uploads.state} = 'stored'`),
      senderUnclaimed: bytesWhere(sql`${uploads.sender} = ${sender} and ${counts}`),
      networkUnclaimed: bytesWhere(sql`${uploads.network} = ${network} and ${counts}`),
      silent: bytesWhere(sql`not ${counts}`),
    })
    .from(uploads)
    .where(isNull(uploads.claimedBy))
  const [today] = await tx
    .select({
      sender: bytesWhere(sql`${uploads.sender} = ${sender}`),
      network: bytesWhere(sql`${uploads.network} = ${network}`),
    })
    .from(uploads)
    .where(
      sql`(${uploads.sender} = ${sender} or ${uploads.network} = ${network}) and ${uploads.createdAt} > ${dayAgo} and ${counts}`,
    )
  if (!held || !today) throw new Error('A sum returned no row')

  if (held.guestFiles >= unclaimedLimits.files) return 'too-many'
  if (held.guestBytes + size > unclaimedLimits.bytes) return 'too-many'
  const spare = (await disk.space()).free - reservedDiskBytes
  const limits = limitsOf({ spare: spare + held.unclaimedStored, budget })
  const all = (await usedBytes(tx)) - held.silent
  const isLight = held.senderUnclaimed + size <= lightSender && held.networkUnclaimed + size <= lightNetwork
  const fits =
    held.unclaimed + size <= limits.unclaimed * (isLight ? 1 : shareOfHeavySenders) &&
    held.senderUnclaimed + size <= limits.senderUnclaimed &&
    held.networkUnclaimed + size <= limits.networkUnclaimed &&
    today.sender + size <= limits.senderToday &&
    today.network + size <= limits.networkToday &&
    all + size <= budget * (size < photoBytes ? 1 : shareOfLargeFiles)
  return fits ? 'fits' : 'no-room'
}

/**
 * Bytes that may wait without a request, in all and from one address, and bytes from one address in a day. A
 * file is on the disk up to three times while it is checked (parts, assembled, cleaned), hence the third. An
 * address always has room for one full selection; an office behind one address has five at a time, and ten a
 * day. A network has half of all that waits, and four times as much in a day: it may be one machine, or many
 * people.
 */
function limitsOf({ spare, budget }: { spare: number; budget: number }) {
  const selection = attachmentRules.maximumTotalBytes
  const unclaimed = Math.min(2048 * mebibyte, spare / 3)
  const senderUnclaimed = Math.max(selection, Math.min(5 * selection, unclaimed / 4))
  const senderToday = Math.max(selection, Math.min(10 * selection, budget / 20))
  return {
    unclaimed,
    senderUnclaimed,
    networkUnclaimed: Math.max(2 * senderUnclaimed, unclaimed / 2),
    senderToday,
    networkToday: 4 * senderToday,
  }
}

const countsAt = (now: Date) =>
  sql`(${uploads.state} = 'stored' or ${uploads.beganAt} is not null or ${uploads.createdAt} > ${new Date(now.getTime() - silentMs)})`

function bytesWhere(condition: ReturnType<typeof sql>) {
  return sql`coalesce(sum(${bytesOf}) filter (where ${condition}), 0)`.mapWith(Number)
}
