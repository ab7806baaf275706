import type { Call } from '#server/data-service/call.ts'
import type { Transaction } from '#server/database/database.ts'
import type { NewLeadEvent } from '#server/models/leads/lead-events.ts'
import { technicianWith } from '#server/notifications/alarm-order.ts'
import { type CustomerNews, customerNewsDeliveries } from '#server/notifications/outbox/customer-news.ts'
import { readLeadFacts, recipientsOf } from '#server/notifications/outbox/lead-deliveries.ts'
import { enqueue } from '#server/notifications/outbox/outbox.ts'
import type { RequestKind } from '#server/schema/leads.ts'
import type { RequestRow } from './receipt-stage.ts'

export type Change = {
  tx: Transaction
  call: Call
  now: Date
  kind: RequestKind
  row: RequestRow
}

export type Written = { columns?: object; events: readonly NewLeadEvent[] } | undefined

/** Staff who are told of requests, and the technician who has it. */
export async function notifyBusiness(
  { tx, call, kind, row, now }: Change,
  told: Pick<CustomerNews, 'action'> & Partial<CustomerNews>,
): Promise<void> {
  const name = 'firstName' in row ? `${row.firstName} ${row.lastName}` : row.name
  const { id, number, phone, phoneE164, service } = row
  const news = { kind, id, number, name, phone, phoneE164, service, at: now.toISOString(), ...told }
  const recipients = recipientsOf(await readLeadFacts(tx), call.services.notifications.environment)
  await enqueue(tx, customerNewsDeliveries(news, recipients))
  for (const { email, devices } of await technicianWith(tx, row.assigneeId))
    await enqueue(tx, customerNewsDeliveries(news, { notifyTo: [email], webhook: undefined, devices }))
}
