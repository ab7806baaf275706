import { isDeepStrictEqual } from 'node:util'
import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { announce } from '#server/realtime/events.ts'
import { estimates, type StoredEstimate } from '#server/schema/estimates.ts'
import { invoices, type StoredInvoice } from '#server/schema/invoices.ts'
import { priced } from './line-items.ts'

/** Another draft of the same job would be sent without the deposit. */
export async function draftWithDeposit(
  tx: Transaction,
  requestId: string,
): Promise<StoredInvoice | undefined> {
  const isDraft = and(eq(invoices.requestId, requestId), isNull(invoices.sentAt), gt(invoices.paidCents, 0))
  const [held] = await tx.select().from(invoices).where(isDraft).limit(1).for('update')
  return held
}

/** A deposit was paid for an earlier version: its draft becomes this one, unless somebody has written it differently. */
export async function followAccepted(tx: Transaction, accepted: StoredEstimate, now: Date): Promise<void> {
  const draft = await draftWithDeposit(tx, accepted.requestId)
  if (!draft) return
  const earlier = await tx
    .select({ lines: estimates.lines, taxRate: estimates.taxRate })
    .from(estimates)
    .where(and(eq(estimates.requestId, accepted.requestId), ne(estimates.id, accepted.id)))
  const isOfEstimate = ({ lines, taxRate }: Pick<StoredEstimate, 'lines' | 'taxRate'>) =>
    taxRate === draft.taxRate && isDeepStrictEqual(lines, draft.lines)
  const { lines, taxRate, taxPlace } = accepted
  const totals = priced({ lines, taxRate })
  if (!earlier.some(isOfEstimate) || !totals.ok) return
  await tx
    .update(invoices)
    .set({ lines, taxRate, taxPlace, ...totals.value, updatedAt: now })
    .where(eq(invoices.id, draft.id))
  await announce(tx, { model: 'Invoice', operation: 'update', id: draft.id, onPages: 'nothing' })
}
