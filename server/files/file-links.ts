import { createHmac } from 'node:crypto'
import { isSameInConstantTime } from '#server/http/signed-values.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { longestLinkSeconds, type Part } from './file-rules.ts'

/**
 * Paths under /files are their own permission, like presigned URLs: method, path and parameters are signed
 * with HMAC-SHA-256, and they expire.
 */

/** Where `fileRoutes` is mounted: whole paths are signed. */
export const filesPath = '/files'

const usualLinkSeconds = 15 * 60

export type ImageSize = 'thumbnail' | 'view'

type LinkWish = Readonly<{ key: string; expiresInSeconds?: number; size?: ImageSize }>

/** At most 7 days. With `size` an image to show, otherwise a download. */
export function signedLink(secret: string, wish: LinkWish, now = new Date()): string {
  const { key, expiresInSeconds = usualLinkSeconds, size } = wish
  const expires = unixSeconds(now) + Math.min(expiresInSeconds, longestLinkSeconds)
  return signedPath(secret, 'GET', `${filesPath}/${key}`, { ...(size && { size }), expires: String(expires) })
}

export function signedPartUrl(secret: string, id: string, part: Part, type: string, expiresAt: Date): string {
  return signedPath(secret, 'PUT', `${filesPath}/uploads/${id}/parts/${part.number}`, {
    length: String(part.size),
    type,
    expires: String(unixSeconds(expiresAt)),
  })
}

function unixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}

function signedPath(
  secret: string,
  method: 'GET' | 'PUT',
  path: string,
  query: Record<string, string>,
): string {
  const parameters = new URLSearchParams(query)
  parameters.set('signature', signatureOf(secret, method, path, parameters))
  return `${path}?${parameters}`
}

export function verifyUrl(
  secret: string,
  method: string,
  url: URL,
  now: Date,
): Result<null, 'forged' | 'expired'> {
  const parameters = new URLSearchParams(url.search)
  const given = parameters.get('signature') ?? ''
  parameters.delete('signature')
  if (!isSameInConstantTime(given, signatureOf(secret, method, url.pathname, parameters)))
    return refuse('forged')
  const expires = Number(parameters.get('expires'))
  return expires * 1000 > now.getTime() ? done(null) : refuse('expired')
}

function signatureOf(secret: string, method: string, path: string, parameters: URLSearchParams): string {
  const sorted = new URLSearchParams(parameters)
  sorted.sort()
  const verb = method === 'HEAD' ? 'GET' : method
  return createHmac('sha256', secret).update(`${verb}\n${path}\n${sorted}`).digest('base64url')
}
