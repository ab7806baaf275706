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
import { paidInput, tipInput } from './amounts.ts'
import {
  actorName,
  changeInvoice,
  type InvoiceChange,
  type InvoiceWrite,
  missingInvoice,
} from './invoice-changes.ts'
import { mailInvoice } from './invoice-sending.ts'

const paymentInput = z.object({
  amountCents: paidInput.nullish(),
  tipCents: tipInput.nullish(),
  method: z.enum(paymentMethod.enumValues, because('notValid')),
  reference: optionalLine(100),
  paidAt: z.date().nullish(),
  idempotencyKey: optionalLine(100),
  mails: z.boolean().nullish(),
})

/** An older date is mistyped, and would be in no report that is opened. */
const oldestDays = 10 * 366

const ofAnother = refuse({ code: 'CONFLICT', reason: 'paymentOfAnother' })

const notPayable = refuse({ code: 'CONFLICT', reason: 'invoiceNotPayable' })

const differs = refuse({ code: 'CONFLICT', reason: 'paymentDiffers' })

type PaymentInput = z.output<typeof paymentInput>

export const readPayment = (given: object): Result<PaymentInput> => parseInput(paymentInput, given)

const isSame = (known: StoredPayment, { amountCents, tipCents, method }: PaymentInput): boolean =>
  known.method === method &&
  known.tipCents === (tipCents ?? 0) &&
  (amountCents == null || Math.abs(known.amountCents) === amountCents)

/** Without an amount: all that is open. Where more was paid than is owed it is what the customer gets back. */
export async function recordPayment(
  invoiceId: string,
  given: object,
  call: Call<StaffOrSystem>,
): Promise<Result<StoredInvoice>> {
  const parsed = readPayment(given)
  if (!parsed.ok) return parsed
  const paid = await changeInvoice(invoiceId, call, (change) => {
    const { kind, sentAt, voidedAt, paidCents, openCents } = change.current
    if (kind === 'credit' || voidedAt || (!sentAt && paidCents === 0)) return Promise.resolve(notPayable)
    // Nothing is owed on a draft: what is there is a deposit, which may go back.
    const owedCents = sentAt ? openCents : -paidCents
    return storePayment(change, parsed.value, { askedCents: owedCents, owedCents, isDeposit: !sentAt })
  })
  if (paid.ok && parsed.value.mails) call.services.notifications.wake()
  return paid
}

/** `owedCents`: at most that much; negative where the customer gets money back. `askedCents`: where no amount is given. */
type Payable = { askedCents: number; owedCents: number; isDeposit: boolean }

export async function storePayment(
  change: InvoiceChange,
  input: PaymentInput,
  { askedCents, owedCents, isDeposit }: Payable,
): Promise<Result<InvoiceWrite | null>> {
  const { tx, call, now, current } = change
  const { amountCents, tipCents, method, reference, paidAt, idempotencyKey, mails } = input
  if (idempotencyKey) {
    const [known] = await tx.select().from(payments).where(eq(payments.idempotencyKey, idempotencyKey))
    if (known && known.invoiceId !== current.id) return ofAnother
    if (known) return isSame(known, input) ? done(null) : differs
  }
  const isBack = owedCents < 0
  const owed = Math.abs(owedCents)
  const amount = amountCents ?? Math.abs(askedCents)
  if (owed === 0) return refuse({ code: 'CONFLICT', reason: 'invoicePaid' })
  if (amount === 0) return refuseField('amountCents', { reason: 'depositPaid' })
  if (isBack && tipCents) return refuseField('tipCents', { reason: 'tipOnMoneyBack' })
  if (amount > owed)
    return refuseField('amountCents', { reason: tooLarge({ isBack, isDeposit }), facts: { openCents: owed } })
  if (paidAt && todayOf(call, paidAt) > todayOf(call, now))
    return refuseField('paidAt', { reason: 'paymentAhead' })
  if (paidAt && todayOf(call, paidAt) < dateAfter(todayOf(call, now), -oldestDays))
    return refuseField('paidAt', { reason: 'paymentTooOld' })
  const [stored] = await tx
    .insert(payments)
    .values({
      id: newId(),
      invoiceId: current.id,
      amountCents: isBack ? -amount : amount,
      tipCents: tipCents ?? 0,
      method,
      reference,
      paidAt: paidAt ?? now,
      by: actorName(call.actor),
      byId: call.actor.kind === 'staff' ? call.actor.userId : null,
      isDeposit,
      idempotencyKey,
      createdAt: now,
    })
    .onConflictDoNothing({ target: payments.idempotencyKey })
    .returning({ id: payments.id })
  if (!stored) return ofAnother
  const columns = { paidCents: await paidCentsOf(tx, current.id) }
  if (mails) await mailInvoice({ ...change, current: { ...current, ...columns } }, `paid ${stored.id}`)
  const after = { amountCents: amount, ...(tipCents && { tipCents }), method }
  return done({ action: isBack ? 'pay back' : 'pay', columns, after })
}

const tooLarge = ({ isBack, isDeposit }: { isBack: boolean; isDeposit: boolean }) =>
  isBack ? 'refundTooLarge' : isDeposit ? 'depositPaymentTooLarge' : 'paymentTooLarge'

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
