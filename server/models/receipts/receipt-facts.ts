import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { plausibleFirstName } from '#content/first-name.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { phoneLineOf } from '#content/profile/phone-line.ts'
import { type ContactWay, contactWays } from '#content/promise-rules.ts'
import {
  type Decline,
  declineOf,
  isReserved,
  isVisitOpen,
  windowEndOf,
  wishOf,
} from '#content/time/appointments.ts'
import { clockAt } from '#content/time/clocks.ts'
import type { Queryable } from '#server/database/database.ts'
import { customerInvoices } from '#server/models/invoicing/invoice-paper.ts'
import { readTimeLine } from '#server/models/leads/lead-events.ts'
import { isMuted, opensAtOf, promiseTo } from '#server/models/leads/lead-promise.ts'
import { requestOrigin } from '#server/models/leads/mails/request-confirmation.ts'
import { personById } from '#server/models/leads/people.ts'
import type { RequestOrigin } from '#server/notifications/mail/customer-mail-delivery.ts'
import { type Alerted, readAlerted } from '#server/notifications/outbox/alerted.ts'
import { requests } from '#server/schema/requests.ts'
import { warrantyEnd } from './after-job.ts'
import { type ComplaintState, complaintOf, mayComplain } from './receipt-complaint.ts'
import { type ReceiptEvent, timeLine } from './receipt-events.ts'
import {
  booksAtOnce,
  mayBook,
  mayDecline,
  type ReceiptProgress,
  type ReceiptStage,
  type RequestRow,
  stageOf,
} from './receipt-stage.ts'
import { type WhoComes, whoComes } from './who-comes.ts'

/**
 * What the holder of a receipt link may see (decision 19): what they sent, its progress, and what they can
 * do. Numbers and addresses are never shown in full, staff by first name only.
 */

export type RequestFacts = {
  name: string
  origin: RequestOrigin
  service: string
  submittedAt: Date
  fileCount: number
  number: string
  /** Null for other browsers than the one that sent it. */
  message: string | null
  hasMessage: boolean
  phoneEnd: string
  contactBy: ContactWay | null
  /** Which of the ways to answer may be chosen. */
  answers: ContactWay[]
  emailHint: string
  hasAddress: boolean
  promisedBy: Date | null
  opensAt: Date | null
  arrivesAt: Date | null
  lateMinutes: number | null
  whoComes: WhoComes | null
  appointmentAt: Date | null
  /** The end of its window of arrival; null for an exact time. */
  appointmentUntil: Date | null
  decline: Decline | null
  isVisitOpen: boolean
  mayDecline: boolean
  mayBook: boolean
  /** Else staff have to confirm. */
  booksAtOnce: boolean
  /** The window that is reserved until then, or, with null, asked for. */
  pickedFrom: Date | null
  pickedUntil: Date | null
  reservedUntil: Date | null
  alertedAt: Date | null
  isEmergency: boolean
  stage: ReceiptStage
  staff: string | null
  events: ReceiptEvent[]
  complainedAt: Date | null
  /** Null before a complaint, and once another is possible. */
  complaint: ComplaintState | null
  /** When the alert of a complaint was accepted, and when to call us if there is still no call. */
  complaintAlertedAt: Date | null
  callUsAt: Date | null
  mayComplain: boolean
  mayAlert: boolean
  mayAdd: boolean
  mayCorrect: boolean
  mayCancel: boolean
  mayAddFiles: number
  version: string
}

const dayMs = 86_400_000
/** Since the request was completed or cancelled; while open, since its last change. A warranty or an unpaid invoice keeps the page longer. */
const pageDays = { closed: 90, open: 180 }

export async function isPageOver(
  { row, now }: { row: RequestRow; now: Date },
  call: Parameters<typeof customerInvoices>[1],
): Promise<boolean> {
  const doneAt = row.status === 'completed' ? row.completedAt : null
  const closedAt = row.cancelledAt ?? doneAt
  const [since, days] = closedAt ? [closedAt, pageDays.closed] : [row.updatedAt, pageDays.open]
  if (now.getTime() - since.getTime() <= days * dayMs) return false
  const profile = call.services.profile()
  const warranty = doneAt && !row.cancelledAt && !row.lostReason ? warrantyEnd(doneAt, profile) : null
  if (warranty && clockAt(now, profile.timeZone).date <= warranty) return false
  const invoices = await customerInvoices(row.id, call)
  return !invoices.some(({ openCents }) => openCents > 0)
}

/** In all; the quote form's limit applies to each time. */
export const mostFiles = 8

