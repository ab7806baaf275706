import { isDeepStrictEqual } from 'node:util'
import { notificationChangeWords as words } from '#content/en/mail.ts'
import { notificationErrors as errors } from '#content/en/refusals.ts'
import { changedValues, recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { parseInput } from '#server/data-service/parse-input.ts'
import { effectiveSettings, type NotificationSettings, newWebhookSecret, readNotificationSettings, type StoredSettings, saveNotificationSettings } from '#server/notifications/settings.ts'
import { webhookUrlProblem } from '#server/notifications/webhook/public-address.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { administratorIn, confirmedIn } from './administrators-only.ts'
import { notificationSettingsInput } from './notification-settings-input.ts'

const act = { action: 'update', subject: 'NotificationSettings', subjectId: 'notifications' }

/** Who is told of what comes in, for the administrators. */
export async function readSettings(call: Call): Promise<Result<NotificationSettings>> {
  const asks = administratorIn(call, 'read the notification settings')
  if (!asks.ok) return asks
  return done(
    effectiveSettings(await readNotificationSettings(call.db), call.services.notifications.environment),
  )
}

/** Stores what an administrator entered; it holds from the next lead on. The first address gets a secret. */
export async function updateSettings(given: unknown, call: Call): Promise<Result<NotificationSettings>> {
  const asks = await confirmedIn(call, 'change where requests go')
  if (!asks.ok) return asks
  const parsed = parseInput(notificationSettingsInput, given)
  if (!parsed.ok) return parsed
  const { webhookUrl } = parsed.value
  const input = Object.fromEntries(Object.entries(parsed.value).filter(([, value]) => value !== undefined))
  const problem = webhookUrl ? await webhookUrlProblem(webhookUrl) : undefined
  if (problem) return wrongUrl(problem)

  return call.db.transaction(async (tx) => {
    const before = await readNotificationSettings(tx)
    const after: StoredSettings = { ...before, ...input }
    if (after.webhookOn && !after.webhookUrl) return wrongUrl(errors.noUrl)
    if (after.webhookUrl) after.webhookSecret ??= newWebhookSecret()
    const changed = changedValues(before, after)
    if (changed) {
      await saveNotificationSettings(tx, after)
      await recordAudit(tx, asks.value, { ...act, ...changed })
      const { environment } = call.services.notifications
      const [old, now] = [effectiveSettings(before, environment), effectiveSettings(after, environment)]
      await call.services.notifications.tellOfChange(tx, {
        by: asks.value,
        changes: changesOf(old, now),
        until: old.recipients.addresses,
      })
    }
    return done(effectiveSettings(after, call.services.notifications.environment))
  })
}

/** What is different now, in sentences for the mail about it. */
function changesOf(before: NotificationSettings, after: NotificationSettings): string[] {
  const mailed = [before.recipients.addresses, after.recipients.addresses] as const
  const called = [calledBy(before), calledBy(after)] as const
  return [
    ...(isDeepStrictEqual(...mailed) ? [] : [words.recipients(...mailed)]),
    ...(isDeepStrictEqual(...called) ? [] : [words.webhook(...called)]),
  ]
}

/** The address that is called, as far as it may stand in a mail: behind the host there may be a secret. */
const calledBy = ({ webhook }: NotificationSettings) =>
  webhook.isOn && webhook.url ? { url: webhook.url, host: new URL(webhook.url).host } : undefined

const wrongUrl = (webhookUrl: string) =>
  refuse({ code: 'BAD_INPUT', message: errors.check, fields: { webhookUrl } })

/** The secret that the receiver checks our calls with; the environment's own stays where it is. */
export async function webhookSecret(call: Call): Promise<Result<string>> {
  const asks = administratorIn(call, 'read the secret of the webhook')
  if (!asks.ok) return asks
  // With it a program that may only read could write what the receiver takes for ours.
  if (asks.value.readOnly) return refuse({ code: 'FORBIDDEN', message: errors.secretForReaders })
  const stored = await readNotificationSettings(call.db)
  const { webhook } = effectiveSettings(stored, call.services.notifications.environment)
  if (webhook.source === 'environment') return refuse({ code: 'CONFLICT', message: errors.environmentSecret })
  return stored.webhookSecret ? done(stored.webhookSecret) : noSecret
}

/** Calls from now on are signed with a new secret; the old one is gone. */
export async function replaceWebhookSecret(call: Call): Promise<Result<string>> {
  const asks = await confirmedIn(call, 'replace the secret of the webhook')
  if (!asks.ok) return asks
  const secret = newWebhookSecret()
  return call.db.transaction(async (tx) => {
    const stored = await readNotificationSettings(tx)
    if (!stored.webhookSecret) return noSecret
    await saveNotificationSettings(tx, { webhookSecret: secret })
    await recordAudit(tx, asks.value, { ...act, action: 'replace the webhook secret' })
    await call.services.notifications.tellOfChange(tx, { by: asks.value, changes: [words.secret] })
    return done(secret)
  })
}

const noSecret = refuse({ code: 'NOT_FOUND', message: errors.noSecret })
