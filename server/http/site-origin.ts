import { isIP } from 'node:net'
import type { Config } from '#server/config.ts'
import { rightMost } from './client-address.ts'

export const siteOrigin = ({ publicUrl }: Pick<Config, 'publicUrl'>, request: Request): string =>
  publicUrl ?? new URL(request.url).origin

/**
 * RFC 9110 allows more in a Host header (a path, characters that are special in HTML and XML), and the host
 * stands in our links. A DNS name has at most 253 characters.
 */
export const isHost = (text: string): boolean =>
  text.length <= 260 &&
  /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(text) &&
  URL.canParse(`http://${text}`)

/** A name that anyone can point to this server in DNS, unlike IP addresses and local names. */
function isPublicName(hostname: string): boolean {
  const isOwnNetwork = /(?:^|\.)(?:localhost|local|lan|internal|home\.arpa)$/i.test(hostname)
  return hostname.includes('.') && !isIP(hostname.replace(/^\[|\]$/g, '')) && !isOwnNetwork
}

function isForeign(host: string, publicUrl: string): boolean {
  const { hostname } = new URL(`http://${host}`)
  return isPublicName(hostname) && hostname !== new URL(publicUrl).hostname
}

/**
 * To be redirected to PUBLIC_URL. A proxy may put its own name into Host, and the redirect would loop: behind
 * a proxy only X-Forwarded-Host counts.
 */
export function needsPublicUrl(
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
  { host, forwardedHost }: { host: string | undefined; forwardedHost: string | undefined },
): boolean {
  if (publicUrl === undefined) return false
  // This server speaks no TLS, so an https PUBLIC_URL means a proxy, trusted or not.
  const requested = trustProxy ? forwardedHost : publicUrl.startsWith('http:') ? host : undefined
  return requested !== undefined && isForeign(requested, publicUrl)
}

/** Posts with such an Origin are refused, even if the request came under that name. */
export const isForeignOrigin = (origin: string, publicUrl: string | undefined): boolean =>
  publicUrl !== undefined && URL.canParse(origin) && isForeign(new URL(origin).host, publicUrl)

/**
 * From a trusted proxy's X-Forwarded-Host; undefined when it is not a bare host. With a path in it, the
 * checked path would differ from the routed one.
 */
export function forwardedHost(header: string | null): string | undefined {
  const host = rightMost(header)
  return host && isHost(host) ? host : undefined
}
