import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type ContactService, contactServices } from '#content/services.ts'
import { wrapUpParts } from '#content/wrap-up.ts'
import { longest, name, optionalLine, paragraph, parseInput } from '#server/data-service/input.ts'
import type { Queryable } from '#server/database/database.ts'
import type { CsvRow } from '#server/models/content/csv-rows.ts'
import { readTies } from '#server/models/inbox/customer-ties.ts'
import { contentHash } from '#server/models/leads/submission.ts'
import { newId } from '#server/new-id.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import { leadNotes } from '#server/schema/lead-notes.ts'
import { requests } from '#server/schema/requests.ts'
import {
  cellsOf,
  type ImportColumns,
  momentOfDay,
  readAmount,
  readDay,
  refuseExtraCells,
} from './import-cells.ts'
import { defineImport } from './import-kind.ts'
import { customerKeys, readKnown, readReachByName } from './known-customers.ts'
import { personIn, type RowPerson, titled } from './person-row.ts'
import { type RequestTarget, requestFileColumns } from './request-columns.ts'

type RequestState = 'open' | 'done' | 'lost'

/** A file that does not say it: what has no appointment ahead is history. */
type SaidState = RequestState | 'unsaid'

type RowRequest = Pick<RowPerson, 'name' | 'phone' | 'phoneE164' | 'email' | 'others' | 'unreached'> & {
  address: string | null
  state: SaidState
  askedAt: Date
  doneAt: Date
  scheduledAt: Date | null
  service: ContactService
  message: string
  notes: string
  quotedCents: number | null
  /** Of which the file says it came; else null. */
  source: string | null
  /** What it says: the same again is the same request. */
  hash: string
}

const texts = z.object({
  name: name('nameMissing'),
  address: optionalLine(longest.address),
  message: paragraph(longest.message),
  notes: paragraph(longest.message),
  source: optionalLine(longest.name),
})

function readRequestRow(row: CsvRow, columns: ImportColumns<RequestTarget>): Result<RowRequest, Reason> {
  const tooMany = refuseExtraCells(row, columns)
  if (tooMany) return refuse<Reason>(tooMany)
  const of = cellsOf(row, columns)
  const { name: person, rest, address, ...reached } = personIn(row, columns)
  if (!person) return refuse<Reason>({ reason: 'importNoName' })
  const [asked, scheduled, completed] = (['asked', 'scheduled', 'completed'] as const).map((target) =>
    readDay(of(target)[0], columns),
  )
  for (const day of [asked, scheduled, completed]) if (day && !day.ok) return day
  const dayOf = (day: typeof asked) => (day?.ok ? day.value : undefined)
  const first = dayOf(asked) ?? dayOf(completed) ?? dayOf(scheduled)
  if (!first) return refuse<Reason>({ reason: 'importNoDay' })
  const amount = readAmount(of('amount')[0])
  if (!amount.ok) return amount
  const appointment = dayOf(scheduled)
  const statuses = of('status')
  const state = stateIn(statuses[0]?.text)
  const textOf = (...wanted: RequestTarget[]) =>
    wanted.flatMap((target) => of(target).map(({ text }) => text))
  const unknown = state === undefined ? statuses : []
  const dayAlone = appointment && !appointment.time ? of('scheduled') : []
  const parsed = parseInput(texts, {
    name: person,
    address,
    message: [...new Set(textOf('title', 'service', 'details'))].join('\n'),
    notes: [...textOf('notes'), ...[...of('number'), ...unknown, ...dayAlone].map(titled), ...rest].join(
      '\n',
    ),
    source: textOf('source')[0] ?? columns.tool ?? null,
  })
  if (!parsed.ok) {
    const [wrong] = Object.values(parsed.refusal.fields ?? {})
    return refuse<Reason>(wrong ?? { reason: 'notValid' })
  }
  const isDone = state === 'done' || (state === undefined && dayOf(completed) !== undefined)
  const askedAt = momentOfDay(first, columns.timeZone)
  const { message, notes } = parsed.value
  return done({
    ...reached,
    ...parsed.value,
    hash: contentHash('Import', { ...reached, name: person, askedAt, message, notes }),
    state: isDone ? 'done' : (state ?? (statuses.length > 0 ? 'open' : 'unsaid')),
    askedAt,
    doneAt: momentOfDay(dayOf(completed) ?? appointment ?? first, columns.timeZone),
    scheduledAt: appointment?.time ? momentOfDay(appointment, columns.timeZone) : null,
    service: serviceIn(textOf('service', 'title', 'details').join(' ')),
    quotedCents: amount.value && amount.value > 0 ? amount.value : null,
  })
}

const lostWords =
  /\b(?:lost|cancell?ed|declined|rejected|expired|no ?show|void|deleted|spam|dead|not interested|unqualified)\b/
const doneWords =
  /(?<!assessment )\b(?:completed?|done|closed|archived|finished|converted|invoiced|requires invoicing|paid|won)\b/

function stateIn(status = ''): RequestState | undefined {
  const words = status.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
  if (lostWords.test(words)) return 'lost'
  if (doneWords.test(words)) return 'done'
  return /\b(?:new|open|active|unscheduled|scheduled|upcoming|today|late|overdue|pending|draft|sent|approved|accepted|assigned|action required|assessment|in progress|on ?hold|waiting|awaiting|booked)\b/.test(
    words,
  )
    ? 'open'
    : undefined
}

