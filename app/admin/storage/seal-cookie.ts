/**
 * One half of the key of a device (vault.ts). What a database deletes stays on the disk for a while; of a cookie nothing is left,
 * and its end needs no script.
 */
const cookieName = 'panel-seal'

/** The panel of each language reads it: whoever changes theirs keeps what waits on this device. */
const cookieOf = (value: string, seconds: number, path = '/') =>
  `${cookieName}=${value}; Path=${path}; Max-Age=${seconds}; SameSite=Strict`

export const sealCookie = (half: Uint8Array, seconds: number): string => cookieOf(textOf(half), seconds)

/** The server sends it too, where it ends a session: no script is needed for it. */
export const noSealCookie = cookieOf('', 0)

/** Before there were languages it stood here, and would be read first: it ends with the next key. */
export const noFormerSealCookie = cookieOf('', 0, '/admin')

export function setCookie(line: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: no script but ours reads it, and Safari lacks the other way.
  document.cookie = location.protocol === 'https:' ? `${line}; Secure` : line
}

export function otherHalf(): Uint8Array<ArrayBuffer> | undefined {
  const [, found] = new RegExp(`(?:^|; )${cookieName}=([\\w-]{43})(?:;|$)`).exec(document.cookie) ?? []
  return found === undefined ? undefined : bytesIn(found)
}

export const bytesIn = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

const textOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
