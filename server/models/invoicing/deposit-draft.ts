import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import type { LineItem } from '#content/money/line-items.ts'
import type { Transaction } from '#server/database/database.ts'
import { announce } from '#server/realtime/events.ts'
import { estimates, type StoredEstimate } from '#server/schema/estimates.ts'
import { invoices, type StoredInvoice } from '#server/schema/invoices.ts'
import { requests } from '#server/schema/requests.ts'
import { acceptedEstimate } from './estimate-rows.ts'
import { priced } from './line-items.ts'

/** The invoice of a job that is not sent, locked; of several the one with the most paid ahead. */
export async function lockDraft(tx: Transaction, requestId: string): Promise<StoredInvoice | undefined> {
  const [known] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.requestId, requestId), eq(invoices.kind, 'invoice'), isNull(invoices.sentAt)))
    .orderBy(desc(invoices.paidCents), desc(invoices.createdAt))
    .limit(1)
    .for('update')
  return known
}

/** Another draft of the same job would be sent without the deposit. */
export async function draftWithDeposit(
  tx: Transaction,
  requestId: string,
): Promise<StoredInvoice | undefined> {
  const draft = await lockDraft(tx, requestId)
  return draft && draft.paidCents > 0 ? draft : undefined
}

/** Two presses of "Make invoice" come one after another, also beside a deposit. */
export const lockRequest = (tx: Transaction, id: string) =>
  tx.select({ id: requests.id }).from(requests).where(eq(requests.id, id)).for('update')

/**
 * "Make invoice" again, from here or from another device, leads to the draft that there is. Not to one that an estimate has
 * overtaken: its customer said yes to other lines after it was written.
 */
export async function draftToGoOnWith(
  tx: Transaction,
  requestId: string,
  wanted: Sold,
): Promise<StoredInvoice | undefined> {
  const draft = await lockDraft(tx, requestId)
  if (!draft || draft.paidCents > 0) return draft
  const agreed = await acceptedEstimate(tx, requestId)
  const isOvertaken = agreed?.answeredAt && agreed.answeredAt > draft.updatedAt
  return isOvertaken && !isSoldAs(draft, wanted) ? undefined : draft
}

/** A deposit was paid for an earlier version: its draft becomes this one, unless somebody has written it differently. */
export async function followAccepted(tx: Transaction, accepted: StoredEstimate, now: Date): Promise<void> {
  const draft = await draftWithDeposit(tx, accepted.requestId)
  if (!draft) return
  const earlier = await tx
    .select({ lines: estimates.lines, taxRate: estimates.taxRate })
    .from(estimates)
    .where(and(eq(estimates.requestId, accepted.requestId), ne(estimates.id, accepted.id)))
  const { lines, taxRate, taxPlace } = accepted
  const totals = priced({ lines, taxRate })
  if (!earlier.some((one) => isSoldAs(draft, one)) || !totals.ok) return
  await tx
    .update(invoices)
    .set({ lines, taxRate, taxPlace, ...totals.value, updatedAt: now })
    .where(eq(invoices.id, draft.id))
  await announce(tx, { model: 'Invoice', operation: 'update', id: draft.id, onPages: 'nothing' })
}

type Sold = Pick<StoredEstimate, 'lines' | 'taxRate'>

/** Whether two papers sell the same. */
const isSoldAs = (one: Sold, other: Sold): boolean =>
  one.taxRate === other.taxRate && isDeepStrictEqual(one.lines.map(asSold), other.lines.map(asSold))

/** As it stands on the paper. */
const asSold = ({ priceItemId: _, ...line }: LineItem) => line
