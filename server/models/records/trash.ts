import { GraphQLEnumType, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { anyRole, defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, required } from '#server/data-service/field-types.ts'
import { type Model, readOnlyModel } from '#server/data-service/model.ts'
import { emptyTrash, purge, restore } from '#server/data-service/trash/restore.ts'
import { hasTrash, type WithTrash } from '#server/data-service/trash/trash.ts'
import { done } from '#server/result.ts'
import { mayIn } from '#server/rights.ts'
import { trash } from '#server/schema/operations.ts'

export const trashEntryOf = (models: readonly Model[]) =>
  readOnlyModel({
    name: 'TrashEntry',
    plural: 'TrashEntries',
    table: trash,
    fields: {
      model: {},
      recordId: {},
      label: {},
      summary: {},
      deletedBy: {},
      deletedAt: { sortable: true },
      expiresAt: {},
    },
    area: (actor) => {
      const kinds = models.filter(hasTrash)
      // By role: a read-only key sees what its user sees.
      const mine = kinds.filter(
        ({ area }) => typeof area === 'string' && mayIn({ role: actor.role }, area, 'write'),
      )
      if (mine.length === kinds.length) return true
      return mine.length > 0 && { model: { in: mine.map(({ name }) => name) } }
    },
    sort: { field: 'deletedAt', direction: 'DESC' },
    // Rows of other areas are filtered out, so search is open.
    search: { text: trash.searchText, words: trash.searchWords, open: true },
  })

const restored = new GraphQLObjectType({
  name: 'RestoredRecord',
  fields: {
    id: required.id,
    changed: {
      type: listOf(GraphQLString),
      description: 'What had to become different: `slug` when another post has taken the address',
    },
  },
})

const purged = new GraphQLObjectType({ name: 'PurgedRecord', fields: { id: required.id } })

const emptied = new GraphQLObjectType({
  name: 'EmptiedTrash',
  fields: {
    removed: required.int,
    left: { ...required.int, description: 'To be removed by the same call once more' },
  },
})

type DeletedRecord = { model: WithTrash; id: string }

export function trashCallsOf(models: readonly Model[]): ExtraCalls {
  const kinds = Object.fromEntries(models.filter(hasTrash).map((model) => [model.name, { value: model }]))
  const args = {
    model: { type: new GraphQLNonNull(new GraphQLEnumType({ name: 'TrashModel', values: kinds })) },
    id: { ...required.id, description: 'Of the record, as it was when it was deleted' },
  }
  return {
    mutations: {
      restoreDeleted: defineCall({
        may: anyRole('restoreDeleted'),
        type: new GraphQLNonNull(restored),
        args,
        resolve: ({ model, id }: DeletedRecord, call) => restore(model, id, call),
      }),
      purgeDeleted: defineCall({
        may: anyRole('deleteForGood'),
        type: new GraphQLNonNull(purged),
        description: 'Deletes for good what is in the trash, with its files and mails.',
        args,
        resolve: ({ model, id }: DeletedRecord, call) => purge(model, id, call),
      }),
      emptyTrash: defineCall({
        may: staffOf('settings', 'emptyTrash'),
        type: new GraphQLNonNull(emptied),
        description: 'Deletes for good what was put into the trash until a moment, a few hundred at a time.',
        args: { deletedUntil: required.time },
        resolve: async ({ deletedUntil }: { deletedUntil: Date }, call) =>
          done(await emptyTrash(models, call, deletedUntil)),
      }),
    },
  }
}
