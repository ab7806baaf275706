import { type Languages, languageByCode } from '#content/languages.ts'
import type { Database } from '#server/database/database.ts'
import { AddressRefused } from '#server/http/outgoing-address.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import { alarmTopic } from '#server/notifications/outbox/alarm-deliveries.ts'
import type { DeliverySender, SendResult } from '#server/notifications/outbox/outbox.ts'
import {
  type HttpPost,
  type HttpResponse,
  httpPostPublicOnly,
} from '#server/notifications/webhook/http-post.ts'
import { done, type Reason, refuse } from '#server/result.ts'
import { composePush } from './compose-push.ts'
import {
  deletePushSubscription,
  findPushSubscription,
  touchPushSubscription,
  type VapidKeys,
} from './push-subscriptions.ts'

/**
 * `contactEmail`: the address at which a push service may contact us (RFC 8292, section 2.1). `waiting`: of what the owner of
 * the device may see.
 */
type PushSenderDeps = {
  db: Database
  keys: () => Promise<VapidKeys>
  contactEmail: () => Promise<string | undefined>
  waiting: (userId: string) => Promise<number>
  languages: Languages
  post?: HttpPost
  timeoutMs?: number
}

/** Seconds that a push service keeps a message for a device that is off; a late alarm is a false one. */
const ttlSeconds = { message: 4 * 60 * 60, alarm: 10 * 60 }

/**
 * Encrypted for one device (RFC 8291) and signed with our VAPID keys. An ended subscription is deleted with
 * its pending deliveries.
 */
export function pushSender(deps: PushSenderDeps): DeliverySender {
  const { db, keys, contactEmail, waiting, languages, post = httpPostPublicOnly, timeoutMs = 10_000 } = deps
  const forget = async (id: string): Promise<SendResult> => {
    await db.transaction((tx) => deletePushSubscription(tx, id))
    return done({ note: { reason: 'deviceTakenOff' } })
  }
  return async (delivery, signal) => {
    const device = await findPushSubscription(db, delivery.recipient)
    if (!device) return forget(delivery.recipient)
    const { words } = languageByCode(languages, device.language)
    const message = composePush(delivery, { waiting: await waiting(device.userId), words })
    if (!message) return failed({ reason: 'deliveryUnreadable' }, true)

    const { default: webPush } = await import('web-push')
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
      JSON.stringify(message),
      {
        vapidDetails: {
          subject: `mailto:${(await contactEmail()) ?? 'postmaster@localhost'}`,
          ...(await keys()),
        },
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
      if (error instanceof AddressRefused) return failed({ reason: 'pushServicePrivate' }, true)
      if (timeout.aborted)
        return failed({ reason: 'pushServiceSilent', facts: { seconds: timeoutMs / 1000 } })
      if (signal.aborted) return failed({ reason: 'pushCutShort' })
      if (error instanceof Error && 'code' in error)
        return failed({ reason: 'pushServiceUnreachable', facts: { detail: String(error.code) } })
      throw error
    }
  }
}

function judge({ status, statusText, text }: HttpResponse): SendResult {
  if (status >= 200 && status < 300) return done({})
  const detail = oneLine(`${status} ${statusText} ${text}`, 200)
  const isPermanent = status < 500 && status !== 408 && status !== 429
  return failed({ reason: 'pushServiceAnswered', facts: { detail } }, isPermanent)
}

const failed = (why: Reason, permanent = false): SendResult => refuse({ permanent, why })

const textHeaders = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  )
