import type { IncomingMessage, RequestListener } from 'node:http'
import type { Config } from '#server/config.ts'
import { secureRequest } from '#server/http/client-address.ts'
import { forwardedHost, isHost, typedElsewhere } from '#server/http/site-origin.ts'
import { responseFrom } from './cached-page.ts'
import { pageAddress } from './page-address.ts'
import type { PageCache } from './page-cache.ts'

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
    const address = pageAddress({ method, target })
    const page = address && pageCache.ready(`${config.publicUrl ? '' : originOf(request, config)}${address}`)
    if (!page || leadsElsewhere(request, config)) return next(request, response)
    const { status, lines, body } = responseFrom(page, {
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
  const https = secureRequest(arrivalOf(request), { trustProxy, publicUrl: undefined })
  const host = (trustProxy && forwardedHostOf(request)) || request.headers.host
  return `${https ? 'https' : 'http'}://${host}`
}

/** Whoever typed another name than ours is sent on, by the app; so is a Host that is none. */
function leadsElsewhere(request: IncomingMessage, config: Pick<Config, 'publicUrl' | 'trustProxy'>): boolean {
  const { host } = request.headers
  if (host !== undefined && !isHost(host)) return true
  return typedElsewhere(config, { host, forwardedHost: forwardedHostOf(request) })
}

const forwardedHostOf = (request: IncomingMessage) =>
  forwardedHost(header(request, 'x-forwarded-host') ?? null)

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
