import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { clockAt } from '#content/time/clocks.ts'
import type { Call } from '#server/data-service/call.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { estimates, type StoredEstimate } from '#server/schema/estimates.ts'
import {
  calls,
  messages,
  ownerColumns,
  quotes,
  type RequestKind,
  requestKinds,
  requestNames,
} from '#server/schema/leads.ts'

export type RequestOf = { kind: RequestKind; id: string }

export function requestOfPaper(
  paper: Pick<StoredEstimate, 'quoteId' | 'messageId' | 'callId'>,
): RequestOf | undefined {
  for (const kind of requestKinds) {
    const id = paper[ownerColumns[kind]]
    if (id) return { kind, id }
  }
  return undefined
}

export function requestOfEstimate(estimate: StoredEstimate): RequestOf {
  const request = requestOfPaper(estimate)
  if (!request) throw new Error(`estimate ${estimate.id} is of no request`)
  return request
}

export const ofRequest = ({ kind, id }: RequestOf) => eq(estimates[ownerColumns[kind]], id)

const readEstimates = (db: Queryable, request: RequestOf): Promise<StoredEstimate[]> =>
  db.select().from(estimates).where(ofRequest(request)).orderBy(desc(estimates.version))

export async function customersOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({
      id: estimates.id,
      name: sql<string>`coalesce(${requestNames.Quote}, ${requestNames.Message}, ${requestNames.Call})`,
    })
    .from(estimates)
    .leftJoin(quotes, eq(quotes.id, estimates.quoteId))
    .leftJoin(messages, eq(messages.id, estimates.messageId))
    .leftJoin(calls, eq(calls.id, estimates.callId))
    .where(inArray(estimates.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, [name]]))
}

export async function acceptedEstimate(
  db: Queryable,
  request: RequestOf,
): Promise<StoredEstimate | undefined> {
  const [accepted] = await db
    .select()
    .from(estimates)
    .where(and(ofRequest(request), eq(estimates.state, 'accepted')))
    .orderBy(desc(estimates.answeredAt))
    .limit(1)
  return accepted
}

const numbersBegin = 1001

export async function nextVersion(tx: Transaction, request: RequestOf) {
  await holdLock(tx, 'estimate numbers')
  const [newest] = await readEstimates(tx, request)
  if (newest) return { newest, number: newest.number, version: newest.version + 1 }
  const [last] = await tx.select({ number: sql<number | null>`max(${estimates.number})` }).from(estimates)
  return { newest, number: (last?.number ?? numbersBegin - 1) + 1, version: 1 }
}

export const todayOf = (call: Pick<Call, 'services'>, now: Date): string =>
  clockAt(now, call.services.profile().timeZone).date

/** Its last day is over. What was answered before stays answered. */
export const isExpired = (
  { state, validUntil }: Pick<StoredEstimate, 'state' | 'validUntil'>,
  today: string,
): boolean => state === 'sent' && validUntil !== null && validUntil < today

export type CustomerEstimate = Omit<StoredEstimate, 'state'> & {
  state: 'sent' | 'accepted' | 'declined' | 'replaced' | 'expired'
}

export async function customerEstimates(request: RequestOf, call: Call): Promise<CustomerEstimate[]> {
  const today = todayOf(call, call.now?.() ?? new Date())
  const rows = await call.db
    .select()
    .from(estimates)
    .where(and(ofRequest(request), ne(estimates.state, 'draft')))
    .orderBy(desc(estimates.version))
  return rows.flatMap(({ state, ...row }) =>
    state === 'draft' ? [] : [{ ...row, state: isExpired({ state, ...row }, today) ? 'expired' : state }],
  )
}
