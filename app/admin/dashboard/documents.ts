import { graphql, type ResultOf } from '../../graphql.ts'
import { deliveryOnRow } from '../list/documents.ts'

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

const weekFigures = graphql(`
  fragment WeekInPanel on WeekFigures @_unmask {
    week
    requests
    contacted
    medianFirstContactSeconds
    shareWithin30Minutes
    services {
      service
      requests
    }
  }
`)

/** What came in during one week, and how fast those people were called back. */
export type WeekFigures = ResultOf<typeof weekFigures>

const undelivered = graphql(
  `
    fragment UndeliveredInPanel on Undelivered @_unmask {
      kind
      subjectId
      name
      delivery {
        ...DeliveryOnRow
      }
    }
  `,
  [deliveryOnRow],
)

/** A notification that has not left yet, and what it tells of. */
export type UndeliveredNotification = ResultOf<typeof undelivered>

/** Everything on the dashboard but the counts, which are the layout's. */
export const ReadDashboard = graphql(
  `
    query AdminReadDashboard {
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
      leadFigures {
        ...WeekInPanel
      }
      undeliveredNotifications {
        ...UndeliveredInPanel
      }
      businessProfile {
        email
        dispatch {
          display
        }
        office {
          display
        }
        licenses {
          number
        }
      }
    }
  `,
  [waitingQuote, weekFigures, undelivered],
)
