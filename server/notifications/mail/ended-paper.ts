import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#server/database/database.ts'
import type { Delivery } from '#server/notifications/outbox/outbox.ts'
import { estimates } from '#server/schema/estimates.ts'
import { invoices } from '#server/schema/invoices.ts'
import { estimateTopic } from './estimate-mail.ts'
import { invoiceTopic } from './invoice-mail.ts'
import { payableOf, readStillOpen, statementTopic } from './statement-mail.ts'

const paper = z.object({
  invoiceId: z.uuid().optional(),
  invoiceIds: z.array(z.uuid()).optional(),
  isReminder: z.boolean().optional(),
  estimateId: z.uuid().optional(),
})

/**
 * Whether the paper that a mail is about has ended while the mail waited: an invoice that is void or credited, or of a reminder
 * paid; a statement by which nothing is owed; an estimate that was answered or replaced.
 */
export async function isOfEndedPaper(
  db: Queryable,
  { topic, payload }: Pick<Delivery, 'topic' | 'payload'>,
): Promise<boolean> {
  const { invoiceId, invoiceIds, isReminder, estimateId } = paper.safeParse(payload).data ?? {}
  if (topic === invoiceTopic && invoiceId) {
    const { voidedAt, creditedAt, openCents } = invoices
    const columns = { voidedAt, creditedAt, openCents }
    const [found] = await db.select(columns).from(invoices).where(eq(invoices.id, invoiceId))
    const isPaid = isReminder === true && found !== undefined && found.openCents <= 0
    return isPaid || Boolean(found?.voidedAt ?? found?.creditedAt)
  }
  if (topic === statementTopic && invoiceIds)
    return payableOf(await readStillOpen(db, invoiceIds)).openCents <= 0
  if (topic === estimateTopic && estimateId) {
    const { state } = estimates
    const [found] = await db.select({ state }).from(estimates).where(eq(estimates.id, estimateId))
    return found !== undefined && found.state !== 'sent'
  }
  return false
}
