import { href, useLocation } from 'react-router'
import { pathIn } from '#app/address.ts'
import { defineList, type List } from '#app/admin/list/list.ts'
import { type RequestKind, requestPath } from '#app/admin/records/lead.ts'
import type { Need } from '#app/admin/rights.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { callsWords } from '#words/panel/calls/list.ts'
import { inboxWords } from '#words/panel/inbox.ts'
import { messagesWords } from '#words/panel/messages.ts'
import { quotesWords } from '#words/panel/quotes.ts'

export const tabs = ['open', 'mine', 'suspicious', 'all'] as const
export const menuFilters = ['quotes', 'messages', 'calls', 'new', 'contacted', 'done'] as const

/** The names of the filters are those of the data service. */
type InboxFilter = (typeof tabs)[number] | (typeof menuFilters)[number]

const filters: Readonly<Record<InboxFilter, InboxFilter>> = {
  open: 'open',
  mine: 'mine',
  suspicious: 'suspicious',
  all: 'all',
  quotes: 'quotes',
  messages: 'messages',
  calls: 'calls',
  new: 'new',
  contacted: 'contacted',
  done: 'done',
}

const pageSize = 40

export const inboxList = defineList({
  row: 'inbox',
  path: href('/admin/inbox'),
  words: inboxWords,
  filters,
  defaultFilter: 'open',
  pageSize,
})

export const ownInbox: typeof inboxList = {
  ...inboxList,
  words: { ...inboxWords, empty: inboxWords.ownEmpty, emptyHint: inboxWords.ownEmptyHint },
}

/** `suspicious`: whatever their status. */
const statusFilters = {
  all: null,
  new: 'new',
  contacted: 'contacted',
  completed: 'completed',
  suspicious: 'suspicious',
} as const

export const kindLists = {
  Quote: defineList({
    row: 'quote',
    path: href('/admin/quotes'),
    words: quotesWords,
    filters: statusFilters,
    pageSize,
  }),
  Message: defineList({
    row: 'message',
    path: href('/admin/messages'),
    words: messagesWords,
    filters: statusFilters,
    pageSize,
  }),
  Call: defineList({
    row: 'call',
    path: href('/admin/calls'),
    words: callsWords,
    filters: statusFilters,
    pageSize,
  }),
}

export type InboxView = {
  list: List
  kind: RequestKind | undefined
  pathOf: (request: { kind: RequestKind; id: string }) => string
  exportPath?: string
}

const inboxView: InboxView = { list: inboxList, kind: undefined, pathOf: requestPath }

const kindViews: readonly InboxView[] = [
  {
    list: kindLists.Quote,
    kind: 'Quote',
    pathOf: ({ id }) => href('/admin/quotes/:id', { id }),
    exportPath: href('/admin/quotes/export.csv'),
  },
  {
    list: kindLists.Message,
    kind: 'Message',
    pathOf: ({ id }) => href('/admin/messages/:id', { id }),
    exportPath: href('/admin/messages/export.csv'),
  },
  {
    list: kindLists.Call,
    kind: 'Call',
    pathOf: ({ id }) => href('/admin/calls/:id', { id }),
    exportPath: href('/admin/calls/export.csv'),
  },
]

/** `pathname`: of a request, with the prefix of a language, or of the router, without. */
export function viewAt(pathname: string): InboxView {
  const at = pathIn({ pathname })
  return kindViews.find(({ list: { path } }) => at === path || at.startsWith(`${path}/`)) ?? inboxView
}

/** The views of one kind are for people who see all requests. */
export const needsOfView = (address: string): Need => ({
  area: 'leads',
  to: viewAt(address).kind ? 'read' : 'own',
})

export const useView = (): InboxView => viewAt(useLocation().pathname)

export const requestInInbox = graphql(`
  fragment RequestInInbox on InboxEntry @_unmask {
    kind
    id
    group
    reason
    at
    callBy
    number
    name
    phone
    phoneE164
    email
    contactBy
    language
    mailSubject
    service
    broughtBy
    address
    excerpt
    files
    status
    isEmergency
    assigneeName
    isGiven
    isThanked
    submittedAt
    contactedAt
    completedAt
    updatedAt
  }
`)

export type RequestInInbox = ResultOf<typeof requestInInbox>

const pageOfRequests = graphql(
  `
    fragment PageOfRequests on InboxPage @_unmask {
      items {
        ...RequestInInbox
      }
      nextToken
      total
    }
  `,
  [requestInInbox],
)

export const ReadInbox = graphql(
  `
    query AdminReadInbox($filter: InboxFilter!, $search: String, $limit: Int, $after: String) {
      page: inbox(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        ...PageOfRequests
      }
    }
  `,
  [pageOfRequests],
)

const ReadQuotes = graphql(
  `
    query AdminReadQuotes($filter: RequestFilter, $search: String, $limit: Int, $after: String) {
      page: newestRequests(kind: Quote, filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        ...PageOfRequests
      }
    }
  `,
  [pageOfRequests],
)

const ReadMessages = graphql(
  `
    query AdminReadMessages($filter: RequestFilter, $search: String, $limit: Int, $after: String) {
      page: newestRequests(kind: Message, filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        ...PageOfRequests
      }
    }
  `,
  [pageOfRequests],
)

const ReadCalls = graphql(
  `
    query AdminReadCalls($filter: RequestFilter, $search: String, $limit: Int, $after: String) {
      page: newestRequests(kind: Call, filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        ...PageOfRequests
      }
    }
  `,
  [pageOfRequests],
)

export const ReadNewest = { Quote: ReadQuotes, Message: ReadMessages, Call: ReadCalls }
