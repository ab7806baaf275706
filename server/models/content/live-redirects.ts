import { sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import type { EventStream } from '#server/realtime/events.ts'
import { inMemory } from '#server/realtime/in-memory.ts'
import { redirects } from '#server/schema/pages.ts'
import { beyondQueryOf, redirectIndex } from './redirect-rules.ts'

export type Redirection = { location: string; status: number }

export type Redirects = {
  follow(url: URL): Promise<Redirection | undefined>
  close(): Promise<void>
}

/** How often uses are written down: an old address may be asked for many times a second. */
const countMs = 10_000

export function openRedirects(given: {
  db: Database
  events: Pick<EventStream, 'subscribe'>
  log: Log
}): Redirects {
  const { db, log } = given
  const { id, from, to, status } = redirects
  const known = inMemory({
    ...given,
    models: ['Redirect'],
    empty: redirectIndex<{ id: string; from: string; to: string; status: number }>([]),
    read: async () => redirectIndex(await db.select({ id, from, to, status }).from(redirects)),
  })
  const uses = new Map<string, number>()
  const timer = setInterval(() => void writeUses(), countMs).unref()

  async function writeUses() {
    if (uses.size === 0) return
    const used = JSON.stringify([...uses].map(([id, times]) => ({ id, times })))
    uses.clear()
    await db
      .execute(
        sql`update ${redirects} set hits = hits + used.times, last_used_at = now()
          from jsonb_to_recordset(${used}::jsonb) as used(id uuid, times int) where ${redirects.id} = used.id`,
      )
      .catch((error: unknown) => log.warn({ err: error }, 'Uses of redirects could not be counted'))
  }

  return {
    async follow(url) {
      const found = (await known.latest()).match(url)
      if (!found) return undefined
      const location = withQuery(found.to, beyondQueryOf(found.from, url))
      // The target may be this same address, written with the site's own host.
      if (new URL(location, url).href === url.href) return undefined
      uses.set(found.id, (uses.get(found.id) ?? 0) + 1)
      return { location, status: found.status }
    },
    async close() {
      clearInterval(timer)
      known.close()
      await writeUses()
    },
  }
}

function withQuery(to: string, query: string): string {
  if (!query) return to
  const [before = '', ...hash] = to.split(/(?=#)/)
  return `${before}${before.includes('?') ? '&' : '?'}${query}${hash.join('')}`
}
