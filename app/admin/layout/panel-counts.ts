import { graphql, type ResultOf } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'
import type { Rights } from '#server/rights.ts'

const CountLeads = graphql(`
  query AdminCountLeads {
    inboxCounts {
      waiting
      open
      mine
      quotes
      messages
      calls
      new
      contacted
      suspicious
      done
      all
    }
    quoteCounts {
      all
      new
      contacted
      completed
      suspicious: quarantined
      undelivered
      medianFirstContactSeconds
      shareInTime
    }
    messageCounts {
      all
      new
      contacted
      completed
      suspicious: quarantined
    }
    callCounts {
      all
      new
      contacted
      completed
      suspicious: quarantined
    }
  }
`)

const CountContent = graphql(`
  query AdminCountContent {
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

export const ReadCompany = graphql(
  `query AdminReadCompany {
    businessProfile {
      name
      timeZone
      callbackMinutes
      emergencyCallbackMinutes
      logo { digest width height ground }
      icon { digest width height ground }
    }
  }`,
)

type LeadCounts = ResultOf<typeof CountLeads>

/** As far as this person may read them. */
export type PanelCounts = LeadCounts & ResultOf<typeof CountContent>

export async function countPanel(run: Run, rights: Rights): Promise<PanelCounts | undefined> {
  const [content, leads] = await Promise.all([
    run(CountContent, {}),
    rights.leads === 'none' ? { ok: true as const, value: unseen } : run(CountLeads, {}),
  ])
  return content.ok && leads.ok ? { ...content.value, ...leads.value } : undefined
}

/** For people who see no leads: neither menu nor dashboard shows these. */
const unseen: LeadCounts = {
  inboxCounts: {
    waiting: 0,
    open: 0,
    mine: 0,
    quotes: 0,
    messages: 0,
    calls: 0,
    new: 0,
    contacted: 0,
    suspicious: 0,
    done: 0,
    all: 0,
  },
  quoteCounts: {
    all: 0,
    new: 0,
    contacted: 0,
    completed: 0,
    suspicious: 0,
    undelivered: 0,
    medianFirstContactSeconds: null,
    shareInTime: null,
  },
  messageCounts: { all: 0, new: 0, contacted: 0, completed: 0, suspicious: 0 },
  callCounts: { all: 0, new: 0, contacted: 0, completed: 0, suspicious: 0 },
}
