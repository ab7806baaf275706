import type { Config } from '#server/config.ts'
import type { Queryable } from '#server/database/database.ts'
import { type FixedStatement, runFixed } from '#server/database/transact.ts'
import { rolesThatWrite } from '#server/rights.ts'
import { mailSettingsId } from './mail/mail-settings.ts'
import type { Recipients } from './outbox/lead-deliveries.ts'
import { effectiveSettings, notificationSettingsId, type StoredSettings } from './settings.ts'

/** What decides who is notified of a new lead, and whether its customer gets a mail. */
export type LeadFacts = Pick<
  StoredSettings,
  'recipients' | 'webhookOn' | 'webhookUrl' | 'customerMailsOff' | 'alarms'
> & {
  /** Sender of mails, as far as the owner stored one. */
  fromName: string | null
  fromAddress: string | null
  /** Addresses of everybody who works with leads, and ids of the devices that they subscribed. */
  staffEmails: string[]
  devices: string[]
}

const readFacts: FixedStatement = {
  name: 'lead facts',
  text: `
    select recipients, webhook_on as "webhookOn", webhook_url as "webhookUrl",
      coalesce(customer_mails_off, '{}') as "customerMailsOff", coalesce(alarms, 'all') as alarms, from_name as "fromName", from_address as "fromAddress",
      array(select email from users where role = any($1) order by created_at) as "staffEmails",
      array(select device.id::text from push_subscriptions as device join users on users.id = device.user_id
        where users.role = any($1) order by device.id) as devices
    from (select) as one
    left join notification_settings as settings on settings.id = $2
    left join mail_settings as mail on mail.id = $3`,
}

/** Read in the lead's transaction, by one statement: cheaper than a copy in memory that every change would have to reach. */
export async function readLeadFacts(db: Queryable): Promise<LeadFacts> {
  const [facts] = await runFixed<LeadFacts>(db, readFacts, [
    rolesThatWrite('leads'),
    notificationSettingsId,
    mailSettingsId,
  ])
  if (!facts) throw new Error('An outer join of one row returned none')
  return facts
}

/** Who is notified of a lead that comes in now. */
export function recipientsOf(
  facts: LeadFacts,
  environment: Pick<Config, 'notifyTo' | 'webhook'>,
): Recipients {
  const { recipients, webhook } = effectiveSettings(facts, environment)
  return {
    notifyTo: recipients.addresses,
    webhook: webhook.isOn && webhook.url ? { url: webhook.url } : undefined,
    devices: facts.devices,
  }
}
