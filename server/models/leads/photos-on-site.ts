import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { announce } from '#server/realtime/events.ts'
import { type ShownPhoto, uploads } from '#server/schema/files.ts'
import { workPhotos } from '#server/schema/work-photos.ts'

/** The pages that show them are drawn anew, and the addresses of the photos end with the rows. */
export async function takeOffSite(tx: Transaction, which: SQL | undefined): Promise<void> {
  const gone = await tx.delete(workPhotos).where(which).returning({ id: workPhotos.id })
  for (const { id } of gone) await announce(tx, { model: 'WorkPhotoPair', operation: 'delete', id })
}

/** Names a photo as it is shown: shown as something else, it is another. */
export const shownPhotoId = ({ path, shownAs }: { path: string; shownAs: ShownPhoto }): string =>
  `${shownAs} ${path}`

type Allowed = { requestId: string; photos: readonly string[]; now: Date }

/** Of the photos that the customer saw, by `shownPhotoId`. Undefined where none of them is shown any more. */
export async function allowPhotosOnSite(
  tx: Transaction,
  { requestId, photos, now }: Allowed,
): Promise<'changed' | 'same' | undefined> {
  const shown = await tx
    .select({ id: uploads.id, allowedAt: uploads.siteAllowedAt })
    .from(uploads)
    .where(
      and(
        ...[eq(uploads.claimedBy, requestId), isNotNull(uploads.shownAs)],
        inArray(sql`${uploads.shownAs}::text || ' ' || ${uploads.key}`, [...photos]),
      ),
    )
    .for('update')
  if (shown.length === 0) return undefined
  const fresh = shown.filter(({ allowedAt }) => allowedAt === null).map(({ id }) => id)
  if (fresh.length === 0) return 'same'
  await tx.update(uploads).set({ siteAllowedAt: now }).where(inArray(uploads.id, fresh))
  return 'changed'
}

/** Of all photos. False where nothing was allowed. */
export async function forbidPhotosOnSite(tx: Transaction, requestId: string): Promise<boolean> {
  await takeOffSite(tx, eq(workPhotos.requestId, requestId))
  const changed = await tx
    .update(uploads)
    .set({ siteAllowedAt: null })
    .where(and(eq(uploads.claimedBy, requestId), isNotNull(uploads.siteAllowedAt)))
    .returning({ id: uploads.id })
  return changed.length > 0
}
