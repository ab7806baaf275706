import { createHmac } from 'node:crypto'

/**
 * The three headers of a signed call: Standard Webhooks 1.0, symmetric signature. The secret is `whsec_` and base64,
 * or any text, whose bytes are then the key. `seconds` is Unix time.
 */
export function signatureHeaders(secret: string, id: string, seconds: number, body: string) {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret)
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  }
}
