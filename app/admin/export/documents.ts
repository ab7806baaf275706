import { graphql, type ResultOf } from '#app/graphql.ts'

export const ExportQuotes = graphql(`
  query AdminExportQuotes($filter: ModelQuoteFilterInput, $search: String, $limit: Int, $after: String) {
    listQuotes(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
      items {
        firstName
        lastName
        phone
        phoneE164
        email
        service
        message
        status
        submittedAt
        contactedAt
        completedAt
        notes
        quarantineReasons
        files {
          name
        }
      }
      nextToken
    }
  }
`)

export type ExportedQuote = RowOf<ResultOf<typeof ExportQuotes>['listQuotes']>

export const ExportMessages = graphql(`
  query AdminExportMessages($filter: ModelMessageFilterInput, $search: String, $limit: Int, $after: String) {
    listMessages(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
      items {
        name
        phone
        phoneE164
        email
        service
        message
        status
        submittedAt
        contactedAt
        completedAt
        notes
        quarantineReasons
      }
      nextToken
    }
  }
`)

export type ExportedMessage = RowOf<ResultOf<typeof ExportMessages>['listMessages']>

export const ExportReviews = graphql(`
  query AdminExportReviews($filter: ModelReviewFilterInput, $search: String, $limit: Int, $after: String) {
    listReviews(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
      items {
        name
        email
        rating
        title
        comment
        service
        location
        isApproved
        isFeatured
        isVerified
        helpfulCount
        submittedAt
      }
      nextToken
    }
  }
`)

export type ExportedReview = RowOf<ResultOf<typeof ExportReviews>['listReviews']>

/** A row of a page, which holds null for none. */
type RowOf<Page extends { items: readonly unknown[] } | null> = NonNullable<
  NonNullable<Page>['items'][number]
>
