import { href } from 'react-router'
import { defineList } from '#app/admin/list/list.ts'
import { pageVariables } from '#app/admin/list/list-loader.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { auditWords } from '#words/admin-audit.ts'

/** The subjects that have a filter of their own; the filter `settings` shows all others. */
const subjects = ['Quote', 'Message', 'Review', 'Testimonial', 'Blog', 'Session']

type AuditCondition = { subject?: { eq: string }; and?: { subject: { ne: string } }[] }

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

/** One page of the log. */
export type AuditPage = {
  items: AuditEntryInList[]
  nextToken: string | null
  total: number
  /** Everybody whom the log names. */
  people: readonly string[]
}

/** One page of the log; undefined when it could not be read. `person`: only what this person did. */
export async function loadAuditPage(
  run: Run,
  url: URL,
  person: string | undefined,
): Promise<AuditPage | undefined> {
  const variables = pageVariables(auditList, auditList.read(url.searchParams))
  const filter = { ...variables.filter, ...(person !== undefined && { actorName: { eq: person } }) }
  const listed = await run(ListAuditEntries, { ...variables, filter })
  if (!listed.ok) return undefined
  const { listAuditEntries: page, auditPeople: people } = listed.value
  const items = page?.items.filter((entry) => entry !== null) ?? []
  return { items, nextToken: page?.nextToken ?? null, total: page?.total ?? 0, people }
}

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

const ListAuditEntries = graphql(
  `
    query AdminListAuditEntries(
      $filter: ModelAuditEntryFilterInput
      $search: String
      $limit: Int
      $after: String
    ) {
      listAuditEntries(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
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
