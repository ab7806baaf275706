import { z } from 'zod'
import { invoiceNumber } from '#content/money/invoice-number.ts'
import { type BusinessProfile, placeInWords } from '#content/profile/business-profile.ts'
import { clockAt, dateAfter } from '#content/time/clocks.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import type { StaffOrSystem } from '#server/data-service/extra-calls.ts'
import { longest, parseInput, requiredParagraph } from '#server/data-service/input.ts'
import type { Transaction } from '#server/database/database.ts'
import { isMadeUp } from '#server/models/leads/lead-promise.ts'
import { customerMailFacts } from '#server/models/leads/mails/customer-mails.ts'
import { newId } from '#server/new-id.ts'
import { invoiceMailDelivery } from '#server/notifications/mail/invoice-mail.ts'
import { enqueueOnce } from '#server/notifications/outbox/outbox.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import { invoices, type Seller, type StoredInvoice } from '#server/schema/invoices.ts'
import { changeInvoice, type InvoiceChange, nextNumber } from './invoice-changes.ts'
import { readInvoicingSettings } from './invoicing-settings.ts'
import { requestOf } from './paper-request.ts'

export async function sendInvoice(
  id: string,
  mails: boolean,
  call: Call<StaffOrSystem>,
): Promise<Result<StoredInvoice>> {
  const sent = await changeInvoice(id, call, async (change) => {
    const { tx, now, current } = change
    if (current.sentAt) return done(null)
    if (current.lines.length === 0) return refuseField('lines', { reason: 'linesMissing' })
    const { invoiceDays } = await readInvoicingSettings(tx)
    const profile = call.services.profile()
    const today = clockAt(now, profile.timeZone).date
    if (current.dueOn && current.dueOn < today) return refuseField('dueOn', { reason: 'dueBefore' })
    const number = await nextNumber(tx)
    const columns = {
      ...(await signatureOf(tx, current)),
      number,
      sentAt: now,
      seller: sellerOf(profile),
      dueOn: current.dueOn ?? dateAfter(today, invoiceDays),
    }
    if (mails) await mailInvoice({ ...change, current: { ...current, ...columns } })
    return done({ action: 'send', columns, after: { totalCents: current.totalCents } })
  })
  if (sent.ok) call.services.notifications.wake()
  return sent
}

/** Of the finished work, as it is when the invoice is sent. */
async function signatureOf(tx: Transaction, current: StoredInvoice) {
  const request = current.requestId ? await requestOf(tx, current.requestId) : undefined
  return request ? { signedName: request.signedName, signedAt: request.signedAt } : {}
}

export function sellerOf({ name, place, dispatch, office, email, licenses }: BusinessProfile): Seller {
  const town = [placeInWords(place), place.postalCode].filter(Boolean).join(' ')
  return {
    name,
    address: [place.street, town].filter(Boolean).join(', '),
    phone: (office ?? dispatch).display,
    email,
    licenses: licenses.map(({ number, covers }) => ({ number, covers })),
  }
}

type Mailed = InvoiceChange & {
  ended?: { number: string; paidCents: number } | null
  isReminder?: boolean
}

/** To the address on the invoice. `press`: of the button that mails it again. */
export async function mailInvoice(
  { tx, call, current, ended = null, isReminder = false }: Mailed,
  press?: string,
): Promise<boolean> {
  const { email, dueOn } = current
  const number = invoiceNumber(current)
  if (!email || number === null || call.services.notifications.isSilent || isMadeUp(email, call)) return false
  const { id, kind: paper, language, totalCents } = current
  const request = current.requestId ? await requestOf(tx, current.requestId) : undefined
  const customer = request ? customerMailFacts(request).customer : null
  const saysHow = current.note.trim() !== ''
  const openCents = paper === 'credit' ? 0 : totalCents - current.paidCents
  return enqueueOnce(
    tx,
    invoiceMailDelivery(
      {
        ...{ invoiceId: id, paper, number, ended, language, customer },
        ...{ totalCents, openCents, dueOn, saysHow, isReminder },
      },
      { kind: request?.kind ?? 'Invoice', id: request?.id ?? id, email, press },
    ),
  )
}

