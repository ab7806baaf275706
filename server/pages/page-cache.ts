import {
  type AskedPath,
  type Languages,
  languageOfPath,
  languages as ours,
  prefixOf,
} from '#content/languages.ts'
import { contactServices, quoteServices, reviewServices } from '#content/services.ts'
import { pagePaths, privatePaths } from '#server/http/paths.ts'
import type { Log } from '#server/log.ts'
import type { EventStream } from '#server/realtime/events.ts'
import { byteSizeOf, type CachedPage, cachedPage, compressPage, type SharedPage } from './cached-page.ts'

/** Forms in a page have a token that is valid for 24 hours. */
const freshMs = 60 * 60_000
/** How long a stale page is served in an outage (stale-if-error): as long as its forms work. */
const staleMs = 20 * 60 * 60_000

/** Any visitor can vote, so votes invalidate pages at most this often. */
const votesIntervalMs = 10_000

/** By key: path and search, after the origin where PUBLIC_URL is not set. */
export type PageCache = {
  ready(key: string): CachedPage | undefined
  /**
   * On a miss it is rendered once for all concurrent requests. Undefined when `render` gives nothing to
   * share.
   */
  page(key: string, render: () => Promise<SharedPage | undefined>): Promise<CachedPage | undefined>
  stale(key: string): CachedPage | undefined
  invalidate(): void
  size(): { pages: number; bytes: number; rendering: number }
  close(): void
}

/**
 * In memory, until an event of any instance says that what visitors see has changed. Variants, which clients
 * can make up endlessly (searches, host names), have limits of their own, so that they never evict the pages
 * themselves.
 */
