import { graphql, type ResultOf } from '#app/graphql.ts'

const entryInList = graphql(`
  fragment AuditEntryInList on AuditEntry @_unmask {
    id
    at
    actorName
    action
    subject
    subjectId
    label
    before
    after
    recordIsGone
  }
`)

/** An entry of the log as its row shows it. */
export type AuditEntryInList = ResultOf<typeof entryInList>

export const ListAuditEntries = graphql(
  `
    query AdminListAuditEntries(
      $filter: ModelAuditEntryFilterInput
      $search: String
      $limit: Int
      $after: String
    ) {
      listAuditEntries(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...AuditEntryInList
        }
        nextToken
        total
      }
      auditPeople
    }
  `,
  [entryInList],
)
