import type { Database } from '#server/database/database.ts'
import { composePush } from './compose-push.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import { AddressRefused, type Post, postToPublic, type Reply } from '#server/notifications/webhook/http-post.ts'
import { findSubscription, forgetDevice, noteSuccess } from './push-subscriptions.ts'
import type { Sender, SendResult } from '#server/notifications/outbox/outbox.ts'
import type { VapidKeys } from './push-subscriptions.ts'

type PushSenderDeps = {
  db: Database
  keys: () => Promise<VapidKeys>
  /** Whom a push service may write to about us. */
  contactEmail: () => Promise<string>
  /** How many wait for somebody, asked when it is sent. */
  waiting: () => Promise<number>
  /** For tests: push services that are not on the internet. */
  post?: Post
  timeoutMs?: number
}

/** Seconds that a push service keeps a message for a device that is off. Later, the list itself says it. */
const keepSeconds = 4 * 60 * 60

/**
 * The sender of the outbox's push channel: encrypts for the one device (RFC 8291), signs with our own keys and posts to
 * its push service. A device that has gone is forgotten together with what was still on its way there.
 */
export function pushSender(deps: PushSenderDeps): Sender {
  const { db, keys, contactEmail, waiting, post = postToPublic, timeoutMs = 10_000 } = deps
  const forget = async (id: string): Promise<SendResult> => {
    await db.transaction((tx) => forgetDevice(tx, id))
    return { ok: true, note: 'The device takes no notifications any more and was taken off the list.' }
  }
  return async (delivery, signal) => {
    const message = composePush(delivery, await waiting())
    if (!message) return failed('The stored message could not be read by this version.', true)
    const device = await findSubscription(db, delivery.recipient)
    if (!device) return forget(delivery.recipient)

    // Only who has a device needs it.
    const { default: webPush } = await import('web-push')
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: `mailto:${await contactEmail()}`, ...(await keys()) },
        TTL: keepSeconds,
        urgency: 'high',
      },
    )
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const reply = await post(device.endpoint, {
        headers: namedValues(headers),
        body,
        signal: AbortSignal.any([signal, timeout]),
      })
      if (reply.status === 404 || reply.status === 410) return forget(device.id)
      const result = judge(reply)
      if (result.ok) await noteSuccess(db, device.id)
      return result
    } catch (error) {
      if (error instanceof AddressRefused)
        return failed('The push service’s name leads into a private network.', true)
      if (timeout.aborted) return failed(`The push service did not answer within ${timeoutMs / 1000} s.`)
      if (signal.aborted) return failed('The push was cut short.')
      if (error instanceof Error && 'code' in error)
        return failed(`The push service could not be reached: ${error.code}.`)
      throw error
    }
  }
}

function judge({ status, statusText, text }: Reply): SendResult {
  if (status >= 200 && status < 300) return { ok: true }
  const reason = `The push service answered ${oneLine(`${status} ${statusText} ${text}`, 200)}`
  return failed(reason, status < 500 && status !== 408 && status !== 429)
}

const failed = (reason: string, permanent = false): SendResult => ({ ok: false, permanent, reason })

/** The library's headers are plain names and values, typed as anything. */
const namedValues = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  )
