import { and, asc, gt, isNotNull, lte, notExists, sql } from 'drizzle-orm'
import { balanceOf } from '#content/money/balance.ts'
import { isPastDue } from '#content/money/past-due.ts'
import { clockAt, dateAfter } from '#content/time/clocks.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { done } from '#server/result.ts'
import { imports } from '#server/schema/imports.ts'
import { invoices, isOpen } from '#server/schema/invoices.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { changeInvoice } from './invoice-changes.ts'
import { mailInvoice } from './invoice-sending.ts'
import { readInvoicingSettings } from './invoicing-settings.ts'
import { mailStatementOf } from './statement.ts'
import { readStatement } from './statement-rows.ts'

const mostAtOnce = 20
const press = 'reminder'

/** As the activity names it, by which no invoice is reminded of twice. */
const reminded = 'remind'

/** Switched on, it reminds of what came due lately, not of every old invoice at once. */
const lateDays = 7

/** At the business. */
const mailing = { from: '09:00', to: '18:00' }

/**
 * One mail for what is still open so many days after its last day, as the owner chose; without a choice none. It has all that is
 * overdue at that address, less what goes back to them, and none of that is reminded of again. Gives the ids of those that were mailed.
 */
export async function sendInvoiceReminders(call: Call, now = new Date()): Promise<string[]> {
  const { actor } = call
  if (actor.kind !== 'system') throw new Error('only the system sends what is due')
  if (call.services.notifications.isSilent) return []
  const { reminderDays } = await readInvoicingSettings(call.db)
  const { date: today, time } = clockAt(now, call.services.profile().timeZone)
  if (reminderDays === null || time < mailing.from || time >= mailing.to) return []
  const mailed: string[] = []
  const due = Map.groupBy(await findDue(call, { today, reminderDays }), ({ email }) => email?.toLowerCase())
  for (const [first] of due.values()) {
    if (!first) continue
    const changed = await changeInvoice(first.id, { ...call, actor }, async (change) => {
      const rows = await readStatement(change.tx, change.current)
      // What goes back to them covers it.
      if (balanceOf(rows, today).overdueCents === 0) return done(null)
      const late = rows.filter((one) => isPastDue(one, today))
      const said = [...late, ...rows.filter(({ openCents }) => openCents < 0)]
      const isMailed =
        said.length > 1
          ? await mailStatementOf(change, said, press)
          : await mailInvoice({ ...change, isReminder: true }, press)
      if (!isMailed) return done(null)
      const others = late.filter(({ id }) => id !== first.id)
      for (const { id, name } of others)
        await recordAudit(change.tx, actor, {
          action: reminded,
          subject: 'Invoice',
          subjectId: id,
          label: name,
        })
      mailed.push(first.id, ...others.map(({ id }) => id))
      return done({ action: reminded, columns: {} })
    })
    if (!changed.ok) throw new Error(`the reminder of invoice ${first.id} was refused`)
  }
  if (mailed.length > 0) call.services.notifications.wake()
  return mailed
}

function findDue({ db }: Call, { today, reminderDays }: { today: string; reminderDays: number }) {
  const last = dateAfter(today, -reminderDays)
  return db
    .select({ id: invoices.id, email: invoices.email })
    .from(invoices)
    .where(
      and(
        isOpen(),
        lte(invoices.dueOn, last),
        gt(invoices.dueOn, dateAfter(last, -lateDays)),
        isNotNull(invoices.email),
        // Not of an invoice that was overdue when it was imported.
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
            .select({ id: auditEntries.id })
            .from(auditEntries)
            .where(
              sql`${auditEntries.subject} = 'Invoice' and ${auditEntries.subjectId} = ${invoices.id}::text and ${auditEntries.action} = ${reminded}`,
            ),
        ),
      ),
    )
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
    .limit(mostAtOnce)
}
