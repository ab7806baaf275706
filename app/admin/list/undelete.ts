import { graphql } from '#app/graphql.ts'
import type { TrashModel } from './list.ts'
import { type RowHandler, textIn } from './row-action.tsx'

/** Takes a record out of the trash. */
export const RestoreDeleted = graphql(`
  mutation AdminRestoreDeleted($model: TrashModel!, $id: ID!) {
    restoreDeleted(model: $model, id: $id) {
      id
      changed
    }
  }
`)

/** What "Undo" does after a row of this kind was deleted: it takes it out of the trash again. */
export const undelete =
  (model: TrashModel): RowHandler =>
  (form, run) =>
    run(RestoreDeleted, { model, id: textIn(form, 'id') })
