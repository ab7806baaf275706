import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { type AskedPath, type Languages, languageOfHeader, languageOfPath } from '#content/languages.ts'
import type { ServerContext } from '#server/context.ts'
import { rightMost, secureRequest } from '#server/http/client-address.ts'
import { withoutHostPrefix } from '#server/http/cookies.ts'
import { forwardedHost } from '#server/http/site-origin.ts'
import type { Middleware } from './middleware.ts'

/** What a request asks for. An address of programs (no page) without a prefix is in the language of its headers. */
export function askedBy({ url, headers }: Request, languages: Languages): AskedPath {
  const asked = languageOfPath(languages, URL.parse(url)?.pathname ?? '/')
  const isForPrograms = /^\/(?:graphql|files|images)(?:\/|$)/.test(asked.path)
  if (!isForPrograms || asked.language !== languages[0]) return asked
  return { ...asked, language: languageOfHeader(languages, headers.get('accept-language')) }
}

/**
 * Behind a proxy the request has the proxy's scheme and host; links, cookies and checks need the public ones.
 */
export function applyForwardedHeaders(trustProxy: boolean): Middleware {
  return async (c, next) => {
    if (trustProxy) c.req.raw = withForwardedUrl(c.req.raw)
    await next()
  }
}

function withForwardedUrl(request: Request): Request {
  const { protocol, host, pathname, search } = new URL(request.url)
  const publicProtocol = rightMost(request.headers.get('x-forwarded-proto')) === 'https' ? 'https:' : protocol
  const publicHost = forwardedHost(request.headers.get('x-forwarded-host')) ?? host
  // Not by setting `host` of a URL: that would keep the port, which only the proxy knows.
  const url = `${publicProtocol}//${publicHost}${pathname}${search}`
  if (!URL.canParse(url) || url === request.url) return request
  return new Request(url, request)
}

export function findCaller({ config, callerOf, languages }: ServerContext): Middleware {
  return async (c, next) => {
    const arrived = c.req.raw.headers
    const socket = socketOf(c)
    const secure = secureRequest({ headers: arrived, socket }, config)
    const headers = withoutHostPrefix(arrived, { secure })
    if (headers !== arrived) c.req.raw = new Request(c.req.raw, { headers })
    c.set('caller', callerOf({ headers, socket }, askedBy(c.req.raw, languages)))
    await next()
  }
}

function socketOf(c: Context): { remoteAddress?: string | undefined; encrypted?: boolean | undefined } {
  const env: unknown = c.env
  if (typeof env !== 'object' || env === null || !('incoming' in env)) return {}
  const { socket } = env.incoming as IncomingMessage
  return { remoteAddress: socket.remoteAddress, encrypted: 'encrypted' in socket }
}
