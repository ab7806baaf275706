import type { Log } from '../log.ts'
import type { EventStream } from '../realtime/listen.ts'
import { type CachedPage, cachedPage, compressPage, type SharedPage, weightOf } from './cached-page.ts'

/** Forms in a page hold a token that is good for 24 hours: a page is never much older than it looks. */
const longestAgeMs = 60 * 60_000

export type PageCache = ReturnType<typeof openPageCache>

/**
 * Rendered public pages, kept in memory by key until an announcement says that public content changed, on whichever
 * instance that was. At the bound the page that was asked for least recently goes.
 */
export function openPageCache({
  events,
  models,
  log,
  most = { pages: 500, bytes: 64 * 1024 * 1024 },
  now = Date.now,
}: {
  events: Pick<EventStream, 'subscribe'>
  /** Names of the models that public pages show. */
  models: readonly string[]
  log: Log
  most?: { pages: number; bytes: number }
  now?: () => number
}) {
  // In the order in which they were asked for last.
  const pages = new Map<string, { page: CachedPage; since: number }>()
  let filling = new Map<string, Promise<CachedPage | undefined>>()
  let bytes = 0
  let compressing: Promise<void> = Promise.resolve()

  const unsubscribe = events.subscribe((event) => {
    // A connection that came back may have missed anything.
    if (event.kind === 'reconnected' || models.includes(event.model)) drop()
  })

  /** Forgets everything. What is being rendered now may have read what was there before: it is not kept. */
  function drop() {
    pages.clear()
    filling = new Map()
    bytes = 0
  }

  function find(key: string): CachedPage | undefined {
    const entry = pages.get(key)
    if (!entry) return undefined
    remove(key)
    if (now() - entry.since >= longestAgeMs) return undefined
    pages.set(key, entry)
    bytes += weightOf(entry.page)
    return entry.page
  }

  function remove(key: string) {
    const entry = pages.get(key)
    if (!entry) return
    pages.delete(key)
    bytes -= weightOf(entry.page)
  }

  function keep(key: string, page: CachedPage, since: number) {
    remove(key)
    pages.set(key, { page, since })
    bytes += weightOf(page)
    for (const oldest of pages.keys()) {
      if (pages.size <= most.pages && bytes <= most.bytes) break
      remove(oldest)
    }
  }

  /** One page at a time, so that after a change the machine's other work is not behind fifty of them. */
  function compressLater(key: string, page: CachedPage, since: number) {
    const isStillKept = () => pages.get(key)?.page === page
    compressing = compressing.then(async () => {
      if (!isStillKept()) return
      try {
        const compressed = await compressPage(page)
        if (isStillKept()) keep(key, { ...page, compressed }, since)
      } catch (error) {
        log.error({ err: error, key }, 'A page could not be compressed')
      }
    })
  }

  async function fill(
    key: string,
    render: () => Promise<SharedPage | undefined>,
    isCurrent: () => boolean,
  ): Promise<CachedPage | undefined> {
    const since = now()
    const shared = await render()
    if (!shared) return undefined
    const page = cachedPage(shared)
    if (isCurrent()) {
      keep(key, page, since)
      compressLater(key, page, since)
    }
    return page
  }

  return {
    /** The page if it is here with all its ways to be sent. */
    ready(key: string): CachedPage | undefined {
      const page = find(key)
      return page?.compressed && page
    },
    /**
     * The page, rendered by the first who asks for all who ask meanwhile. Undefined when `render` found that it is
     * not to be shared.
     */
    async page(key: string, render: () => Promise<SharedPage | undefined>): Promise<CachedPage | undefined> {
      const found = find(key)
      if (found) return found
      const now = filling
      let page = now.get(key)
      if (!page) {
        page = fill(key, render, () => now === filling).finally(() => now.delete(key))
        now.set(key, page)
      }
      return page
    },
    drop,
    /** Figures for whoever watches. */
    size: () => ({ pages: pages.size, bytes, filling: filling.size }),
    close: unsubscribe,
  }
}
