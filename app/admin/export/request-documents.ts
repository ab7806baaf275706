import { leadFields, requestFields } from '#app/admin/request/request-queries.ts'
import { graphql, type RowOf } from '#app/graphql.ts'
import { jobFields } from './lead-columns.ts'

export const ExportQuotes = graphql(
  `
    query AdminExportQuotes($filter: ModelQuoteFilterInput, $search: String, $limit: Int, $after: String) {
      page: listQuotes(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          firstName
          lastName
          ${leadFields}
          ${jobFields}
          files {
            name
          }
        }
        nextToken
      }
    }
  ` as const,
)

export type ExportedQuote = RowOf<typeof ExportQuotes>

export const ExportMessages = graphql(
  `
    query AdminExportMessages($filter: ModelMessageFilterInput, $search: String, $limit: Int, $after: String) {
      page: listMessages(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          name
          ${leadFields}
          ${jobFields}
        }
        nextToken
      }
    }
  ` as const,
)

export type ExportedMessage = RowOf<typeof ExportMessages>

export const ExportCalls = graphql(
  `
    query AdminExportCalls($filter: ModelCallFilterInput, $search: String, $limit: Int, $after: String) {
      page: listCalls(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          name
          source
          wantedAt
          ${requestFields}
          ${jobFields}
        }
        nextToken
      }
    }
  ` as const,
)

export type ExportedCall = RowOf<typeof ExportCalls>
