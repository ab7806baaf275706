import { GraphQLEnumType, GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { unwrap } from '#server/data-service/refusal-error.ts'
import type { ExtraCalls } from '#server/data-service/schema.ts'
import type { DeliveryFacts } from '#server/data-service/services.ts'
import { lastDeliveries } from '#server/notifications/outbox/outbox.ts'
import { lastTests } from '#server/notifications/outbox/test-delivery.ts'
import type { Result } from '#server/result.ts'
import { done } from '#server/result.ts'
import { deliveryChannel } from '#server/schema/operations.ts'
import { administratorIn } from './administrators-only.ts'
import { deliveryType } from './delivery-type.ts'
import { sendTestNotification } from './notification-tests.ts'

const deliveries = { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(deliveryType))) }

const channel = {
  type: new GraphQLNonNull(
    new GraphQLEnumType({
      name: 'DeliveryChannel',
      values: Object.fromEntries(deliveryChannel.enumValues.map((name) => [name, {}])),
    }),
  ),
}

const mostRecent = 10

/** Tests of the ways that notifications go, and what went lately. */
export const notificationTestCalls: ExtraCalls = {
  queries: {
    notificationTests: {
      ...deliveries,
      description: 'The last test of each recipient',
      resolve: async (_root, _args, call) => unwrap(await forAdministrators(call, lastTests)),
    },
    recentDeliveries: {
      ...deliveries,
      description: 'The newest notifications of a channel, tests included',
      args: { channel },
      resolve: async (_root, args: { channel: DeliveryFacts['channel'] }, call) =>
        unwrap(await forAdministrators(call, (db) => lastDeliveries(db, args.channel, mostRecent))),
    },
  },
  mutations: {
    sendTestNotification: {
      type: new GraphQLNonNull(deliveryType),
      args: { channel, recipient: { type: new GraphQLNonNull(GraphQLString) } },
      resolve: async (_root, args: { channel: DeliveryFacts['channel']; recipient: string }, call) =>
        unwrap(await sendTestNotification(args.channel, args.recipient, call)),
    },
  },
}

async function forAdministrators(
  call: Call,
  read: (db: Call['db']) => Promise<DeliveryFacts[]>,
): Promise<Result<DeliveryFacts[]>> {
  const asks = administratorIn(call, 'read the notifications')
  return asks.ok ? done(await read(call.db)) : asks
}
