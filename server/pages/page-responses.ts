import { randomBytes } from 'node:crypto'
import type { BusinessProfile } from '#content/business-profile.ts'
import { type Languages, languageOfPath } from '#content/languages.ts'
import type { Config } from '#server/config.ts'
import type { Arrival } from '#server/http/client-address.ts'
import { addressKey } from '#server/http/client-address.ts'
import type { Caller } from '#server/identity/caller.ts'
import { isOpenToSearch } from '#server/models/search-engines.ts'
import { type CachedPage, cachedPage, responseFrom, type SharedPage } from './cached-page.ts'
import { pageAddress } from './page-address.ts'
import type { PageCache } from './page-cache.ts'
import { inlineHashes, nonceSource, pagePolicy, speculationHeaders } from './page-headers.ts'
import type { Pages } from './pages.ts'
import { renderTurns } from './render-turns.ts'
import type { RequestServices } from './request-services.ts'
import { usedStyles } from './used-styles.ts'

/** Stands for the site in a page that is kept for every name under which it is asked for. */
const anySite = 'https://any-site.invalid'

/** Seconds after which it is worth asking again for what could not be loaded. */
const retryAfter = '10'

/**
 * Forms bring leads, so they have turns of their own beside pages. One that is refused is shown again, which takes as long as a
 * page, and both leave the thread free together. Browsers of our visitors wait longer.
 */
const formTurns = { atOnce: 6, atOncePerKey: 2, waiting: 200, waitingPerKey: 30, patienceMs: 10_000 }

/** What answering requests for pages needs. */
export type PageDependencies = {
  config: Pick<Config, 'publicUrl' | 'isDemonstration'>
  pages: Pages
  pageCache: PageCache
  savedProfile: { current(): BusinessProfile | undefined; latest(): Promise<BusinessProfile | undefined> }
  /** Where photos are sent to, when that is a bucket and not this server. */
  uploadOrigin: string | undefined
  callerOf: (arrival: Arrival) => Caller
  languages: Languages
  requestServices: (of: { caller: Caller; request: Request; nonce: string }) => RequestServices
}

/**
 * The response to every request for a page. Public pages are rendered once, as for somebody without cookies, and shared
 * from the cache; everything else is rendered for its request, under a nonce of its own.
 */
