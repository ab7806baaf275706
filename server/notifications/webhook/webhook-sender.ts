import { createHmac } from 'node:crypto'
import { oneLine } from '#server/notifications/one-line.ts'
import type { Delivery, Sender, SendResult } from '#server/notifications/outbox/outbox.ts'
import { done, refuse } from '#server/result.ts'
import { AddressRefused, type HttpPost, type HttpResponse } from './http-post.ts'

/** How the webhook is called. `post` decides which addresses may be connected to. */
export type WebhookAccess = { url: string; secret: string; post: HttpPost }

/**
 * Posts a delivery as signed JSON `{ type, timestamp, data }`; `webhook-id` is the delivery's id, by which a receiver
 * recognizes a repeat. `access` is called at each attempt, so that an address which was corrected gets what still waits.
 */
export function webhookSender({
  access: currentAccess,
  timeoutMs = 10_000,
}: {
  access: () => Promise<WebhookAccess | undefined>
  timeoutMs?: number
}): Sender {
  return async (delivery, signal) => {
    const access = await currentAccess()
    if (!access) return permanent('The webhook is off. Turn it on in Settings, Notifications, then retry.')
    const recipient = access.url
    const body = bodyOf(delivery)
    const seconds = Math.floor(Date.now() / 1000)
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await access.post(recipient, {
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Lantern',
          ...signatureHeaders(access.secret, delivery.id, seconds, body),
        },
        body,
        signal: AbortSignal.any([signal, timeout]),
      })
      return { ...judge(response), recipient }
    } catch (error) {
      return { ...failure(error, { timeout, signal, timeoutMs }), recipient }
    }
  }
}

type Limits = { timeout: AbortSignal; signal: AbortSignal; timeoutMs: number }

function failure(error: unknown, { timeout, signal, timeoutMs }: Limits): SendResult {
  if (error instanceof AddressRefused)
    return permanent('The webhook’s name leads into a private network. Only public addresses are called.')
  if (timeout.aborted) return transient(`The webhook did not answer within ${timeoutMs / 1000} s.`)
  if (signal.aborted) return transient('The call was cut short.')
  return transient(`The webhook could not be reached: ${causeOf(error)}.`)
}

const bodyOf = ({ topic, createdAt, payload }: Delivery) =>
  JSON.stringify({ type: topic, timestamp: createdAt.toISOString(), data: payload })

/** 4xx that may be different next time: request timeout, too early, too many requests. */
const temporary4xx = new Set([408, 425, 429])

function judge({ status, statusText, text }: HttpResponse): SendResult {
  if (status >= 200 && status < 300) return done({})
  if (status >= 300 && status < 400)
    return permanent(`The webhook answered ${status}, a redirect; those are not followed.`)
  const detail = oneLine(`${status} ${statusText} ${text}`, 200)
  const reason = `The webhook answered ${detail}`
  return status >= 500 || temporary4xx.has(status) ? transient(reason) : permanent(reason)
}

const transient = (reason: string): SendResult => refuse({ permanent: false, reason })
const permanent = (reason: string): SendResult => refuse({ permanent: true, reason })

/** The error's code where there is one. Not the whole message, which may contain the URL with its secrets. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the address cannot be used'
  return 'code' in error && typeof error.code === 'string' ? error.code : oneLine(error.message, 100)
}

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
