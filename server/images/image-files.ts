import { pictureWidths } from '#content/picture-address.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { imageKey } from './image-rules.ts'

/** Removes a picture in all its widths. */
export async function removeImageFiles(store: FileStore, id: string): Promise<void> {
  for (const width of pictureWidths) await store.delete(imageKey(id, width))
}
