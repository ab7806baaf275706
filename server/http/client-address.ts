import { isIP, isIPv4, isIPv6 } from 'node:net'

export type ConnectionInfo = {
  headers: Headers
  socket: { remoteAddress?: string | undefined; encrypted?: boolean | undefined }
}

/** One spelling for each address: no zone, no port, IPv4 unwrapped from IPv6. Undefined for anything else. */
export function normalizeAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (isIPv4(bare)) return bare
  if (!isIP(bare)) return undefined
  const compressed = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(compressed)
  if (!mapped) return compressed
  const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/**
 * The socket's address, or behind a trusted proxy the right-most entry of X-Forwarded-For, which the proxy
 * appended; the client can write anything to the left of it. `unknown` on a Unix socket: such clients share
 * one limit.
 */
export function clientAddress(
  { headers, socket }: ConnectionInfo,
  { trustProxy }: { trustProxy: boolean },
): string {
  const forwarded = trustProxy ? rightMost(headers.get('x-forwarded-for')) : undefined
  return normalizeAddress(forwarded ?? '') ?? normalizeAddress(socket.remoteAddress ?? '') ?? 'unknown'
}

/**
 * For `Secure` cookies: PUBLIC_URL is https, or this request was. X-Forwarded-Proto counts only from a
 * trusted proxy.
 */
export function secureRequest(
  { headers, socket }: { headers: Pick<Headers, 'get'>; socket: Pick<ConnectionInfo['socket'], 'encrypted'> },
  { trustProxy, publicUrl }: { trustProxy: boolean; publicUrl: string | undefined },
): boolean {
  if (publicUrl?.startsWith('https:') || socket.encrypted) return true
  return trustProxy && rightMost(headers.get('x-forwarded-proto')) === 'https'
}

export function rightMost(header: string | null): string | undefined {
  return header?.split(',').at(-1)?.trim().toLowerCase()
}

/** The part of an address that one client cannot change at will: a whole IPv4 address, an IPv6 /64. */
export const addressKey = (address: string): string => networkKeys(address)[0]

/**
 * The networks of an address, as keys of limits, the narrowest first: of IPv6 its /64, /56 and /48, of IPv4
 * the address and its /24. One rented machine may have a whole IPv6 /48.
 */
export function networkKeys(address: string): readonly [narrowest: string, ...wider: string[]] {
  const normal = normalizeAddress(address)
  if (!normal) return ['unknown']
  if (!isIPv6(normal)) return [normal, `${normal.replace(/\.\d+$/, '.0')}/24`]
  const [first = '', second = '', third = '', fourth = ''] = groupsOf(normal)
  const highByte = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [
    `${[first, second, third, fourth].join(':')}::/64`,
    `${[first, second, third, highByte].join(':')}::/56`,
    `${[first, second, third].join(':')}::/48`,
  ]
}

/**
 * For fair turns: of IPv6 the /48, which may be one machine's, of IPv4 the address, whose neighbors are other
 * people.
 */
export const networkKey = (address: string): string => {
  const [narrowest, , widest = narrowest] = networkKeys(address)
  return widest
}

function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : []
  return [...left, ...zeros, ...right]
}
