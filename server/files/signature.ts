import { createHmac, timingSafeEqual } from 'node:crypto'

export type SignedUrlRequest = Readonly<{
  method: 'PUT' | 'GET'
  /** Absolute path on this site. */
  path: string
  /** Anything that must not be changed, for example the exact length and the type of a part. */
  query?: Readonly<Record<string, string>>
  /** Unix time in seconds. */
  expires: number
}>

export type Verdict = { ok: true } | { ok: false; reason: 'forged' | 'expired' }

/** The path with its query, expiry and HMAC-SHA256 signature. Method, path and every parameter are signed. */
export function signUrl(secret: string, { method, path, query = {}, expires }: SignedUrlRequest): string {
  const parameters = new URLSearchParams({ ...query, expires: String(expires) })
  parameters.set('signature', signatureOf(secret, method, path, parameters))
  return `${path}?${parameters}`
}

/** Whether `url` was made by `signUrl` for this method and is still valid at `now`. */
export function verifyUrl(secret: string, method: string, url: URL, now: Date): Verdict {
  const parameters = new URLSearchParams(url.search)
  const given = Buffer.from(parameters.get('signature') ?? '')
  parameters.delete('signature')
  const expected = Buffer.from(signatureOf(secret, method, url.pathname, parameters))
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { ok: false, reason: 'forged' }
  const expires = Number(parameters.get('expires'))
  return expires * 1000 > now.getTime() ? { ok: true } : { ok: false, reason: 'expired' }
}

function signatureOf(secret: string, method: string, path: string, parameters: URLSearchParams): string {
  const sorted = new URLSearchParams(parameters)
  sorted.sort()
  // A link is as good for HEAD as for GET: it tells less.
  const verb = method === 'HEAD' ? 'GET' : method
  return createHmac('sha256', secret).update(`${verb}\n${path}\n${sorted}`).digest('base64url')
}
