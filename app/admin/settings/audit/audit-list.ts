import { href } from 'react-router'
import { defineList } from '#app/admin/list/list.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { auditWords } from '#words/admin-audit.ts'

/** The subjects that have a filter of their own; the filter `settings` shows all others. */
const subjects = ['Quote', 'Message', 'Review', 'Testimonial', 'Blog', 'Session']

/** What a filter, and a person, ask of the log. */
export type AuditCondition = {
  subject?: { eq: string }
  and?: { subject: { ne: string } }[]
  actorName?: { eq: string }
}

const filters: Record<
  'all' | 'quotes' | 'messages' | 'reviews' | 'testimonials' | 'blogs' | 'sign-ins' | 'settings',
  AuditCondition
> = {
  all: {},
  quotes: { subject: { eq: 'Quote' } },
  messages: { subject: { eq: 'Message' } },
  reviews: { subject: { eq: 'Review' } },
  testimonials: { subject: { eq: 'Testimonial' } },
  blogs: { subject: { eq: 'Blog' } },
  'sign-ins': { subject: { eq: 'Session' } },
  settings: { and: subjects.map((subject) => ({ subject: { ne: subject } })) },
}

/** The list of who did what, declared. */
export const auditList = defineList({
  row: 'entry',
  path: href('/admin/settings/activity'),
  words: auditWords,
  filters,
})

/** The same, of what one person did. */
export const auditListOf = (person: string): typeof auditList => ({
  ...auditList,
  condition: (query) => ({ ...auditList.condition(query), actorName: { eq: person } }),
})

const auditEntryInList = graphql(`
  fragment AuditEntryInList on AuditEntry @_unmask {
    id
    at
    actorName
    actorRealName
    action
    subject
    subjectId
    label
    before
    after
    recordIsGone
  }
`)

/** An entry of the log as the list shows it. */
export type AuditEntryInList = ResultOf<typeof auditEntryInList>

/** One page of the log, and everybody whom it names. */
export const ListAuditEntries = graphql(
  `
    query AdminListAuditEntries(
      $filter: ModelAuditEntryFilterInput
      $search: String
      $limit: Int
      $after: String
    ) {
      page: listAuditEntries(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...AuditEntryInList
        }
        nextToken
        total
      }
      auditPeople
    }
  `,
  [auditEntryInList],
)
