import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { firstName } from '#server/models/leads/customer-mails.ts'
import { type RequestKind, readLeadEvents } from '#server/models/leads/lead-events.ts'
import { isMuted, opensAtOf } from '#server/models/leads/lead-promise.ts'
import { personById } from '#server/models/leads/people.ts'
import { type Alerted, readAlerted } from '#server/notifications/outbox/alerted.ts'
import { messages, quotes, type StoredLeadEvent } from '#server/schema/leads.ts'
import {
  type ComplaintState,
  complaintOf,
  mayComplain,
  type ReceiptStage,
  type RequestRow,
  stageOf,
} from './receipt-stage.ts'

/**
 * What whoever holds the link to a request may know of it (decision 19): what they sent themselves, what became of it, and what
 * they may do. Numbers and addresses are never shown in full, staff by their first names only.
 */

/** What the customer's time line can say. */
export const receiptEventKinds = [
  'received',
  'notified',
  'seen',
  'taken',
  'tried',
  'contacted',
  'scheduled',
  'onTheWay',
  'done',
  'added',
  'corrected',
  'complained',
  'cancelled',
] as const

type ReceiptEvent = {
  kind: (typeof receiptEventKinds)[number]
  at: Date
  /** First name of who took it. */
  name?: string | null
  /** When somebody arrives, or the appointment. */
  time?: Date
  /** What the customer added; only for the browser that sent the request. */
  text?: string | null
  files?: number
}

/** A request as its customer may see it. */
export type RequestFacts = {
  name: string
  service: string
  submittedAt: Date
  fileCount: number
  number: string
  /** Null for all but the browser that sent it. */
  message: string | null
  hasMessage: boolean
  phoneEnd: string
  emailHint: string
  hasAddress: boolean
  /** Null as well for what may ring nowhere: nothing is promised then. */
  promisedBy: Date | null
  opensAt: Date | null
  arrivesAt: Date | null
  appointmentAt: Date | null
  /** When an alert about it was first accepted. */
  alertedAt: Date | null
  isEmergency: boolean
  stage: ReceiptStage
  /** First name of who works on it. */
  staff: string | null
  events: ReceiptEvent[]
  complainedAt: Date | null
  /** Null before anybody complained, and once they may again. */
  complaint: ComplaintState | null
  /** When the alert that they asked for was accepted, and when they should call if nobody has by then. */
  complaintAlertedAt: Date | null
  callUsAt: Date | null
  mayComplain: boolean
  /** Whether a complaint would alert anybody. */
  mayAlert: boolean
  mayAdd: boolean
  mayCorrect: boolean
  mayCancel: boolean
  /** How many more files it takes. */
  mayAddFiles: number
  /** Another one as soon as anything of this is. */
  version: string
}

const dayMs = 86_400_000
/** How long the page of a request works once the job is done or cancelled, and after the last change otherwise. */
const pageDays = { closed: 90, open: 180 }

/** Whether the page of a request has ended. */
export function isPageOver(row: RequestRow, now: Date): boolean {
  const closedAt = row.cancelledAt ?? (row.status === 'completed' ? row.completedAt : null)
  const [since, days] = closedAt ? [closedAt, pageDays.closed] : [row.updatedAt, pageDays.open]
  return now.getTime() - since.getTime() > days * dayMs
}

/** As many as a request takes in all; each time as many as the form of a quote does. */
export const mostFiles = 8

/** Whether words and files may still be added. */
export const mayAdd = ({ cancelledAt }: RequestRow) => !cancelledAt
/** Quotes take files, and emergencies, which come as messages: a photo tells which tools to bring. */
export const takesFiles = (kind: RequestKind, { isEmergency }: RequestRow) => kind === 'Quote' || isEmergency
/** Whether number and address may be corrected, and the request withdrawn. */
export const mayChange = ({ cancelledAt, status }: RequestRow) => !cancelledAt && status !== 'completed'

