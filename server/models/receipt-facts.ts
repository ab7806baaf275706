import { createHash } from 'node:crypto'
import { and, eq, inArray, min, ne, or } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import {
  messages,
  quotes,
  type StoredLeadEvent,
  type StoredMessage,
  type StoredQuote,
} from '#server/schema/leads.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { firstName } from './customer-mails.ts'
import { type RequestKind, readLeadEvents } from './lead-events.ts'
import { isOverdue, opensAtOf } from './lead-promise.ts'
import { personById } from './people.ts'

/**
 * What whoever holds the link to a request may know of it (decision 19): what they sent themselves, what became of it, and what
 * they may do. Numbers and addresses are never shown in full, staff by their first names only.
 */

/** In the order in which a request goes through them; the screen says one sentence for each. */
export const receiptStages = [
  'waiting',
  'overdue',
  'taken',
  'tried',
  'contacted',
  'onTheWay',
  'lost',
  'done',
  'cancelled',
] as const

/** Where a request stands for its customer. */
export type ReceiptStage = (typeof receiptStages)[number]

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
  /** What the customer added. */
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
  message: string
  phoneEnd: string
  emailHint: string
  hasAddress: boolean
  promisedBy: Date | null
  opensAt: Date | null
  arrivesAt: Date | null
  isEmergency: boolean
  stage: ReceiptStage
  /** First name of who works on it. */
  staff: string | null
  events: ReceiptEvent[]
  complainedAt: Date | null
  mayComplain: boolean
  mayAdd: boolean
  mayCorrect: boolean
  mayCancel: boolean
  /** How many more files it takes. */
  mayAddFiles: number
  /** Another one as soon as anything of this is. */
  version: string
}

/** A stored quote or message. */
export type RequestRow = StoredQuote | StoredMessage

const dayMs = 86_400_000
/** How long the page of a request works once the job is done or cancelled, and after the last change otherwise. */
const pageDays = { closed: 90, open: 180 }

/** Whether the page of a request has ended. */
export function isPageOver(row: RequestRow, now: Date): boolean {
  const closedAt = row.cancelledAt ?? (row.status === 'completed' ? row.completedAt : null)
  const [since, days] = closedAt ? [closedAt, pageDays.closed] : [row.updatedAt, pageDays.open]
  return now.getTime() - since.getTime() > days * dayMs
}

/** A customer says that nobody called: at most this often. */
const complaintEveryMs = 15 * 60_000

/** As many as a quote takes in all; each time as many as its form does. */
export const mostFiles = 8

/** Whether the customer may say that nobody has called: the promise is over, and they have not just said so. */
export function mayComplain(row: RequestRow, now: Date): boolean {
  const { complainedAt } = row
  return isOverdue(row, now) && (!complainedAt || now.getTime() - complainedAt.getTime() >= complaintEveryMs)
}

/** Whether words and files may still be added. */
export const mayAdd = ({ cancelledAt }: RequestRow) => !cancelledAt
/** Whether number and address may be corrected, and the request withdrawn. */
export const mayChange = ({ cancelledAt, status }: RequestRow) => !cancelledAt && status !== 'completed'

/** What the page of the request says first. */
function stageOf(row: RequestRow, now: Date): ReceiptStage {
  if (row.cancelledAt) return 'cancelled'
  if (row.lostReason) return 'lost'
  if (row.status === 'completed') return 'done'
  if (row.onTheWayAt && row.arrivesAt) return 'onTheWay'
  if (row.status === 'contacted') return 'contacted'
  if (row.calledAt) return 'tried'
  if (isOverdue(row, now)) return 'overdue'
  return row.takenAt ? 'taken' : 'waiting'
}

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