export function pageResponses(
  deps: PageDependencies,
): (request: Request, caller: Caller) => Promise<Response> {
  const { config, pages, pageCache, savedProfile, uploadOrigin, callerOf, languages, requestServices } = deps
  // In development a page is as new as the last keystroke.
  const isDevelopment = !pages.assetFolder
  const withUsedStyles = usedStyles()
  const rest = { over: Promise.resolve() }
  const inTurn = renderTurns({ rest })
  const formInTurn = renderTurns({ rules: formTurns, rest })

  return async (request, caller) => {
    const { origin, pathname, search } = new URL(request.url)
    const address = pageAddress({ method: request.method, target: pathname + search })
    if (address === undefined || isDevelopment) return renderInTurn(request, caller)

    let instead: Response | undefined
    const site = config.publicUrl ?? anySite
    const forAll = () =>
      pageCache.page(address, async () => {
        const rendered = await inTurn(addressKey(caller.address), () => renderForAll(site + address))
        instead = rendered.ok ? rendered.value.instead : busy(pathname)
        return rendered.ok ? rendered.value.shared : undefined
      })
    // Without PUBLIC_URL links say the name that was asked for: rendered once, and copied for each name.
    const key = config.publicUrl ? address : origin + address
    const copy = async () => {
      const page = await forAll()
      if (!page) return undefined
      const copied = await inTurn(addressKey(caller.address), async () => under(origin, page))
      if (!copied.ok) instead = busy(pathname)
      return copied.ok ? copied.value : undefined
    }
    const page =
      (await (config.publicUrl ? forAll() : pageCache.page(key, copy))) ??
      (instead && instead.status >= 500 ? oldPage(address, origin) : undefined)
    if (page) {
      const { status, lines, body } = responseFrom(page, {
        acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
        ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
        secure: caller.secure,
      })
      return new Response(body && new Uint8Array(body), { status, headers: pairs(lines) })
    }
    // Another response may depend on who asks; that nothing could be loaded does not.
    if (!instead || (instead.status !== 503 && request.headers.has('cookie')))
      return renderInTurn(request, caller)
    if (config.publicUrl || !isHtml(instead)) return instead
    return new Response(named(await instead.text(), origin), instead)
  }

  /**
   * The page as everybody may see it; else the response that came instead, for whoever comes without a cookie; else
   * nothing: the page wants to know its guest.
   */
  async function renderForAll(url: string): Promise<{ shared?: SharedPage; instead?: Response }> {
    const stranger = callerOf({ headers: new Headers(), socket: {} })
    const { response, nonce } = await render(new Request(url), stranger)
    if (stranger.setCookies().length > 0) return {}
    if (!isShareable(response)) return { instead: response }
    const rendered = await response.text()
    // A page that broke off is shown this once and not kept.
    if (!rendered.trimEnd().endsWith('</html>')) return { instead: new Response(rendered, response) }
    const html = withUsedStyles(rendered)
    const policy = pagePolicy(inlineHashes(html, nonce), { development: false, uploadOrigin })
    return {
      shared: {
        html: html.replaceAll(` nonce="${nonce}"`, ''),
        headers: {
          ...Object.fromEntries(response.headers),
          ...speculationHeaders,
          'content-security-policy': policy,
        },
      },
    }
  }

  async function renderInTurn(request: Request, caller: Caller): Promise<Response> {
    const address = addressKey(caller.address)
    const isForm = request.method === 'POST'
    const rendered = isForm
      ? await formInTurn(address, () => render(request, caller), isRefused)
      : await inTurn(address, () => render(request, caller))
    return rendered.ok ? rendered.value.response : busy(new URL(request.url).pathname)
  }

  async function render(request: Request, caller: Caller): Promise<{ response: Response; nonce: string }> {
    const nonce = randomBytes(16).toString('base64')
    // Asked before the page is made: a change from here on makes what is made of it old, this header too.
    const isOpen = isOpenToSearch(await savedProfile.latest(), config)
    const page = await pages.render(request, requestServices({ caller, request, nonce }))
    const response = new Response(page.body, page)
    const policy = pagePolicy(nonceSource(nonce), { development: isDevelopment, uploadOrigin })
    response.headers.set('Content-Security-Policy', policy)
    // Made-up people and numbers belong into no search engine.
    if (!isOpen) response.headers.set('X-Robots-Tag', 'noindex')
    if (response.status === 503) {
      response.headers.set('Retry-After', retryAfter)
      response.headers.set('Cache-Control', 'no-store')
    }
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-cache')
    return { response, nonce }
  }

  function busy(path: string): Response {
    const words = languageOfPath(languages, path).words.pages
    const phone = savedProfile.current()?.dispatch.display
    return new Response(words.busy(phone), {
      status: 503,
      headers: {
        'Retry-After': '2',
        'Cache-Control': 'no-store',
        'Content-Type': 'text/plain; charset=utf-8',
      },
    })
  }

  function oldPage(address: string, origin: string): CachedPage | undefined {
    const old = pageCache.evenOld(address)
    return old && (config.publicUrl ? old : cachedPage(under(origin, old)))
  }
}

/** The page with the name in its links under which it was asked for. */
const under = (origin: string, { identity, headers }: CachedPage): SharedPage => ({
  html: named(identity.body.toString(), origin),
  headers,
})

/** In the address of a share link the name is encoded. */
const named = (html: string, origin: string) =>
  html.replaceAll(anySite, origin).replaceAll(encodeURIComponent(anySite), encodeURIComponent(origin))

/** What was taken leads on without a page. */
const isRefused = ({ response }: { response: Response }) => response.status < 300 || response.status >= 400

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
