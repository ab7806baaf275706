import { sql } from 'drizzle-orm'
import { attachmentRules } from '#content/attachment-rules.ts'
import type { Transaction } from '#server/database/database.ts'
import { uploads } from '#server/schema/files.ts'
import type { Disk } from './disk.ts'
import { reservedDiskBytes, unclaimedLimits } from './file-rules.ts'
import { bytesOf } from './files-budget.ts'

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
  const unclaimed = sql`${uploads.claimedBy} is null`
  const ofGuest = sql`${unclaimed} and ${uploads.guestId} = ${guestId} and ${uploads.expiresAt} > ${now}`
  const [held] = await tx
    .select({
      guestFiles: sql`count(*) filter (where ${ofGuest})`.mapWith(Number),
      guestBytes: bytesWhere(ofGuest),
      unclaimed: bytesWhere(unclaimed),
      unclaimedStored: bytesWhere(sql`${unclaimed} and ${uploads.state} = 'stored'`),
      senderUnclaimed: bytesWhere(sql`${unclaimed} and ${uploads.sender} = ${sender}`),
      senderToday: bytesWhere(sql`${uploads.sender} = ${sender} and ${uploads.createdAt} > ${dayAgo}`),
      all: bytesWhere(sql`true`),
    })
    .from(uploads)
  if (!held) throw new Error('A sum returned no row')

  if (held.guestFiles >= unclaimedLimits.files) return 'too-many'
  if (held.guestBytes + size > unclaimedLimits.bytes) return 'too-many'
  const spare = (await disk.space()).free - reservedDiskBytes
  const limits = limitsOf({ spare: spare + held.unclaimedStored, budget })
  const isLight = held.senderUnclaimed + size <= lightSender
  const fits =
    held.unclaimed + size <= limits.unclaimed * (isLight ? 1 : shareOfHeavySenders) &&
    held.senderUnclaimed + size <= limits.senderUnclaimed &&
    held.senderToday + size <= limits.senderToday &&
    held.all + size <= budget
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
