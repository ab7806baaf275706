import { GraphQLID, GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { DateTime } from '#server/data-service/scalars.ts'
import type { DeliveryFacts } from '#server/data-service/services.ts'

const text = { type: new GraphQLNonNull(GraphQLString) }
const time = { type: new GraphQLNonNull(DateTime) }

export const deliveryType = new GraphQLObjectType<DeliveryFacts, Call>({
  name: 'Delivery',
  description: 'One notification on its way out: pending, sent or dead.',
  fields: {
    id: { type: new GraphQLNonNull(GraphQLID) },
    topic: { ...text, description: 'What happened, for example quote.created' },
    channel: text,
    recipient: text,
    state: text,
    attempts: { type: new GraphQLNonNull(GraphQLInt) },
    nextAttemptAt: time,
    sentAt: { type: DateTime },
    lastError: { type: GraphQLString },
    createdAt: time,
    updatedAt: time,
  },
})
