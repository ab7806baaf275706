import { and, asc, eq, lte } from 'drizzle-orm'
import type { Call } from '#server/data-service/call.ts'
import { update } from '#server/data-service/operations.ts'
import type { Log } from '#server/log.ts'
import { posts } from '#server/schema/content.ts'
import { post } from './post.ts'

const pollMs = 3_000

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

/** Looks every few seconds until closed; a small index holds only what is scheduled. */
export function openSchedule({ callAsSystem, log }: { callAsSystem: () => Call; log: Log }) {
  let running = Promise.resolve()
  const look = async () => {
    try {
      const published = await publishDuePosts(callAsSystem())
      if (published.length > 0) log.info({ published }, 'scheduled posts published')
    } catch (error) {
      log.error({ err: error }, 'publishing scheduled posts failed')
    }
  }
  const timer = setInterval(() => {
    running = running.then(look)
  }, pollMs)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
