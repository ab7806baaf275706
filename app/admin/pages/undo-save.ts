import { pageRevisions } from '#app/admin/form/revisions/revisions.ts'
import { ifUnmodifiedSince } from '#app/admin/submission/conflict.ts'
import type { SubmissionHandler } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { pageDocuments } from './page-data.ts'

/** Saves the version before the last one again, which is a version itself: undone twice, the last one stands. */
export const undoSave: SubmissionHandler = async (form, run) => {
  const id = textIn(form, 'id')
  const found = await run(pageRevisions.readBefore, { of: id, at: textIn(form, 'savedAt') })
  if (!found.ok) return found
  const before = found.value.before?.items[0]
  if (!before) return { ok: false, refusal: { code: 'NOT_FOUND', message: '' } }
  const input = { ...pageRevisions.snapshot.parse(JSON.parse(before.snapshot)), id }
  return run(pageDocuments.update, { input, condition: ifUnmodifiedSince(form.get('savedAt')) })
}