export async function mailInvoiceAgain(
  id: string,
  press: string,
  call: Call<StaffOrSystem>,
): Promise<Result<StoredInvoice>> {
  const mailed = await changeInvoice(id, call, async (change) => {
    const { sentAt, voidedAt, creditedAt, email } = change.current
    if (!sentAt || voidedAt || creditedAt || !email)
      return refuse({ code: 'CONFLICT', reason: 'notMailable' })
    return done((await mailInvoice(change, press)) ? { action: 'mail', columns: {} } : null)
  })
  if (mailed.ok) call.services.notifications.wake()
  return mailed
}

const given = z.object({ reason: requiredParagraph('invoiceReason', longest.title) })

export async function voidInvoice(id: string, reason: unknown, call: Call<StaffOrSystem>) {
  const parsed = parseInput(given, { reason })
  if (!parsed.ok) return parsed
  return changeInvoice(id, call, async ({ current, now }) => {
    if (current.paidCents !== 0) return refuse({ code: 'CONFLICT', reason: 'invoicePaidNotVoid' })
    if (!mayEnd(current)) return refuse({ code: 'CONFLICT', reason: 'invoiceEnded' })
    return done({ action: 'void', columns: { voidedAt: now, ...parsed.value }, after: parsed.value })
  })
}

/** A document of the same series with the opposite lines. What was paid is then to be paid back. */
export async function creditInvoice(
  id: string,
  reason: unknown,
  mails: boolean,
  call: Call<StaffOrSystem>,
): Promise<Result<StoredInvoice>> {
  const parsed = parseInput(given, { reason })
  if (!parsed.ok) return parsed
  const credited = await changeInvoice(id, call, async (change) => {
    const { tx, current, now } = change
    if (!mayEnd(current)) return refuse({ code: 'CONFLICT', reason: 'invoiceEnded' })
    const opposite = oppositeOf(current)
    const credit = {
      ...opposite,
      id: newId(),
      kind: 'credit' as const,
      number: await nextNumber(tx),
      creditOfId: id,
      seller: sellerOf(call.services.profile()),
      ...parsed.value,
      sentAt: now,
      createdAt: now,
      updatedAt: now,
    }
    const [stored] = await tx.insert(invoices).values(credit).returning()
    if (!stored) throw new Error('a credit was stored and is not there')
    const act = { action: 'create', subject: 'Invoice', subjectId: stored.id, label: stored.name }
    await recordAudit(tx, call.actor, {
      ...act,
      after: { number: stored.number, totalCents: stored.totalCents },
    })
    await announce(tx, { model: 'Invoice', operation: 'create', id: stored.id, onPages: 'nothing' })
    const number = invoiceNumber(current)
    const ended = number === null ? null : { number, paidCents: current.paidCents }
    if (mails) await mailInvoice({ ...change, current: stored, ended })
    return done({ action: 'credit', columns: { creditedAt: now, ...parsed.value }, after: parsed.value })
  })
  if (credited.ok) call.services.notifications.wake()
  return credited
}

const mayEnd = ({ kind, sentAt, voidedAt, creditedAt }: StoredInvoice): boolean =>
  kind === 'invoice' && sentAt !== null && voidedAt === null && creditedAt === null

/** What a credit has of its own or does not have, and what the database computes. */
type OwnOfCredit =
  | ('id' | 'kind' | 'number' | 'creditOfId' | 'seller' | 'reason' | 'sentAt' | 'createdAt' | 'updatedAt')
  | ('importId' | 'outsideNumber' | 'paidBeforeCents')
  | ('dueOn' | 'note' | 'paidCents' | 'signedName' | 'signedAt' | 'voidedAt' | 'creditedAt')
  | ('openCents' | 'state' | 'searchText' | 'searchWords')

/** All other columns: a new one does not compile until it is there or in the type above. */
type Opposite = Omit<StoredInvoice, OwnOfCredit>

function oppositeOf(invoice: StoredInvoice): Opposite {
  const { requestId, requestNumber, name, address, email, phone, language } = invoice
  const { taxPlace, taxRate } = invoice
  return {
    ...{ requestId, requestNumber, name, address, email, phone, language },
    ...{ taxPlace, taxRate },
    lines: invoice.lines.map((line) => ({
      ...line,
      quantity: -line.quantity,
      discountCents: opposite(line.discountCents),
    })),
    subtotalCents: opposite(invoice.subtotalCents),
    taxCents: opposite(invoice.taxCents),
    totalCents: opposite(invoice.totalCents),
  }
}

/** Zero stays 0 and does not become -0. */
const opposite = (cents: number): number => (cents === 0 ? 0 : -cents)
