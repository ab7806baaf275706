import { and, desc, eq, gt, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm'
import { GraphQLID, GraphQLObjectType } from 'graphql'
import { required } from '#server/data-service/field-types.ts'
import type { Queryable } from '#server/database/database.ts'
import { estimates } from '#server/schema/estimates.ts'
import { invoices } from '#server/schema/invoices.ts'
import { requests } from '#server/schema/requests.ts'
import { depositOf, readHeld } from './deposits.ts'

/**
 * A deposit that waits for a decision. Due: its customer said yes and may have paid by the firm's link or at its bank, which is
 * not told here. Held: it was paid for a job that is off, so it goes back or is kept.
 */
export type WaitingDeposit = {
  name: string
  amountCents: number
  isHeld: boolean
  /** The yes, or when the draft that holds it was begun. */
  since: Date
  estimateId: string | null
  invoiceId: string | null
}

/** More than anybody decides on one day. */
const most = 50

/** Those who said yes first on top, after what is held. */
export async function readWaitingDeposits(db: Queryable): Promise<WaitingDeposit[]> {
  const [held, due] = await Promise.all([readHeldOfJobsThatAreOff(db), readDue(db)])
  return [...held, ...due].slice(0, most)
}

async function readHeldOfJobsThatAreOff(db: Queryable): Promise<WaitingDeposit[]> {
  const isOff = or(isNull(requests.id), isNotNull(requests.cancelledAt), isNotNull(requests.lostReason))
  const rows = await db
    .select({
      name: invoices.name,
      amountCents: invoices.paidCents,
      since: invoices.createdAt,
      invoiceId: invoices.id,
    })
    .from(invoices)
    .leftJoin(requests, eq(requests.id, invoices.requestId))
    .where(and(eq(invoices.kind, 'invoice'), isNull(invoices.sentAt), gt(invoices.paidCents, 0), isOff))
    .orderBy(invoices.createdAt)
    .limit(most)
  return rows.map((row) => ({ ...row, isHeld: true, estimateId: null }))
}

async function readDue(db: Queryable): Promise<WaitingDeposit[]> {
  const invoiced = db
    .select({ one: sql`1` })
    .from(invoices)
    .where(
      and(
        eq(invoices.requestId, estimates.requestId),
        ...[eq(invoices.kind, 'invoice'), isNotNull(invoices.sentAt), isNull(invoices.voidedAt)],
      ),
    )
  const { id, requestId, state, depositCents, answeredAt } = estimates
  const newest = db
    .selectDistinctOn([requestId], { id, requestId, state, depositCents, answeredAt, name: requests.name })
    .from(estimates)
    .innerJoin(requests, eq(requests.id, requestId))
    .where(
      and(
        ...[eq(state, 'accepted'), notExists(invoiced)],
        ...[isNull(requests.cancelledAt), isNull(requests.lostReason)],
      ),
    )
    .orderBy(requestId, desc(answeredAt))
    .as('newest')
  const asking = await db.select().from(newest).where(gt(newest.depositCents, 0))
  const held = await readHeld(
    db,
    asking.map((estimate) => estimate.requestId),
  )
  return asking
    .flatMap(({ name, answeredAt: since, ...estimate }): WaitingDeposit[] => {
      const { openCents = 0, invoiceId = null } = depositOf(estimate, held.get(estimate.requestId)) ?? {}
      if (openCents === 0 || !since) return []
      return [{ name, amountCents: openCents, isHeld: false, since, estimateId: estimate.id, invoiceId }]
    })
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
}

export const waitingDepositType = new GraphQLObjectType<WaitingDeposit>({
  name: 'WaitingDeposit',
  description: 'A deposit that waits for a decision',
  fields: {
    name: { ...required.text, description: 'Of the customer' },
    amountCents: { ...required.int, description: 'What is due, or what is held' },
    isHeld: {
      ...required.flag,
      description:
        'Paid for a job that is off, so it goes back or is kept; else due since the yes, and maybe paid by a link that tells nobody here',
    },
    since: required.time,
    estimateId: { type: GraphQLID, description: 'Of the yes; null of one that is held' },
    invoiceId: { type: GraphQLID, description: 'Of the draft that holds it, or a part of it' },
  },
})
