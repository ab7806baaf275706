import { z } from 'zod'
import { invoiceNumber } from '#content/money/invoice-number.ts'
import { type BusinessProfile, placeInWords } from '#content/profile/business-profile.ts'
import { clockAt, dateAfter } from '#content/time/clocks.ts'
import type { Call } from '#server/data-service/call.ts'
import type { StaffOrSystem } from '#server/data-service/extra-calls.ts'
import { longest, parseInput, requiredParagraph } from '#server/data-service/input.ts'
import type { Transaction } from '#server/database/database.ts'
import { isMadeUp } from '#server/models/leads/lead-promise.ts'
import { customerMailFacts } from '#server/models/leads/mails/customer-mails.ts'
import { type InvoiceMail, invoiceMailDelivery } from '#server/notifications/mail/invoice-mail.ts'
import { enqueueOnce } from '#server/notifications/outbox/outbox.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import type { Seller, StoredInvoice } from '#server/schema/invoices.ts'
import { changeInvoice, type InvoiceChange, nextNumber } from './invoice-changes.ts'
import { readInvoicingSettings } from './invoicing-settings.ts'
import { languageOfPaper, requestOf } from './paper-request.ts'
import { putBackInStock, takeFromStock } from './stock/stock-of-invoices.ts'

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
    await takeFromStock(change)
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
  ended?: InvoiceMail['ended']
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
  const { id, kind: paper, totalCents, creditedCents } = current
  const { code: language } = await languageOfPaper(tx, current, call)
  const request = current.requestId ? await requestOf(tx, current.requestId) : undefined
  const customer = request ? customerMailFacts(request).customer : null
  const saysHow = current.note.trim() !== ''
  const openCents = paper === 'credit' ? 0 : totalCents - creditedCents - current.paidCents
  return enqueueOnce(
    tx,
    invoiceMailDelivery(
      {
        ...{ invoiceId: id, paper, number, ended, language, customer },
        ...{ totalCents, creditedCents, openCents, dueOn, saysHow, isReminder },
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

/** Sent, neither void nor credited whole. */
export const mayEnd = ({ kind, sentAt, voidedAt, creditedAt }: StoredInvoice): boolean =>
  kind === 'invoice' && sentAt !== null && voidedAt === null && creditedAt === null

export async function voidInvoice(id: string, reason: unknown, call: Call<StaffOrSystem>) {
  const parsed = parseInput(given, { reason })
  if (!parsed.ok) return parsed
  return changeInvoice(id, call, async (change) => {
    const { current, now } = change
    if (current.paidCents !== 0) return refuse({ code: 'CONFLICT', reason: 'invoicePaidNotVoid' })
    if (!mayEnd(current)) return refuse({ code: 'CONFLICT', reason: 'invoiceEnded' })
    if (current.creditedCents !== 0) return refuse({ code: 'CONFLICT', reason: 'invoiceCreditedNotVoid' })
    await putBackInStock(change)
    return done({ action: 'void', columns: { voidedAt: now, ...parsed.value }, after: parsed.value })
  })
}
