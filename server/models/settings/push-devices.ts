import { GraphQLInputObjectType, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { z } from 'zod'
import type { Staff } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { line } from '#server/data-service/input.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import { confirmedForTask } from '#server/models/records/confirmed-staff.ts'
import {
  deletePushSubscription,
  findPushSubscription,
  listPushDevices,
  loadVapidKeys,
  type PushDevice,
  savePushSubscription,
} from '#server/notifications/push/push-subscriptions.ts'
import { webhookUrlProblem } from '#server/notifications/webhook/http-post.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { mayIn } from '#server/rights.ts'

const bytes = (count: number) =>
  z.string().refine((text) => /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === count)

const subscriptionInput = z.object({
  endpoint: z.string().max(2_000),
  /** An uncompressed P-256 point. */
  p256dh: bytes(65),
  auth: bytes(16),
  label: line('subscriptionUnusable', 80),
})

async function saveDevice(given: unknown, call: Call<Staff>): Promise<Result<PushDevice>> {
  const { userId, username } = call.actor
  const { data: input } = subscriptionInput.safeParse(given)
  // Push services are public. The address is the browser's, but a caller can send any other.
  if (!input || (await webhookUrlProblem(input.endpoint)))
    return refuse({ code: 'BAD_INPUT', reason: 'subscriptionUnusable' })
  return call.db.transaction(async (tx) => {
    const { id, label, createdAt, lastSuccessAt } = await savePushSubscription(tx, { userId, ...input })
    await recordAudit(tx, call.actor, { action: 'create', subject: 'PushDevice', subjectId: id, label })
    await call.services.notifications.notifyOfChange(tx, {
      by: call.actor,
      changes: [['deviceAdded', label]],
    })
    return done({ id, label, createdAt, lastSuccessAt, username })
  })
}

async function deleteDevice(id: string, call: Call<Staff>): Promise<Result<{ id: string }>> {
  return call.db.transaction(async (tx) => {
    const device = isUuid(id) ? await findPushSubscription(tx, id) : undefined
    const ownerId = onlyDevicesOf(call.actor)
    if (!device || (ownerId && device.userId !== ownerId))
      return refuse({ code: 'NOT_FOUND', reason: 'deviceGone' })
    await deletePushSubscription(tx, id)
    const { label } = device
    await recordAudit(tx, call.actor, { action: 'delete', subject: 'PushDevice', subjectId: id, label })
    await call.services.notifications.notifyOfChange(tx, {
      by: call.actor,
      changes: [['deviceRemoved', label]],
    })
    return done({ id })
  })
}

const deviceType = new GraphQLObjectType<PushDevice, Call>({
  name: 'PushSubscription',
  description: 'A device that shows a notification of what comes in.',
  fields: {
    id: required.id,
    label: required.text,
    username: { ...required.text, description: 'Whose device it is' },
    createdAt: required.time,
    lastSuccessAt: optional.time,
  },
})

const deletedType = new GraphQLObjectType({ name: 'DeletedPushSubscription', fields: { id: required.id } })

const saveInput = new GraphQLInputObjectType({
  name: 'SavePushSubscriptionInput',
  fields: { endpoint: required.text, p256dh: required.text, auth: required.text, label: required.text },
})

/**
 * Undefined: all devices. Staff with the settings may see, test and remove those of others, because a lost
 * phone cannot do it; everyone else only their own.
 */
export const onlyDevicesOf = (actor: StaffOrSystem): string | undefined =>
  actor.kind === 'system' || mayIn(actor, 'settings', 'write') ? undefined : actor.userId

export const pushDeviceCalls: ExtraCalls = {
  queries: {
    pushSubscriptions: defineCall({
      may: staffOf('leads', 'readDevices', { own: true }),
      type: listOf(deviceType),
      resolve: async (_args, { db, actor }) => done(await listPushDevices(db, onlyDevicesOf(actor))),
    }),
    pushPublicKey: defineCall({
      may: staffOf('leads', 'subscribeDevices', { own: true }),
      ...required.text,
      description: 'The key that a browser subscribes to: our name to the push services, no secret',
      resolve: async (_args, { db }) => done((await loadVapidKeys(db)).publicKey),
    }),
  },
  mutations: {
    savePushSubscription: defineCall({
      may: confirmedForTask('leads', 'addDevice', { own: true }),
      type: new GraphQLNonNull(deviceType),
      args: { input: { type: new GraphQLNonNull(saveInput) } },
      resolve: ({ input }: { input: object }, call) => saveDevice(input, call),
    }),
    deletePushSubscription: defineCall({
      may: confirmedForTask('leads', 'removeDevice', { own: true }),
      type: new GraphQLNonNull(deletedType),
      args: { id: required.id },
      resolve: ({ id }: { id: string }, call) => deleteDevice(id, call),
    }),
  },
}
