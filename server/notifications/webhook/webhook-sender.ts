import { createHmac, randomBytes } from 'node:crypto'
import type { Config } from '#server/config.ts'
import type { Queryable } from '#server/database/database.ts'
import { AddressRefused } from '#server/http/outgoing-address.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import type { Delivery, DeliverySender, SendResult } from '#server/notifications/outbox/outbox.ts'
import { effectiveSettings, readNotificationSettings } from '#server/notifications/settings.ts'
import { done, type Reason, refuse } from '#server/result.ts'
import { type HttpPost, type HttpResponse, httpPost, httpPostPublicOnly } from './http-post.ts'

type WebhookAccess = { url: string; secret: string; post: HttpPost }

/** Undefined while off. The environment's address may be private, the panel's must be public. */
export const webhookAccess =
  (db: Queryable, environment: Pick<Config, 'notifyTo' | 'webhook'>) =>
  async (): Promise<WebhookAccess | undefined> => {
    const stored = await readNotificationSettings(db)
    const { webhook } = effectiveSettings(stored, environment)
    if (!webhook.isOn || !webhook.url) return undefined
    if (webhook.source === 'environment')
      return environment.webhook && { ...environment.webhook, post: httpPost }
    return stored.webhookSecret
      ? { url: webhook.url, secret: stored.webhookSecret, post: httpPostPublicOnly }
      : undefined
  }

export const newWebhookSecret = () => `whsec_${randomBytes(24).toString('base64')}`

/**
 * Posts signed JSON `{ type, timestamp, data }`; `webhook-id` is the delivery's id, by which receivers
 * recognize a repeat. `access` is called at each attempt, so that a corrected address applies to what still
 * waits.
 */
export function webhookSender({
  access: currentAccess,
  timeoutMs = 10_000,
}: {
  access: () => Promise<WebhookAccess | undefined>
  timeoutMs?: number
}): DeliverySender {
  return async (delivery, signal) => {
    const access = await currentAccess()
    if (!access) return permanent({ reason: 'webhookTurnedOff' })
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
  if (error instanceof AddressRefused) return permanent({ reason: 'webhookLeadsInside' })
  if (timeout.aborted) return transient({ reason: 'webhookSilent', facts: { seconds: timeoutMs / 1000 } })
  if (signal.aborted) return transient({ reason: 'webhookCutShort' })
  return transient(
    error instanceof Error
      ? { reason: 'webhookUnreachable', facts: { detail: causeOf(error) } }
      : { reason: 'webhookUnusable' },
  )
}

const bodyOf = ({ topic, createdAt, payload }: Delivery) =>
  JSON.stringify({ type: topic, timestamp: createdAt.toISOString(), data: payload })

const temporary4xx = new Set([408, 425, 429])

function judge({ status, statusText, text }: HttpResponse): SendResult {
  if (status >= 200 && status < 300) return done({})
  if (status >= 300 && status < 400) return permanent({ reason: 'webhookRedirects', facts: { status } })
  const detail = oneLine(`${status} ${statusText} ${text}`, 200)
  const why: Reason = { reason: 'webhookAnswered', facts: { detail } }
  return status >= 500 || temporary4xx.has(status) ? transient(why) : permanent(why)
}

const transient = (why: Reason): SendResult => refuse({ permanent: false, why })
const permanent = (why: Reason): SendResult => refuse({ permanent: true, why })

/** Not the message, which may contain the URL with its secrets. */
function causeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : oneLine(error.message, 100)
}

/**
 * Standard Webhooks 1.0, symmetric. The secret is `whsec_` and base64, or any text, whose bytes are the key.
 * `seconds` is Unix time.
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
