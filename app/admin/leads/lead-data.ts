import { retryDelivery } from '#app/admin/list/delivery.ts'
import type { TrashModel } from '#app/admin/list/list.ts'
import {
  type Changed,
  ifUnmodifiedSince,
  type RowHandler,
  textIn,
  timesIn,
  type Unmodified,
} from '#app/admin/list/row-action.tsx'
import { undelete } from '#app/admin/list/undelete.ts'
import type { Run, TypedDocument } from '#server/data-service/in-process.ts'
import { type LeadStatus, statusIn } from './lead.ts'
import type { leadMessages } from './lead-list.ts'

/** The fields that a quote and a message have in common, for the documents of both. */
export const leadFields = `
  phone
  phoneE164
  email
  service
  message
  status
  submittedAt
  contactedAt
  completedAt
  cancelledAt
  notes
  quarantineReasons
  isEmergency
  utmSource
  utmMedium
  utmCampaign
  utmTerm
  adNetwork
  referrerHost
  firstPage
` as const

/** What their cards and pages need besides. */
export const cardFields = `
  callDueBy
  followUpAt
  lostReason
  arrivesAt
  customerPath
  assignee {
    id
    name
  }
  files {
    path
    name
    contentType
    url
    thumbnailUrl
    viewUrl
  }
` as const

type LeadInput = {
  id: string
  status?: LeadStatus
  contactedAt?: string | null
  completedAt?: string | null
  assigneeId?: null
  notes?: string
  quarantineReasons?: string[]
}

/** The GraphQL documents by which a list of quotes or messages is worked. */
export type LeadDocuments = {
  model: TrashModel
  update: TypedDocument<Changed, { input: LeadInput; condition: Unmodified }>
  remove: TypedDocument<Changed, { id: string }>
}

/** What the forms on a lead's card do, with the documents of its kind. */
export function leadHandlers({
  model,
  update,
  remove,
}: LeadDocuments): Record<keyof ReturnType<typeof leadMessages>, RowHandler> {
  const change = (form: FormData, run: Run, input: Omit<LeadInput, 'id'>) =>
    run(update, {
      input: { id: textIn(form, 'id'), ...input },
      condition: ifUnmodifiedSince(form.get('savedAt')),
    })
  return {
    // The data service stamps contactedAt and completedAt.
    status(form, run) {
      const status = statusIn(form)
      return status && change(form, run, { status })
    },
    // Undone, the times are what they were, and nobody has what nobody had.
    restore(form, run) {
      const status = statusIn(form)
      const before = timesIn(form, ['contactedAt', 'completedAt'])
      const unassigned = form.has('assigneeId') ? { assigneeId: null } : {}
      return status && change(form, run, { status, ...before, ...unassigned })
    },
    suspicion: (form, run) =>
      change(form, run, { quarantineReasons: textIn(form, 'reasons').split(' ').filter(Boolean) }),
    notes: (form, run) => change(form, run, { notes: textIn(form, 'notes').trim() }),
    delete: (form, run) => run(remove, { id: textIn(form, 'id') }),
    undelete: undelete(model),
    retry: retryDelivery,
  }
}
