import { minutesPromised } from '#content/promise-rules.ts'
import type { Call } from '#server/data-service/call.ts'
import type { Transaction } from '#server/database/database.ts'
import type { NewLeadEvent } from '#server/models/leads/lead-events.ts'
import { awaitsFirstCall, isMuted } from '#server/models/leads/lead-promise.ts'
import { customerMailFacts, mayMailNow } from '#server/models/leads/mails/customer-mails.ts'
import { isChangeHeld } from '#server/models/leads/submission/held-leads.ts'
import { technicianWith } from '#server/notifications/alarm-order.ts'
import { type CustomerMail, customerMailDelivery } from '#server/notifications/mail/customer-mail-delivery.ts'
import { type CustomerNews, customerNewsDeliveries } from '#server/notifications/outbox/customer-news.ts'
import { readLeadFacts, recipientsOf } from '#server/notifications/outbox/lead-deliveries.ts'
import { enqueue } from '#server/notifications/outbox/outbox.ts'
import type { RequestRow } from './receipt-stage.ts'

export type CustomerChange = {
  tx: Transaction
  call: Call
  now: Date
  row: RequestRow
}

type CopyMail = Extract<CustomerMail, { about: 'copy' }>

type News = Pick<CustomerNews, 'action'> & Partial<CustomerNews>

/** What the mail to the customer says of it, who gets a copy. */
type Copy = Pick<CopyMail, 'action'> & Partial<CopyMail>

export type CustomerWrite =
  | { columns?: object; events: readonly NewLeadEvent[]; news?: News; copy?: Copy }
  | undefined

/** Others may have the link, so the customer is mailed about the change. */
export async function mailCopy({ tx, call, now, row }: CustomerChange, copy: Copy): Promise<void> {
  if (!(await mayMailNow('copy', row, { tx, call, now }))) return
  const plain = { signedBy: null, estimate: null, scheduledAt: null, windowMinutes: null, promisedBy: null }
  const at = now.toISOString()
  const mail: CustomerMail = { ...customerMailFacts(row), about: 'copy', at, ...plain, ...copy }
  await enqueue(tx, [customerMailDelivery(mail, { ...row, dedupe: `${copy.action} ${now.getTime()}` })])
}

/** A promise of a call as the customer hears of it: none where the business promises no time. */
export const promisedTo = ({ call, row }: CustomerChange, by: Date | null): string | null =>
  minutesPromised(call.services.profile()).ordinary === null || isMuted(row)
    ? null
    : (by?.toISOString() ?? null)

/** Null for what may be an advertisement: anyone with the link can type it. */
export const plainName = (name: string): string | null =>
  /^[\p{L}\p{M}'’. -]{1,60}$/u.test(name) && !/\p{L}\.\p{L}/u.test(name) ? name : null

/**
 * To the technician who has it and staff who are told of requests; of a muted one that they have not begun to none. Gives
 * whether it is held for the latter: reported together with others.
 */
export async function notifyBusiness(
  { tx, call, row, now }: CustomerChange,
  told: News,
  isNewNetwork: boolean,
): Promise<boolean> {
  const { assigneeId, scheduledAt } = row
  if (isMuted(row) && awaitsFirstCall(row) && !assigneeId && !scheduledAt) return false
  const { id, kind, number, name, phone, phoneE164, service, contactBy } = row
  const news = {
    kind,
    id,
    number,
    name,
    phone,
    phoneE164,
    service,
    contactBy,
    at: now.toISOString(),
    ...told,
  }
  const isHeld = await isChangeHeld(tx, { isNewNetwork, now })
  const recipients = recipientsOf(await readLeadFacts(tx), call.services.notifications.environment)
  if (!isHeld) await enqueue(tx, customerNewsDeliveries(news, recipients))
  for (const { email, devices } of await technicianWith(tx, assigneeId))
    await enqueue(tx, customerNewsDeliveries(news, { notifyTo: [email], webhook: undefined, devices }))
  return isHeld
}
