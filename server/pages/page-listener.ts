import type { IncomingMessage, RequestListener } from 'node:http'
import type { Config } from '../config.ts'
import { secureRequest } from '../identity/client-address.ts'
import { forwardedHost } from '../identity/forwarded-host.ts'
import { answerFrom } from './cached-page.ts'
import type { PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'

/**
 * Answers from the page cache what it holds ready, before anything else is looked at; leaves the rest to `next`.
 * The app answers the same from the same cache, only slower.
 */
export function pageListener(
  pageCache: Pick<PageCache, 'ready'>,
  config: Pick<Config, 'publicUrl' | 'trustProxy'>,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    const { method, url: target } = request
    const secure = secureRequest(arrivalOf(request), config)
    const key = pageKey({ method, target }, config.publicUrl ? '' : originOf(request, config))
    const page = key === undefined ? undefined : pageCache.ready(key)
    if (!page) return next(request, response)
    const { status, lines, body } = answerFrom(page, {
      acceptEncoding: header(request, 'accept-encoding'),
      ifNoneMatch: header(request, 'if-none-match'),
      secure,
    })
    response.writeHead(status, lines)
    response.end(method === 'HEAD' ? undefined : body)
  }
}

/** As `asPeopleSeeIt` in the app; a host that is spelt in another way is only a page that is not found here. */
function originOf(request: IncomingMessage, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const seen = arrivalOf(request)
  const https = secureRequest(seen, { trustProxy, publicUrl: undefined })
  const forwarded = trustProxy ? forwardedHost(seen.headers.get('x-forwarded-host')) : undefined
  return `${https ? 'https' : 'http'}://${forwarded ?? request.headers.host}`
}

function arrivalOf(request: IncomingMessage) {
  return {
    headers: { get: (name: string) => header(request, name) ?? null },
    socket: { encrypted: 'encrypted' in request.socket },
  }
}

function header({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}
