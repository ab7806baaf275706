import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { done, type Result, refuse } from '#server/result.ts'

/**
 * HMAC-SHA-256, base64url. The purpose is part of what is signed: a signature made for one thing is no use for another.
 */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
}

/** `text.signature`, for a cookie or a form field. The text must not contain a dot. */
export function seal(secret: string, purpose: string, text: string): string {
  return `${text}.${sign(secret, purpose, text)}`
}

/** The text of a sealed value, or undefined when it was not sealed by us for this purpose. */
export function unseal(secret: string, purpose: string, sealed: string): string | undefined {
  const [text, signature, ...rest] = sealed.split('.')
  if (!text || !signature || rest.length > 0) return undefined
  return isSameText(signature, sign(secret, purpose, text)) ? text : undefined
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
  parameters.set('signature', urlSignature(secret, method, path, parameters))
  return `${path}?${parameters}`
}

/** Whether `url` was made by `signUrl` for this method and is still valid at `now`. */
export function verifyUrl(
  secret: string,
  method: string,
  url: URL,
  now: Date,
): Result<null, 'forged' | 'expired'> {
  const parameters = new URLSearchParams(url.search)
  const given = parameters.get('signature') ?? ''
  parameters.delete('signature')
  if (!isSameText(given, urlSignature(secret, method, url.pathname, parameters))) return refuse('forged')
  const expires = Number(parameters.get('expires'))
  return expires * 1000 > now.getTime() ? done(null) : refuse('expired')
}

function urlSignature(secret: string, method: string, path: string, parameters: URLSearchParams): string {
  const sorted = new URLSearchParams(parameters)
  sorted.sort()
  // A link for GET is good for HEAD too.
  const verb = method === 'HEAD' ? 'GET' : method
  return createHmac('sha256', secret).update(`${verb}\n${path}\n${sorted}`).digest('base64url')
}

/** Compares in constant time. */
export function isSameText(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** SHA-256 as base64url. Stored instead of a token, so that the database's content cannot be used as one. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** AES-256-GCM under a key of its own for each purpose, as base64url. */
export function encrypt(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(secret, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined when it was not encrypted by us for this purpose. */
export function decrypt(secret: string, purpose: string, encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length < 28) return undefined
  const decipher = createDecipheriv('aes-256-gcm', encryptionKey(secret, purpose), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString()
  } catch {
    // The tag does not match: another secret, another purpose, or not ours.
    return undefined
  }
}

const encryptionKey = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