const serviceWords: Readonly<Record<Exclude<ContactService, 'emergency' | 'other'>, RegExp>> = {
  automotive: /\b(?:auto\w*|car|vehicle|truck|ignition|transponder|key fob|fob)\b/,
  safes: /\b(?:safes?|vault)\b/,
  'access-control': /\b(?:access control|keypad|card reader|intercom)\b/,
  surveillance: /\b(?:surveillance|cameras?|cctv)\b/,
  commercial: /\b(?:commercial|business|office|store(?:front)?|panic bar)\b/,
  residential: /\b(?:residential|house|home|apartment)\b/,
}

/** Never an emergency: what was one is over, and an old one must not ring. */
function serviceIn(text: string): ContactService {
  const words = text.toLowerCase()
  const found = Object.entries(serviceWords).find(([, shape]) => shape.test(words))?.[0]
  return contactServices.find((one) => one === found) ?? 'other'
}

/** Requests of another program, as staff wrote them down there: with their own times, and nobody is mailed or rung. */
export const requestImport = defineImport({
  name: 'requests',
  subject: 'Call',
  guide: requestFileColumns,
  table: requests,
  read: ([row], columns) => (row ? readRequestRow(row, columns) : refuse<Reason>({ reason: 'importNoName' })),

  async begin(importId, { db, now = () => new Date() }) {
    const { shared } = await readTies(db)
    const earlier = new Set<string>()
    const customers = new Set<string>()
    return async (all) => {
      const items = await reachedByName(db, all)
      const [hashes, known] = await Promise.all([
        readHashes(db, items, importId),
        readKnown(db, items, importId),
      ])
      for (const one of known) for (const key of customerKeys(one, shared)) customers.add(key)
      return items.map((item) => {
        if (item.unreached) return { kind: 'refused', reason: { reason: item.unreached } }
        const isHere = hashes.has(item.hash) || earlier.has(item.hash)
        const keys = customerKeys(item, shared)
        const isKnown = keys.some((key) => customers.has(key))
        earlier.add(item.hash)
        for (const key of keys) customers.add(key)
        const kind = isHere ? 'doubled' : isKnown ? 'joined' : 'made'
        return { kind, isStored: !isHere, item: { ...item, ...asOf(now(), item) } }
      })
    }
  },

  cells(item, { language, services }) {
    const { name: person, phone, email, askedAt, state, message } = item
    const words = language.words.importCells
    return [
      [person, phone || email].filter(Boolean).join('\n'),
      words.day(askedAt, services.profile().timeZone),
      words.states[state === 'unsaid' ? 'done' : state],
      message,
    ]
  },

  async store(db, records, { language }) {
    await db.insert(requests).values(
      records.map(({ item, id, importId, at }) => {
        const { state, askedAt, doneAt, source, hash, others: _, unreached: __, notes: ___, ...told } = item
        const isOpen = state === 'open'
        return {
          ...told,
          ...{ id, importId, kind: 'Call' as const, createdAt: at, updatedAt: at, submittedAt: askedAt },
          status:
            state === 'done'
              ? ('completed' as const)
              : isOpen && !item.scheduledAt
                ? ('new' as const)
                : ('contacted' as const),
          completedAt: state === 'done' ? doneAt : null,
          lostReason: state === 'lost' ? ('other' as const) : null,
          source: source ?? language.words.importCells.source,
          contentHash: hash,
          // Already what its thread will say, so that the trigger of the thread writes nothing again.
          notes: item.notes || null,
          appointmentMails: false,
          skippedParts: state === 'done' ? [...wrapUpParts] : [],
        }
      }),
    )
    const noted = records.filter(({ item }) => item.notes !== '')
    if (noted.length === 0) return
    await db.insert(leadNotes).values(
      noted.map(({ id, item, at }) => ({
        ...{ id: newId(), requestId: id, text: item.notes, createdAt: at, updatedAt: at },
      })),
    )
  },

  /** Opening one is no change. */
  isUntouched: () => sql`(requests.updated_at = requests.created_at or requests.updated_at = requests.seen_at)
    and not exists (select from lead_events where request_id = requests.id and kind <> 'seen')
    and not exists (select from lead_notes where request_id = requests.id and created_at <> requests.created_at)
    and not exists (select from estimates where request_id = requests.id)
    and not exists (select from invoices where request_id = requests.id)`,
})

/** Nothing was asked for or done in days that are still to come. */
function asOf(now: Date, { askedAt, doneAt, scheduledAt, state }: RowRequest) {
  const past = (moment: Date) => (moment > now ? now : moment)
  const isAhead = scheduledAt !== null && scheduledAt > now
  const told: RequestState = state === 'unsaid' ? (isAhead ? 'open' : 'done') : state
  return { askedAt: past(askedAt), doneAt: past(doneAt), state: told }
}

async function reachedByName(db: Queryable, items: readonly RowRequest[]): Promise<RowRequest[]> {
  const unreached = items.filter((item) => item.unreached)
  const reach = await readReachByName(
    db,
    unreached.map(({ name: person }) => person),
  )
  return items.map((item) => {
    const found = item.unreached ? reach.get(item.name.toLowerCase()) : undefined
    if (!found) return item
    return { ...item, ...found, address: item.address ?? found.address, unreached: undefined }
  })
}

async function readHashes(
  db: Queryable,
  items: readonly RowRequest[],
  importId: string,
): Promise<Set<string>> {
  if (items.length === 0) return new Set()
  const found = await db
    .select({ hash: requests.contentHash })
    .from(requests)
    .where(
      sql`${inArray(
        requests.contentHash,
        items.map(({ hash }) => hash),
      )} and ${requests.importId} is distinct from ${importId}`,
    )
  return new Set(found.flatMap(({ hash }) => hash ?? []))
}
