import { inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { plainLetters } from '#content/plain-letters.ts'
import { type ContactService, contactServices } from '#content/services.ts'
import { wrapUpParts } from '#content/wrap-up.ts'
import { cleanLine, longest, name, optionalLine, paragraph } from '#server/data-service/input.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Queryable } from '#server/database/database.ts'
import type { CsvRow } from '#server/models/formats/csv-rows.ts'
import { readTies } from '#server/models/inbox/customer-ties.ts'
import { readLastLanguages } from '#server/models/leads/last-language.ts'
import { contentHash } from '#server/models/leads/submission/submission.ts'
import { newId } from '#server/new-id.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import { leadNotes } from '#server/schema/lead-notes.ts'
import { requests } from '#server/schema/requests.ts'
import { cellsOf, type ImportColumns, momentOfDay, readAmount, readDay } from './import-cells.ts'
import { defineImport } from './import-kind.ts'
import { customerKeys, readKnown, readReachByName } from './known-customers.ts'
import { idsHere, keptId, originalTool } from './original-tool.ts'
import { momentsIn, notAfter, parseRow } from './parse-row.ts'
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
  /** As the program that it comes from has them; null where the file does not say. */
  id: string | null
  enteredAt: Date | null
  contactedAt: Date | null
  /** Of a quote of the original: its two names. */
  names: { firstName: string; lastName: string } | null
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
  const of = cellsOf(row, columns)
  const { name: person, rest, address, ...reached } = personIn(row, columns)
  if (!person) return refuse<Reason>({ reason: 'importNoName' })
  const [asked, scheduled, completed] = (['asked', 'scheduled', 'completed'] as const).map((target) =>
    readDay(of(target)[0], columns),
  )
  for (const day of [asked, scheduled, completed]) if (day && !day.ok) return day
  const moments = momentsIn(row, columns, ['entered', 'contacted'])
  if (!moments.ok) return moments
  const { entered, contacted } = moments.value
  const dayOf = (day: typeof asked) => (day?.ok ? day.value : undefined)
  const first = dayOf(asked) ?? dayOf(completed) ?? dayOf(scheduled)
  const askedAt = first ? momentOfDay(first, columns.timeZone) : entered
  if (!askedAt) return refuse<Reason>({ reason: 'importNoDay' })
  const amount = readAmount(of('amount')[0])
  if (!amount.ok) return amount
  const appointment = dayOf(scheduled)
  const statuses = of('status')
  const state = stateIn(statuses[0]?.text)
  const textOf = (...wanted: RequestTarget[]) =>
    wanted.flatMap((target) => of(target).map(({ text }) => text))
  const unknown = state === undefined ? statuses : []
  const dayAlone = appointment && !appointment.time ? of('scheduled') : []
  const [id = ''] = textOf('id')
  const exact = contactServices.find((one) => one !== 'emergency' && one === textOf('service')[0])
  const parsed = parseRow(texts, {
    name: person,
    address,
    message: [...new Set(textOf('title', ...(exact ? [] : (['service'] as const)), 'details'))].join('\n'),
    notes: [
      ...textOf('notes'),
      ...[...of('number', 'files'), ...(isUuid(id) ? [] : of('id')), ...unknown, ...dayAlone].map(titled),
      ...rest,
    ].join('\n'),
    source: textOf('source')[0] ?? columns.tool ?? null,
  })
  if (!parsed.ok) return parsed
  const doneOn = dayOf(completed) ?? appointment ?? first
  const isDone = state === 'done' || (state === undefined && dayOf(completed) !== undefined)
  const { message, notes } = parsed.value
  return done({
    ...reached,
    ...parsed.value,
    hash: contentHash('Import', { ...reached, name: person, askedAt, message, notes }),
    state: isDone ? 'done' : (state ?? (statuses.length > 0 ? 'open' : 'unsaid')),
    askedAt,
    doneAt: doneOn ? momentOfDay(doneOn, columns.timeZone) : askedAt,
    scheduledAt: appointment?.time ? momentOfDay(appointment, columns.timeZone) : null,
    service: exact ?? serviceIn(textOf('service', 'title', 'details').join(' ')),
    ...{
      id: keptId('Quote', id),
      enteredAt: entered,
      contactedAt: contacted,
      names: namesIn(textOf, parsed.value.name, columns),
    },
    quotedCents: amount.value && amount.value > 0 ? amount.value : null,
  })
}

/** A quote has two names; a row that has one is a call. */
function namesIn(
  textOf: (...wanted: RequestTarget[]) => string[],
  person: string,
  { tool }: ImportColumns,
): RowRequest['names'] {
  if (tool !== originalTool) return null
  const [firstName = '', lastName = ''] = [textOf('firstName')[0], textOf('lastName')[0]].map((text) =>
    cleanLine(text ?? '').replace(/\s+/g, ' '),
  )
  return firstName && lastName && person === `${firstName} ${lastName}` ? { firstName, lastName } : null
}

const lostWords =
  /\b(?:lost|cancell?ed|declined|rejected|expired|no ?show|void|deleted|spam|dead|not interested|unqualified|perdid[ao]s?|cancelad[ao]s?|rechazad[ao]s?|anulad[ao]s?|vencid[ao]s?|eliminad[ao]s?)\b/
const doneWords =
  /(?<!assessment )\b(?:completed?|done|closed|archived|finished|converted|invoiced|requires invoicing|paid|won|terminad[ao]s?|completad[ao]s?|cerrad[ao]s?|facturad[ao]s?|pagad[ao]s?|hech[ao]s?)\b/

