import { href } from 'react-router'
import type { DeliveryOnRow } from '#app/admin/list/delivery.ts'
import type { requestWords } from '#words/admin-request.ts'
import type { LeadSource } from './source-text.ts'

/** What a quote and a message have in common. */
export type Lead = {
  id: string
  kind: RequestKind
  isEmergency: boolean | null
  name: string
  /** What one calls them in a text message. */
  firstName: string
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
  cancelledAt: string | null
  /** By when somebody is to call; null when nobody waits for that any more. */
  callDueBy: string | null
  /** When somebody is to try again. */
  followUpAt: string | null
  lostReason: keyof typeof requestWords.lostReasons | null
  arrivesAt: string | null
  /** Path of the page on which the customer follows it. */
  customerPath: string | null
  /** Who works on it. */
  assignee: { id: string; name: string } | null
  notes: string | null
  suspiciousReasons: readonly (string | null)[] | null
  deliveries: readonly DeliveryOnRow[] | null
} & LeadSource

/** Nobody works on it any more. */
export const isClosed = ({
  status,
  lostReason,
  cancelledAt,
}: Pick<Lead, 'status' | 'lostReason' | 'cancelledAt'>): boolean =>
  status === 'completed' || lostReason !== null || cancelledAt !== null

/** Whether somebody waits for a call at this moment (ms since 1970): not while we have said when to call again. */
export const isWaiting = (lead: Lead, now: number): boolean =>
  lead.status === 'new' && !isClosed(lead) && !(lead.followUpAt && Date.parse(lead.followUpAt) > now)

/** The states of a request in their order. */
export const statuses = ['new', 'contacted', 'completed'] as const

/** One of these. */
export type LeadStatus = (typeof statuses)[number]

/** The status that a form asks for: that of the button pressed in it, else that of its select. */
export function statusIn(form: FormData): LeadStatus | undefined {
  const asked = form.get('next') ?? form.get('status')
  return statuses.find((known) => known === asked)
}

/** Why a row is suspicious. The schema allows nulls in the list, the store has none. */
export const suspiciousReasonsOf = ({ suspiciousReasons }: Pick<Lead, 'suspiciousReasons'>): string[] =>
  suspiciousReasons?.filter((reason) => reason !== null) ?? []

/** The requests by the part of the address that says which they are. */
const kindsInPath = { quotes: 'Quote', messages: 'Message' } as const

/** Quote or message. */
export type RequestKind = (typeof kindsInPath)[keyof typeof kindsInPath]

/** The kind of request that an address names; undefined for another word. */
export const kindIn = (part: string): RequestKind | undefined =>
  part === 'quotes' || part === 'messages' ? kindsInPath[part] : undefined

/** What one calls somebody who gave one name: the first of its words. */
export const firstNameIn = (name: string): string => name.trim().split(/\s+/)[0] ?? name

/** The page of a request; on a wide screen the inbox stands beside it. */
export const requestPath = ({ kind, id }: { kind: RequestKind; id: string }): string =>
  href('/admin/inbox/:kind/:id', { kind: kind === 'Quote' ? 'quotes' : 'messages', id })
