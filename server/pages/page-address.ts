import { contactServices, quoteServices, reviewServices } from '#content/services.ts'

/** What people never see as a page of the public site, by the first part of its path. */
const notPublic = /^\/(?:admin|receipt|calendar|files|graphql|healthz|readyz|assets)(?:\/|$)/

/**
 * Exactly as we write our own addresses. The router also takes capitals, escapes and a slash at the end; such
 * spellings are answered, but a million of them must not push the real pages out of the cache.
 */
const ownSpelling = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

/** Whether a page makes anything of a value. What it does not know is as if it was not there. */
type Reads = Readonly<Record<string, (value: string) => boolean>>

/** The first page is the one without a number; one beyond the last shows the last. */
const pageNumber = (value: string) => /^(?:[2-9]|[1-9]\d{1,3})$/.test(value)
const oneOf =
  (values: readonly string[]) =>
  (value: string): boolean =>
    values.includes(value)
/** Longer than any name of a service or category, and than what a search looks at. */
const someText = (value: string) => value.trim() !== '' && value.length <= 200

/**
 * The search parameters that each public page reads. Rendered for everybody, a page sees no others, so that a route
 * which reads a new one does not work until it stands here.
 */
const parameters: Readonly<Record<string, Reads>> = {
  '/': { service: oneOf(quoteServices) },
  '/contact': { service: oneOf(contactServices) },
  '/quote': { service: oneOf(contactServices) },
  '/blog': { category: someText, page: pageNumber },
  '/reviews': {
    stars: (value) => /^[1-5]$/.test(value),
    service: someText,
    // Without it the newest come first.
    sort: oneOf(['highest', 'lowest', 'helpful']),
    page: pageNumber,
  },
  '/reviews/new': { service: oneOf(reviewServices) },
  '/search': { q: someText },
}

/** What makes a page somebody's own: the vote just counted, and the link that one customer was sent. */
const personal: Readonly<Record<string, readonly string[]>> = {
  '/reviews': ['voted', 'again'],
  '/reviews/new': ['invitation'],
}

/**
 * The one address of the public page that a request asks for, with the parameters that it reads in one order and no
 * others; undefined when it must not be shared. This is what the page cache keeps it under and what is rendered.
 */
export function pageAddress({
  method,
  target,
}: {
  method: string | undefined
  target: string | undefined
}): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || target === undefined) return undefined
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  if (!ownSpelling.test(path) || notPublic.test(path)) return undefined
  if (mark < 0) return path
  const asked = new URLSearchParams(target.slice(mark))
  if (personal[path]?.some((name) => asked.has(name))) return undefined
  const read = new URLSearchParams()
  for (const [name, knows] of Object.entries(parameters[path] ?? {})) {
    const value = asked.get(name)
    if (value !== null && knows(value)) read.set(name, value)
  }
  return read.size === 0 ? path : `${path}?${read}`
}

/** Whether the page under a key of the cache shows how many found a review helpful. */
export const showsVotes = (key: string): boolean => /^(?:https?:\/\/[^/]+)?\/reviews(?:\?|$)/.test(key)
