/** Specification section 9: cookie storage lasts 365 days. What ends sooner, such as a session, ends in the database. */
const year = 365 * 24 * 60 * 60

/**
 * One Set-Cookie line. Every cookie of ours is out of reach for scripts and stays home on cross-site posts;
 * it is `Secure` exactly when the site is on https, because browsers drop such a cookie over plain http.
 * `value` must be made of cookie characters (ours are base64url or percent-encoded).
 */
export function setCookie(
  name: string,
  value: string,
  { secure, maxAge = year }: { secure: boolean; maxAge?: number },
): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** A Set-Cookie line that removes the cookie. It carries no value, so it needs no `Secure` to work or to be safe. */
export function removeCookie(name: string): string {
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`
}

/** The value that the browser sent, as it was sent. */
export function readCookie(headers: Headers, name: string): string | undefined {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const equals = pair.indexOf('=')
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim()
  }
  return undefined
}