/** The row of a request, locked for a change if `lock` says so; undefined when it is gone. */
export async function readRequest(
  db: Queryable,
  { kind, id }: { kind: RequestKind; id: string },
  lock?: 'lock',
): Promise<RequestRow | undefined> {
  const table = kind === 'Quote' ? quotes : messages
  const query = db.select().from(table).where(eq(table.id, id)).$dynamic()
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** What decides how much of a request is seen, beside its row. */
type Seen = {
  kind: RequestKind
  row: RequestRow
  now: Date
  /** The browser that sent it. */
  guestId: string | undefined
  /** The demonstration's people are made up: nothing rings for them. */
  isMadeUp: boolean
}

/** Everything that the customer may see of a row. */
export async function describeRequest(
  db: Queryable,
  { kind, row, now, guestId, isMadeUp }: Seen,
): Promise<RequestFacts> {
  const [history, alerted, assignee] = [
    (await readLeadEvents(db, kind, [row.id])).get(row.id) ?? [],
    isMuted(row) ? nobodyAlerted : await readAlerted(db, { kind, id: row.id }),
    await personById(db, row.assigneeId),
  ]
  const staff = assignee ? firstName(assignee.name) : null
  const isSender = guestId !== undefined && guestId === row.guestId
  const { fileUrls } = row
  const facts = {
    name: 'firstName' in row ? row.firstName : row.name,
    service: row.service,
    submittedAt: row.submittedAt,
    fileCount: fileUrls.length,
    number: row.number,
    message: isSender ? row.message : null,
    hasMessage: row.message !== '',
    phoneEnd: row.phone.replace(/\D/g, '').slice(-2),
    emailHint: row.email.replace(/^(.).*@/u, '$1•••@'),
    hasAddress: row.address !== null,
    promisedBy: isMuted(row) ? null : row.promisedBy,
    opensAt: isMuted(row) ? null : opensAtOf(row),
    arrivesAt: row.onTheWayAt && row.arrivesAt,
    appointmentAt: row.scheduledAt,
    alertedAt: alerted.first,
    isEmergency: row.isEmergency,
    stage: stageOf(row, now),
    staff,
    events: timeLine(row, { history, alerted, staff, isSender }),
    complainedAt: row.complainedAt,
    ...complaintOf(row, { history, alerted, now }),
    mayComplain: mayComplain(row, now),
    mayAlert: !isMuted(row) && !isMadeUp,
    mayAdd: mayAdd(row),
    mayCorrect: mayChange(row),
    mayCancel: mayChange(row),
    mayAddFiles: takesFiles(kind, row) && mayAdd(row) ? Math.max(0, mostFiles - fileUrls.length) : 0,
  }
  const version = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16)
  return { ...facts, version }
}

const nobodyAlerted: Alerted = { first: null, complaint: null }

type Known = {
  history: readonly StoredLeadEvent[]
  alerted: Alerted
  staff: string | null
  isSender: boolean
}

/**
 * What happened, oldest first. Times that are columns come from there, so that requests older than the time line have one too;
 * calls and what the customer did come from their events. What staff only note for themselves is left out.
 */
function timeLine(row: RequestRow, { history, alerted, staff, isSender }: Known): ReceiptEvent[] {
  const at = (kind: ReceiptEvent['kind'], moment: Date | null, more: Partial<ReceiptEvent> = {}) =>
    moment ? [{ kind, at: moment, ...more }] : []
  const again = alerted.complaint?.acceptedAt ?? null
  const onTheWay = row.arrivesAt ? at('onTheWay', row.onTheWayAt, { time: row.arrivesAt }) : []
  const [scheduled] = history.filter(({ kind }) => kind === 'scheduled').slice(-1)
  const line = [
    ...at('received', row.submittedAt),
    ...at('notified', alerted.first),
    ...(again && again.getTime() !== alerted.first?.getTime() ? at('notified', again) : []),
    ...at('seen', row.seenAt),
    ...at('taken', row.takenAt, { name: staff }),
    ...history.flatMap((event) => customersEvent(event, isSender)),
    ...(row.status === 'new' ? [] : at('contacted', row.contactedAt)),
    ...(scheduled && row.scheduledAt ? at('scheduled', scheduled.at, { time: row.scheduledAt }) : []),
    ...onTheWay,
    ...(row.status === 'completed' && !row.lostReason ? at('done', row.completedAt) : []),
    ...at('cancelled', row.cancelledAt),
  ]
  return line.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** Calls that reached nobody, and what the customer did on the page. */
function customersEvent({ kind, at, text, facts }: StoredLeadEvent, isSender: boolean): ReceiptEvent[] {
  if (kind === 'called' && facts.outcome !== 'reached') return [{ kind: 'tried', at }]
  if (kind === 'added') return [{ kind, at, text: isSender ? text : null, files: Number(facts.files ?? 0) }]
  return kind === 'corrected' || kind === 'complained' ? [{ kind, at }] : []
}
