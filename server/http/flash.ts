import { readCookie, removeCookie, setCookie } from './cookies.ts'
import { digestOf, signValue, verifyValue } from './signed-values.ts'

/**
 * What a page says once: set by the response to a form, taken by the next view of that page. It stands in a cookie and not in the
 * address, which people bookmark, reload and pass on.
 */
export type Flash = {
  /** The Set-Cookie line that makes the page at `path` say a text. */
  set(path: string, text: string): string
  /** The text that is for `path`, with the Set-Cookie line that takes it away. */
  take(path: string): { text: string; setCookie: string } | undefined
}

const name = 'lantern.flash'
const lifetimeSeconds = 60

/** The flash of one request. */
export function flashOf(headers: Headers, { secret, secure }: { secret: string; secure: boolean }): Flash {
  return {
    set(path, text) {
      const value = Buffer.from(JSON.stringify([digestOf(path), text])).toString('base64url')
      return setCookie(name, signValue(secret, 'flash', value), { secure, maxAge: lifetimeSeconds })
    },
    take(path) {
      const signed = readCookie(headers, name)
      const value = signed && verifyValue(secret, 'flash', signed)
      if (!value) return undefined
      const [page, text]: unknown[] = JSON.parse(Buffer.from(value, 'base64url').toString())
      if (page !== digestOf(path) || typeof text !== 'string') return undefined
      return { text, setCookie: removeCookie(name) }
    },
  }
}
