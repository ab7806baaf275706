import { and, eq, sql } from 'drizzle-orm'
import { invoiceNumber } from '#content/money/invoice-number.ts'
import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import type { StaffOrSystem } from '#server/data-service/extra-calls.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Transaction } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { invoices, type StoredInvoice } from '#server/schema/invoices.ts'
import { isPaperOf } from './own-papers.ts'

export const missingInvoice = refuse({ code: 'NOT_FOUND', reason: 'gone', facts: { model: 'Invoice' } })

export type InvoiceChange = { tx: Transaction; call: Call<StaffOrSystem>; now: Date; current: StoredInvoice }

/** `action` as the activity names it. Null for what changes nothing, such as the same press again. */
export type InvoiceWrite = {
  action: string
  columns: Partial<StoredInvoice>
  after?: Record<string, string | number | null>
}

type Write = (change: InvoiceChange) => Promise<Result<InvoiceWrite | null>>

/** Under the lock of its row: presses on one invoice wait for each other. */
export async function changeInvoice(
  id: string,
  call: Call<StaffOrSystem>,
  write: Write,
): Promise<Result<StoredInvoice>> {
  if (!isUuid(id)) return missingInvoice
  const now = call.now?.() ?? new Date()
  return call.db.transaction(async (tx): Promise<Result<StoredInvoice>> => {
    const isTheirs = isPaperOf(call.actor, invoices.requestId)
    const [current] = await tx
      .select()
      .from(invoices)
      .where(and(eq(invoices.id, id), isTheirs))
      .for('update')
    return current ? writeInvoice({ tx, call, now, current }, write) : missingInvoice
  })
}

/** The caller has locked its row. */
export async function writeInvoice(change: InvoiceChange, write: Write): Promise<Result<StoredInvoice>> {
  const { tx, call, now, current } = change
  const { id } = current
  const written = await write(change)
  if (!written.ok) return written
  if (!written.value) return done(current)
  const { action, columns, after = {} } = written.value
  const [changed] = await tx
    .update(invoices)
    .set({ ...columns, updatedAt: now })
    .where(eq(invoices.id, id))
    .returning()
  if (!changed) throw new Error(`updating invoice ${id} returned no row`)
  await recordAudit(tx, call.actor, {
    action,
    subject: 'Invoice',
    subjectId: id,
    label: changed.name,
    after: { number: invoiceNumber(changed), ...after },
  })
  await announce(tx, { model: 'Invoice', operation: 'update', id, onPages: 'nothing' })
  return done(changed)
}

const numbersBegin = 1001

/**
 * The next number of the series, in the transaction that sends its document. Others wait until that ends: if it fails, the
 * number goes to the next one, so that there is neither a gap nor a double.
 */
export async function nextNumber(tx: Transaction): Promise<number> {
  await holdLock(tx, 'invoice numbers')
  const [last] = await tx.select({ number: sql<number | null>`max(${invoices.number})` }).from(invoices)
  return (last?.number ?? numbersBegin - 1) + 1
}

export const actorName = (actor: Actor): string => (actor.kind === 'staff' ? actor.name : 'Lantern')
