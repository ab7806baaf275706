import type { IncomingMessage } from 'node:http'

/** What AppSync's clients would send as HTTP headers, which a browser cannot set on a socket. */
type Headers = Readonly<Record<string, string>>

/** Of all that they send, only what says who asks; names as HTTP has them. */
const known = new Set(['x-api-key', 'authorization'])

/** The headers in an object that a client sent; what is no text is left out. */
export function headersIn(given: unknown): Headers {
  if (typeof given !== 'object' || given === null) return {}
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      typeof value === 'string' && known.has(name.toLowerCase()) ? [[name.toLowerCase(), value]] : [],
    ),
  )
}

/** The headers of the connection: a subprotocol `header-…` of newer clients, or the query's `header` of older ones. */
export function headersGivenBy(request: IncomingMessage): Headers {
  const offered = request.headers['sec-websocket-protocol']?.split(',') ?? []
  const encoded =
    offered
      .map((text) => text.trim())
      .find((text) => text.startsWith('header-'))
      ?.slice('header-'.length) ?? new URLSearchParams(request.url?.split('?')[1]).get('header')
  if (!encoded) return {}
  try {
    return headersIn(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')))
  } catch {
    return {}
  }
}
