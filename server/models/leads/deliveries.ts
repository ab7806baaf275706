import { asc, desc, eq, sql } from 'drizzle-orm'
import { GraphQLEnumType, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import { readSettings } from '#server/models/settings/notification-settings.ts'
import { onlyDevicesOf } from '#server/models/settings/push-devices.ts'
import {
  type Delivery,
  isUndelivered,
  lastDeliveries,
  leadStaffRecipient,
  retryDelivery,
} from '#server/notifications/outbox/outbox.ts'
import { lastTests, sendTest } from '#server/notifications/outbox/test-delivery.ts'
import { findPushSubscription, listPushDevices } from '#server/notifications/push/push-subscriptions.ts'
import { done, type PlainReasonKey, type Result, refuse, sentence } from '#server/result.ts'
import { invoices } from '#server/schema/invoices.ts'
import { deliveries, deliveryChannel, deliverySubjects } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { reviews } from '#server/schema/reviews.ts'

export const deliveryType = new GraphQLObjectType<Delivery, Call>({
  name: 'Delivery',
  description: 'One notification on its way out: pending, sent or dead.',
  fields: {
    id: required.id,
    topic: { ...required.text, description: 'What happened, for example quote.created' },
    channel: required.text,
    recipient: required.text,
    state: required.text,
    attempts: required.int,
    nextAttemptAt: required.time,
    sentAt: optional.time,
    sentVia: {
      type: new GraphQLEnumType({
        name: 'DeliveryVia',
        values: {
          file: { description: 'Saved as a file, not sent' },
          unproven: { description: 'Taken by a mail server; whether its mails arrive was not proven then' },
          proven: { description: 'Taken by a mail server whose mails arrive' },
        },
      }),
      description: 'How a mail left; null for other channels, and for mails from before this was recorded',
    },
    lastError: {
      type: GraphQLString,
      resolve: ({ reason, lastError }, _args, { language }) =>
        reason ? sentence(reason, language.words.refusals) : lastError,
    },
    createdAt: required.time,
    updatedAt: required.time,
  },
})

const undeliveredType = new GraphQLObjectType({
  name: 'Undelivered',
  description: 'A notification that has not left yet, and what it tells of',
  fields: {
    kind: { type: new GraphQLNonNull(enumOf('DeliverySubject', deliverySubjects)) },
    subjectId: required.id,
    name: { type: GraphQLString, description: 'Whose it is' },
    delivery: { type: new GraphQLNonNull(deliveryType) },
  },
})

const deliveryList = { type: listOf(deliveryType) }

const channel = {
  type: new GraphQLNonNull(enumOf('DeliveryChannel', deliveryChannel.enumValues)),
}

type Channel = Delivery['channel']

const mostUndelivered = 20

const mostRecent = 10

export const deliveryCalls: ExtraCalls = {
  queries: {
    undeliveredNotifications: defineCall({
      may: staffOf('leads', 'readQuotes'),
      type: listOf(undeliveredType),
      description: `Given up first, then by the next try; at most ${mostUndelivered}`,
      resolve: async (_args, call) => done(await undelivered(call)),
    }),
    notificationTests: defineCall({
      may: staffOf('leads', 'readNotifications', { own: true }),
      ...deliveryList,
      description: 'The last test of each recipient; of those who see no settings, of their own devices',
      resolve: async (_args, call) => done(await testsFor(call)),
    }),
    recentDeliveries: defineCall({
      may: staffOf('settings', 'readNotifications'),
      ...deliveryList,
      description: 'The newest notifications of a channel, tests included',
      args: { channel },
      resolve: async (args: { channel: Channel }, { db }) =>
        done(await lastDeliveries(db, args.channel, mostRecent)),
    }),
  },
  mutations: {
    retryDelivery: defineCall({
      may: staffOf('leads', 'updateQuotes'),
      type: deliveryType,
      args: { id: required.id },
      resolve: async ({ id }: { id: string }, { db, actor, services }) => {
        const retried = await retryDelivery(db, id, actor)
        if (retried.ok) services.notifications.wake()
        return retried
      },
    }),
    sendTestNotification: defineCall({
      may: staffOf('leads', 'sendTest', { own: true }),
      type: new GraphQLNonNull(deliveryType),
      args: { channel, recipient: required.text },
      resolve: (test: { channel: Channel; recipient: string }, call) => sendTestNotification(test, call),
    }),
  },
}

async function testsFor({ db, actor }: Call<StaffOrSystem>): Promise<Delivery[]> {
  const tests = await lastTests(db)
  const ownerId = onlyDevicesOf(actor)
  if (!ownerId) return tests
  const devices = await listPushDevices(db, ownerId)
  return tests.filter(({ recipient }) => devices.some(({ id }) => id === recipient))
}

async function undelivered({ db }: Call) {
  return db
    .select({
      kind: deliveries.subjectType,
      subjectId: deliveries.subjectId,
      name: sql<string | null>`coalesce(${requests.name}, ${reviews.name}, ${invoices.name})`,
      delivery: deliveries,
    })
    .from(deliveries)
    .leftJoin(requests, eq(requests.id, deliveries.subjectId))
    .leftJoin(reviews, eq(reviews.id, deliveries.subjectId))
    .leftJoin(invoices, eq(invoices.id, deliveries.subjectId))
    .where(isUndelivered)
    .orderBy(desc(eq(deliveries.state, 'dead')), asc(deliveries.nextAttemptAt), asc(deliveries.id))
    .limit(mostUndelivered)
}

async function sendTestNotification(
  { channel, recipient }: { channel: Channel; recipient: string },
  call: Call<StaffOrSystem>,
): Promise<Result<Delivery>> {
  const problem = await recipientProblem[channel](recipient, call)
  if (problem) return refuse({ code: 'NOT_FOUND', reason: problem })
  const test = await sendTest(call.db, {
    channel,
    recipient,
    message: call.services.words.mail.testPayloadText,
  })
  call.services.notifications.wake()
  return done(test)
}

const recipientProblem: Record<
  Channel,
  (recipient: string, call: Call<StaffOrSystem>) => Promise<PlainReasonKey | undefined>
> = {
  async mail(recipient, call) {
    if (onlyDevicesOf(call.actor)) return 'notARecipient'
    const { addresses } = (await readSettings(call)).recipients
    const isRecipient =
      addresses.length > 0 ? addresses.includes(recipient) : recipient === leadStaffRecipient
    return isRecipient ? undefined : 'notARecipient'
  },
  /** Settings show these mails instead; no customer's mailbox is used for a test. */
  customer: async () => 'notARecipient',
  async webhook(recipient, call) {
    if (onlyDevicesOf(call.actor)) return 'notARecipient'
    const { url, isOn } = (await readSettings(call)).webhook
    if (!isOn) return 'webhookOff'
    return url === recipient ? undefined : 'notARecipient'
  },
  async push(recipient, { db, actor }) {
    const device = isUuid(recipient) ? await findPushSubscription(db, recipient) : undefined
    const ownerId = onlyDevicesOf(actor)
    return device && (!ownerId || device.userId === ownerId) ? undefined : 'deviceGone'
  },
}
