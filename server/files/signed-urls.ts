import { createHmac, timingSafeEqual } from 'node:crypto'
import { longestLinkSeconds, type Part } from './file-rules.ts'

/** Where `fileRoutes` is mounted: signed paths are whole paths of the site. */
export const filesPath = '/files'

/** Seconds that a link to look at a file works, when nobody asks for another time. */
const usualLinkSeconds = 15 * 60

/** An image made small enough for a list, or for a whole screen. */
export type ImageSize = 'thumbnail' | 'view'

type LinkWish = Readonly<{ key: string; expiresInSeconds?: number; size?: ImageSize }>

/**
 * A path that opens one file for whoever has it, until it expires (at most 7 days). With a `size` it is an image to
 * show; without one the file comes as a download.
 */
export function signedLink(secret: string, wish: LinkWish, now = new Date()): string {
  const { key, expiresInSeconds = usualLinkSeconds, size } = wish
  return signUrl(secret, {
    method: 'GET',
    path: `${filesPath}/${key}`,
    query: size ? { size } : {},
    expires: unixSeconds(now) + Math.min(expiresInSeconds, longestLinkSeconds),
  })
}

/** The path to PUT one part to; its exact length and its type are inside the signature. */
export function signedPartUrl(secret: string, id: string, part: Part, type: string, expiresAt: Date): string {
  return signUrl(secret, {
    method: 'PUT',
    path: `${filesPath}/uploads/${id}/parts/${part.number}`,
    query: { length: String(part.size), type },
    expires: unixSeconds(expiresAt),
  })
}

type SignedUrlRequest = Readonly<{
  method: 'PUT' | 'GET'
  /** Absolute path on this site. */
  path: string
  /** Anything that must not be changed, for example the exact length and the type of a part. */
  query?: Readonly<Record<string, string>>
  /** Unix time in seconds. */
  expires: number
}>

/** The path with its query, expiry and HMAC-SHA256 signature. Method, path and every parameter are signed. */
export function signUrl(secret: string, { method, path, query = {}, expires }: SignedUrlRequest): string {
  const parameters = new URLSearchParams({ ...query, expires: String(expires) })
  parameters.set('signature', signatureOf(secret, method, path, parameters))
  return `${path}?${parameters}`
}

/** Whether `url` was made by `signUrl` for this method and is still valid at `now`. */
export function verifyUrl(
  secret: string,
  method: string,
  url: URL,
  now: Date,
): 'valid' | 'forged' | 'expired' {
  const parameters = new URLSearchParams(url.search)
  const given = Buffer.from(parameters.get('signature') ?? '')
  parameters.delete('signature')
  const expected = Buffer.from(signatureOf(secret, method, url.pathname, parameters))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged'
  const expires = Number(parameters.get('expires'))
  return expires * 1000 > now.getTime() ? 'valid' : 'expired'
}

function signatureOf(secret: string, method: string, path: string, parameters: URLSearchParams): string {
  const sorted = new URLSearchParams(parameters)
  sorted.sort()
  // A link is as good for HEAD as for GET: it tells less.
  const verb = method === 'HEAD' ? 'GET' : method
  return createHmac('sha256', secret).update(`${verb}\n${path}\n${sorted}`).digest('base64url')
}

function unixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
