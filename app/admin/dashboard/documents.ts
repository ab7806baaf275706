import { deliveryOnRow } from '#app/admin/list/delivery.ts'
import { filesUsage } from '#app/admin/settings/data/files-usage.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'

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

const waitingMessage = graphql(`
  fragment WaitingMessage on Message @_unmask {
    id
    name
    phone
    phoneE164
    service
    submittedAt
  }
`)

/** A request that nobody has answered yet. */
export type WaitingQuote = ResultOf<typeof waitingQuote>
export type WaitingMessage = ResultOf<typeof waitingMessage>

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

const firstContact = graphql(`
  fragment FirstContactInPanel on FirstContact @_unmask {
    medianFirstContactSeconds
    shareWithin30Minutes
  }
`)

/** How fast people were called back in the last seven days. */
export type FirstContact = ResultOf<typeof firstContact>

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
      longestQuote: listQuotes(
        filter: { status: { eq: new } }
        sort: { field: submittedAt, direction: ASC }
        limit: 1
      ) {
        items {
          ...WaitingQuote
        }
      }
      newestQuote: listQuotes(
        filter: { status: { eq: new } }
        sort: { field: submittedAt, direction: DESC }
        limit: 1
      ) {
        items {
          ...WaitingQuote
        }
      }
      longestMessage: listMessages(
        filter: { status: { eq: new } }
        sort: { field: submittedAt, direction: ASC }
        limit: 1
      ) {
        items {
          ...WaitingMessage
        }
      }
      newestMessage: listMessages(
        filter: { status: { eq: new } }
        sort: { field: submittedAt, direction: DESC }
        limit: 1
      ) {
        items {
          ...WaitingMessage
        }
      }
      firstContact {
        ...FirstContactInPanel
      }
      leadFigures {
        ...WeekInPanel
      }
      undeliveredNotifications {
        ...UndeliveredInPanel
      }
      filesUsage {
        ...FilesUsageInPanel
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
  [waitingQuote, waitingMessage, firstContact, weekFigures, undelivered, filesUsage],
)
