import { listAddress } from '#app/admin/list/list.ts'
import { pageOf } from '#app/admin/list/list-loader.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import { auditWords } from '#words/admin-audit.ts'

/** The subjects that have a filter of their own, by its name; the filter `settings` shows all others. */
const subjects = {
  quotes: 'Quote',
  messages: 'Message',
  reviews: 'Review',
  testimonials: 'Testimonial',
  blogs: 'Blog',
  'sign-ins': 'Session',
} as const

const subjectFilters = ['quotes', 'messages', 'reviews', 'testimonials', 'blogs', 'sign-ins'] as const

export const auditFilters = ['all', ...subjectFilters, 'settings'] as const

export const auditList = {
  address: listAddress({ row: 'entry', filters: [...subjectFilters, 'settings'] }),
  words: auditWords,
}

export type AuditPage = {
  items: AuditEntryInList[]
  nextToken: string | null
  total: number
  /** Everybody whom the log names. */
  people: readonly string[]
}

/** One page of the log. `person`: only what this person did. */
export async function loadAuditPage(
  query: ReturnType<typeof auditList.address.read>,
  person: string | undefined,
  run: Run,
): Promise<Answer<AuditPage>> {
  const filter = {
    ...subjectCondition(query.filter),
    ...(person !== undefined && { actorName: { eq: person } }),
  }
  const listed = await run(ListAuditEntries, { filter, ...pageOf(query) })
  if (!listed.ok) return listed
  const { listAuditEntries: page, auditPeople: people } = listed.data
  const items = page?.items.filter((entry) => entry !== null) ?? []
  return {
    ok: true,
    data: { items, nextToken: page?.nextToken ?? null, total: page?.total ?? 0, people },
  }
}

function subjectCondition(filter: (typeof auditFilters)[number]) {
  if (filter === 'all') return {}
  if (filter !== 'settings') return { subject: { eq: subjects[filter] } }
  return { and: subjectFilters.map((name) => ({ subject: { ne: subjects[name] } })) }
}

const auditEntryInList = graphql(`
  fragment AuditEntryInList on AuditEntry @_unmask {
    id
    at
    actorName
    action
    subject
    subjectId
    label
    before
    after
    recordIsGone
  }
`)

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
