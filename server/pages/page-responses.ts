import { randomBytes } from 'node:crypto'
import { fillIn } from '#content/fill-in.ts'
import { type AskedPath, type Language, type Languages, prefixOf } from '#content/languages.ts'
import type { StaffInSession } from '#server/actor.ts'
import type { Config } from '#server/config.ts'
import type { Keys } from '#server/database/secrets.ts'
import { type ConnectionInfo, networkKey } from '#server/http/client-address.ts'
import { isAt, pagePaths } from '#server/http/paths.ts'
import type { Caller } from '#server/identity/caller.ts'
import { isFromKnownBrowser } from '#server/identity/sign-in-limits.ts'
import { restingTurns } from '#server/limits/resting-turns.ts'
import type { SavedProfile } from '#server/models/settings/saved-profile.ts'
import { isOpenToSearch } from '#server/models/settings/search-engines.ts'
import { type CachedPage, cachedPage, responseFrom, type SharedPage } from './cached-page.ts'
import { type PageCache, pageAddress } from './page-cache.ts'
import { inlineHashes, nonceSource, pagePolicy, speculationHeaders } from './page-headers.ts'
import type { Pages, PagesByLanguage } from './pages.ts'
import type { RequestServices } from './request-services.ts'
import { usedStyles } from './used-styles.ts'

/** In place of the origin in a cached page, where PUBLIC_URL is not set. */
const anySite = 'https://any-site.invalid'

const retryAfter = '10'

/**
 * Posted forms have their own turns, because they bring leads. A refused form is rendered again, which takes
 * as long as a page. Browsers wait longer than the timeout.
 */
const formTurns = {
  concurrency: 6,
  concurrencyPerKey: 2,
  maxWaiting: 200,
  maxWaitingPerKey: 30,
  timeoutMs: 10_000,
}

/** What a stranger may post to the panel: each password is 0.1 s of hashing. */
const { forgottenPassword, invitation, login, resetPassword, setup } = pagePaths
const signInPages = [forgottenPassword, invitation, login, resetPassword, setup]

/**
 * Sign-ins never wait with visitors' forms. Their turns last as long as they take, so that no more are hashed
 * at once.
 */
const signInTurns = {
  rules: { concurrency: 2, concurrencyPerKey: 1, maxWaiting: 100, maxWaitingPerKey: 20, timeoutMs: 10_000 },
  turnMs: 10_000,
}
/** For browsers that have signed in before: not behind strangers' guesses. */
const knownSignInTurns = { ...signInTurns, rules: { ...signInTurns.rules, concurrency: 1 } }

/** Of the panel for who is signed in, by person: not behind strangers' pages, and without rests. */
const panelTurns = {
  rules: { concurrency: 4, concurrencyPerKey: 2, maxWaiting: 200, maxWaitingPerKey: 40 },
  longestRestMs: 0,
}

export type PageDependencies = {
  config: Pick<Config, 'publicUrl' | 'isDemonstration'>
  pages: PagesByLanguage
  pageCache: PageCache
  savedProfile: Pick<SavedProfile, 'current' | 'latest' | 'site'>
  uploadOrigin: string | undefined
  callerOf: (info: ConnectionInfo, asked: AskedPath) => Caller
  languages: Languages
  keys: Pick<Keys, 'signing'>
  requestServices: (of: { caller: Caller; request: Request; nonce: string; pages: Pages }) => RequestServices
}

/**
 * Public pages are rendered once, without cookies, and cached; others are rendered for each request, with a
 * nonce.
 */
