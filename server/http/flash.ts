import { readCookie, removeCookie, setCookie } from './cookies.ts'
import { digestOf, signValue, verifyValue } from './signed-values.ts'

/**
 * A message that the next view of a page shows once. In a cookie and not in the address, which people
 * bookmark, reload and share.
 */
export type Flash = {
  set(path: string, text: string): string
  take(path: string): { text: string; setCookie: string } | undefined
}

const name = 'lantern.flash'
const lifetimeSeconds = 60

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
