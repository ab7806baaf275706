import { kindLists } from '#app/admin/inbox/inbox-list.ts'
import { type Lead, type LeadStatus, type RequestKind, suspiciousReasonsOf } from '#app/admin/records/lead.ts'
import { type LeadSource, sourceText } from '#app/admin/records/source-text.ts'
import type { OpenRequest } from '#app/admin/request/request.ts'
import { leadFields } from '#app/admin/request/request-queries.ts'
import { graphql, type RowOf } from '#app/graphql.ts'
import { priceText } from '#content/money/money.ts'
import { phoneLineOf } from '#content/profile/phone-line.ts'
import { exportFileWords } from '#words/panel/lists.ts'
import { requestWords } from '#words/panel/request.ts'
import { suspiciousInWords } from '#words/suspicious.ts'
import { type CsvColumn, spreadsheetTime } from './csv.ts'

const { columns: titles } = exportFileWords
const { lostReasons } = requestWords
const wayNames = new Map<string, string>(Object.entries(exportFileWords.contactBy))

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
  ExportedJob

const jobFields = `
  number
  contactBy
  address
  scheduledAt
  scheduledMinutes
  windowMinutes
  repeatMonths
  quotedCents
  assignee {
    name: label
  }
  lostReason
` as const

export const ExportRequests = graphql(
  `
    query AdminExportRequests($filter: ModelRequestFilterInput, $search: String, $limit: Int, $after: String) {
      page: listRequests(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          kind
          name
          firstName
          lastName
          source
          wantedAt
          ${leadFields}
          ${jobFields}
          files {
            name
          }
        }
        nextToken
      }
    }
  ` as const,
)

export type ExportedRequest = RowOf<typeof ExportRequests>

type ExportedJob = Pick<
  OpenRequest,
  | 'number'
  | 'contactBy'
  | 'address'
  | 'scheduledAt'
  | 'scheduledMinutes'
  | 'windowMinutes'
  | 'repeatMonths'
  | 'quotedCents'
  | 'lostReason'
  | 'cancelledAt'
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
  condition: ({ filter }: { filter: string }) => ({ kind: { eq: kind }, ...conditions[filter] }),
})

export type RequestFile<Row> = {
  names: readonly CsvColumn<Row>[]
  files?: readonly CsvColumn<Row>[]
  source: readonly CsvColumn<Row>[]
}

export const requestColumns = <Row extends LeadRow>({
  label,
  names,
  files = [],
  source,
}: RequestFile<Row> & { label: (service: string) => string }): readonly CsvColumn<Row>[] => [
  timeColumn(titles.received, 'submittedAt'),
  [titles.status, ({ status }) => exportFileWords.status[status]],
  ...names,
  [titles.phone, (lead) => phoneLineOf(lead).display],
  [titles.email, ({ email }) => email],
  [titles.service, ({ service }) => label(service)],
  [titles.message, ({ message }) => message],
  ...files,
  [titles.notes, ({ notes }) => notes ?? ''],
  timeColumn(titles.contacted, 'contactedAt'),
  timeColumn(titles.completed, 'completedAt'),
  ...source,
  [titles.suspicious, (lead) => suspiciousInWords(suspiciousReasonsOf(lead))],
  [titles.number, ({ number }) => number],
  [titles.address, ({ address }) => address ?? ''],
  timeColumn(titles.appointment, 'scheduledAt'),
  [titles.minutes, ({ scheduledMinutes }) => scheduledMinutes?.toString() ?? ''],
  [titles.window, ({ windowMinutes }) => windowMinutes?.toString() ?? ''],
  [titles.again, ({ repeatMonths }) => repeatMonths?.toString() ?? ''],
  [titles.price, ({ quotedCents }) => (quotedCents === null ? '' : priceText(quotedCents))],
  [titles.assignee, ({ assignee }) => assignee?.name ?? ''],
  [titles.lost, ({ lostReason }) => (lostReason ? lostReasons[lostReason] : '')],
  timeColumn(titles.cancelled, 'cancelledAt'),
  [titles.contactBy, ({ contactBy }) => wayNames.get(contactBy ?? '') ?? ''],
]

type Time = 'submittedAt' | 'contactedAt' | 'completedAt' | 'scheduledAt' | 'cancelledAt'

const timeColumn = (title: string, time: Time): CsvColumn<LeadRow> => [
  title,
  (lead, timeZone) => spreadsheetTime(lead[time], timeZone),
]

export const visitorSource: CsvColumn<LeadSource> = [titles.source, (lead) => sourceText(lead) ?? '']

export const wantedTimeColumn: CsvColumn<{ wantedAt: string | null }> = [
  titles.wanted,
  ({ wantedAt }, timeZone) => spreadsheetTime(wantedAt, timeZone),
]

export const fileNames: CsvColumn<{ files: readonly { name: string }[] | null }> = [
  titles.files,
  ({ files }) => files?.map(({ name }) => name).join('; ') ?? '',
]
