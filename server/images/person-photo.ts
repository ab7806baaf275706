import { buffer } from 'node:stream/consumers'
import type { FileStore } from '#server/files/file-store.ts'

/** Not public: only the files that image-routes.ts names are, though they lie in the same folder. */
export const personPhotoKey = (id: string) => `images/face-${id}.webp`

export const personPhotoType = 'image/webp'

export async function readPersonPhoto(store: FileStore, id: string): Promise<Buffer | undefined> {
  const found = await store.open(personPhotoKey(id))
  return found && buffer(found.stream)
}
