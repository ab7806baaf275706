import { GraphQLID, GraphQLNonNull } from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { allowed } from '#server/data-service/permission.ts'
import { unwrap } from '#server/data-service/refusal-error.ts'
import type { ExtraCalls } from '#server/data-service/schema.ts'
import type { Result } from '#server/result.ts'
import { deliveryType } from './delivery-type.ts'
import { quote } from './quote.ts'

/** The calls about notifications on their way out, whatever they tell of. */
export const deliveryCalls: ExtraCalls = {
  mutations: {
    retryDelivery: {
      type: deliveryType,
      args: { id: { type: new GraphQLNonNull(GraphQLID) } },
      resolve: async (_root, args: { id: string }, call) => unwrap(await retryDelivery(args.id, call)),
    },
  },
}

async function retryDelivery(id: string, call: Call): Promise<Result<object>> {
  // Who may change quotes may change messages and reviews too: the administrators.
  const access = allowed(quote, 'update', call.actor)
  if (!access.ok) return access
  const retried = await call.services.notifications.retry(id, call.actor)
  if (retried.ok) call.services.notifications.wake()
  return retried
}