export function pageResponses(
  deps: PageDependencies,
): (request: Request, caller: Caller) => Promise<Response> {
  const { config, pages, pageCache, savedProfile, uploadOrigin, callerOf, languages, keys, requestServices } =
    deps
  const isDevelopment = !pages.assetFolder(languages[0])
  const withUsedStyles = usedStyles()
  const rest = { over: Promise.resolve() }
  const inTurn = restingTurns({ rest })
  const formInTurn = restingTurns({ rules: formTurns, rest })
  const signInInTurn = restingTurns(signInTurns)
  const knownSignInInTurn = restingTurns(knownSignInTurns)
  const panelInTurn = restingTurns(panelTurns)

  return async (request, caller) => {
    const { language, path } = caller
    const { origin, search } = new URL(request.url)
    const address = pageAddress(request.method, { language, path: path + search }, languages)
    if (address === undefined || isDevelopment) return renderInTurn(request, caller)

    let uncached: Response | undefined
    const site = config.publicUrl ?? anySite
    const sharedPage = () =>
      pageCache.page(address, async () => {
        const rendered = await inTurn(networkKey(caller.address), () => renderForAll(site + address, caller))
        uncached = rendered.ok ? rendered.value.uncached : busy(language)
        return rendered.ok ? rendered.value.shared : undefined
      })
    // Without PUBLIC_URL links have the request's origin: the page is rendered once, and copied for each
    // origin.
    const key = config.publicUrl ? address : origin + address
    const copy = async () => {
      const page = await sharedPage()
      if (!page) return undefined
      const copied = await inTurn(networkKey(caller.address), async () => withOrigin(origin, page))
      if (!copied.ok) uncached = busy(language)
      return copied.ok ? copied.value : undefined
    }
    const page =
      (await (config.publicUrl ? sharedPage() : pageCache.page(key, copy))) ??
      (uncached && uncached.status >= 500 ? stalePage(address, origin) : undefined)
    if (page) {
      const { status, lines, body } = responseFrom(page, {
        acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
        ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
        secure: caller.secure,
      })
      return new Response(body && new Uint8Array(body), { status, headers: pairs(lines) })
    }
    // An uncached response may depend on the caller, unless it is a 503.
    if (!uncached || (uncached.status !== 503 && request.headers.has('cookie')))
      return renderInTurn(request, caller)
    if (config.publicUrl) return uncached
    const location = uncached.headers.get('location')
    if (location) uncached.headers.set('location', replaceOrigin(location, origin))
    if (!isHtml(uncached)) return uncached
    return new Response(replaceOrigin(await uncached.text(), origin), uncached)
  }

  /**
   * The page to share, the response that must not be cached, or neither when the page sets a cookie and has
   * to be rendered for the caller.
   */
  async function renderForAll(
    url: string,
    asked: AskedPath,
  ): Promise<{ shared?: SharedPage; uncached?: Response }> {
    const { language, path } = asked
    const anonymous = callerOf({ headers: new Headers(), socket: {} }, { language, path })
    const { response, nonce } = await render(new Request(url), anonymous)
    if (anonymous.setCookies().length > 0) return {}
    if (!isShareable(response)) return { uncached: response }
    const rendered = await response.text()
    if (!rendered.trimEnd().endsWith('</html>')) return { uncached: new Response(rendered, response) }
    const html = structuredDataLast(withUsedStyles(rendered))
    const policy = pagePolicy(inlineHashes(html, nonce), { development: false, uploadOrigin })
    return {
      shared: {
        html: html.replaceAll(` nonce="${nonce}"`, ''),
        path: new URL(url).pathname,
        headers: {
          ...Object.fromEntries(response.headers),
          ...speculationHeaders,
          'content-security-policy': policy,
        },
      },
    }
  }

  async function renderInTurn(request: Request, caller: Caller): Promise<Response> {
    const network = networkKey(caller.address)
    const isPosted = request.method === 'POST'
    const isSignIn = isAt(caller.path, ...signInPages)
    const session = !isSignIn && isAt(caller.path, pagePaths.panel) ? caller.staff() : undefined
    const staff = await session?.catch(() => undefined)
    const theirs = staff && addressInTheirs(staff, request, caller)
    if (theirs) return new Response(null, { status: 302, headers: { Location: theirs } })
    const begin = () => render(request, session ? answeredFirst(caller, session) : caller)
    const rendered = staff
      ? await panelInTurn(staff.userId, begin)
      : isPosted
        ? await (isSignIn ? await signInLineOf(request) : formInTurn)(network, begin, isRefused)
        : await inTurn(network, begin)
    return rendered.ok ? rendered.value.response : busy(caller.language)
  }

  /** The address of a page of the panel in the language of the person who opens it. Requests of scripts are not redirected. */
  function addressInTheirs({ language: code }: StaffInSession, request: Request, caller: Caller) {
    const isOpened = request.method === 'GET' && request.headers.get('accept')?.includes('text/html')
    const language = languages.find((one) => one.code === code)
    if (!isOpened || !language || language.code === caller.language.code) return undefined
    return prefixOf(languages, language) + caller.path + new URL(request.url).search
  }

  async function signInLineOf(request: Request) {
    return (await isFromKnownBrowser(keys.signing, request)) ? knownSignInInTurn : signInInTurn
  }

  async function render(request: Request, caller: Caller): Promise<{ response: Response; nonce: string }> {
    const nonce = randomBytes(16).toString('base64')
    // Read before rendering: a later change invalidates the page with this header.
    const profile = await savedProfile.latest()
    const isOpen = isOpenToSearch(profile, { ...config, ...savedProfile.site() })
    const pagesNow = await pages.of(caller.language)
    const services = requestServices({ caller, request, nonce, pages: pagesNow })
    const response = await pagesNow.render(request, services)
    const policy = pagePolicy(nonceSource(nonce), {
      development: isDevelopment,
      uploadOrigin,
      framedBy: response.headers.get('X-Frame-Options') === 'SAMEORIGIN' ? 'self' : 'none',
    })
    response.headers.set('Content-Security-Policy', policy)
    if (!isOpen) response.headers.set('X-Robots-Tag', 'noindex')
    if (response.status === 503) {
      response.headers.set('Retry-After', retryAfter)
      response.headers.set('Cache-Control', 'no-store')
      // An open page of the panel then takes it as no connection, and keeps what it shows.
      response.headers.delete('X-Remix-Response')
    }
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-cache')
    return { response, nonce }
  }

  function busy(language: Language): Response {
    const words = language.words.pages
    const phone = savedProfile.current()?.dispatch.display
    return new Response(phone ? fillIn(words.busyCall, { phone }) : words.busy, {
      status: 503,
      headers: {
        'Retry-After': '2',
        'Cache-Control': 'no-store',
        'Content-Type': 'text/plain; charset=utf-8',
      },
    })
  }

  function stalePage(address: string, origin: string): CachedPage | undefined {
    const old = pageCache.stale(address)
    return old && (config.publicUrl ? old : cachedPage(withOrigin(origin, old)))
  }
}

