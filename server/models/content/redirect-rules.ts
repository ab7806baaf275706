import { done, type Reason, type Result, refuse } from '#server/result.ts'

type Read = Result<string, Reason>

const longestAddress = 500

const anySite = 'https://any-site.invalid'

const isPath = (text: string) => /^\/(?![/\\])/.test(text)

/** Spaces, control characters and backslashes: browsers drop or turn them, so that an address leads elsewhere than it reads. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const misleading = /[\u0000-\u0020\u007f\\]/

/**
 * The old address as it is compared: a path in lower case, without a slash at its end. Of a whole address, as other
 * programs list them, its path is taken.
 */
export function readFrom(text: string): Read {
  const typed = text.trim()
  const path = /^https?:\/\//i.test(typed) ? URL.parse(typed)?.href.replace(/^https?:\/\/[^/]+/, '') : typed
  if (path === undefined || !isPath(path) || misleading.test(path)) return refuse({ reason: 'redirectFrom' })
  if (/[?#]/.test(path)) return refuse({ reason: 'redirectFromQuery' })
  const known = comparable(new URL(path, anySite).pathname)
  if (known.length > longestAddress) return refuse({ reason: 'tooLong', facts: { most: longestAddress } })
  return known === '/' ? refuse({ reason: 'redirectFromPage' }) : done(known)
}

export function readTo(text: string, publicUrl: string | undefined): Read {
  const typed = text.trim()
  if (typed.length > longestAddress) return refuse({ reason: 'tooLong', facts: { most: longestAddress } })
  if (misleading.test(typed)) return refuse({ reason: 'redirectTo' })
  if (isPath(typed)) {
    // Its dots may lead to another start: "/..//example.com".
    const { pathname, search, hash } = new URL(typed, anySite)
    return isPath(pathname) ? done(pathname + search + hash) : refuse({ reason: 'redirectTo' })
  }
  const url = /^https:\/\//i.test(typed) ? URL.parse(typed) : null
  if (!url || url.username || url.password) return refuse({ reason: 'redirectTo' })
  if (publicUrl && url.origin === new URL(publicUrl).origin)
    return readTo(url.pathname + url.search + url.hash, undefined)
  return done(url.href)
}

export const comparable = (pathname: string): string => pathname.toLowerCase().replace(/(?<=.)\/+$/, '')

type Redirect = { from: string; to: string }

export type RedirectIndex = ReturnType<typeof redirectIndex>

export function redirectIndex(list: readonly Redirect[]) {
  const byFrom = new Map<string, Redirect>()
  const byGoal = new Map<string, Set<string>>()
  const index = {
    at: (from: string) => byFrom.get(from),
    leadingTo: (goal: string) => byGoal.get(goal)?.values().next().value,
    add(redirect: Redirect) {
      byFrom.set(redirect.from, redirect)
      const goal = goalOf(redirect.to)
      if (goal !== undefined) byGoal.set(goal, (byGoal.get(goal) ?? new Set()).add(redirect.from))
    },
    remove({ from, to }: Redirect) {
      byFrom.delete(from)
      byGoal.get(goalOf(to) ?? '')?.delete(from)
    },
  }
  for (const redirect of list) index.add(redirect)
  return index
}

/** Why a redirect cannot stand among others: each leads to its goal in one step. */
export function chainOf({ from, to }: Redirect, others: RedirectIndex): Reason | undefined {
  const goal = goalOf(to)
  if (goal === from) return { reason: 'redirectLoop' }
  const next = goal === undefined ? undefined : others.at(goal)
  if (next) {
    if (goalOf(next.to) === from) return { reason: 'redirectLoop' }
    return { reason: 'redirectChain', facts: { via: next.from, to: next.to } }
  }
  const before = others.leadingTo(from)
  return before === undefined ? undefined : { reason: 'redirectChainBefore', facts: { from: before, to } }
}

const goalOf = (to: string) => (to.startsWith('/') ? comparable(new URL(to, anySite).pathname) : undefined)
