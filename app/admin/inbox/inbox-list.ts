import { href } from 'react-router'
import { defineList } from '#app/admin/list/list.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { inboxWords } from '#words/admin-inbox.ts'

/** The filters that are tabs; the others are in the menu beside them. */
export const tabs = ['open', 'mine', 'toCheck', 'all'] as const
/** The filters that stand in the menu, not beside the list. */
export const menuFilters = ['quotes', 'messages', 'new', 'contacted', 'done'] as const

/** The names of the filters are those of the data service. */
export type InboxFilter = (typeof tabs)[number] | (typeof menuFilters)[number]

const filters: Readonly<Record<InboxFilter, InboxFilter>> = {
  open: 'open',
  mine: 'mine',
  toCheck: 'toCheck',
  all: 'all',
  quotes: 'quotes',
  messages: 'messages',
  new: 'new',
  contacted: 'contacted',
  done: 'done',
}

/** Quotes and messages together, whoever must be called first on top. */
export const inboxList = defineList({
  row: 'inbox',
  path: href('/admin/inbox'),
  words: inboxWords,
  filters,
  defaultFilter: 'open',
  pageSize: 40,
})

/** What a row of the inbox reads of a request. */
export const requestInInbox = graphql(`
  fragment RequestInInbox on InboxEntry @_unmask {
    kind
    id
    group
    reason
    at
    number
    name
    phone
    phoneE164
    service
    address
    excerpt
    files
    status
    isEmergency
    isSuspicious
    assigneeName
    submittedAt
    contactedAt
    completedAt
    updatedAt
  }
`)

/** A quote or message as a row of the inbox. */
export type RequestInInbox = ResultOf<typeof requestInInbox>

/** One page of the inbox. */
export const ReadInbox = graphql(
  `
    query AdminReadInbox($filter: InboxFilter!, $search: String, $limit: Int, $after: String) {
      page: inbox(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...RequestInInbox
        }
        nextToken
        total
      }
    }
  `,
  [requestInInbox],
)
