import { href } from 'react-router'
import { firstNameOf } from '#content/first-name.ts'
import { leadWords } from '#words/panel/leads.ts'
import type { requestWords } from '#words/panel/request.ts'
import { contactServiceLabel, serviceLabel } from '#words/site/service-choices.ts'
import type { DeliveryOnRow } from './delivery.ts'
import type { LeadSource } from './source-text.ts'

export type Lead = {
  id: string
  kind: RequestKind
  isEmergency: boolean | null
  language: string | null
  name: string
  firstName: string
  phone: string
  phoneE164: string | null
  email: string
  contactBy: string | null
  service: string
  message: string
  status: LeadStatus
  submittedAt: string
  contactedAt: string | null
  completedAt: string | null
  cancelledAt: string | null
  callDueBy: string | null
  followUpAt: string | null
  lostReason: keyof typeof requestWords.lostReasons | null
  arrivesAt: string | null
  customerPath: string | null
  assignee: { id: string; name: string; label: string } | null
  notes: string | null
  suspiciousReasons: readonly (string | null)[] | null
  deliveries: readonly DeliveryOnRow[] | null
} & LeadSource

/** What it is about; of a call, `other` says that the caller did not tell. */
export function serviceOf({ kind, service }: { kind: RequestKind; service: string }): string {
  if (kind === 'Quote') return serviceLabel(service)
  return kind === 'Call' && service === 'other' ? leadWords.serviceNotSaid : contactServiceLabel(service)
}

export const isClosed = ({
  status,
  lostReason,
  cancelledAt,
}: Pick<Lead, 'status' | 'lostReason' | 'cancelledAt'>): boolean =>
  status === 'completed' || lostReason !== null || cancelledAt !== null

export const statuses = ['new', 'contacted', 'completed'] as const

export type LeadStatus = (typeof statuses)[number]

/** The status that a form asks for: that of the button pressed in it, else that of its select. */
export function statusIn(form: FormData): LeadStatus | undefined {
  const asked = form.get('next') ?? form.get('status')
  return statuses.find((known) => known === asked)
}

/** Why a row is suspicious. The schema allows nulls in the list, the store has none. */
export const suspiciousReasonsOf = ({ suspiciousReasons }: Pick<Lead, 'suspiciousReasons'>): string[] =>
  suspiciousReasons?.filter((reason) => reason !== null) ?? []

const kindsInPath = { quotes: 'Quote', messages: 'Message', calls: 'Call' } as const

export type RequestKind = (typeof kindsInPath)[keyof typeof kindsInPath]

export const requestKindIn = (part: string): RequestKind | undefined =>
  Object.entries(kindsInPath).find(([name]) => name === part)?.[1]

export const requestKinds = Object.values(kindsInPath)

export const partOf = { Quote: 'quotes', Message: 'messages', Call: 'calls' } as const satisfies Record<
  RequestKind,
  keyof typeof kindsInPath
>

export const customerFirstName = ({
  firstName,
  name,
}: {
  firstName?: string | null | undefined
  name: string
}): string => firstName ?? firstNameOf(name)

export const requestPath = ({ kind, id }: { kind: RequestKind; id: string }): string =>
  href('/admin/inbox/:kind/:id', { kind: partOf[kind], id })
