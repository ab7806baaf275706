import type { SubmissionHandler } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { graphql } from '#app/graphql.ts'
import type { TrashModel } from './list.ts'

export const RestoreDeleted = graphql(`
  mutation AdminRestoreDeleted($model: TrashModel!, $id: ID!) {
    restoreDeleted(model: $model, id: $id) {
      id
      changed
    }
  }
`)

export const undelete =
  (model: TrashModel): SubmissionHandler =>
  (form, run) =>
    run(RestoreDeleted, { model, id: textIn(form, 'id') })
