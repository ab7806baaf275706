import { graphql, type ResultOf } from '../../graphql.ts'

const waitingQuote = graphql(`
  fragment WaitingQuote on Quote @_unmask {
    id
    firstName
    lastName
    phone
    phoneE164
    service
    submittedAt
  }
`)

/** A request that nobody has answered yet. */
export type WaitingQuote = ResultOf<typeof waitingQuote>

/** Who is waiting, first and last. The counts are the layout's. */
export const ReadWaiting = graphql(
  `
    query AdminReadWaiting {
      longest: listQuotes(
        filter: { status: { eq: new } }
        sort: { field: submittedAt, direction: ASC }
        limit: 1
      ) {
        items {
          ...WaitingQuote
        }
      }
      newest: listQuotes(
        filter: { status: { eq: new } }
        sort: { field: submittedAt, direction: DESC }
        limit: 1
      ) {
        items {
          ...WaitingQuote
        }
      }
    }
  `,
  [waitingQuote],
)
