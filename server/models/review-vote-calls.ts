import { GraphQLID, GraphQLList, GraphQLNonNull } from 'graphql'
import { unwrap } from '#server/data-service/refusal-error.ts'
import type { CallsOverRows } from '#server/data-service/schema.ts'
import { helpfulReviewsOf, markHelpful } from './review-votes.ts'

/** The calls about which reviews a visitor found helpful. */
export const reviewVoteCalls: CallsOverRows = (typeOf) => ({
  queries: {
    myHelpfulReviews: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLID))),
      description: 'The reviews that this visitor marked as helpful: the latest 500.',
      resolve: async (_root, _args, call) => unwrap(await helpfulReviewsOf(call)),
    },
  },
  mutations: {
    markReviewHelpful: {
      type: typeOf('Review'),
      description: 'Counts once for each visitor; again changes nothing and answers the same review.',
      args: { id: { type: new GraphQLNonNull(GraphQLID) } },
      resolve: async (_root, args: { id: string }, call) => unwrap(await markHelpful(args.id, call)),
    },
  },
})
