import { isIP, isIPv4, isIPv6 } from 'node:net'

/** The parts of a request that tell where it came from: headers, and the socket as Node has it. */
export type ConnectionInfo = {
  headers: Headers
  socket: { remoteAddress?: string | undefined; encrypted?: boolean | undefined }
}

/** One spelling for each address: no zone, no port, IPv4 also when wrapped in IPv6. Undefined when it is none. */
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
 * The client's address: the socket's, or behind a trusted proxy the right-most entry of X-Forwarded-For. The
 * proxy appends the address it really saw; everything to the left of that came from the client, who may write
 * anything there. `unknown` on a Unix socket: such clients share one limit.
 */
export function clientAddress(
  { headers, socket }: ConnectionInfo,
  { trustProxy }: { trustProxy: boolean },
): string {
  const forwarded = trustProxy ? rightMost(headers.get('x-forwarded-for')) : undefined
  return normalizeAddress(forwarded ?? '') ?? normalizeAddress(socket.remoteAddress ?? '') ?? 'unknown'
}

/**
 * Whether cookies may be `Secure`: people reach the site by https as PUBLIC_URL says, or this request did.
 * X-Forwarded-Proto counts only from a trusted proxy.
 */
export function secureRequest(
  { headers, socket }: { headers: Pick<Headers, 'get'>; socket: Pick<ConnectionInfo['socket'], 'encrypted'> },
  { trustProxy, publicUrl }: { trustProxy: boolean; publicUrl: string | undefined },
): boolean {
  if (publicUrl?.startsWith('https:') || socket.encrypted) return true
  return trustProxy && rightMost(headers.get('x-forwarded-proto')) === 'https'
}

/** The last entry of a header that proxies append to: the one that our own proxy wrote. */
export function rightMost(header: string | null): string | undefined {
  return header?.split(',').at(-1)?.trim().toLowerCase()
}

/** The part of an address that one client cannot change at will: a whole IPv4 address, an IPv6 /64. */
export function addressKey(address: string): string {
  const normal = normalizeAddress(address)
  if (!normal) return 'unknown'
  return isIPv6(normal) ? `${networkOf(normal)}::/64` : normal
}

/** The first four groups of a compressed IPv6 address. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : []
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
