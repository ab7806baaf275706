import { textIn } from '#app/admin/list/row-action.tsx'
import { graphql } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { doorWords as words } from '#words/panel/people/at-the-door.ts'
import { requestWords } from '#words/panel/request.ts'

const AddFiles = graphql(`
  mutation AdminAddRequestFiles($id: ID!, $fileUrls: [String!]!) {
    addRequestFiles(id: $id, fileUrls: $fileUrls)
  }
`)

export type PhotosResult =
  | { ok: true; intent: 'photos'; count: number }
  | { ok: false; intent: 'photos'; message: string }

/** The files are stored already: the server takes them out of the form before it comes here. */
export async function addPhotos(run: Run, form: FormData): Promise<PhotosResult> {
  const intent = 'photos'
  const refused = (message: string): PhotosResult => ({ ok: false, intent, message })
  const errors = form.getAll('fileErrors').join(' ')
  if (errors) return refused(errors)
  const fileUrls = form.getAll('fileUrls').filter((value) => typeof value === 'string')
  if (fileUrls.length === 0) return refused(form.has('filesLeftOut') ? words.photosFull : words.noPhotos)
  const added = await run(AddFiles, { id: textIn(form, 'id'), fileUrls })
  if (added.ok) return { ok: true, intent, count: fileUrls.length }
  const { fields, message } = added.refusal
  return refused(fields?.files ?? message ?? requestWords.failures.photos)
}
