import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA-256, base64url. The purpose is part of what is signed: a signature made for one thing is no use for another. */
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
  const given = Buffer.from(signature)
  const right = Buffer.from(sign(secret, purpose, text))
  return given.length === right.length && timingSafeEqual(given, right) ? text : undefined
}
