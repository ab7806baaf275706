import { graphql, type ResultOf } from '#app/graphql.ts'

/** Counts of all models by status, computed by the database. */
export const CountPanel = graphql(`
  query AdminCountPanel {
    inboxCounts {
      waiting
      open
      mine
      quotes
      messages
      new
      contacted
      toCheck
      done
      all
    }
    quoteCounts {
      all
      new
      contacted
      completed
      quarantined
      undelivered
      medianFirstContactSeconds
      shareWithin30Minutes
    }
    messageCounts {
      all
      new
      contacted
      completed
      quarantined
    }
    blogCounts {
      all
      published
      drafts
      scheduled
    }
    reviewCounts {
      all
      approved
      pending
      featured
    }
    testimonialCounts {
      all
      approved
      pending
      featured
    }
  }
`)

export const ReadCompany = graphql('query AdminReadCompany { businessProfile { name } }')

export type PanelCounts = ResultOf<typeof CountPanel>

export type QuoteCounts = PanelCounts['quoteCounts']
