import {
  GraphQLBoolean,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import { batched } from '#server/data-service/batched.ts'
import type { Call } from '#server/data-service/call.ts'
import type { ModelField } from '#server/data-service/model.ts'
import type { AttachmentFacts } from '#server/data-service/services.ts'
import { isInvitationOpen } from '#server/review-invitations.ts'
import { leadFields } from './lead-fields.ts'
import { reviewIdsOf } from './review-invitation.ts'

const text = { type: new GraphQLNonNull(GraphQLString) }

const quoteFile = new GraphQLObjectType<AttachmentFacts, Call>({
  name: 'QuoteFile',
  description: 'An attachment, with short-lived signed links for staff.',
  fields: {
    path: text,
    name: text,
    contentType: { type: GraphQLString },
    size: { type: GraphQLInt, description: 'Bytes' },
    url: text,
    thumbnailUrl: { type: GraphQLString },
    viewUrl: {
      type: GraphQLString,
      description: 'The picture for a whole screen; null for what cannot be shown',
    },
  },
})

const reviewIds = batched(reviewIdsOf)

const attachments = batched((call, ids) => call.services.attachments.describe(ids))

/** What a quote has besides its columns. */
export const quoteExtraFields: Record<string, ModelField & { private?: true }> = {
  ...leadFields('Quote'),
  reviewId: {
    private: true,
    type: GraphQLID,
    description: 'The review that came of asking for one',
    resolve: async (quote, _args, call) => (await reviewIds(call).load(quote.id))[0],
  },
  reviewInvitation: {
    private: true,
    type: GraphQLString,
    description: 'Path of the personal link to write a review; null before somebody asked for one',
    resolve: ({ id, reviewAskedAt }, _args, call) =>
      reviewAskedAt instanceof Date
        ? call.services.invitations.pathOf({ quoteId: id, askedAt: reviewAskedAt })
        : null,
  },
  isInvitationOpen: {
    private: true,
    type: GraphQLBoolean,
    description: 'Whether that link still works',
    resolve: async ({ id, reviewAskedAt }, _args, call) =>
      reviewAskedAt instanceof Date &&
      isInvitationOpen(reviewAskedAt, new Date()) &&
      (await reviewIds(call).load(id)).length === 0,
  },
  files: {
    private: true,
    type: new GraphQLList(new GraphQLNonNull(quoteFile)),
    resolve: (quote, _args, call) => attachments(call).load(quote.id),
  },
}
