import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { announce } from '#server/realtime/events.ts'
import { uploads } from '#server/schema/files.ts'
import { workPhotos } from '#server/schema/work-photos.ts'

/** The pages that show them are drawn anew, and the addresses of the photos end with the rows. */
export async function takeOffSite(tx: Transaction, which: SQL | undefined): Promise<void> {
  const gone = await tx.delete(workPhotos).where(which).returning({ id: workPhotos.id })
  for (const { id } of gone) await announce(tx, { model: 'WorkPhotoPair', operation: 'delete', id })
}

/** Of the photos that the customer sees now. False where there is nothing to change. */
export async function allowPhotosOnSite(
  tx: Transaction,
  { requestId, isAllowed, now }: { requestId: string; isAllowed: boolean; now: Date },
): Promise<boolean> {
  const ofRequest = eq(uploads.claimedBy, requestId)
  if (!isAllowed) await takeOffSite(tx, eq(workPhotos.requestId, requestId))
  const changed = await tx
    .update(uploads)
    .set({ siteAllowedAt: isAllowed ? now : null })
    .where(
      isAllowed
        ? and(ofRequest, isNotNull(uploads.shownAs), isNull(uploads.siteAllowedAt))
        : and(ofRequest, isNotNull(uploads.siteAllowedAt)),
    )
    .returning({ id: uploads.id })
  return changed.length > 0
}
