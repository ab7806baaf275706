import { isIP } from 'node:net'
import type { Config } from '#server/config.ts'
import { rightMost } from './client-address.ts'

/** The origin that people know the site by: what the owner set, else where this request came to. */
export const siteOrigin = ({ publicUrl }: Pick<Config, 'publicUrl'>, request: Request): string =>
  publicUrl ?? new URL(request.url).origin

/** The same where nobody asks: in the log, and in mails that our jobs send. */
export const siteOriginUnasked = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`

/**
 * A bare host with or without a port. RFC 9110 allows more in a Host header, which then stands in our links: a path,
 * or signs that mean something in HTML and XML.
 */
export const isHost = (text: string): boolean =>
  /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(text) && URL.canParse(`http://${text}`)

/** A name that anybody on the internet could make lead here, unlike addresses and the names of one's own network. */
function isPublicName(hostname: string): boolean {
  const isOwnNetwork = /(?:^|\.)(?:localhost|local|lan|internal|home\.arpa)$/i.test(hostname)
  return hostname.includes('.') && !isIP(hostname.replace(/^\[|\]$/g, '')) && !isOwnNetwork
}

/** Whether `host` is a public name other than the one in PUBLIC_URL. Ports do not count: proxies drop them. */
function isForeign(host: string, publicUrl: string): boolean {
  const { hostname } = new URL(`http://${host}`)
  return isPublicName(hostname) && hostname !== new URL(publicUrl).hostname
}

/**
 * Whether people certainly typed another name than PUBLIC_URL's. A proxy may put a name of its own into Host, and
 * sending its visitors to PUBLIC_URL would send them round for ever: behind one only X-Forwarded-Host counts.
 */
export function typedElsewhere(
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
  { host, forwardedHost }: { host: string | undefined; forwardedHost: string | undefined },
): boolean {
  if (publicUrl === undefined) return false
  // We speak no TLS: an https address has a proxy before it, trusted or not.
  const typed = trustProxy ? forwardedHost : publicUrl.startsWith('http:') ? host : undefined
  return typed !== undefined && isForeign(typed, publicUrl)
}

/**
 * Whether an Origin is a public name that leads here but is not PUBLIC_URL's: what its pages send is a stranger's, even
 * if the request came under that name.
 */
export const isForeignOrigin = (origin: string, publicUrl: string | undefined): boolean =>
  publicUrl !== undefined && URL.canParse(origin) && isForeign(new URL(origin).host, publicUrl)

/**
 * The host that people typed, as a trusted proxy says, or undefined. Only a bare host counts: with a path in it, what
 * is signed or guarded would differ from what is routed.
 */
export function forwardedHost(header: string | null): string | undefined {
  const host = rightMost(header)
  return host && isHost(host) ? host : undefined
}
