import { type Lead, suspicionReasons } from '#app/admin/leads/lead.ts'
import { type LeadSource, sourceText } from '#app/admin/leads/source-text.ts'
import { phoneLineOf } from '#content/phone-line.ts'
import { exportFileWords, listWords } from '#words/admin-lists.ts'
import { type Column, spreadsheetTime } from './csv.ts'

const { columns: titles } = exportFileWords

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
  | 'quarantineReasons'
> &
  LeadSource

export const leadColumns = (label: (service: string) => string) =>
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
    source: [titles.source, (lead: LeadRow) => sourceText(lead) ?? ''],
    suspicious: [titles.suspicious, (lead: LeadRow) => listWords.quarantine(suspicionReasons(lead))],
  }) satisfies Record<string, Column<LeadRow>>
