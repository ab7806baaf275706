import type { Log } from '#server/log.ts'
import type { EventStream } from '#server/realtime/events.ts'
import { type CachedPage, cachedPage, compressPage, type SharedPage, weightOf } from './cached-page.ts'
import { showsVotes } from './page-address.ts'

/** Forms in a page hold a token that is good for 24 hours: a page is never much older than it looks. */
const longestAgeMs = 60 * 60_000
/** In an outage an old page is better than none, as long as its forms still work. */
const oldestAgeMs = 20 * 60 * 60_000

/** Votes come from strangers, so they make pages old at most this often. */
const votesEveryMs = 10_000

/** Rendered public pages by their address. */
export type PageCache = {
  /** The page if it is here with all its ways to be sent. */
  ready(key: string): CachedPage | undefined
  /**
   * The page, rendered by the first who asks for all who ask meanwhile. Undefined when `render` found that it is not to
   * be shared.
   */
  page(key: string, render: () => Promise<SharedPage | undefined>): Promise<CachedPage | undefined>
  /** The page also when it is too old, for when it cannot be rendered. */
  evenOld(key: string): CachedPage | undefined
  drop(): void
  /** Figures for whoever watches. */
  size(): { pages: number; bytes: number; filling: number }
  close(): void
}

/**
 * Rendered public pages, kept in memory by key until an announcement says that what visitors see has changed, on
 * whichever instance that was. What a stranger can make up without end (a search, a name of the host) has room of its
 * own, so that it cannot push out the pages themselves.
 */
export function openPageCache({
  events,
  models,
  log,
  most = { pages: 500, bytes: 64 * 1024 * 1024 },
  mostMadeUp = { pages: 200, bytes: 8 * 1024 * 1024 },
  now = Date.now,
}: {
  events: Pick<EventStream, 'subscribe'>
  /** Names of the models that public pages show. */
  models: readonly string[]
  log: Log
  most?: { pages: number; bytes: number }
  mostMadeUp?: { pages: number; bytes: number }
  now?: () => number
}): PageCache {
  const pages = lruPages(most)
  const madeUp = lruPages(mostMadeUp)
  const filling = new Map<string, Promise<CachedPage | undefined>>()
  const beingCompressed = new WeakSet<CachedPage>()
  let compressing: Promise<void> = Promise.resolve()
  let votesDropped = Number.NEGATIVE_INFINITY
  let votesWaiting: NodeJS.Timeout | undefined

  const unsubscribe = events.subscribe((event) => {
    // A connection that came back may have missed anything.
    if (event.kind === 'reconnected') return drop()
    if (!models.includes(event.model) || event.onPages === 'nothing') return
    if (event.onPages === 'votes') dropVotes()
    else drop()
  })

  /** Forgets pages. What is being rendered now may have read what was there before: it is not kept. */
  function drop(isMeant: (key: string) => boolean = () => true) {
    pages.removeWhere(isMeant)
    madeUp.removeWhere(isMeant)
    for (const key of filling.keys()) if (isMeant(key)) filling.delete(key)
  }

  function dropVotes() {
    if (votesWaiting) return
    const wait = votesDropped + votesEveryMs - now()
    const dropNow = () => {
      votesWaiting = undefined
      votesDropped = now()
      drop(showsVotes)
    }
    if (wait <= 0) return dropNow()
    votesWaiting = setTimeout(dropNow, wait)
    votesWaiting.unref()
  }

  const isMadeUp = (key: string) => !key.startsWith('/') || key.includes('?')
  const roomOf = (key: string) => (isMadeUp(key) ? madeUp : pages)

  function find(key: string, age = longestAgeMs): CachedPage | undefined {
    const kept = roomOf(key).find(key)
    if (!kept || now() - kept.since >= age) return undefined
    if (!kept.page.compressed) compressLater(key, kept.page, kept.since)
    return kept.page
  }

  /** One page at a time, so that after a change the machine's other work is not behind fifty of them. */
  function compressLater(key: string, page: CachedPage, since: number) {
    if (beingCompressed.has(page)) return
    beingCompressed.add(page)
    const isStillKept = () => roomOf(key).find(key)?.page === page
    compressing = compressing.then(async () => {
      if (!isStillKept()) return
      try {
        const compressed = await compressPage(page, isMadeUp(key) ? 'fast' : 'small')
        if (isStillKept()) roomOf(key).keep(key, { page: { ...page, compressed }, since })
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
      roomOf(key).keep(key, { page, since })
      // What nobody asks for again is not worth it.
      if (!isMadeUp(key)) compressLater(key, page, since)
    }
    return page
  }

  return {
    ready(key) {
      const page = find(key)
      return page?.compressed && page
    },
    async page(key, render) {
      const found = find(key)
      if (found) return found
      const underWay = filling.get(key)
      if (underWay) return underWay
      const isCurrent = () => filling.get(key) === page
      const page: Promise<CachedPage | undefined> = fill(key, render, isCurrent).finally(() => {
        if (isCurrent()) filling.delete(key)
      })
      filling.set(key, page)
      return page
    },
    evenOld: (key) => find(key, oldestAgeMs),
    drop: () => drop(),
    size: () => {
      const [own, others] = [pages.size(), madeUp.size()]
      return { pages: own.pages + others.pages, bytes: own.bytes + others.bytes, filling: filling.size }
    },
    close() {
      unsubscribe()
      clearTimeout(votesWaiting)
    },
  }
}

type Entry = { page: CachedPage; since: number }

/** Pages by key up to a number and a weight in bytes; beyond it the one that was asked for least recently goes. */
function lruPages(most: { pages: number; bytes: number }) {
  // In the order in which they were asked for last.
  const pages = new Map<string, Entry>()
  let bytes = 0

  function remove(key: string) {
    const kept = pages.get(key)
    if (!kept) return
    pages.delete(key)
    bytes -= weightOf(kept.page)
  }

  function keep(key: string, entry: Entry) {
    remove(key)
    pages.set(key, entry)
    bytes += weightOf(entry.page)
    for (const oldest of pages.keys()) {
      if (pages.size <= most.pages && bytes <= most.bytes) break
      remove(oldest)
    }
  }

  return {
    keep,
    /** The page and since when it is there; asking moves it away from the end. */
    find(key: string): Entry | undefined {
      const kept = pages.get(key)
      if (!kept) return undefined
      pages.delete(key)
      pages.set(key, kept)
      return kept
    },
    removeWhere(isMeant: (key: string) => boolean) {
      for (const key of pages.keys()) if (isMeant(key)) remove(key)
    },
    size: () => ({ pages: pages.size, bytes }),
  }
}
