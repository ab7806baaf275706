import { type BrandMark, type MarkKind, markFileName, markFiles } from '#content/profile/brand.ts'
import type { Actor, Staff } from '#server/actor.ts'
import { uploaderOf } from '#server/files/file-rules.ts'
import type { FileStore, ScratchFile } from '#server/files/file-store.ts'
import type { MarkProblem } from '#server/files/image-tasks/mark-task.ts'
import { runImageTask } from '#server/files/image-tasks/run-image-task.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { mayIn } from '#server/rights.ts'
import { type ImageRefusal, notDrawn, refused, workOnSentFile } from './sent-file.ts'

export type MarkDependencies = Readonly<{
  store: FileStore
  /** Puts it into the profile. The caller has checked that `by` may. */
  setMark: (kind: MarkKind, mark: BrandMark, by: Staff) => Promise<Result<object>>
}>

export const largestMarkBytes = 2 * 1024 * 1024

const longestSeconds = 15

export const maySetMarks = (actor: Actor): actor is Staff =>
  actor.kind === 'staff' && mayIn(actor, 'settings', 'write')

/**
 * Draws the logo or icon in all its sizes, stores the files and puts it into the profile. The files of an earlier one stay:
 * mails that were sent show it.
 */
export async function receiveMark(
  { kind, body }: { kind: MarkKind; body: AsyncIterable<Uint8Array> },
  by: Staff,
  deps: MarkDependencies,
): Promise<Result<BrandMark, ImageRefusal>> {
  const file = { body, atMost: largestMarkBytes, tooLarge: 'markTooLarge', userId: by.userId } as const
  return workOnSentFile(deps.store, file, (scratch, uploadId) => keepMark(uploadId, scratch, kind, by, deps))
}

async function keepMark(
  uploadId: string,
  scratch: ScratchFile,
  kind: MarkKind,
  by: Staff,
  { store, setMark }: MarkDependencies,
): Promise<Result<BrandMark, ImageRefusal>> {
  const paths = markFiles.map((file) => [file, store.scratchPath(uploadId, `mark-${file}`)] as const)
  const drawn = await runImageTask('mark', [scratch.path, kind, paths], { seconds: longestSeconds })
  if (!drawn.ok) return notDrawn(drawn.refusal, 'markBroken')
  if (!drawn.value) return refused(422, 'markBroken')
  if (typeof drawn.value === 'string') return refusalOf(drawn.value, kind)
  const mark = { ...drawn.value, digest: scratch.sha256.slice(0, 32) }
  const theirs = store.as(uploaderOf(by))
  for (const [file, path] of paths) await theirs.keep(path, `images/${markFileName(mark.digest, file)}`)
  const saved = await setMark(kind, mark, by)
  return saved.ok ? done(mark) : refuse({ ...saved.refusal, status: 422 })
}

function refusalOf(problem: MarkProblem, kind: MarkKind) {
  switch (problem) {
    case 'type':
      return refused(415, 'markType')
    case 'entities':
      return refused(415, 'markEntities')
    case 'text':
      return refused(422, 'markText')
    case 'foreign':
      return refused(422, 'markForeign')
    case 'linked':
      return refused(422, 'markLinked')
    case 'small':
      return refused(422, kind === 'icon' ? 'iconSmall' : 'logoSmall')
    case 'thin':
      return refused(422, 'markThin')
  }
}
