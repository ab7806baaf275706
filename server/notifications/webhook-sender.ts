import { oneLine } from './one-line.ts'
import type { Delivery } from './outbox.ts'
import { AddressRefused, type Post, type Reply } from './post.ts'
import type { Sender, SendResult } from './sender.ts'
import { signatureHeaders } from './webhook-signature.ts'

/** How a webhook is reached: with which secret, and to which addresses `post` connects. */
export type WebhookAccess = { secret: string; post: Post }

/**
 * Posts a delivery as signed JSON `{ type, timestamp, data }` to the address in its row; `webhook-id` is the
 * delivery's id, by which a receiver recognizes a repeat. `accessTo` is asked at each attempt; without an answer the
 * address is none of ours any more.
 */
export function webhookSender({
  accessTo,
  timeoutMs = 10_000,
}: {
  accessTo: (url: string) => Promise<WebhookAccess | undefined>
  timeoutMs?: number
}): Sender {
  return async (delivery, signal) => {
    const access = await accessTo(delivery.recipient)
    if (!access) return permanent('This address is no longer configured as the webhook.')
    const body = bodyOf(delivery)
    const seconds = Math.floor(Date.now() / 1000)
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const reply = await access.post(delivery.recipient, {
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Lantern',
          ...signatureHeaders(access.secret, delivery.id, seconds, body),
        },
        body,
        signal: AbortSignal.any([signal, timeout]),
      })
      return judge(reply)
    } catch (error) {
      if (error instanceof AddressRefused)
        return permanent('The webhook’s name leads into a private network. Only public addresses are called.')
      if (timeout.aborted) return transient(`The webhook did not answer within ${timeoutMs / 1000} s.`)
      if (signal.aborted) return transient('The call was cut short.')
      return transient(`The webhook could not be reached: ${causeOf(error)}.`)
    }
  }
}

const bodyOf = ({ topic, createdAt, payload }: Delivery) =>
  JSON.stringify({ type: topic, timestamp: createdAt.toISOString(), data: payload })

/** Answers that may be different next time although they are 4xx: timeout, too early, too many requests. */
const passing4xx = new Set([408, 425, 429])

function judge({ status, statusText, text }: Reply): SendResult {
  if (status >= 200 && status < 300) return { ok: true }
  if (status >= 300 && status < 400)
    return permanent(`The webhook answered ${status}, a redirect; those are not followed.`)
  const said = oneLine(`${status} ${statusText} ${text}`, 200)
  const reason = `The webhook answered ${said}`
  return status >= 500 || passing4xx.has(status) ? transient(reason) : permanent(reason)
}

const transient = (reason: string): SendResult => ({ ok: false, permanent: false, reason })
const permanent = (reason: string): SendResult => ({ ok: false, permanent: true, reason })

/** A code where there is one. Not the whole message, which may repeat the address with its secrets. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the address cannot be used'
  return 'code' in error && typeof error.code === 'string' ? error.code : oneLine(error.message, 100)
}
