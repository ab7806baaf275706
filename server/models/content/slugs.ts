import { and, eq, ne } from 'drizzle-orm'
import type { Call } from '#server/data-service/call.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { done, type PlainReasonKey, type Result, refuseField } from '#server/result.ts'
import type { posts } from '#server/schema/content.ts'
import type { pages } from '#server/schema/pages.ts'

type Slugs = {
  table: typeof posts | typeof pages
  lock: string
  taken: PlainReasonKey
  isReserved?: (slug: string, call: Call) => Promise<boolean>
}

type SlugQuery = { tx: Transaction; call: Call; ownId?: string }

/** Two records that are saved at once would both find the same slug free, so each waits for the other. */
export function slugsOf({ table, lock, taken, isReserved = async () => false }: Slugs) {
  const isTaken = async (tx: Queryable, slug: string, ownId?: string): Promise<boolean> =>
    (await tx.$count(table, and(eq(table.slug, slug), ownId ? ne(table.id, ownId) : undefined))) > 0
  return {
    isTaken,
    async choose(slug: string, { tx, call, ownId }: SlugQuery): Promise<Result<string>> {
      if (await isReserved(slug, call)) return refuseField('slug', { reason: 'slugReserved' })
      await holdLock(tx, lock)
      return (await isTaken(tx, slug, ownId)) ? refuseField('slug', { reason: taken }) : done(slug)
    },
    async findFree(slug: string, { tx, call }: SlugQuery): Promise<string> {
      await holdLock(tx, lock)
      for (let number = 1; ; number += 1) {
        const candidate = number === 1 ? slug : `${slug}-${number}`
        if (!(await isReserved(candidate, call)) && !(await isTaken(tx, candidate))) return candidate
      }
    },
  }
}
