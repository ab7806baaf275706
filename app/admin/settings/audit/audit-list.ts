import { href } from 'react-router'
import { defineList } from '#app/admin/list/list.ts'
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
