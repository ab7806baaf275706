import { auditEntries } from '../audit/audit-table.ts'
import { readOnlyModel } from '../data-service/read-only-model.ts'

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
  read: (actor) => actor.kind === 'administrator',
  sort: { field: 'at', direction: 'DESC' },
  search: { text: auditEntries.searchText, words: auditEntries.searchWords },
})