/** The page's first look at the session is the one that chose its line; it tells of a failure, too. */
function answeredFirst(caller: Caller, session: ReturnType<Caller['staff']>): Caller {
  let first: typeof session | undefined = session
  return {
    ...caller,
    staff() {
      const answer = first ?? caller.staff()
      first = undefined
      return answer
    },
  }
}

const withOrigin = (origin: string, { identity, headers, path }: CachedPage): SharedPage => ({
  path,
  html: replaceOrigin(identity.body.toString(), origin),
  headers,
})

const replaceOrigin = (html: string, origin: string) =>
  html.replaceAll(anySite, origin).replaceAll(encodeURIComponent(anySite), encodeURIComponent(origin))

const isRefused = ({ response }: { response: Response }) => response.status < 300 || response.status >= 400

/** Search engines read it anywhere in the page; in the head it would take the first packets from the first screen. */
function structuredDataLast(html: string): string {
  const [data] = /<script type="application\/ld\+json">.*?<\/script>/s.exec(html) ?? []
  if (!data) return html
  return html.replace(data, () => '').replace(/<\/body>(?=\s*<\/html>\s*$)/, () => `${data}</body>`)
}

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true

function isShareable(response: Response): boolean {
  const { status, headers } = response
  return (
    status === 200 &&
    isHtml(response) &&
    !headers.has('set-cookie') &&
    !/private|no-store/.test(headers.get('cache-control') ?? '')
  )
}

function pairs(lines: readonly string[]): [string, string][] {
  const result: [string, string][] = []
  for (let i = 0; i + 1 < lines.length; i += 2) result.push([lines[i] ?? '', lines[i + 1] ?? ''])
  return result
}
