import { RetryDelivery } from '#app/admin/list/delivery.ts'
import { listAddress } from '#app/admin/list/list.ts'
import type { FilterTab } from '#app/admin/list/list-filter.tsx'
import {
  type Changed,
  type Changes,
  type Failures,
  ifUnmodifiedSince,
  textIn,
  timesIn,
  type Unmodified,
} from '#app/admin/list/row-action.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import { leadWords } from '#words/admin-leads.ts'
import { listWords } from '#words/admin-lists.ts'
import { type LeadStatus, statusIn } from './lead.ts'

/** `to-check` are those that look automatic, whatever their status. */
export type LeadFilter = 'all' | LeadStatus | 'to-check'

/** The address of a list of leads, whose rows are named `row`. */
export const leadAddress = (row: string) =>
  listAddress({ row, filterName: 'status', filters: ['new', 'contacted', 'completed', 'to-check'] })

type Filter = { status?: { eq: LeadStatus }; quarantineReasons?: { ne: string[] } }

/** What each filter asks of the data service. */
export const leadFilters: Record<LeadFilter, Filter | null> = {
  all: null,
  new: { status: { eq: 'new' } },
  contacted: { status: { eq: 'contacted' } },
  completed: { status: { eq: 'completed' } },
  'to-check': { quarantineReasons: { ne: [] } },
}

export type LeadCounts = Record<'all' | LeadStatus | 'quarantined', number>

/** The tabs above a list of leads. What looks automatic has one only when there is some. */
export function leadTabs(counts: LeadCounts | undefined, shownFilter: string): FilterTab[] {
  const statuses = ['all', 'new', 'contacted', 'completed'] as const
  const tabs: FilterTab[] = statuses.map((filter) => ({ filter, count: counts?.[filter] }))
  if (shownFilter === 'to-check' || (counts && counts.quarantined > 0))
    tabs.push({ filter: 'to-check', count: counts?.quarantined })
  return tabs
}

/** What a form on a card asks for, in its field `intent`. */
export type LeadIntent = 'status' | 'restore' | 'notes' | 'suspicion' | 'delete' | 'retry'

type LeadInput = {
  id: string
  status?: LeadStatus
  contactedAt?: string | null
  completedAt?: string | null
  notes?: string
  quarantineReasons?: string[]
}

type LeadChange = { input: LeadInput; condition: Unmodified }

type LeadCalls = {
  update: (run: Run, change: LeadChange) => Promise<Answer<Changed>>
  remove: (run: Run, id: string) => Promise<Answer<Changed>>
  words: { statusFailed: string; deleteFailed: string }
}

/** What the forms on a lead's card do, by the calls of its kind, and what is said when one does not get through. */
export function leadActions({ update, remove, words }: LeadCalls) {
  const failures: Failures<LeadIntent> = {
    status: words.statusFailed,
    restore: listWords.undoFailed,
    notes: leadWords.noteFailed,
    suspicion: leadWords.suspicionFailed,
    delete: words.deleteFailed,
    retry: listWords.retryFailed,
  }
  const change = (form: FormData, run: Run, input: Omit<LeadInput, 'id'>) =>
    update(run, {
      input: { id: textIn(form, 'id'), ...input },
      condition: ifUnmodifiedSince(form.get('savedAt')),
    })
  const changes: Changes<LeadIntent> = {
    // The data service stamps contactedAt and completedAt.
    status(form, run) {
      const status = statusIn(form)
      return status && change(form, run, { status })
    },
    // Undone, the times are what they were.
    restore(form, run) {
      const status = statusIn(form)
      const before = timesIn(form, ['contactedAt', 'completedAt'])
      return status && change(form, run, { status, ...before })
    },
    suspicion: (form, run) =>
      change(form, run, { quarantineReasons: textIn(form, 'reasons').split(' ').filter(Boolean) }),
    notes: (form, run) => change(form, run, { notes: textIn(form, 'notes').trim() }),
    delete: (form, run) => remove(run, textIn(form, 'id')),
    retry: (form, run) => run(RetryDelivery, { id: textIn(form, 'id') }),
  }
  return { changes, failures }
}