/** Everything that the customer may see of a row. */
export async function describeRequest(
  db: Queryable,
  { kind, row, now }: { kind: RequestKind; row: RequestRow; now: Date },
): Promise<RequestFacts> {
  const [history, notifiedAt, assignee] = [
    (await readLeadEvents(db, kind, [row.id])).get(row.id) ?? [],
    await firstNotified(db, kind, row.id),
    await personById(db, row.assigneeId),
  ]
  const staff = assignee ? firstName(assignee.name) : null
  const files = 'fileUrls' in row ? row.fileUrls.length : 0
  const facts = {
    name: 'firstName' in row ? row.firstName : row.name,
    service: row.service,
    submittedAt: row.submittedAt,
    fileCount: files,
    number: row.number,
    message: row.message,
    phoneEnd: row.phone.replace(/\D/g, '').slice(-2),
    emailHint: row.email.replace(/^(.).*@/u, '$1•••@'),
    hasAddress: row.address !== null,
    promisedBy: row.promisedBy,
    opensAt: opensAtOf(row),
    arrivesAt: row.onTheWayAt && row.arrivesAt,
    isEmergency: row.isEmergency,
    stage: stageOf(row, now),
    staff,
    events: timeLine(row, { history, notifiedAt, staff }),
    complainedAt: row.complainedAt,
    mayComplain: mayComplain(row, now),
    mayAdd: mayAdd(row),
    mayCorrect: mayChange(row),
    mayCancel: mayChange(row),
    mayAddFiles: kind === 'Quote' && mayAdd(row) ? Math.max(0, mostFiles - files) : 0,
  }
  const version = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16)
  return { ...facts, version }
}

/** When the first of our notifications reached somebody: a mail that became a file reached nobody. */
async function firstNotified(db: Queryable, kind: RequestKind, id: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(deliveries.sentAt) })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.subjectType, kind),
        eq(deliveries.subjectId, id),
        inArray(deliveries.topic, ['quote.created', 'message.created']),
        eq(deliveries.state, 'sent'),
        or(ne(deliveries.channel, 'mail'), ne(deliveries.sentVia, 'file')),
      ),
    )
  return row?.at ?? null
}

type Known = { history: readonly StoredLeadEvent[]; notifiedAt: Date | null; staff: string | null }

/**
 * What happened, oldest first. Times that are columns come from there, so that requests older than the time line have one too;
 * calls and what the customer did come from their events. What staff only note for themselves is left out.
 */
function timeLine(row: RequestRow, { history, notifiedAt, staff }: Known): ReceiptEvent[] {
  const at = (kind: ReceiptEvent['kind'], moment: Date | null, more: Partial<ReceiptEvent> = {}) =>
    moment ? [{ kind, at: moment, ...more }] : []
  const onTheWay = row.arrivesAt ? at('onTheWay', row.onTheWayAt, { time: row.arrivesAt }) : []
  const [scheduled] = history.filter(({ kind }) => kind === 'scheduled').slice(-1)
  const line = [
    ...at('received', row.submittedAt),
    ...at('notified', notifiedAt),
    ...at('seen', row.seenAt),
    ...at('taken', row.takenAt, { name: staff }),
    ...history.flatMap(customersEvent),
    ...(row.status === 'new' ? [] : at('contacted', row.contactedAt)),
    ...(scheduled && row.scheduledAt ? at('scheduled', scheduled.at, { time: row.scheduledAt }) : []),
    ...onTheWay,
    ...(row.status === 'completed' && !row.lostReason ? at('done', row.completedAt) : []),
    ...at('cancelled', row.cancelledAt),
  ]
  return line.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** Calls that reached nobody, and what the customer did on the page. */
function customersEvent({ kind, at, text, facts }: StoredLeadEvent): ReceiptEvent[] {
  if (kind === 'called' && facts.outcome !== 'reached') return [{ kind: 'tried', at }]
  if (kind === 'added') return [{ kind, at, text, files: Number(facts.files ?? 0) }]
  return kind === 'corrected' || kind === 'complained' ? [{ kind, at }] : []
}
