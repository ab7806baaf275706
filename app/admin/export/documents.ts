import { graphql } from '../../graphql.ts'

export const ExportQuotes = graphql(`
  query AdminExportQuotes($filter: ModelQuoteFilterInput, $search: String, $limit: Int, $after: String) {
    listQuotes(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
      items {
        firstName
        lastName
        phone
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

export const ExportMessages = graphql(`
  query AdminExportMessages($filter: ModelMessageFilterInput, $search: String, $limit: Int, $after: String) {
    listMessages(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
      items {
        name
        phone
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
