import { GraphQLID, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { batched } from '../data-service/batched.ts'
import type { Call } from '../data-service/call.ts'
import type { ModelField } from '../data-service/model.ts'
import { DateTime } from '../data-service/scalars.ts'
import type { AttachmentFacts, DeliveryFacts } from '../data-service/services.ts'

const text = { type: GraphQLString }
const required = <Type extends typeof GraphQLString | typeof GraphQLInt | typeof GraphQLID | typeof DateTime>(
  type: Type,
) => ({
  type: new GraphQLNonNull(type),
})

const quoteFile = new GraphQLObjectType<AttachmentFacts, Call>({
  name: 'QuoteFile',
  description: 'An attachment, with short-lived signed links for staff.',
  fields: {
    path: required(GraphQLString),
    name: required(GraphQLString),
    contentType: text,
    size: { type: GraphQLInt, description: 'Bytes' },
    url: required(GraphQLString),
    thumbnailUrl: text,
  },
})

export const deliveryType = new GraphQLObjectType<DeliveryFacts, Call>({
  name: 'Delivery',
  description: 'One notification on its way out: pending, sent or dead.',
  fields: {
    id: required(GraphQLID),
    channel: required(GraphQLString),
    recipient: required(GraphQLString),
    state: required(GraphQLString),
    attempts: required(GraphQLInt),
    nextAttemptAt: required(DateTime),
    sentAt: { type: DateTime },
    lastError: text,
    updatedAt: required(DateTime),
  },
})

const listOf = (type: GraphQLObjectType) => new GraphQLList(new GraphQLNonNull(type))

const attachments = batched((call, ids) => call.services.attachments.describe(ids))
const deliveries = batched((call, ids) => call.services.notifications.trail('Quote', ids))

/** What a quote has besides its columns. */
export const quoteExtraFields: Record<string, ModelField & { private?: true }> = {
  receipt: {
    type: GraphQLString,
    description: 'Path of the lasting receipt, for whoever sent the quote',
    resolve: (quote, _args, call) => call.services.receipts.pathOf(quote.id),
  },
  files: {
    private: true,
    type: listOf(quoteFile),
    resolve: (quote, _args, call) => attachments(call).load(quote.id),
  },
  deliveries: {
    private: true,
    type: listOf(deliveryType),
    resolve: (quote, _args, call) => deliveries(call).load(quote.id),
  },
}