export function openPageCache({
  events,
  models,
  languages = ours,
  log,
  limits = { pages: 500, bytes: 64 * 1024 * 1024 },
  variantLimits = { pages: 200, bytes: 8 * 1024 * 1024 },
  now = () => performance.now(),
}: {
  events: Pick<EventStream, 'subscribe'>
  models: readonly string[]
  languages?: Languages
  log: Log
  limits?: { pages: number; bytes: number }
  variantLimits?: { pages: number; bytes: number }
  now?: () => number
}): PageCache {
  const pages = lruPages(limits)
  const variants = lruPages(variantLimits)
  const rendering = new Map<string, Promise<CachedPage | undefined>>()
  const beingCompressed = new WeakSet<CachedPage>()
  let compressing: Promise<void> = Promise.resolve()
  let votesInvalidatedAt = Number.NEGATIVE_INFINITY
  let votesTimer: NodeJS.Timeout | undefined

  const unsubscribe = events.subscribe((event) => {
    // A connection that came back may have missed anything.
    if (event.kind === 'reconnected') return invalidate()
    if (!models.includes(event.model) || event.onPages === 'nothing') return
    if (event.onPages === 'votes') invalidateVotes()
    else invalidate()
  })

  /** A page that is being rendered now may have read old data: it is not cached. */
  function invalidate(matches: (key: string) => boolean = () => true) {
    pages.deleteWhere(matches)
    variants.deleteWhere(matches)
    for (const key of rendering.keys()) if (matches(key)) rendering.delete(key)
  }

  function invalidateVotes() {
    if (votesTimer) return
    const wait = votesInvalidatedAt + votesIntervalMs - now()
    const invalidateNow = () => {
      votesTimer = undefined
      votesInvalidatedAt = now()
      invalidate((key) => showsVotes(key, languages))
    }
    if (wait <= 0) return invalidateNow()
    votesTimer = setTimeout(invalidateNow, wait)
    votesTimer.unref()
  }

  const isVariant = (key: string) => !key.startsWith('/') || key.includes('?')
  const storeOf = (key: string) => (isVariant(key) ? variants : pages)

  function get(key: string, age = freshMs): CachedPage | undefined {
    const kept = storeOf(key).get(key)
    if (!kept || now() - kept.since >= age) return undefined
    if (!kept.page.compressed) compressLater(key, kept.page, kept.since)
    return kept.page
  }

  function compressLater(key: string, page: CachedPage, since: number) {
    if (beingCompressed.has(page)) return
    beingCompressed.add(page)
    const isStillKept = () => storeOf(key).get(key)?.page === page
    compressing = compressing.then(async () => {
      if (!isStillKept()) return
      try {
        const compressed = await compressPage(page, isVariant(key) ? 'fast' : 'small')
        if (isStillKept()) storeOf(key).set(key, { page: { ...page, compressed }, since })
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
      storeOf(key).set(key, { page, since })
      if (!isVariant(key)) compressLater(key, page, since)
    }
    return page
  }

  return {
    ready(key) {
      const page = get(key)
      return page?.compressed && page
    },
    async page(key, render) {
      const found = get(key)
      if (found) return found
      const pending = rendering.get(key)
      if (pending) return pending
      const isCurrent = () => rendering.get(key) === page
      const page: Promise<CachedPage | undefined> = fill(key, render, isCurrent).finally(() => {
        if (isCurrent()) rendering.delete(key)
      })
      rendering.set(key, page)
      return page
    },
    stale: (key) => get(key, staleMs),
    invalidate: () => invalidate(),
    size: () => {
      const [own, others] = [pages.size(), variants.size()]
      return { pages: own.pages + others.pages, bytes: own.bytes + others.bytes, rendering: rendering.size }
    },
    close() {
      unsubscribe()
      clearTimeout(votesTimer)
    },
  }
}

type CacheEntry = { page: CachedPage; since: number }

function lruPages(limits: { pages: number; bytes: number }) {
  const pages = new Map<string, CacheEntry>()
  let bytes = 0

  function evict(key: string) {
    const kept = pages.get(key)
    if (!kept) return
    pages.delete(key)
    bytes -= byteSizeOf(kept.page)
  }

  function set(key: string, entry: CacheEntry) {
    evict(key)
    pages.set(key, entry)
    bytes += byteSizeOf(entry.page)
    for (const oldest of pages.keys()) {
      if (pages.size <= limits.pages && bytes <= limits.bytes) break
      evict(oldest)
    }
  }

  return {
    set,
    get(key: string): CacheEntry | undefined {
      const kept = pages.get(key)
      if (!kept) return undefined
      pages.delete(key)
      pages.set(key, kept)
      return kept
    },
    deleteWhere(matches: (key: string) => boolean) {
      for (const key of pages.keys()) if (matches(key)) evict(key)
    },
    size: () => ({ pages: pages.size, bytes }),
  }
}

const notPublic = new RegExp(`^(?:${privatePaths.join('|')})(?:/|$)`)

/**
 * As our links write it. The router also accepts capitals, escapes and a trailing slash; such spellings are
 * served but not cached, because there are millions of them.
 */
const canonicalPath = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

type Reads = Readonly<Record<string, (value: string) => boolean>>

/** The first page has no number; a number beyond the last shows the last. */
const pageNumber = (value: string) => /^(?:[2-9]|[1-9]\d{1,3})$/.test(value)
const oneOf =
  (values: readonly string[]) =>
  (value: string): boolean =>
    values.includes(value)
/** Longer than any service or category, and than a search reads. */
const someText = (value: string) => value.trim() !== '' && value.length <= 200

/**
 * The parameters in each page's cache key. Loaders see no others, so a new parameter does not work until it
 * is listed here.
 */
const parameters: Readonly<Record<string, Reads>> = {
  '/': { service: oneOf(quoteServices) },
  '/contact': { service: oneOf(contactServices) },
  '/quote': { service: oneOf(quoteServices) },
  [pagePaths.blog]: { category: someText, page: pageNumber },
  [pagePaths.reviews]: {
    stars: (value) => /^[1-5]$/.test(value),
    service: someText,
    sort: oneOf(['highest', 'lowest', 'helpful']),
    page: pageNumber,
  },
  [pagePaths.reviewForm]: { service: oneOf(reviewServices) },
  '/search': { q: someText },
}

/** Parameters that make a page personal, so that it is not cached: a vote just counted, a customer's link. */
const personal: Readonly<Record<string, readonly string[]>> = {
  [pagePaths.reviews]: ['voted', 'again'],
  [pagePaths.reviewForm]: ['invitation'],
}

/**
 * The normalized address of the public page that a request asks for: only the parameters that the page reads, in one order.
 * Undefined when it must not be cached. It is the cache key, and what is rendered. `path` of what is asked for has its query.
 */
export function pageAddress(
  method: string | undefined,
  { language, path: target, movedTo }: AskedPath,
  languages: Languages,
): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || movedTo) return undefined
  const queryStart = target.indexOf('?')
  const path = queryStart < 0 ? target : target.slice(0, queryStart)
  if (!canonicalPath.test(path) || notPublic.test(path)) return undefined
  const address = prefixOf(languages, language) + path
  if (queryStart < 0) return address
  const asked = new URLSearchParams(target.slice(queryStart))
  if (personal[path]?.some((name) => asked.has(name))) return undefined
  const known = new URLSearchParams()
  for (const [name, isValid] of Object.entries(parameters[path] ?? {})) {
    const value = asked.get(name)
    if (value !== null && isValid(value)) known.set(name, value)
  }
  return known.size === 0 ? address : `${address}?${known}`
}

export const showsVotes = (key: string, languages: Languages): boolean =>
  languageOfPath(languages, key.replace(/^https?:\/\/[^/]+/, '')).path.split('?')[0] === pagePaths.reviews
