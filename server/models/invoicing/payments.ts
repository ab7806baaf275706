import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { dateAfter } from '#content/time/clocks.ts'
import type { Actor } from '#server/actor.ts'
import type { Call } from '#server/data-service/call.ts'
import type { StaffOrSystem } from '#server/data-service/extra-calls.ts'
import { because, optionalLine, parseInput } from '#server/data-service/input.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Transaction } from '#server/database/database.ts'
import { todayOf } from '#server/models/settings/today.ts'
import { newId } from '#server/new-id.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import { seesOnlyOwn } from '#server/rights.ts'
import {
  invoices,
  paymentMethod,
  payments,
  type StoredInvoice,
  type StoredPayment,
} from '#server/schema/invoices.ts'
import { actorName, changeInvoice, missingInvoice } from './invoice-changes.ts'
import { mailInvoice } from './invoice-sending.ts'

const paymentInput = z.object({
  amountCents: z.int(because('price')).min(1, because('paymentAmount')).nullish(),
  method: z.enum(paymentMethod.enumValues, because('notValid')),
  reference: optionalLine(100),
  paidAt: z.date().nullish(),
  idempotencyKey: optionalLine(100),
  mails: z.boolean().nullish(),
})

/** What is older is mistyped, and would stand in no report that anybody opens. */
const oldestDays = 10 * 366

const ofAnother = refuse({ code: 'CONFLICT', reason: 'paymentOfAnother' })

const differs = refuse({ code: 'CONFLICT', reason: 'paymentDiffers' })

const isSame = (known: StoredPayment, { amountCents, method }: z.output<typeof paymentInput>): boolean =>
  known.method === method && (amountCents == null || Math.abs(known.amountCents) === amountCents)

/** Without an amount: all that is open. Where more was credited than was open it is what the customer gets back. */
export async function recordPayment(
  invoiceId: string,
  given: object,
  call: Call<StaffOrSystem>,
): Promise<Result<StoredInvoice>> {
  const parsed = parseInput(paymentInput, given)
  if (!parsed.ok) return parsed
  const { amountCents, method, reference, paidAt, idempotencyKey, mails } = parsed.value
  const paid = await changeInvoice(invoiceId, call, async (change) => {
    const { tx, now, current } = change

    if (idempotencyKey) {
      const [known] = await tx.select().from(payments).where(eq(payments.idempotencyKey, idempotencyKey))
      if (known && known.invoiceId !== current.id) return ofAnother
      if (known) return isSame(known, parsed.value) ? done(null) : differs
    }
    const { openCents, kind, sentAt, voidedAt } = current
    if (kind === 'credit' || !sentAt || voidedAt)
      return refuse({ code: 'CONFLICT', reason: 'invoiceNotPayable' })
    const isBack = openCents < 0
    const owed = Math.abs(openCents)
    if (owed === 0) return refuse({ code: 'CONFLICT', reason: 'invoicePaid' })
    const amount = amountCents ?? owed
    if (amount > owed)
      return refuseField('amountCents', { reason: 'paymentTooLarge', facts: { openCents: owed } })
    if (paidAt && todayOf(call, paidAt) > todayOf(call, now))
      return refuseField('paidAt', { reason: 'paymentAhead' })
    if (paidAt && todayOf(call, paidAt) < dateAfter(todayOf(call, now), -oldestDays))
      return refuseField('paidAt', { reason: 'paymentTooOld' })
    const signed = isBack ? -amount : amount
    const [stored] = await tx
      .insert(payments)
      .values({
        id: newId(),
        invoiceId: current.id,
        amountCents: signed,
        method,
        reference,
        paidAt: paidAt ?? now,
        by: actorName(call.actor),
        byId: call.actor.kind === 'staff' ? call.actor.userId : null,
        idempotencyKey,
        createdAt: now,
      })
      .onConflictDoNothing({ target: payments.idempotencyKey })
      .returning({ id: payments.id })
    if (!stored) return ofAnother
    const columns = { paidCents: await paidCentsOf(tx, current.id) }
    if (mails) await mailInvoice({ ...change, current: { ...current, ...columns } }, `paid ${stored.id}`)
    return done({ action: isBack ? 'pay back' : 'pay', columns, after: { amountCents: amount, method } })
  })
  if (paid.ok && mails) call.services.notifications.wake()
  return paid
}

/** It stays in the history and counts no more. Pressed twice it is taken back once. Who sees own jobs only takes back what they took. */
export async function reversePayment(id: string, call: Call<StaffOrSystem>): Promise<Result<StoredInvoice>> {
  if (!isUuid(id)) return missingInvoice
  const [known] = await call.db.select().from(payments).where(eq(payments.id, id))
  if (!known) return missingInvoice
  return changeInvoice(known.invoiceId, call, async ({ tx, now, current }) => {
    const [found = known] = await tx.select().from(payments).where(eq(payments.id, id))
    if (found.reversedAt) return done(null)
    if (!isTakenBy(call.actor, found)) return refuse({ code: 'FORBIDDEN', reason: 'paymentOfColleague' })
    if (current.paidCents - found.amountCents < 0)
      return refuse({ code: 'CONFLICT', reason: 'paymentPaidBack' })
    await tx
      .update(payments)
      .set({ reversedAt: now, reversedBy: actorName(call.actor) })
      .where(eq(payments.id, id))
    return done({
      action: 'take back payment',
      columns: { paidCents: await paidCentsOf(tx, current.id) },
      after: { amountCents: found.amountCents, method: found.method },
    })
  })
}

const isTakenBy = (actor: Actor, { byId }: StoredPayment): boolean =>
  actor.kind !== 'staff' || !seesOnlyOwn(actor, 'money') || byId === actor.userId

async function paidCentsOf(tx: Transaction, invoiceId: string): Promise<number> {
  const [sum] = await tx
    .select({
      cents: sql<number>`(${invoices.paidBeforeCents} + coalesce(sum(${payments.amountCents}), 0))::int`,
    })
    .from(invoices)
    .leftJoin(payments, and(eq(payments.invoiceId, invoices.id), isNull(payments.reversedAt)))
    .where(eq(invoices.id, invoiceId))
    .groupBy(invoices.id)
  return sum?.cents ?? 0
}
