import { href } from 'react-router'
import { defineList } from '#app/admin/list/list.ts'
import { graphql, type RowOf } from '#app/graphql.ts'
import { auditWords } from '#words/panel/audit.ts'

const subjects = ['Quote', 'Message', 'Call', 'Review', 'Testimonial', 'Blog', 'Session']

type AuditCondition = {
  subject?: { eq: string }
  and?: { subject: { ne: string } }[]
  actorName?: { eq: string }
}

const filters: Record<
  'all' | 'quotes' | 'messages' | 'calls' | 'reviews' | 'testimonials' | 'blogs' | 'sign-ins' | 'settings',
  AuditCondition
> = {
  all: {},
  quotes: { subject: { eq: 'Quote' } },
  messages: { subject: { eq: 'Message' } },
  calls: { subject: { eq: 'Call' } },
  reviews: { subject: { eq: 'Review' } },
  testimonials: { subject: { eq: 'Testimonial' } },
  blogs: { subject: { eq: 'Blog' } },
  'sign-ins': { subject: { eq: 'Session' } },
  settings: { and: subjects.map((subject) => ({ subject: { ne: subject } })) },
}

export const auditList = defineList({
  row: 'entry',
  path: href('/admin/settings/activity'),
  words: auditWords,
  filters,
})

export const auditListOf = (person: string): typeof auditList => ({
  ...auditList,
  condition: (query) => ({ ...auditList.condition(query), actorName: { eq: person } }),
})

export const ListAuditEntries = graphql(`
  query AdminListAuditEntries(
    $filter: ModelAuditEntryFilterInput
    $search: String
    $limit: Int
    $after: String
  ) {
    page: listAuditEntries(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
      items {
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
      nextToken
      total
    }
    auditPeople
  }
`)

export type AuditEntryInList = RowOf<typeof ListAuditEntries>
