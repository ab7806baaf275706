import { GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql'
import { batched } from '#server/data-service/batched.ts'
import type { ModelField } from '#server/data-service/model.ts'
import { isOwnSubmission } from '#server/data-service/operations.ts'
import type { LeadKind } from '#server/schema/leads.ts'
import { deliveryType } from './deliveries.ts'
import { leadEventsField, type RequestKind } from './lead-events.ts'
import { assigneeField } from './people.ts'

/**
 * What the leads have in common: quotes and messages, which staff work off, and reviews, which are sent in and notified
 * in the same way. Their common columns stand in server/schema/leads.ts.
 */

/** What an owner counts leads by; the suspicious ones are in one of the others too. */
export const leadStates = ['new', 'contacted', 'completed', 'quarantined'] as const

/** What a quote, a message and a review have besides their columns. */
export function leadExtraFields(kind: LeadKind): Record<string, ModelField & { private?: true }> {
  const deliveries = batched((call, ids) => call.services.notifications.trail(kind, ids))
  return {
    receipt: {
      type: GraphQLString,
      description: 'Path of the lasting receipt, in the answer to whoever sent this; else null',
      resolve: (lead, _args, call) =>
        isOwnSubmission(lead) ? call.services.receipts.pathOf({ kind, id: lead.id }) : null,
    },
    deliveries: {
      private: true,
      type: new GraphQLList(new GraphQLNonNull(deliveryType)),
      resolve: (lead, _args, call) => deliveries(call).load(lead.id),
    },
  }
}

/** What a quote and a message have besides, while they are worked off. */
export const requestExtraFields = (kind: RequestKind): Record<string, ModelField & { private?: true }> => ({
  ...leadExtraFields(kind),
  assignee: assigneeField,
  events: leadEventsField(kind),
})
