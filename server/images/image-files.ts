import type { FileStore } from '../files/file-store.ts'
import { imageKey, imageWidths } from './image-rules.ts'

/** Removes a picture in all its widths. */
export async function removeImageFiles(store: FileStore, id: string): Promise<void> {
  for (const width of imageWidths) await store.delete(imageKey(id, width))
}
