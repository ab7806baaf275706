import { and, asc, eq, lte } from 'drizzle-orm'
import type { Call } from '#server/data-service/call.ts'
import { update } from '#server/data-service/operations.ts'
import { posts } from '#server/schema/content.ts'
import { post } from './post.ts'

/**
 * Publishes posts whose time has come, as an ordinary save by the system. Which are due is asked again under the lock
 * of the row, so of any number of instances one publishes, and one that was just unscheduled stays a draft.
 */
export async function publishDuePosts(call: Call, now = new Date()): Promise<string[]> {
  const due = await call.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(lte(posts.publishAt, now), eq(posts.isPublished, false)))
    .orderBy(asc(posts.publishAt))
    .limit(50)
  const published: string[] = []
  for (const { id } of due) {
    const onlyIf = { isPublished: { eq: false }, publishAt: { le: now } }
    if ((await update(post, { id, isPublished: true }, call, onlyIf)).ok) published.push(id)
  }
  return published
}
