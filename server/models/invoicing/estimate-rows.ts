import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { paymentLinkFor } from '#content/money/payment-link.ts'
import type { Call } from '#server/data-service/call.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { todayOf } from '#server/models/settings/today.ts'
import { estimates, type StoredEstimate } from '#server/schema/estimates.ts'
import { requests } from '#server/schema/requests.ts'
import { type Deposit, depositsOf } from './deposits.ts'

export const ofRequest = (requestId: string) => eq(estimates.requestId, requestId)

const readEstimates = (db: Queryable, requestId: string): Promise<StoredEstimate[]> =>
  db.select().from(estimates).where(ofRequest(requestId)).orderBy(desc(estimates.version))

export async function customersOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ id: estimates.id, name: requests.name })
    .from(estimates)
    .innerJoin(requests, eq(requests.id, estimates.requestId))
    .where(inArray(estimates.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, [name]]))
}

export async function acceptedEstimate(
  db: Queryable,
  requestId: string,
): Promise<StoredEstimate | undefined> {
  const [accepted] = await db
    .select()
    .from(estimates)
    .where(and(ofRequest(requestId), eq(estimates.state, 'accepted')))
    .orderBy(desc(estimates.answeredAt))
    .limit(1)
  return accepted
}

const numbersBegin = 1001

export async function nextVersion(tx: Transaction, requestId: string) {
  await holdLock(tx, 'estimate numbers')
  const [newest] = await readEstimates(tx, requestId)
  if (newest) return { newest, number: newest.number, version: newest.version + 1 }
  const [last] = await tx.select({ number: sql<number | null>`max(${estimates.number})` }).from(estimates)
  return { newest, number: (last?.number ?? numbersBegin - 1) + 1, version: 1 }
}

/** Its last day is over. What was answered before stays answered. */
export const isExpired = (
  { state, validUntil }: Pick<StoredEstimate, 'state' | 'validUntil'>,
  today: string,
): boolean => state === 'sent' && validUntil !== null && validUntil < today

export type CustomerEstimate = Omit<StoredEstimate, 'state'> & {
  state: 'sent' | 'accepted' | 'declined' | 'replaced' | 'expired'
  deposit: (Deposit & { payLink: string | null }) | null
}

export async function customerEstimates(requestId: string, call: Call): Promise<CustomerEstimate[]> {
  const today = todayOf(call, call.now?.() ?? new Date())
  const rows = await call.db
    .select()
    .from(estimates)
    .where(and(ofRequest(requestId), ne(estimates.state, 'draft')))
    .orderBy(desc(estimates.version))
  const depositFor = await depositsOf(call.db, requestId)
  const { paymentLink } = call.services.profile()
  const withLink = (deposit: Deposit | null) =>
    deposit && {
      ...deposit,
      payLink: paymentLinkFor(paymentLink, { ...deposit, number: deposit.requestNumber }),
    }
  return rows.flatMap(({ state, ...row }) =>
    state === 'draft'
      ? []
      : [
          {
            ...row,
            state: isExpired({ state, ...row }, today) ? 'expired' : state,
            deposit: withLink(depositFor({ state, ...row })),
          },
        ],
  )
}
