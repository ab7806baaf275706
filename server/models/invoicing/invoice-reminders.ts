import { and, asc, gt, isNotNull, lte, notExists, sql } from 'drizzle-orm'
import { clockAt, dateAfter } from '#content/time/clocks.ts'
import type { Call } from '#server/data-service/call.ts'
import { invoiceTopic } from '#server/notifications/mail/invoice-mail.ts'
import { done } from '#server/result.ts'
import { imports } from '#server/schema/imports.ts'
import { invoices, isOpen } from '#server/schema/invoices.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { changeInvoice } from './invoice-changes.ts'
import { mailInvoice } from './invoice-sending.ts'
import { readInvoicingSettings } from './invoicing-settings.ts'

const mostAtOnce = 20
const press = 'reminder'

/** Who switches it on reminds of what came due lately, and not of every old invoice at once. */
const lateDays = 7

/** At the business. */
const mailing = { from: '09:00', to: '18:00' }

/**
 * One mail for each invoice that is still open so many days after its last day, as the owner chose; without a choice none.
 * Gives the ids of those that were mailed.
 */
export async function sendInvoiceReminders(call: Call, now = new Date()): Promise<string[]> {
  const { actor } = call
  if (actor.kind !== 'system') throw new Error('only the system sends what is due')
  if (call.services.notifications.isSilent) return []
  const { reminderDays } = await readInvoicingSettings(call.db)
  const { date: today, time } = clockAt(now, call.services.profile().timeZone)
  if (reminderDays === null || time < mailing.from || time >= mailing.to) return []
  const mailed: string[] = []
  for (const { id } of await findDue(call, { today, reminderDays })) {
    const changed = await changeInvoice(id, { ...call, actor }, async (change) => {
      const isMailed = await mailInvoice({ ...change, isReminder: true }, press)
      if (isMailed) mailed.push(id)
      return done(isMailed ? { action: 'remind', columns: {} } : null)
    })
    if (!changed.ok) throw new Error(`the reminder of invoice ${id} was refused`)
  }
  if (mailed.length > 0) call.services.notifications.wake()
  return mailed
}

function findDue({ db }: Call, { today, reminderDays }: { today: string; reminderDays: number }) {
  const last = dateAfter(today, -reminderDays)
  return db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        isOpen(),
        lte(invoices.dueOn, last),
        gt(invoices.dueOn, dateAfter(last, -lateDays)),
        isNotNull(invoices.email),
        // What was overdue when it was imported was the other program's to remind of.
        notExists(
          db
            .select({ id: imports.id })
            .from(imports)
            .where(
              sql`${imports.id} = ${invoices.importId} and ${invoices.dueOn} < ${imports.startedAt}::date::text`,
            ),
        ),
        notExists(
          db
            .select({ id: deliveries.id })
            .from(deliveries)
            .where(sql`${deliveries.dedupeKey} = ${`${invoiceTopic}:`} || ${invoices.id}::text || ${press}`),
        ),
      ),
    )
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
    .limit(mostAtOnce)
}
