import { kindLists } from '#app/admin/inbox/inbox-list.ts'
import { type Lead, type LeadStatus, type RequestKind, suspiciousReasonsOf } from '#app/admin/leads/lead.ts'
import { type LeadSource, sourceText } from '#app/admin/leads/source-text.ts'
import type { OpenRequest } from '#app/admin/request/request.ts'
import { priceText } from '#content/money.ts'
import { phoneLineOf } from '#content/phone-line.ts'
import { exportFileWords, listWords } from '#words/panel/lists.ts'
import { requestWords } from '#words/panel/request.ts'
import { type Column, spreadsheetTime } from './csv.ts'

const { columns: titles } = exportFileWords
const { lostReasons } = requestWords

type LeadRow = Pick<
  Lead,
  | 'status'
  | 'phone'
  | 'phoneE164'
  | 'email'
  | 'service'
  | 'message'
  | 'submittedAt'
  | 'contactedAt'
  | 'completedAt'
  | 'notes'
  | 'suspiciousReasons'
> &
  Job

export const jobFields = `
  number
  address
  scheduledAt
  scheduledMinutes
  quotedCents
  assignee {
    name
  }
  lostReason
` as const

type Job = Pick<
  OpenRequest,
  'number' | 'address' | 'scheduledAt' | 'scheduledMinutes' | 'quotedCents' | 'lostReason' | 'cancelledAt'
> & { assignee: { name: string } | null }

type LeadCondition = { status?: { eq: LeadStatus }; quarantineReasons?: { ne: string[] } }

const conditions: Readonly<Record<string, LeadCondition>> = {
  new: { status: { eq: 'new' } },
  contacted: { status: { eq: 'contacted' } },
  completed: { status: { eq: 'completed' } },
  suspicious: { quarantineReasons: { ne: [] } },
}

export const exportedList = (kind: RequestKind) => ({
  ...kindLists[kind],
  condition: ({ filter }: { filter: string }) => conditions[filter] ?? null,
})

/** The columns that the files of all requests have in common; `label` says a service as people read it. */
export const workColumns = (label: (service: string) => string) =>
  ({
    received: [
      titles.received,
      (lead: LeadRow, timeZone: string) => spreadsheetTime(lead.submittedAt, timeZone),
    ],
    status: [titles.status, (lead: LeadRow) => lead.status],
    phone: [titles.phone, (lead: LeadRow) => phoneLineOf(lead).display],
    email: [titles.email, (lead: LeadRow) => lead.email],
    service: [titles.service, (lead: LeadRow) => label(lead.service)],
    message: [titles.message, (lead: LeadRow) => lead.message],
    notes: [titles.notes, (lead: LeadRow) => lead.notes ?? ''],
    contacted: [
      titles.contacted,
      (lead: LeadRow, timeZone: string) => spreadsheetTime(lead.contactedAt, timeZone),
    ],
    completed: [
      titles.completed,
      (lead: LeadRow, timeZone: string) => spreadsheetTime(lead.completedAt, timeZone),
    ],
    suspicious: [titles.suspicious, (lead: LeadRow) => listWords.suspicious(suspiciousReasonsOf(lead))],
    number: [titles.number, (lead: LeadRow) => lead.number],
    address: [titles.address, (lead: LeadRow) => lead.address ?? ''],
    appointment: [
      titles.appointment,
      (lead: LeadRow, timeZone: string) => spreadsheetTime(lead.scheduledAt, timeZone),
    ],
    minutes: [titles.minutes, (lead: LeadRow) => lead.scheduledMinutes?.toString() ?? ''],
    price: [titles.price, (lead: LeadRow) => (lead.quotedCents === null ? '' : priceText(lead.quotedCents))],
    assignee: [titles.assignee, (lead: LeadRow) => lead.assignee?.name ?? ''],
    lost: [titles.lost, (lead: LeadRow) => (lead.lostReason ? lostReasons[lead.lostReason] : '')],
    cancelled: [
      titles.cancelled,
      (lead: LeadRow, timeZone: string) => spreadsheetTime(lead.cancelledAt, timeZone),
    ],
  }) satisfies Record<string, Column<LeadRow>>

export function leadColumns(label: (service: string) => string) {
  const { received, status, phone, email, service, message, notes, contacted, completed, ...job } =
    workColumns(label)
  const source: Column<LeadSource> = [titles.source, (lead) => sourceText(lead) ?? '']
  return { received, status, phone, email, service, message, notes, contacted, completed, source, ...job }
}
