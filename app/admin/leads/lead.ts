import type { DeliveryOnRow } from '#app/admin/list/delivery.ts'
import type { LeadStatus } from './lead-status.ts'

/** What a request for a quote and a message have in common: somebody wrote, and waits for an answer. */
export type Lead = {
  id: string
  name: string
  phone: string
  phoneE164: string | null
  email: string
  /** As people read it. */
  service: string
  message: string
  status: LeadStatus
  submittedAt: string
  contactedAt: string | null
  completedAt: string | null
  notes: string | null
  quarantineReasons: readonly (string | null)[] | null
  deliveries: readonly DeliveryOnRow[] | null
}

/** What the cards of one kind of lead say in words of their own. */
export type LeadKindWords = {
  mailSubject: string
  deleteOf: (name: string) => string
  deleteWhat: (name: string, service: string) => string
}
