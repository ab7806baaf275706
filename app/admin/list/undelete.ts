import { graphql } from '#app/graphql.ts'
import type { TrashModel } from './list.ts'
import { type RowHandler, textIn } from './row-action.tsx'

export const RestoreDeleted = graphql(`
  mutation AdminRestoreDeleted($model: TrashModel!, $id: ID!) {
    restoreDeleted(model: $model, id: $id) {
      id
      changed
    }
  }
`)

export const undelete =
  (model: TrashModel): RowHandler =>
  (form, run) =>
    run(RestoreDeleted, { model, id: textIn(form, 'id') })
