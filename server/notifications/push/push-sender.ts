import type { ServerWords } from '#content/languages.ts'
import type { Database } from '#server/database/database.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import { alarmTopic } from '#server/notifications/outbox/alarm-deliveries.ts'
import type { Sender, SendResult } from '#server/notifications/outbox/outbox.ts'
import {
  AddressRefused,
  type HttpPost,
  type HttpResponse,
  httpPostPublicOnly,
} from '#server/notifications/webhook/http-post.ts'
import { done, refuse } from '#server/result.ts'
import { composePush } from './compose-push.ts'
import type { VapidKeys } from './push-subscriptions.ts'
import { deletePushSubscription, findPushSubscription, touchPushSubscription } from './push-subscriptions.ts'

type PushSenderDeps = {
  db: Database
  keys: () => Promise<VapidKeys>
  /** Whom a push service may contact about us (RFC 8292). */
  contactEmail: () => Promise<string>
  /** How many leads wait for an answer, counted when it is sent. */
  waiting: () => Promise<number>
  /** In the language of staff. */
  words: ServerWords
  /** For tests: reaches push services on this machine. */
  post?: HttpPost
  timeoutMs?: number
}

/** Seconds that a push service keeps a message for a device that is off; an alarm that comes late is a false one. */
const ttlSeconds = { message: 4 * 60 * 60, alarm: 10 * 60 }

/**
 * The sender of the push channel: encrypts for one device (RFC 8291), signs with our VAPID keys and posts to the device's
 * push service. A subscription that has ended is deleted, and with it what was still to be delivered there.
 */
export function pushSender(deps: PushSenderDeps): Sender {
  const { db, keys, contactEmail, waiting, words, post = httpPostPublicOnly, timeoutMs = 10_000 } = deps
  const forget = async (id: string): Promise<SendResult> => {
    await db.transaction((tx) => deletePushSubscription(tx, id))
    return done({ note: 'The device takes no notifications any more and was taken off the list.' })
  }
  return async (delivery, signal) => {
    const message = composePush(delivery, { waiting: await waiting(), words })
    if (!message) return failed('The stored message could not be read by this version.', true)
    const device = await findPushSubscription(db, delivery.recipient)
    if (!device) return forget(delivery.recipient)

    // Loaded only when somebody has a device.
    const { default: webPush } = await import('web-push')
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: `mailto:${await contactEmail()}`, ...(await keys()) },
        TTL: delivery.topic === alarmTopic ? ttlSeconds.alarm : ttlSeconds.message,
        urgency: 'high',
      },
    )
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await post(device.endpoint, {
        headers: textHeaders(headers),
        body,
        signal: AbortSignal.any([signal, timeout]),
      })
      if (response.status === 404 || response.status === 410) return forget(device.id)
      const result = judge(response)
      if (result.ok) await touchPushSubscription(db, device.id)
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

function judge({ status, statusText, text }: HttpResponse): SendResult {
  if (status >= 200 && status < 300) return done({})
  const reason = `The push service answered ${oneLine(`${status} ${statusText} ${text}`, 200)}`
  return failed(reason, status < 500 && status !== 408 && status !== 429)
}

const failed = (reason: string, permanent = false): SendResult => refuse({ permanent, reason })

/** The library types the values of its headers as anything. */
const textHeaders = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  )
