/**
 * Specification section 9: cookies last 365 days. Sessions end sooner, in the database
 * (sessions/sessions.ts).
 */
const year = 365 * 24 * 60 * 60

/**
 * `Secure` only on https, because browsers drop a Secure cookie over plain http. `value` must be made of
 * cookie characters (ours are base64url or percent-encoded).
 */
export function setCookie(
  name: string,
  value: string,
  { secure, maxAge = year }: { secure: boolean; maxAge?: number },
): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

export function removeCookie(name: string): string {
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`
}

const prefix = '__Host-'
const isOurs = (name: string) => name.startsWith('lantern.')

/**
 * On https browsers hold our cookies as `__Host-...` (RFC 6265bis, 4.1.3.2), which neither a sibling
 * subdomain nor plain http can set; only those count there.
 */
export function withoutHostPrefix(headers: Headers, { secure }: { secure: boolean }): Headers {
  const cookie = headers.get('cookie')
  if (!secure || !cookie?.includes('lantern.')) return headers
  const pairs = cookie.split(';').map((pair) => pair.trim())
  const hasSession = pairs.some((pair) => pair.startsWith(`${prefix}lantern.session=`))
  const kept = pairs.flatMap((pair) => {
    if (pair.startsWith(`${prefix}lantern.`)) return [pair.slice(prefix.length)]
    // Sessions from before the prefix stay valid; an attacker has no valid one to plant.
    const isOldSession = pair.startsWith('lantern.session=') && !hasSession
    return isOurs(pair) && !isOldSession ? [] : [pair]
  })
  const seen = new Headers(headers)
  seen.set('cookie', kept.join('; '))
  return seen
}

export function withHostPrefix(lines: readonly string[], { secure }: { secure: boolean }): string[] {
  if (!secure) return [...lines]
  return lines.flatMap((line) => {
    if (!isOurs(line)) return [line]
    const prefixed = prefix + (line.endsWith('; Secure') ? line : `${line}; Secure`)
    return line.includes('; Max-Age=0;') ? [prefixed, line] : [prefixed]
  })
}

export function readCookie(headers: Headers, name: string): string | undefined {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const equals = pair.indexOf('=')
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim()
  }
  return undefined
}
