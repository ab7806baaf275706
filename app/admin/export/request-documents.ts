import { leadFields, requestFields } from '#app/admin/request/request-queries.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { jobFields } from './lead-columns.ts'

const exportedQuote = graphql(
  `
    fragment ExportedQuote on Quote @_unmask {
      firstName
      lastName
      ${leadFields}
      ${jobFields}
      files {
        name
      }
    }
  ` as const,
)

const exportedMessage = graphql(
  `
    fragment ExportedMessage on Message @_unmask {
      name
      ${leadFields}
      ${jobFields}
    }
  ` as const,
)

const exportedCall = graphql(
  `
    fragment ExportedCall on Call @_unmask {
      name
      source
      wantedAt
      ${requestFields}
      ${jobFields}
    }
  ` as const,
)

export type ExportedQuote = ResultOf<typeof exportedQuote>
export type ExportedMessage = ResultOf<typeof exportedMessage>
export type ExportedCall = ResultOf<typeof exportedCall>

export const ExportQuotes = graphql(
  `
    query AdminExportQuotes($filter: ModelQuoteFilterInput, $search: String, $limit: Int, $after: String) {
      page: listQuotes(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...ExportedQuote
        }
        nextToken
      }
    }
  `,
  [exportedQuote],
)

export const ExportMessages = graphql(
  `
    query AdminExportMessages($filter: ModelMessageFilterInput, $search: String, $limit: Int, $after: String) {
      page: listMessages(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...ExportedMessage
        }
        nextToken
      }
    }
  `,
  [exportedMessage],
)

export const ExportCalls = graphql(
  `
    query AdminExportCalls($filter: ModelCallFilterInput, $search: String, $limit: Int, $after: String) {
      page: listCalls(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...ExportedCall
        }
        nextToken
      }
    }
  `,
  [exportedCall],
)
