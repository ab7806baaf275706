import { z } from 'zod'
import { languages } from '#content/languages.ts'
import { contactWays } from '#content/promise-rules.ts'
import type { Config } from '#server/config.ts'
import type { Queryable } from '#server/database/database.ts'
import { type PreparedStatement, runPrepared } from '#server/database/transact.ts'
import { mailSettingsId } from '#server/notifications/mail/mail-settings.ts'
import {
  effectiveSettings,
  notificationSettingsId,
  type StoredSettings,
} from '#server/notifications/settings.ts'
import { rolesThatWrite } from '#server/rights.ts'
import type { LeadKind, StoredRequest } from '#server/schema/requests.ts'
import type { StoredReview } from '#server/schema/reviews.ts'
import { deliveriesTo, leadStaffRecipient, type NewDelivery, type RecipientsByChannel } from './outbox.ts'
import type { testTopic } from './test-delivery.ts'

export type NotifiedLead =
  | (Pick<StoredRequest, 'kind' | Exclude<keyof QuotePayload | keyof MessagePayload, 'language'>> &
      Partial<Pick<StoredRequest, 'language'>>)
  | ({ kind: 'Review' } & Pick<StoredReview, keyof ReviewPayload>)

export type LeadFacts = Pick<
  StoredSettings,
  'recipients' | 'webhookOn' | 'webhookUrl' | 'customerMailsOff' | 'alarms'
> & {
  fromName: string | null
  fromAddress: string | null
  staffEmails: string[]
  devices: string[]
}

const readFacts: PreparedStatement = {
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

/**
 * One statement in the lead's transaction: cheaper than a copy in memory that every change would have to
 * reach.
 */
export async function readLeadFacts(db: Queryable): Promise<LeadFacts> {
  const [facts] = await runPrepared<LeadFacts>(db, readFacts, [
    rolesThatWrite('leads'),
    notificationSettingsId,
    mailSettingsId,
  ])
  if (!facts) throw new Error('An outer join of one row returned none')
  return facts
}

export type Recipients = {
  notifyTo: readonly string[]
  webhook: { url: string } | undefined
  devices: readonly string[]
}

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

export function leadDeliveries(lead: NotifiedLead, recipients: Recipients): NewDelivery[] {
  const { kind, id } = lead
  const topic = leadTopics[kind]
  // Through JSON, as it is stored; the schema drops columns that it does not name.
  const { payload } = deliveredLead.parse({ kind, payload: JSON.parse(JSON.stringify(lead)) })
  const about = { topic, subjectType: kind, subjectId: id, payload }
  return deliveriesTo(byChannel(recipients), about, `${topic}:${id}`)
}

export const byChannel = ({ notifyTo, webhook, devices }: Recipients): RecipientsByChannel => [
  ['mail', notifyTo.length > 0 ? notifyTo : [leadStaffRecipient]],
  ['webhook', webhook ? [webhook.url] : []],
  ['push', devices],
]

export const leadTopics = {
  Quote: 'quote.created',
  Message: 'message.created',
  Call: 'call.created',
  Review: 'review.created',
} as const

export type WebhookTopic = (typeof leadTopics)[LeadKind] | typeof testTopic

/** The first one is what everybody expects. */
const ofOtherLanguage = (code: string | null | undefined) =>
  code === languages[0].code ? undefined : (code ?? undefined)

const leadPayload = z.object({
  id: z.uuid(),
  email: z.string(),
  submittedAt: z.iso.datetime(),
  quarantineReasons: z.array(z.string()),
})

const requestPayload = leadPayload.extend({
  phone: z.string(),
  phoneE164: z.string().nullable(),
  contactBy: z.enum(contactWays).nullable().default(null),
  service: z.string(),
  message: z.string(),
  language: z.string().nullish().transform(ofOtherLanguage).optional(),
})

const quotePayload = requestPayload.extend({
  firstName: z.string(),
  lastName: z.string(),
  fileUrls: z.array(z.string()),
})

const messagePayload = requestPayload.extend({ name: z.string() })

const reviewPayload = leadPayload.extend({
  name: z.string(),
  rating: z.int(),
  title: z.string(),
  comment: z.string(),
  service: z.string().nullable(),
  location: z.string().nullable(),
})

export const deliveredLead = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('Quote'), payload: quotePayload }),
  z.object({ kind: z.literal('Message'), payload: messagePayload }),
  z.object({ kind: z.literal('Call'), payload: messagePayload }),
  z.object({ kind: z.literal('Review'), payload: reviewPayload }),
])

export const leadKinds = deliveredLead.options.map(({ shape }) => shape.kind.value)

/** A stored payload has no kind: its topic says it. */
export const leadOf = (kind: LeadKind) =>
  z
    .unknown()
    .transform((payload) => ({ kind, payload }))
    .pipe(deliveredLead)

export type DeliveredLead = z.output<typeof deliveredLead>
export type QuotePayload = z.output<typeof quotePayload>
export type MessagePayload = z.output<typeof messagePayload>
export type ReviewPayload = z.output<typeof reviewPayload>
