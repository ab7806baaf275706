import { createHash } from 'node:crypto'
import type { AttachmentFacts, Call } from '#server/data-service/call.ts'
import { shownPhotoId } from '#server/models/leads/photos-on-site.ts'
import type { ShownPhoto } from '#server/schema/files.ts'

export type CustomerPhoto = {
  id: string
  path: string
  shownAs: ShownPhoto
  siteAllowedAt: Date | null
  url: string
  thumbnailUrl: string
}

/** Those that staff chose to show (`showRequestFile`), of before the work first. */
export async function customerPhotos(requestId: string, { services }: Call): Promise<CustomerPhoto[]> {
  const files = (await services.attachments.describe([requestId])).get(requestId) ?? []
  return files
    .flatMap((file) => shown(file) ?? [])
    .toSorted((one, other) => order.indexOf(one.shownAs) - order.indexOf(other.shownAs))
}

const order: readonly ShownPhoto[] = ['before', 'after']

function shown({
  path,
  shownAs,
  siteAllowedAt,
  viewUrl,
  thumbnailUrl,
}: AttachmentFacts): CustomerPhoto | undefined {
  if (!shownAs || !viewUrl || !thumbnailUrl) return undefined
  return { id: shownPhotoId({ path, shownAs }), path, shownAs, siteAllowedAt, url: viewUrl, thumbnailUrl }
}

/** The links are new each time. */
export function versionOf(photos: readonly CustomerPhoto[]): string {
  if (photos.length === 0) return ''
  const shown = photos.map(({ path, shownAs, siteAllowedAt }) => [path, shownAs, siteAllowedAt])
  return `-${createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 8)}`
}
