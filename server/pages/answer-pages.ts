import { randomBytes } from 'node:crypto'
import { type Caller, callerOf } from '../caller.ts'
import type { Lantern } from '../lantern.ts'
import { nonceSource, pagePolicy } from '../security-headers.ts'
import { servicesFor } from '../services-for.ts'
import { siteOrigin } from '../site-origin.ts'
import { answerFrom, type SharedPage } from './cached-page.ts'
import { inlineHashes } from './inline-hashes.ts'
import { pageKey } from './page-key.ts'
import { speculationHeaders } from './speculation-rules.ts'
import { usedStyles } from './used-styles.ts'

/**
 * Answers every request for a page. Public pages are rendered once, as for somebody without cookies, and shared from
 * the cache; everything else is rendered for its request, under a nonce of its own.
 */
export function answerPages(lantern: Lantern): (request: Request, caller: Caller) => Promise<Response> {
  const { config, pages, pageCache, store } = lantern
  const uploadOrigin = store.direct?.origin
  // In development a page is as new as the last keystroke.
  const isDevelopment = !pages.assetFolder
  const withUsedStyles = usedStyles()

  async function render(request: Request, caller: Caller): Promise<{ answer: Response; nonce: string }> {
    const nonce = randomBytes(16).toString('base64')
    const services = servicesFor(lantern, { caller, request, nonce })
    const page = await pages.render(request, services)
    const answer = new Response(page.body, page)
    const policy = pagePolicy(nonceSource(nonce), { development: isDevelopment, uploadOrigin })
    answer.headers.set('Content-Security-Policy', policy)
    // Made-up people belong into no search engine.
    if (config.isDemonstration) answer.headers.set('X-Robots-Tag', 'noindex')
    if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-cache')
    return { answer, nonce }
  }

  /**
   * The page as everybody may see it; else the answer that came instead, for whoever comes without a cookie; else
   * nothing: the page wants to know its guest.
   */
  async function renderForAll(
    url: string,
  ): Promise<{ shared: SharedPage } | { answer: Response } | undefined> {
    const stranger = callerOf({ headers: new Headers(), socket: {} }, { ...config, ...lantern })
    const { answer, nonce } = await render(new Request(url), stranger)
    if (stranger.setCookies().length > 0) return undefined
    if (!isShareable(answer)) return { answer }
    const rendered = await answer.text()
    // A page that broke off is shown this once and not kept.
    if (!rendered.trimEnd().endsWith('</html>')) return { answer: new Response(rendered, answer) }
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

  return async (request, caller) => {
    const { origin, pathname, search } = new URL(request.url)
    const site = siteOrigin(config, request)
    const key = pageKey({ method: request.method, target: pathname + search }, config.publicUrl ? '' : origin)
    if (key === undefined || isDevelopment) return (await render(request, caller)).answer

    let notShared: Response | undefined
    const page = await pageCache.page(key, async () => {
      const rendered = await renderForAll(site + pathname)
      if (rendered && 'shared' in rendered) return rendered.shared
      notShared = rendered?.answer
      return undefined
    })
    if (page) {
      const { status, lines, body } = answerFrom(page, {
        acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
        ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
        secure: caller.secure,
      })
      return new Response(body && new Uint8Array(body), { status, headers: pairs(lines) })
    }
    if (notShared && !request.headers.has('cookie') && !search) return notShared
    return (await render(request, caller)).answer
  }
}

function isShareable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get('content-type')?.startsWith('text/html') === true &&
    !headers.has('set-cookie') &&
    !/private|no-store/.test(headers.get('cache-control') ?? '')
  )
}

function pairs(lines: readonly string[]): [string, string][] {
  const result: [string, string][] = []
  for (let i = 0; i + 1 < lines.length; i += 2) result.push([lines[i] ?? '', lines[i + 1] ?? ''])
  return result
}
