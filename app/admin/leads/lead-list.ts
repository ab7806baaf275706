import { defineList } from '#app/admin/list/list.ts'
import { leadWords } from '#words/admin-leads.ts'
import { type ListWords, listWords } from '#words/admin-lists.ts'
import type { LeadStatus } from './lead.ts'

/** What the screen of one kind of lead says in words of its own. */
export type LeadWords = ListWords & {
  mailSubject: string
  deleteOf: (name: string) => string
  deleteWhat: (name: string, service: string) => string
  statusFailed: string
  deleteFailed: string
}

/** `to-check` are the suspicious ones, whatever their status. */
type LeadFilter = 'all' | LeadStatus | 'to-check'

type LeadCondition = { status?: { eq: LeadStatus }; quarantineReasons?: { ne: string[] } } | null

const filters: Record<LeadFilter, LeadCondition> = {
  all: null,
  new: { status: { eq: 'new' } },
  contacted: { status: { eq: 'contacted' } },
  completed: { status: { eq: 'completed' } },
  'to-check': { quarantineReasons: { ne: [] } },
}

/** The list of quotes or of messages, declared. */
export type LeadList = ReturnType<typeof defineLeadList>

/** Declares a list of leads, whose rows are named `row`. */
export const defineLeadList = (declaration: { row: string; path: string; words: LeadWords }) =>
  defineList({ ...declaration, filterName: 'status', filters })

/** What is said when a form on a lead's card does not get through, by the form's intent. */
export const leadMessages = (words: LeadWords) => ({
  status: words.statusFailed,
  restore: listWords.undoFailed,
  notes: leadWords.noteFailed,
  suspicion: leadWords.suspicionFailed,
  delete: words.deleteFailed,
  undelete: listWords.undoFailed,
  retry: listWords.retryFailed,
})
