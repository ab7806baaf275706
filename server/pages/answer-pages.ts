import { randomBytes } from 'node:crypto'
import { errorWords } from '#content/en/errors.ts'
import { addressKey } from '#server/http/client-address.ts'
import { nonceSource, pagePolicy } from '#server/http/security-headers.ts'
import { type Caller, callerOf } from '#server/identity/caller.ts'
import type { Lantern } from '#server/lantern.ts'
import { answerFrom, type CachedPage, cachedPage, type SharedPage } from './cached-page.ts'
import { inlineHashes } from './inline-hashes.ts'
import { pageAddress } from './page-address.ts'
import { renderTurns } from './render-turns.ts'
import { requestServices } from './request-services.ts'
import { speculationHeaders } from './speculation-rules.ts'
import { usedStyles } from './used-styles.ts'

/** Stands for the site in a page that is kept for every name under which it is asked for. */
const anySite = 'https://any-site.invalid'

/** Seconds after which it is worth asking again for what could not be loaded. */
const retryAfter = '10'

/**
 * Answers every request for a page. Public pages are rendered once, as for somebody without cookies, and shared from
 * the cache; everything else is rendered for its request, under a nonce of its own.
 */
export function answerPages(lantern: Lantern): (request: Request, caller: Caller) => Promise<Response> {
  const { config, pages, pageCache, store, savedProfile } = lantern
  const uploadOrigin = store.direct?.origin
  // In development a page is as new as the last keystroke.
  const isDevelopment = !pages.assetFolder
  const withUsedStyles = usedStyles()
  const turns = renderTurns()

  async function render(request: Request, caller: Caller): Promise<{ answer: Response; nonce: string }> {
    const nonce = randomBytes(16).toString('base64')
    const services = requestServices(lantern, { caller, request, nonce })
    const page = await pages.render(request, services)
    const answer = new Response(page.body, page)
    const policy = pagePolicy(nonceSource(nonce), { development: isDevelopment, uploadOrigin })
    answer.headers.set('Content-Security-Policy', policy)
    // Made-up people belong into no search engine.
    if (config.isDemonstration) answer.headers.set('X-Robots-Tag', 'noindex')
    if (answer.status === 503) {
      answer.headers.set('Retry-After', retryAfter)
      answer.headers.set('Cache-Control', 'no-store')
    }
    if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-cache')
    return { answer, nonce }
  }

  /**
   * The page as everybody may see it; else the answer that came instead, for whoever comes without a cookie; else
   * nothing: the page wants to know its guest.
   */
  async function renderForAll(url: string): Promise<{ shared?: SharedPage; instead?: Response }> {
    const stranger = callerOf({ headers: new Headers(), socket: {} }, { ...config, ...lantern })
    const { answer, nonce } = await render(new Request(url), stranger)
    if (stranger.setCookies().length > 0) return {}
    if (!isShareable(answer)) return { instead: answer }
    const rendered = await answer.text()
    // A page that broke off is shown this once and not kept.
    if (!rendered.trimEnd().endsWith('</html>')) return { instead: new Response(rendered, answer) }
    const html = withUsedStyles(rendered)
    const policy = pagePolicy(inlineHashes(html, nonce), { development: false, uploadOrigin })
    return {
      shared: {
        html: html.replaceAll(` nonce="${nonce}"`, ''),
        headers: {
          ...Object.fromEntries(answer.headers),
          ...speculationHeaders,
          'content-security-policy': policy,
        },
      },
    }
  }

  /** Posts wait for nobody: they bring leads. */
  async function renderInTurn(request: Request, caller: Caller): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return (await render(request, caller)).answer
    const taken = await turns.take(addressKey(caller.address), () => render(request, caller))
    return taken ? taken.done.answer : busy()
  }

  function busy(): Response {
    const phone = savedProfile.current()?.dispatch.display
    return new Response(errorWords.busy(phone), {
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

  return async (request, caller) => {
    const { origin, pathname, search } = new URL(request.url)
    const address = pageAddress({ method: request.method, target: pathname + search })
    if (address === undefined || isDevelopment) return renderInTurn(request, caller)

    let instead: Response | undefined
    const site = config.publicUrl ?? anySite
    const forAll = () =>
      pageCache.page(address, async () => {
        const taken = await turns.take(addressKey(caller.address), () => renderForAll(site + address))
        instead = taken ? taken.done.instead : busy()
        return taken?.done.shared
      })
    // Without PUBLIC_URL links say the name that was asked for: rendered once, and copied for each name.
    const key = config.publicUrl ? address : origin + address
    const copy = async () => {
      const page = await forAll()
      const taken = page && (await turns.take(addressKey(caller.address), async () => under(origin, page)))
      if (page && !taken) instead = busy()
      return taken?.done
    }
    const page =
      (await (config.publicUrl ? forAll() : pageCache.page(key, copy))) ??
      (instead && instead.status >= 500 ? oldPage(address, origin) : undefined)
    if (page) {
      const { status, lines, body } = answerFrom(page, {
        acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
        ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
        secure: caller.secure,
      })
      return new Response(body && new Uint8Array(body), { status, headers: pairs(lines) })
    }
    // Another answer may depend on who asks; that nothing could be loaded does not.
    if (!instead || (instead.status !== 503 && request.headers.has('cookie')))
      return renderInTurn(request, caller)
    if (config.publicUrl || !isHtml(instead)) return instead
    return new Response(named(await instead.text(), origin), instead)
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

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true

function isShareable(answer: Response): boolean {
  const { status, headers } = answer
  return (
    status === 200 &&
    isHtml(answer) &&
    !headers.has('set-cookie') &&
    !/private|no-store/.test(headers.get('cache-control') ?? '')
  )
}

function pairs(lines: readonly string[]): [string, string][] {
  const result: [string, string][] = []
  for (let i = 0; i + 1 < lines.length; i += 2) result.push([lines[i] ?? '', lines[i + 1] ?? ''])
  return result
}
