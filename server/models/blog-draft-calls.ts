import { GraphQLBoolean, GraphQLID, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { unwrap } from '#server/data-service/refusal-error.ts'
import { DateTime } from '#server/data-service/scalars.ts'
import type { ExtraCalls } from '#server/data-service/schema.ts'
import { discardDraft, readDraft, saveDraft } from './blog-drafts.ts'

const draftType = new GraphQLObjectType({
  name: 'BlogDraft',
  description: 'What the caller has typed into the form of a post and not saved yet.',
  fields: {
    form: { type: new GraphQLNonNull(GraphQLString), description: 'application/x-www-form-urlencoded' },
    savedAt: { type: new GraphQLNonNull(DateTime) },
  },
})

const blogId = { type: GraphQLID, description: 'Left out: the post that does not exist yet.' }

/** The calls about drafts of the form; everybody has their own. */
export const blogDraftCalls: ExtraCalls = {
  queries: {
    blogDraft: {
      type: draftType,
      args: { blogId },
      resolve: async (_root, args: { blogId?: string | null }, call) =>
        unwrap(await readDraft(args.blogId ?? null, call)),
    },
  },
  mutations: {
    saveBlogDraft: {
      type: new GraphQLNonNull(draftType),
      args: { blogId, form: { type: new GraphQLNonNull(GraphQLString) } },
      resolve: async (_root, args: { blogId?: string | null; form: string }, call) =>
        unwrap(await saveDraft({ blogId: args.blogId ?? null, form: args.form }, call)),
    },
    discardBlogDraft: {
      type: new GraphQLNonNull(GraphQLBoolean),
      args: { blogId },
      resolve: async (_root, args: { blogId?: string | null }, call) =>
        unwrap(await discardDraft(args.blogId ?? null, call)),
    },
  },
}
