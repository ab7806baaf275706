import { done, type Reason, type Result, refuse } from '#server/result.ts'

type CheckedAddress = Result<string, Reason>

const longestAddress = 500

const anySite = 'https://any-site.invalid'

const isPath = (text: string) => /^\/(?![/\\])/.test(text)

/** Spaces, control characters and backslashes: browsers drop or turn them, so that an address leads elsewhere than it reads. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const misleading = /[\u0000-\u0020\u007f\\]/

/**
 * The old address as it is compared: a path, decoded, in lower case, without a slash at its end, and the query where it has
 * one. Of a whole address, as other programs list them, its path is taken.
 */
export function readFrom(text: string): CheckedAddress {
  const typed = text.trim()
  const path = /^https?:\/\//i.test(typed) ? URL.parse(typed)?.href.replace(/^https?:\/\/[^/]+/, '') : typed
  if (path === undefined || !isPath(path) || misleading.test(path)) return refuse({ reason: 'redirectFrom' })
  if (path.includes('#')) return refuse({ reason: 'redirectFromHash' })
  const url = onSite(path)
  if (comparable(url.pathname) === '/') return refuse({ reason: 'redirectFromPage' })
  const address = addressOf(url)
  if (address.length > longestAddress) return refuse({ reason: 'tooLong', facts: { most: longestAddress } })
  return done(address)
}

export function readTo(text: string, publicUrl: string | undefined): CheckedAddress {
  const typed = text.trim()
  if (typed.length > longestAddress) return refuse({ reason: 'tooLong', facts: { most: longestAddress } })
  if (misleading.test(typed)) return refuse({ reason: 'redirectTo' })
  if (isPath(typed)) {
    // Its dots may lead to another start: "/..//example.com".
    const { pathname, search, hash } = onSite(typed)
    return isPath(pathname) ? done(pathname + search + hash) : refuse({ reason: 'redirectTo' })
  }
  const url = /^https:\/\//i.test(typed) ? URL.parse(typed) : null
  if (!url || url.username || url.password) return refuse({ reason: 'redirectTo' })
  if (publicUrl && url.origin === new URL(publicUrl).origin)
    return readTo(url.pathname + url.search + url.hash, undefined)
  return done(url.href)
}

/** Decoded, composed (NFC) and in lower case. What decoded would read as another path, or not at all, stays encoded. */
export const comparable = (pathname: string): string =>
  pathname
    .replace(/(?:%[0-9a-f]{2})+/gi, decoded)
    .toLowerCase()
    .normalize('NFC')
    .replace(/(?<=.)\/+$/, '')

function decoded(bytes: string): string {
  try {
    return decodeURIComponent(bytes).replace(/[%/?#\\\p{C}\p{Z}]/gu, encodeURIComponent)
  } catch {
    // Not UTF-8: an address of a site from before it.
    return bytes
  }
}

const queryText = (params: URLSearchParams) => {
  const sorted = new URLSearchParams(params)
  sorted.sort()
  return sorted.size > 0 ? `?${sorted}` : ''
}

const onSite = (path: string) => new URL(path, anySite)

const addressOf = ({ pathname, searchParams }: URL) => comparable(pathname) + queryText(searchParams)

const only = (params: URLSearchParams, names: readonly string[]) =>
  new URLSearchParams([...params].filter(([name]) => names.includes(name)))

const namesIn = ({ searchParams }: URL) => [...new Set(searchParams.keys())].sort()

/** What the query of an address says beyond what the redirect names: the target gets it too. */
export function beyondQueryOf(from: string, { search, searchParams }: URL): string {
  const names = namesIn(onSite(from))
  if (names.length === 0) return search.slice(1)
  return String(new URLSearchParams([...searchParams].filter(([name]) => !names.includes(name))))
}

type Redirect = { from: string; to: string }

export type RedirectIndex<Known extends Redirect = Redirect> = ReturnType<typeof redirectIndex<Known>>

/** A redirect from an address with a query holds where the query has at least that; the one that names most comes first. */
export function redirectIndex<Known extends Redirect>(list: readonly Known[]) {
  const byFrom = new Map<string, Known>()
  const byGoal = new Map<string, Set<Known>>()
  /** By path: which names the queries of its redirects have. */
  const queries = new Map<string, string[][]>()

  const goalsAt = (path: string) => byGoal.get(path) ?? new Set<Known>()

  const index = {
    at: (from: string) => byFrom.get(addressOf(onSite(from))),
    match({ pathname, searchParams }: URL): Known | undefined {
      const path = comparable(pathname)
      return queries
        .get(path)
        ?.map((names) => byFrom.get(path + queryText(only(searchParams, names))))
        .find((found) => found !== undefined)
    },
    leadingTo(from: string): Known | undefined {
      const url = onSite(from)
      const query = queryText(url.searchParams)
      const names = namesIn(url)
      return [...goalsAt(comparable(url.pathname))].find(
        ({ to }) => queryText(only(onSite(to).searchParams, names)) === query,
      )
    },
    add(redirect: Known) {
      const url = onSite(redirect.from)
      const path = comparable(url.pathname)
      byFrom.set(addressOf(url), redirect)
      const known = queries.get(path) ?? []
      const names = namesIn(url)
      if (!known.some((one) => one.join('&') === names.join('&')))
        queries.set(
          path,
          [...known, names].sort((one, other) => other.length - one.length),
        )
      const goal = goalOf(redirect.to)
      if (goal) byGoal.set(comparable(goal.pathname), goalsAt(comparable(goal.pathname)).add(redirect))
    },
    remove({ from, to }: Redirect) {
      const removed = index.at(from)
      byFrom.delete(addressOf(onSite(from)))
      const goal = goalOf(to)
      if (goal && removed) goalsAt(comparable(goal.pathname)).delete(removed)
    },
  }
  for (const redirect of list) index.add(redirect)
  return index
}

/** Why a redirect cannot stand among others: each leads to its goal in one step. */
export function chainOf(redirect: Redirect, others: RedirectIndex): Reason | undefined {
  const { from, to } = redirect
  const goal = goalOf(to)
  const own = redirectIndex([redirect])
  if (goal && own.match(goal)) return { reason: 'redirectLoop' }
  const next = goal && others.match(goal)
  if (next) {
    const further = goalOf(next.to)
    if (further && own.match(further)) return { reason: 'redirectLoop' }
    return { reason: 'redirectChain', facts: { via: next.from, to: next.to } }
  }
  const before = others.leadingTo(from)
  return before === undefined
    ? undefined
    : { reason: 'redirectChainBefore', facts: { from: before.from, to } }
}

/** As it is compared; undefined of another site. */
export function pathOfTarget(to: string): string | undefined {
  const goal = goalOf(to)
  return goal && comparable(goal.pathname)
}

const goalOf = (to: string): URL | undefined => (to.startsWith('/') ? onSite(to) : undefined)
