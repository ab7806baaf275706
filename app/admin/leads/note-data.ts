import { undelete } from '#app/admin/list/undelete.ts'
import { ifUnmodifiedSince } from '#app/admin/submission/conflict.ts'
import { byId, type SubmissionHandler } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { graphql } from '#app/graphql.ts'
import type { noteFailures } from '#words/panel/notes.ts'

const CreateNote = graphql(`
  mutation AdminCreateNote($input: CreateLeadNoteInput!) {
    saved: createLeadNote(input: $input) {
      id
      updatedAt
    }
  }
`)

const UpdateNote = graphql(`
  mutation AdminUpdateNote($input: UpdateLeadNoteInput!, $condition: ModelLeadNoteFilterInput) {
    saved: updateLeadNote(input: $input, condition: $condition) {
      id
      updatedAt
    }
  }
`)

const DeleteNote = graphql(`
  mutation AdminDeleteNote($id: ID!) {
    deleteLeadNote(input: { id: $id }) {
      id
    }
  }
`)

export const noteHandlers = (
  requestOf: (form: FormData) => string,
): Record<keyof typeof noteFailures, SubmissionHandler> => ({
  notes(form, run) {
    const id = textIn(form, 'noteId') || null
    return run(CreateNote, { input: { id, requestId: requestOf(form), text: textIn(form, 'notes') } })
  },
  'note-edit': (form, run) =>
    run(UpdateNote, {
      input: { id: textIn(form, 'id'), text: textIn(form, 'note-edit') },
      condition: ifUnmodifiedSince(form.get('savedAt')),
    }),
  'note-delete': byId(DeleteNote),
  'note-restore': undelete('LeadNote'),
})
