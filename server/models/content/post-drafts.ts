import { and, eq, isNull } from 'drizzle-orm'
import { GraphQLBoolean, GraphQLID, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { v7 as uuidv7 } from 'uuid'
import type { Call } from '#server/data-service/call.ts'
import { DateTime } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { postDrafts, posts } from '#server/schema/content.ts'

const longestForm = 2_000_000

type UnsavedForm = Pick<typeof postDrafts.$inferSelect, 'form' | 'savedAt'>

async function readDraft(
  blogId: string | null,
  call: Call<StaffOrSystem>,
): Promise<Result<UnsavedForm | null>> {
  const own = ownDraft(blogId, call)
  if (!own.ok) return own
  const [draft] = await call.db.select().from(postDrafts).where(own.value.isThis)
  return done(draft ?? null)
}

async function saveDraft(
  { blogId, form }: { blogId: string | null; form: string },
  call: Call<StaffOrSystem>,
): Promise<Result<UnsavedForm>> {
  const own = ownDraft(blogId, call)
  if (!own.ok) return own
  if (form.length > longestForm) return refuse({ code: 'BAD_INPUT', reason: 'draftTooLong' })
  if (blogId && (await call.db.$count(posts, eq(posts.id, blogId))) === 0) return noPost
  const kept = { form, savedAt: new Date() }
  await call.db
    .insert(postDrafts)
    .values({ ...kept, id: uuidv7(), userId: own.value.userId, blogId })
    .onConflictDoUpdate({ target: [postDrafts.userId, postDrafts.blogId], set: kept })
  return done(kept)
}

async function discardDraft(blogId: string | null, call: Call<StaffOrSystem>): Promise<Result<true>> {
  const own = ownDraft(blogId, call)
  if (!own.ok) return own
  await call.db.delete(postDrafts).where(own.value.isThis)
  return done(true)
}

function ownDraft(blogId: string | null, { actor }: Call<StaffOrSystem>) {
  if (actor.kind !== 'staff') return refuse({ code: 'FORBIDDEN', reason: 'draftsAreOfPeople' })
  if (blogId && !isUuid(blogId)) return noPost
  const { userId } = actor
  const ofPost = blogId ? eq(postDrafts.blogId, blogId) : isNull(postDrafts.blogId)
  return done({ userId, isThis: and(eq(postDrafts.userId, userId), ofPost) })
}

const noPost = refuse({ code: 'NOT_FOUND', reason: 'postGone' })

const draftType = new GraphQLObjectType({
  name: 'BlogDraft',
  description: 'What the caller has typed into the form of a post and not saved yet.',
  fields: {
    form: { type: new GraphQLNonNull(GraphQLString), description: 'application/x-www-form-urlencoded' },
    savedAt: { type: new GraphQLNonNull(DateTime) },
  },
})

const blogId = { type: GraphQLID, description: 'Left out: the post that does not exist yet.' }

export const postDraftCalls: ExtraCalls = {
  queries: {
    blogDraft: defineCall({
      may: staffOf('content', 'updatePosts'),
      type: draftType,
      args: { blogId },
      resolve: (args: { blogId?: string | null }, call) => readDraft(args.blogId ?? null, call),
    }),
  },
  mutations: {
    saveBlogDraft: defineCall({
      may: staffOf('content', 'updatePosts'),
      type: new GraphQLNonNull(draftType),
      args: { blogId, form: { type: new GraphQLNonNull(GraphQLString) } },
      resolve: (args: { blogId?: string | null; form: string }, call) =>
        saveDraft({ blogId: args.blogId ?? null, form: args.form }, call),
    }),
    discardBlogDraft: defineCall({
      may: staffOf('content', 'updatePosts'),
      type: new GraphQLNonNull(GraphQLBoolean),
      args: { blogId },
      resolve: (args: { blogId?: string | null }, call) => discardDraft(args.blogId ?? null, call),
    }),
  },
}
