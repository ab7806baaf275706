import { and, eq, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Call } from '#server/data-service/call.ts'
import { allowed } from '#server/data-service/permission.ts'
import { isUuid } from '#server/data-service/uuid.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { blogDrafts, blogs } from '#server/schema/content.ts'
import { blog } from './blog.ts'

/** More than a form can hold in the longest encoding; beyond it somebody sends something else. */
const longestForm = 2_000_000

type UnsavedForm = Pick<typeof blogDrafts.$inferSelect, 'form' | 'savedAt'>

/** What the caller typed into this post's form (null: a new post's) and has not saved; nobody else's is ever found. */
export async function readDraft(blogId: string | null, call: Call): Promise<Result<UnsavedForm | null>> {
  const own = ownDraft(blogId, call)
  if (!own.ok) return own
  const [draft] = await call.db.select().from(blogDrafts).where(own.value.isThis)
  return done(draft ?? null)
}

/** Keeps what the caller has typed by now. The post itself stays as it is. */
export async function saveDraft(
  { blogId, form }: { blogId: string | null; form: string },
  call: Call,
): Promise<Result<UnsavedForm>> {
  const own = ownDraft(blogId, call)
  if (!own.ok) return own
  if (form.length > longestForm)
    return refuse({ code: 'BAD_INPUT', message: 'This is more than a draft can hold.' })
  if (blogId && (await call.db.$count(blogs, eq(blogs.id, blogId))) === 0) return noPost
  const kept = { form, savedAt: new Date() }
  await call.db
    .insert(blogDrafts)
    .values({ ...kept, id: uuidv7(), userId: own.value.userId, blogId })
    .onConflictDoUpdate({ target: [blogDrafts.userId, blogDrafts.blogId], set: kept })
  return done(kept)
}

/** Forgets it: the post was saved, or the person does not want it any more. */
export async function discardDraft(blogId: string | null, call: Call): Promise<Result<true>> {
  const own = ownDraft(blogId, call)
  if (!own.ok) return own
  await call.db.delete(blogDrafts).where(own.value.isThis)
  return done(true)
}

/** Who may change posts may have drafts of them: administrators, each their own. */
function ownDraft(blogId: string | null, { actor }: Call) {
  const access = allowed(blog, 'update', actor)
  if (!access.ok) return access
  if (actor.kind !== 'administrator')
    return refuse({ code: 'FORBIDDEN', message: 'Drafts belong to administrators.' })
  if (blogId && !isUuid(blogId)) return noPost
  const { userId } = actor
  const ofPost = blogId ? eq(blogDrafts.blogId, blogId) : isNull(blogDrafts.blogId)
  return done({ userId, isThis: and(eq(blogDrafts.userId, userId), ofPost) })
}

const noPost = refuse({ code: 'NOT_FOUND', message: 'This post does not exist any more.' })
