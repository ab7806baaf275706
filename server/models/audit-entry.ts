import { GraphQLBoolean, GraphQLNonNull } from 'graphql'
import { batched } from '#server/data-service/batched.ts'
import { administrators } from '#server/data-service/permission.ts'
import { readOnlyModel } from '#server/data-service/read-only-model.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { deletedRecords } from './deleted-records.ts'

const deletions = batched(deletedRecords)

/** Who did what, as administrators read it. Only `recordAudit` writes it; nobody changes it. */
export const auditEntry = readOnlyModel({
  name: 'AuditEntry',
  plural: 'AuditEntries',
  table: auditEntries,
  fields: {
    at: { sortable: true },
    actorKind: {},
    actorId: {},
    actorName: {},
    action: {},
    subject: {},
    subjectId: {},
    label: {},
    before: {},
    after: {},
  },
  read: administrators,
  sort: { field: 'at', direction: 'DESC' },
  extraFields: {
    recordIsGone: {
      type: new GraphQLNonNull(GraphQLBoolean),
      description: 'Whether what this is about has been deleted since',
      resolve: async ({ id }, _args, call) => (await deletions(call).load(id)).length > 0,
    },
  },
  search: { text: auditEntries.searchText, words: auditEntries.searchWords },
})
