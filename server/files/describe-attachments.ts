import { inArray } from 'drizzle-orm'
import type { AttachmentFacts } from '#server/data-service/call.ts'
import type { Database } from '#server/database/database.ts'
import { uploads } from '#server/schema/files.ts'
import { signedLink } from './file-links.ts'

/** The attachments of many quotes in one query, in the order they came, with links that staff can open now. */
export async function describeAttachments(
  db: Database,
  secret: string,
  quoteIds: readonly string[],
): Promise<Map<string, AttachmentFacts[]>> {
  const rows = await db
    .select()
    .from(uploads)
    .where(inArray(uploads.claimedBy, [...quoteIds]))
    .orderBy(uploads.key)
  const found = new Map<string, AttachmentFacts[]>()
  for (const { key, name, contentType, size, hasThumbnail, claimedBy } of rows) {
    if (claimedBy === null) continue
    const facts: AttachmentFacts = {
      path: key,
      name,
      contentType,
      size,
      url: signedLink(secret, { key }),
      thumbnailUrl: hasThumbnail ? signedLink(secret, { key, size: 'thumbnail' }) : null,
      viewUrl: hasThumbnail ? signedLink(secret, { key, size: 'view' }) : null,
    }
    found.set(claimedBy, [...(found.get(claimedBy) ?? []), facts])
  }
  return found
}
