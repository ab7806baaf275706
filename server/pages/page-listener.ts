import type { IncomingMessage, RequestListener } from 'node:http'
import { type Languages, languageOfPath } from '#content/languages.ts'
import type { Config } from '#server/config.ts'
import { secureRequest } from '#server/http/client-address.ts'
import { forwardedHost, isHost, needsPublicUrl } from '#server/http/site-origin.ts'
import { responseFrom } from './cached-page.ts'
import { type PageCache, pageAddress } from './page-cache.ts'

type ListenerContext = {
  pageCache: Pick<PageCache, 'ready'>
  config: Pick<Config, 'publicUrl' | 'trustProxy'>
  languages: Languages
}

/**
 * Before any middleware; everything else goes to `next`. The app would give the same response from the same
 * cache, only slower.
 */
export function pageListener(
  { pageCache, config, languages }: ListenerContext,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    // RFC 9112, section 3.2: it is unknown which of the two a proxy has used.
    if (hostsIn(request) > 1) return void response.writeHead(400, { Connection: 'close' }).end()
    const { method, url = '' } = request
    const secure = secureRequest(connectionInfoOf(request), config)
    const address = pageAddress(method, languageOfPath(languages, url), languages)
    const page = address && pageCache.ready(`${config.publicUrl ? '' : originOf(request, config)}${address}`)
    if (!page || isForApp(request, config)) return next(request, response)
    const { status, lines, body } = responseFrom(page, {
      acceptEncoding: header(request, 'accept-encoding'),
      ifNoneMatch: header(request, 'if-none-match'),
      secure,
    })
    response.writeHead(status, lines)
    response.end(method === 'HEAD' ? undefined : body)
  }
}

/** As `withForwardedUrl` in app.ts. Another spelling of a host is only a cache miss. */
function originOf(request: IncomingMessage, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const https = secureRequest(connectionInfoOf(request), { trustProxy, publicUrl: undefined })
  const host = (trustProxy && forwardedHostOf(request)) || request.headers.host
  return `${https ? 'https' : 'http'}://${host}`
}

/** The app redirects requests under another host than PUBLIC_URL's, and refuses an invalid Host. */
function isForApp(request: IncomingMessage, config: Pick<Config, 'publicUrl' | 'trustProxy'>): boolean {
  const { host } = request.headers
  if (host !== undefined && !isHost(host)) return true
  return needsPublicUrl(config, { host, forwardedHost: forwardedHostOf(request) })
}

const forwardedHostOf = (request: IncomingMessage) =>
  forwardedHost(header(request, 'x-forwarded-host') ?? null)

function connectionInfoOf(request: IncomingMessage) {
  return {
    headers: { get: (name: string) => header(request, name) ?? null },
    socket: { encrypted: 'encrypted' in request.socket },
  }
}

const hostsIn = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

function header({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}