function stateIn(status = ''): RequestState | undefined {
  const words = status.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
  if (lostWords.test(words)) return 'lost'
  if (doneWords.test(words)) return 'done'
  return /\b(?:new|open|active|unscheduled|scheduled|upcoming|today|late|overdue|pending|draft|sent|approved|accepted|assigned|action required|assessment|in progress|contacted|on ?hold|waiting|awaiting|booked|nuev[ao]s?|contactad[ao]s?|abiert[ao]s?|pendientes?|programad[ao]s?|agendad[ao]s?|asignad[ao]s?|enviad[ao]s?|aceptad[ao]s?|aprobad[ao]s?|borrador|en curso|en proceso|en espera)\b/.test(
    words,
  )
    ? 'open'
    : undefined
}

const serviceWords: Readonly<Record<Exclude<ContactService, 'emergency' | 'other'>, RegExp>> = {
  automotive:
    /\b(?:auto\w*|car|vehicle|truck|ignition|transponder|key fob|fob|carros?|coches?|camionetas?|vehiculos?)\b/,
  safes: /\b(?:safes?|vault|cajas? fuertes?)\b/,
  'access-control': /\b(?:access control|keypad|card reader|intercom|control de acceso|videoportero)\b/,
  surveillance: /\b(?:surveillance|cameras?|cctv|camaras?|videovigilancia)\b/,
  commercial: /\b(?:commercial|business|office|store(?:front)?|panic bar|comercial|negocio|oficina|tienda)\b/,
  residential: /\b(?:residential|house|home|apartment|residencial|casa|departamento|apartamento)\b/,
}

/** Never an emergency: what was one is over, and an old one must not ring. */
function serviceIn(text: string): ContactService {
  const words = plainLetters(text)
  const found = Object.entries(serviceWords).find(([, shape]) => shape.test(words))?.[0]
  return contactServices.find((one) => one === found) ?? 'other'
}

/** Requests of another program, as staff wrote them down there: with their own times, and nobody is mailed or rung. */
export const requestImport = defineImport({
  name: 'requests',
  subject: 'Call',
  guide: requestFileColumns,
  tables: [{ table: requests, isUntouched }],
  read: ([row], columns) => readRequestRow(row, columns),

  async begin(importId, { db, now = () => new Date() }) {
    const { shared } = await readTies(db)
    const earlier = new Set<string>()
    const customers = new Set<string>()
    return async (all) => {
      const items = await reachedByName(db, all)
      const [hashes, known, ids] = await Promise.all([
        readHashes(db, items, importId),
        readKnown(db, items, importId),
        idsHere(db, requests, items),
      ])
      for (const one of known) for (const key of customerKeys(one, shared)) customers.add(key)
      return items.map((item) => {
        if (item.unreached) return { kind: 'refused', reason: { reason: item.unreached } }
        const own = [item.hash, ...(item.id ? [item.id] : [])]
        const isHere = own.some((one) => hashes.has(one) || ids.has(one) || earlier.has(one))
        const keys = customerKeys(item, shared)
        const isKnown = keys.some((key) => customers.has(key))
        for (const one of own) earlier.add(one)
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
    const languageOf = await readLastLanguages(
      db,
      records.map(({ item }) => item),
    )
    await db.insert(requests).values(
      records.map(({ item, id, importId, at }) => {
        const { state, askedAt, doneAt, source, hash, names, enteredAt, ...rest } = item
        const { others: _, unreached: __, notes: ___, id: ____, ...told } = rest
        const createdAt = enteredAt ?? at
        const isOpen = state === 'open'
        return {
          ...told,
          ...names,
          language: languageOf(item),
          ...{ id: item.id ?? id, importId, createdAt, updatedAt: createdAt, submittedAt: askedAt },
          kind: names ? ('Quote' as const) : ('Call' as const),
          status:
            state === 'done'
              ? ('completed' as const)
              : isOpen && !item.scheduledAt && !item.contactedAt
                ? ('new' as const)
                : ('contacted' as const),
          completedAt: state === 'done' ? doneAt : null,
          lostReason: state === 'lost' ? ('other' as const) : null,
          source: names ? null : (source ?? language.words.importCells.source),
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
        ...{ id: newId(), requestId: item.id ?? id, text: item.notes },
        ...{ createdAt: item.enteredAt ?? at, updatedAt: item.enteredAt ?? at },
      })),
    )
  },
})

/** Opening one is no change. */
function isUntouched(): SQL {
  return sql`(requests.updated_at = requests.created_at or requests.updated_at = requests.seen_at)
  and not exists (select from lead_events where request_id = requests.id and kind <> 'seen')
  and not exists (select from lead_notes where request_id = requests.id and created_at <> requests.created_at)
  and not exists (select from estimates where request_id = requests.id)
  and not exists (select from invoices where request_id = requests.id)`
}

/** Nothing was asked for or done in days that are still to come. */
function asOf(now: Date, item: RowRequest) {
  const { askedAt, doneAt, scheduledAt, state, enteredAt, contactedAt } = item
  const past = notAfter(now)
  const isAhead = scheduledAt !== null && scheduledAt > now
  const told: RequestState = state === 'unsaid' ? (isAhead ? 'open' : 'done') : state
  return {
    askedAt: past(askedAt),
    doneAt: past(doneAt),
    state: told,
    enteredAt: past(enteredAt),
    contactedAt: past(contactedAt),
  }
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
