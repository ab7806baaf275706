import { oneLine } from './one-line.ts'
import type { Delivery } from './outbox.ts'
import type { Sender, SendResult } from './sender.ts'
import { signatureHeaders } from './webhook-signature.ts'

const bodyLimit = 64 * 1024

/**
 * Posts a delivery as signed JSON `{ type, timestamp, data }` to the address in its row; `webhook-id` is the
 * delivery's id, by which a receiver recognizes a repeat. Private addresses are allowed because WEBHOOK_URL comes from
 * the operator's environment; an address that can be edited in the admin would have to be refused them.
 */
export function webhookSender({
  secret,
  timeoutMs = 10_000,
}: {
  secret: string
  timeoutMs?: number
}): Sender {
  return async (delivery, signal) => {
    const body = bodyOf(delivery)
    const seconds = Math.floor(Date.now() / 1000)
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(delivery.recipient, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Lantern',
          ...signatureHeaders(secret, delivery.id, seconds, body),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, timeout]),
      })
      return judge(response, await beginningOf(response))
    } catch (error) {
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

function judge({ ok, status, statusText }: Response, text: string): SendResult {
  if (ok) return { ok: true }
  if (status >= 300 && status < 400)
    return permanent(`The webhook answered ${status}, a redirect; those are not followed.`)
  const said = oneLine(`${status} ${statusText} ${text}`, 200)
  const reason = `The webhook answered ${said}`
  return status >= 500 || passing4xx.has(status) ? transient(reason) : permanent(reason)
}

/** Reads the answer so that the connection can be used again, but no more of it than a sane receiver sends. */
async function beginningOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > bodyLimit) break
    }
  } catch {
    // The status was received and decides; a body that breaks off or never ends changes nothing.
  }
  return text
}

const transient = (reason: string): SendResult => ({ ok: false, permanent: false, reason })
const permanent = (reason: string): SendResult => ({ ok: false, permanent: true, reason })

/** fetch says only "fetch failed"; why is in its cause. Not its own message, which may repeat the address with its secrets. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error)) return 'the address cannot be used'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : oneLine(cause.message, 100)
}
