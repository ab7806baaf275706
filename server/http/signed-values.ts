import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** HMAC-SHA-256, base64url. The purpose is signed too, so that a signature is valid for one purpose only. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
}

/** `text.signature`, for a cookie or a form field. The text must not contain a dot. */
export function signValue(secret: string, purpose: string, text: string): string {
  return `${text}.${sign(secret, purpose, text)}`
}

export function verifyValue(secret: string, purpose: string, signed: string): string | undefined {
  const [text, signature, ...rest] = signed.split('.')
  if (!text || !signature || rest.length > 0) return undefined
  return isSameInConstantTime(signature, sign(secret, purpose, text)) ? text : undefined
}

/** Links from before there was a key for `links` are signed with `signing`. */
export const verifyLink = (
  { links, signing }: { links: string; signing: string },
  purpose: string,
  signed: string,
): string | undefined => verifyValue(links, purpose, signed) ?? verifyValue(signing, purpose, signed)

export function isSameInConstantTime(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** SHA-256 as base64url. Stored instead of a token, so that reading the database does not reveal one. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

export function encrypt(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(secret, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

export function decrypt(secret: string, purpose: string, encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length < 28) return undefined
  const decipher = createDecipheriv('aes-256-gcm', encryptionKey(secret, purpose), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString()
  } catch {
    return undefined
  }
}

const encryptionKey = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
