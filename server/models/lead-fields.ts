import { GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql'
import { batched } from '#server/data-service/batched.ts'
import type { ModelField } from '#server/data-service/model.ts'
import { isAnswerToSender } from '#server/data-service/operations.ts'
import type { LeadKind } from '#server/schema/leads.ts'
import { deliveryType } from './delivery-type.ts'

/** What a quote, a message and a review have besides their columns. */
export function leadFields(kind: LeadKind): Record<string, ModelField & { private?: true }> {
  const deliveries = batched((call, ids) => call.services.notifications.trail(kind, ids))
  return {
    receipt: {
      type: GraphQLString,
      description: 'Path of the lasting receipt, in the answer to whoever sent this; else null',
      resolve: (lead, _args, call) =>
        isAnswerToSender(lead) ? call.services.receipts.pathOf({ kind, id: lead.id }) : null,
    },
    deliveries: {
      private: true,
      type: new GraphQLList(new GraphQLNonNull(deliveryType)),
      resolve: (lead, _args, call) => deliveries(call).load(lead.id),
    },
  }
}
