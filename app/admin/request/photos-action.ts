import { refusedAt, type SubmissionHandler } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { graphql } from '#app/graphql.ts'
import { doorWords as words } from '#words/panel/people/at-the-door.ts'

const AddFiles = graphql(`
  mutation AdminAddRequestFiles($id: ID!, $fileUrls: [String!]!) {
    addRequestFiles(id: $id, fileUrls: $fileUrls)
  }
`)

/** The files are stored already: the server takes them out of the form before it comes here. */
export const photosHandler: SubmissionHandler = async (form, run) => {
  const refused = (why: string) => refusedAt('photos', why)
  const errors = form.getAll('fileErrors').join(' ')
  if (errors) return refused(errors)
  const fileUrls = form.getAll('fileUrls').filter((value) => typeof value === 'string')
  if (fileUrls.length === 0) return refused(form.has('filesLeftOut') ? words.photosFull : words.noPhotos)
  const added = await run(AddFiles, { id: textIn(form, 'id'), fileUrls })
  if (added.ok) return { ok: true, value: { done: words.photosAdded(fileUrls.length) } }
  return refused(added.refusal.fields?.files ?? added.refusal.message)
}
