import { listAddress } from '#app/admin/list/list.ts'
import { auditWords } from '#content/en/admin-audit.ts'

/** The kinds of things that have a filter of their own, by its name; `settings` is everything else. */
const subjects = {
  quotes: 'Quote',
  messages: 'Message',
  reviews: 'Review',
  testimonials: 'Testimonial',
  blogs: 'Blog',
  'sign-ins': 'Session',
} as const

const kinds = ['quotes', 'messages', 'reviews', 'testimonials', 'blogs', 'sign-ins'] as const

export const auditFilters = ['all', ...kinds, 'settings'] as const

type AuditFilter = (typeof auditFilters)[number]

/** The list of what was done: its address and its words. */
export const auditList = {
  address: listAddress({ row: 'entry', filters: [...kinds, 'settings'] }),
  words: auditWords,
}

/** What a filter and a person ask of the data service. */
export function auditCondition(filter: AuditFilter, person: string | undefined) {
  return { ...kindCondition(filter), ...(person !== undefined && { actorName: { eq: person } }) }
}

function kindCondition(filter: AuditFilter) {
  if (filter === 'all') return {}
  if (filter !== 'settings') return { subject: { eq: subjects[filter] } }
  return { and: kinds.map((kind) => ({ subject: { ne: subjects[kind] } })) }
}
