import { and, arrayContains, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import { attachmentRules } from '#content/attachment-rules.ts'
import type { AttachmentFacts } from '#server/data-service/call.ts'
import type { Database, Queryable, Transaction } from '#server/database/database.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import { uploads } from '#server/schema/files.ts'
import { users } from '#server/schema/identity.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { trash } from '#server/schema/operations.ts'
import { requestKinds, requests } from '#server/schema/requests.ts'
import { signedLink } from './file-links.ts'
import { staffPrefix, staffUserIn } from './file-rules.ts'

/** SHA-256 of each file as sent, sorted, so that order does not matter. */
type Digests = Result<string[], Reason>

type Held = Pick<typeof uploads.$inferSelect, 'key' | 'state' | 'declaredSize' | 'sha256' | 'claimedBy'>

/**
 * In the quote's transaction. Files that the quote has already are fine; those of another quote or guest are
 * "not found". Nothing is claimed on refusal.
 */
export async function claimUploads(
  tx: Transaction,
  { keys, guestId, leadId }: { keys: readonly string[]; guestId: string; leadId: string },
): Promise<Digests> {
  const wanted = [...new Set(keys)]
  if (wanted.length === 0) return done([])
  // Locked in one order, so that two quotes with the same files do not deadlock.
  const rows = await tx
    .select()
    .from(uploads)
    .where(ownedBy(guestId, wanted))
    .orderBy(uploads.key)
    .for('update')
  const free = rows.filter((row) => row.claimedBy === null || row.claimedBy === leadId)
  const digests = checked(wanted, free)
  if (digests.ok) await tx.update(uploads).set({ claimedBy: leadId }).where(inArray(uploads.key, wanted))
  return digests
}

/**
 * What `claimUploads` would give, without claiming: the content hash is needed to find out whether the quote
 * is a repeat.
 */
export async function digestsOf(
  queryable: Queryable,
  keys: readonly string[],
  guestId: string,
): Promise<Digests> {
  const wanted = [...new Set(keys)]
  if (wanted.length === 0) return done([])
  return checked(wanted, await queryable.select().from(uploads).where(ownedBy(guestId, wanted)))
}

/**
 * For a quote that is being deleted. Pass the keys to `uploads.removeFiles` after the commit; otherwise the
 * sweep removes the files.
 */
export async function releaseFilesOf(tx: Transaction, leadId: string): Promise<string[]> {
  const gone = await tx.delete(uploads).where(eq(uploads.claimedBy, leadId)).returning({ key: uploads.key })
  return gone.map(({ key }) => key)
}

type Removed = Pick<typeof uploads.$inferSelect, 'key' | 'claimedBy'>

/**
 * Of files that are removed one by one, so that no request names one that is gone. In the trash, too, and in mails and webhooks
 * that have still to leave.
 */
export async function forgetFileKeys(tx: Queryable, files: readonly Removed[]): Promise<void> {
  for (const { key, claimedBy } of files) {
    if (claimedBy === null) continue
    await tx
      .update(requests)
      .set({ fileUrls: sql`array_remove(${requests.fileUrls}, ${key})` })
      .where(and(eq(requests.id, claimedBy), arrayContains(requests.fileUrls, [key])))
    const inTrash = sql`${trash.record} -> 'file_urls'`
    await tx
      .update(trash)
      .set({ record: sql`jsonb_set(${trash.record}, '{file_urls}', (${inTrash}) - ${key}::text)` })
      .where(and(eq(trash.recordId, claimedBy), sql`${inTrash} ? ${key}::text`))
    for (const path of ['{fileUrls}', '{lead,payload,fileUrls}']) {
      const named = sql`${deliveries.payload} #> ${path}::text[]`
      await tx
        .update(deliveries)
        .set({ payload: sql`jsonb_set(${deliveries.payload}, ${path}::text[], (${named}) - ${key}::text)` })
        .where(and(isUnsentOf(claimedBy), sql`${named} ? ${key}::text`))
    }
  }
}

const isUnsentOf = (leadId: string) =>
  and(
    inArray(deliveries.subjectType, requestKinds),
    eq(deliveries.subjectId, leadId),
    ne(deliveries.state, 'sent'),
  )

function ownedBy(guestId: string, keys: string[]) {
  return and(inArray(uploads.key, keys), eq(uploads.guestId, guestId))
}

function checked(wanted: readonly string[], rows: readonly Held[]): Digests {
  if (wanted.length > attachmentRules.maximumFiles) return refuse({ reason: 'tooManyFiles' })
  const digests: string[] = []
  let bytes = 0
  for (const key of wanted) {
    const row = rows.find((candidate) => candidate.key === key)
    if (row?.state !== 'stored' || row.sha256 === null) return refuse({ reason: 'attachmentMissing' })
    digests.push(row.sha256)
    bytes += row.declaredSize
  }
  if (bytes > attachmentRules.maximumTotalBytes) return refuse({ reason: 'tooManyBytes' })
  return done(digests.toSorted())
}

export async function describeAttachments(
  db: Database,
  secret: string,
  leadIds: readonly string[],
): Promise<Map<string, AttachmentFacts[]>> {
  const rows = await db
    .select({ ...getTableColumns(uploads), userName: users.name })
    .from(uploads)
    .leftJoin(users, eq(uploads.guestId, sql`${staffPrefix} || ${users.id}`))
    .where(inArray(uploads.claimedBy, [...leadIds]))
    .orderBy(uploads.key)
  const found = new Map<string, AttachmentFacts[]>()
  for (const row of rows) {
    const { key, name, contentType, size, hasThumbnail, isProtected, claimedBy, shownAs, guestId, userName } =
      row
    const { siteAllowedAt } = row
    if (claimedBy === null) continue
    const facts: AttachmentFacts = {
      path: key,
      name,
      contentType,
      size,
      isProtected,
      url: signedLink(secret, { key }),
      thumbnailUrl: hasThumbnail ? signedLink(secret, { key, size: 'thumbnail' }) : null,
      addedBy: staffUserIn(guestId) === undefined ? null : (userName ?? ''),
      uploader: guestId,
      shownAs,
      siteAllowedAt,
      viewUrl: hasThumbnail ? signedLink(secret, { key, size: 'view' }) : null,
    }
    found.set(claimedBy, [...(found.get(claimedBy) ?? []), facts])
  }
  return found
}