export const mayAdd = ({ cancelledAt }: RequestRow) => !cancelledAt
/** Emergencies are messages: a photo tells which tools to bring. */
export const takesFiles = ({ kind, isEmergency }: RequestRow) => kind !== 'Message' || isEmergency
/** A request that we closed cannot be canceled. */
export const mayCancel = (row: RequestRow) => mayChange(row) && !row.lostReason
export const mayChange = ({ cancelledAt, status }: RequestRow) => !cancelledAt && status !== 'completed'

/** By the kind and id of its link; undefined for a request of another kind. */
export async function readRequest(
  db: Queryable,
  { kind, id }: Pick<RequestRow, 'kind' | 'id'>,
  lock?: 'lock',
): Promise<RequestRow | undefined> {
  const isNamed = and(eq(requests.id, id), eq(requests.kind, kind))
  const query = db.select().from(requests).where(isNamed).$dynamic()
  const [row] = await (lock ? query.for('update') : query)
  return row
}

type Seen = {
  row: RequestRow
  now: Date
  guestId: string | undefined
  isMadeUp: boolean
  profile: BusinessProfile
  estimate: ReceiptProgress['estimate']
}

export async function describeRequest(
  db: Queryable,
  { row, now, guestId, isMadeUp, profile, estimate }: Seen,
): Promise<RequestFacts> {
  const [history, alerted, assignee] = [
    await readTimeLine(db, row.id),
    isMuted(row) || row.kind === 'Call' ? nobodyAlerted : await readAlerted(db, row.id),
    await personById(db, row.assigneeId),
  ]
  const staff = assignee && row.takenAt ? plausibleFirstName(assignee.name) : null
  const isSender = guestId !== undefined && guestId === row.guestId
  const { fileUrls } = row
  const progress = { row, history, estimate }
  const stage = stageOf(progress, profile, now)
  const facts = {
    name: nameOf(row),
    origin: requestOrigin(row),
    service: row.service,
    submittedAt: row.submittedAt,
    fileCount: fileUrls.length,
    number: row.number,
    message: isSender ? row.message : null,
    hasMessage: row.message !== '' && row.kind !== 'Call',
    contactBy: row.contactBy,
    answers: answersTo(row, profile),
    phoneEnd: phoneLineOf(row).e164.slice(-2),
    emailHint: row.email.replace(/^(.).*@/u, '$1•••@'),
    hasAddress: row.address !== null,
    promisedBy: promiseTo(row, profile),
    opensAt: isMuted(row) ? null : opensAtOf(row, profile),
    arrivesAt: row.onTheWayAt && row.arrivesAt,
    lateMinutes: row.lateMinutes,
    whoComes: await whoComes(db, progress, now),
    appointmentAt: row.scheduledAt,
    appointmentUntil: windowEndOf(row),
    decline: declineOf(row),
    isVisitOpen: isVisitOpen(row, now),
    mayDecline: mayDecline(progress, now),
    mayBook: mayBook(progress, profile, now),
    booksAtOnce: booksAtOnce(row, profile),
    ...pickedOf(progress, profile, now),
    alertedAt: alerted.first,
    isEmergency: row.isEmergency,
    stage,
    staff,
    events: timeLine(row, { history, alerted, staff, isSender }),
    complainedAt: row.complainedAt,
    ...complaintOf(progress, { alerted, now }),
    mayComplain: mayComplain(progress, now),
    mayAlert: !isMuted(row) && !isMadeUp,
    mayAdd: mayAdd(row),
    mayCorrect: mayChange(row),
    mayCancel: mayCancel(row),
    mayAddFiles: takesFiles(row) && mayAdd(row) ? Math.max(0, mostFiles - fileUrls.length) : 0,
  }
  const version = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16)
  return { ...facts, version }
}

/** A reserved window as long as it can be booked; a wish until staff answer. */
const pickedOf = (progress: ReceiptProgress, profile: BusinessProfile, now: Date) => {
  const { row } = progress
  const { pickedFrom, pickedUntil, reservedUntil } = row
  return wishOf(row) || (isReserved(row, now) && mayBook(progress, profile, now))
    ? { pickedFrom, pickedUntil, reservedUntil }
    : { pickedFrom: null, pickedUntil: null, reservedUntil: null }
}

export const answersTo = ({ email }: RequestRow, { takesTexts }: BusinessProfile): ContactWay[] =>
  contactWays.filter((way) => (way === 'email' ? email !== '' : takesTexts))

function nameOf({ kind, name, firstName: first }: RequestRow): string {
  return first ?? (kind === 'Call' ? (plausibleFirstName(name) ?? name) : name)
}

const nobodyAlerted: Alerted = { first: null, complaint: null }
