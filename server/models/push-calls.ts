import {
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { unwrap } from '#server/data-service/refusal-error.ts'
import { DateTime } from '#server/data-service/scalars.ts'
import type { ExtraCalls } from '#server/data-service/schema.ts'
import type { PushDevice } from '#server/notifications/push/push-subscriptions.ts'
import { loadVapidKeys } from '#server/notifications/push/push-subscriptions.ts'
import { administratorIn } from './administrators-only.ts'
import { deleteDevice, readDevices, saveDevice } from './push-devices.ts'

const id = { type: new GraphQLNonNull(GraphQLID) }
const text = { type: new GraphQLNonNull(GraphQLString) }

const deviceType = new GraphQLObjectType<PushDevice, Call>({
  name: 'PushSubscription',
  description: 'A device that shows a notification of what comes in.',
  fields: {
    id,
    label: text,
    username: { ...text, description: 'Whose device it is' },
    createdAt: { type: new GraphQLNonNull(DateTime) },
    lastSuccessAt: { type: DateTime },
  },
})

const deletedType = new GraphQLObjectType({ name: 'DeletedPushSubscription', fields: { id } })

const saveInput = new GraphQLInputObjectType({
  name: 'SavePushSubscriptionInput',
  fields: { endpoint: text, p256dh: text, auth: text, label: text },
})

/** The devices of the administrators. */
export const pushCalls: ExtraCalls = {
  queries: {
    pushSubscriptions: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(deviceType))),
      resolve: async (_root, _args, call) => unwrap(await readDevices(call)),
    },
    pushPublicKey: {
      ...text,
      description: 'The key that a browser subscribes to: our name to the push services, no secret',
      resolve: async (_root, _args, call) => {
        unwrap(administratorIn(call, 'subscribe devices'))
        return (await loadVapidKeys(call.db)).publicKey
      },
    },
  },
  mutations: {
    savePushSubscription: {
      type: new GraphQLNonNull(deviceType),
      args: { input: { type: new GraphQLNonNull(saveInput) } },
      resolve: async (_root, args: { input: object }, call) => unwrap(await saveDevice(args.input, call)),
    },
    deletePushSubscription: {
      type: new GraphQLNonNull(deletedType),
      args: { id },
      resolve: async (_root, args: { id: string }, call) => unwrap(await deleteDevice(args.id, call)),
    },
  },
}
