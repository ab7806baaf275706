import type { Call } from '#server/data-service/call.ts'
import type { Transaction } from '#server/database/database.ts'
import { isChangeHeld } from '#server/models/leads/held-leads.ts'
import type { NewLeadEvent } from '#server/models/leads/lead-events.ts'
import { awaitsFirstCall, isMuted } from '#server/models/leads/lead-promise.ts'
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

type News = Pick<CustomerNews, 'action'> & Partial<CustomerNews>

export type Written = { columns?: object; events: readonly NewLeadEvent[]; news?: News } | undefined

/**
 * To the technician who has it and staff who are told of requests; of a muted one that they have not begun to none. Gives
 * whether it is held for the latter: reported together with others.
 */
export async function notifyBusiness(
  { tx, call, kind, row, now }: Change,
  told: News,
  isNewNetwork: boolean,
): Promise<boolean> {
  const { assigneeId, scheduledAt } = row
  if (isMuted(row) && awaitsFirstCall(row) && !assigneeId && !scheduledAt) return false
  const name = 'firstName' in row ? `${row.firstName} ${row.lastName}` : row.name
  const { id, number, phone, phoneE164, service } = row
  const news = { kind, id, number, name, phone, phoneE164, service, at: now.toISOString(), ...told }
  const isHeld = await isChangeHeld(tx, { isNewNetwork, now })
  const recipients = recipientsOf(await readLeadFacts(tx), call.services.notifications.environment)
  if (!isHeld) await enqueue(tx, customerNewsDeliveries(news, recipients))
  for (const { email, devices } of await technicianWith(tx, assigneeId))
    await enqueue(tx, customerNewsDeliveries(news, { notifyTo: [email], webhook: undefined, devices }))
  return isHeld
}
