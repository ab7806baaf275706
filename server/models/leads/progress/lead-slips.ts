import { languageByCode } from '#content/languages.ts'
import { wrapUpParts } from '#content/wrap-up.ts'
import type { UpdateContext } from '#server/data-service/model.ts'
import { type NewLeadEvent, readTimeLine, takeBackLeadEvent } from '#server/models/leads/lead-events.ts'
import { undoneWithinMs } from '#server/models/leads/mails/customer-mails.ts'
import type { StoredRequest } from '#server/schema/requests.ts'

export const statusEvents = { new: 'reopened', contacted: 'contacted', completed: 'completed' } as const

export const slipsSince = (now: Date) => new Date(now.getTime() - undoneWithinMs)

function undoneBy(
  { kind, facts }: NewLeadEvent,
  { status, lostReason, cancelledAt, takenAt }: StoredRequest,
): NewLeadEvent['kind'] | undefined {
  if (kind === 'released') return facts?.isRefused ? undefined : takenAt ? 'taken' : 'given'
  if (cancelledAt) return undefined
  if (kind === 'reopened') return lostReason ? 'lost' : statusEvents[status]
  return kind === 'contacted' && status === 'completed' ? 'completed' : undefined
}

export async function withoutSlips(
  events: readonly NewLeadEvent[],
  current: StoredRequest,
  { tx, now }: Pick<UpdateContext, 'tx' | 'now'>,
): Promise<NewLeadEvent[]> {
  const since = slipsSince(now)
  const left: NewLeadEvent[] = []
  for (const event of events) {
    const slip = undoneBy(event, current)
    if (!slip || !(await takeBackLeadEvent(tx, current.id, slip, since))) left.push(event)
  }
  return left
}

type Signature = { columns: Partial<Pick<StoredRequest, 'signedAt'>>; events: NewLeadEvent[] }

/** When it was signed, and its line. An undo of a second signature gives the first its own time back. */
export async function signatureOf(
  signedName: string | null | undefined,
  current: StoredRequest,
  { tx, now }: Pick<UpdateContext, 'tx' | 'now'>,
): Promise<Signature> {
  if (signedName === undefined || signedName === current.signedName) return { columns: {}, events: [] }
  const lines = await readTimeLine(tx, current.id)
  const [before, last] = lines.filter((line) => line.kind === 'signed').slice(-2)
  const isUndo = last && last.at >= slipsSince(now) && before?.facts.name === signedName
  if (!signedName || isUndo) await takeBackLeadEvent(tx, current.id, 'signed')
  if (!signedName) return { columns: { signedAt: null }, events: [] }
  if (isUndo) return { columns: { signedAt: before.at }, events: [] }
  return { columns: { signedAt: now }, events: [{ kind: 'signed', facts: { name: signedName } }] }
}

const correctable = [
  'firstName',
  'lastName',
  'name',
  'phone',
  'email',
  'service',
  'message',
  'source',
] as const

export type Corrections = { readonly [Field in (typeof correctable)[number]]?: string | undefined } & {
  readonly wantedAt?: Date | null | undefined
  readonly language?: string | null | undefined
}

const asText = (value: string | Date | null | undefined): string =>
  value instanceof Date ? value.toISOString() : (value ?? '')

/** One line for each field of the customer that is corrected. An undo takes it back. */
export async function correctionEvents(
  changes: Corrections,
  current: StoredRequest,
  { tx, call, now }: Pick<UpdateContext, 'tx' | 'call' | 'now'>,
): Promise<NewLeadEvent[]> {
  const events: NewLeadEvent[] = []
  const language = languageByCode(call.services.languages, current.language).code
  const given = { ...changes, language: changes.language ?? undefined }
  for (const field of [...correctable, 'wantedAt', 'language'] as const) {
    if (given[field] === undefined) continue
    const [before, after] = [asText({ ...current, language }[field]), asText(given[field])]
    if (after === before) continue
    const isUndo = await takeBackLeadEvent(tx, current.id, 'corrected', slipsSince(now), {
      ...{ field, before: after },
    })
    if (!isUndo) events.push({ kind: 'corrected', facts: { field, before, after } })
  }
  return events
}

type WrapUp = { quotedCents?: number | null | undefined; skippedParts?: readonly string[] | undefined }

/** Who said which price, and who skipped what after the work. An undo takes the line back. */
export async function wrapUpEvents(
  { quotedCents, skippedParts }: WrapUp,
  current: StoredRequest,
  { tx, now }: Pick<UpdateContext, 'tx' | 'now'>,
): Promise<NewLeadEvent[]> {
  const events: NewLeadEvent[] = []
  if (quotedCents !== undefined && quotedCents !== current.quotedCents) {
    const [before, after] = [current.quotedCents, quotedCents]
    const isUndo = await takeBackLeadEvent(tx, current.id, 'priced', slipsSince(now), {
      ...{ before: after, after: before },
    })
    if (!isUndo) events.push({ kind: 'priced', facts: { before, after } })
  }
  for (const part of skippedParts ? wrapUpParts : []) {
    const [was, is] = [current.skippedParts.includes(part), skippedParts?.includes(part)]
    if (was && !is) await takeBackLeadEvent(tx, current.id, 'skipped', undefined, { part })
    if (!was && is) events.push({ kind: 'skipped', facts: { part } })
  }
  return events
}
