import { graphql, type ResultOf } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'
import type { Rights } from '#server/rights.ts'

const inboxCountsInPanel = graphql(`
  fragment InboxCountsInPanel on InboxCounts @_unmask {
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
`)

const CountLeads = graphql(
  `
  query AdminCountLeads {
    inboxCounts {
      ...InboxCountsInPanel
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
`,
  [inboxCountsInPanel],
)

const CountOwn = graphql(
  `
  query AdminCountOwn {
    inboxCounts {
      ...InboxCountsInPanel
    }
  }
`,
  [inboxCountsInPanel],
)

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

const CountStock = graphql(`
  query AdminShowsStock {
    stock {
      isOn
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
      hiddenServices
      logo { digest width height ground }
      darkLogo { digest width height ground }
      icon { digest width height ground }
    }
  }`,
)

type LeadCounts = ResultOf<typeof CountLeads>

export type PanelCounts = LeadCounts & ResultOf<typeof CountContent> & ResultOf<typeof CountStock>

export async function countPanel(run: Run, rights: Rights): Promise<PanelCounts | undefined> {
  const [content, leads, stock] = await Promise.all([
    rights.content === 'none' ? { ok: true as const, value: unseenContent } : run(CountContent, {}),
    countLeads(run, rights),
    // Others have it beside the price book.
    rights.money === 'own' ? run(CountStock, {}) : { ok: true as const, value: { stock: { isOn: false } } },
  ])
  return content.ok && leads.ok && stock.ok ? { ...content.value, ...leads.value, ...stock.value } : undefined
}

async function countLeads(run: Run, { leads }: Rights) {
  if (leads === 'none') return { ok: true as const, value: unseen }
  if (leads !== 'own') return run(CountLeads, {})
  const own = await run(CountOwn, {})
  return own.ok ? { ok: true as const, value: { ...unseen, ...own.value } } : own
}

const none = { all: 0, approved: 0, pending: 0, featured: 0 }

const unseenContent: ResultOf<typeof CountContent> = {
  blogCounts: { all: 0, published: 0, drafts: 0, scheduled: 0 },
  reviewCounts: none,
  testimonialCounts: none,
}

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
