import { randomUUID } from 'node:crypto'
import { fileTypeFromFile } from 'file-type'
import type { StaffInSession } from '#server/actor.ts'
import { uploaderOf } from '#server/files/file-rules.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { runImageTask } from '#server/files/image-tasks/run-image-task.ts'
import { done, type Result } from '#server/result.ts'
import { personPhotoKey } from './person-photo.ts'
import { largestImageBytes } from './receive-image.ts'
import { type ImageRefusal, notDrawn, refused, workOnSentFile } from './sent-file.ts'

export type PhotoDependencies = Readonly<{
  store: FileStore
  /** Makes it the photo of `by`; gives the id of the one before, whose file then goes. */
  setPhoto: (id: string, by: StaffInSession) => Promise<string | null>
}>

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp'])

const longestSeconds = 30

/** Drawn anew from its pixels, square and small. Its name is new each time, so that no two people share a file. */
export async function receivePhoto(
  body: AsyncIterable<Uint8Array>,
  by: StaffInSession,
  { store, setPhoto }: PhotoDependencies,
): Promise<Result<null, ImageRefusal>> {
  const file = {
    body,
    atMost: largestImageBytes,
    tooLarge: 'imageTooLarge',
    userId: by.userId,
  } as const
  return workOnSentFile(store, file, async (scratch, uploadId) => {
    const type = (await fileTypeFromFile(scratch.path))?.mime ?? ''
    if (/^image\/hei[cf]/.test(type)) return refused(415, 'imageHeic')
    if (!accepted.has(type)) return refused(415, 'photoType')
    const path = store.scratchPath(uploadId, 'portrait')
    const drawn = await runImageTask('portrait', [scratch.path, path], { seconds: longestSeconds })
    if (!drawn.ok) return notDrawn(drawn.refusal, 'imageBroken')
    if (!drawn.value) return refused(422, 'imageBroken')
    const id = randomUUID()
    const theirs = store.as(uploaderOf(by))
    await theirs.keep(path, personPhotoKey(id))
    const before = await setPhoto(id, by)
    if (before) await theirs.delete(personPhotoKey(before))
    return done(null)
  })
}
