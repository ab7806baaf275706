import { askToConfirm } from '#app/admin/confirm/confirm-in-place.ts'
import { RetryDelivery } from '#app/admin/list/delivery.ts'
import { textIn } from '#app/admin/list/row-action.ts'
import type { IntentResult } from '#app/admin/settings/intent-form.tsx'
import { notificationsWords } from '#content/en/admin-notifications.ts'
import type { Run } from '#server/data-service/in-process.ts'
import {
  ReadRecipients,
  ReadSecret,
  RemoveDevice,
  ReplaceSecret,
  SaveDevice,
  SendTest,
  UpdateSettings,
} from './documents.ts'

/** What the forms of this screen ask for. */
export type Intent = keyof typeof notificationsWords.failures

/** What became of one. */
export type FormResult = IntentResult<{ secret?: string; deviceId?: string }>

type Done = { ok: true; secret?: string; deviceId?: string }
type Refused = { ok: false; error: { code?: string; message: string; fields?: Record<string, string> } }

/** Does what a form asks for. */
export async function carryOut(intent: Intent, form: FormData, run: Run): Promise<FormResult> {
  const id = textIn(form, 'id')
  const answer = await changes[intent](form, run)
  if (answer.ok) {
    const { secret, deviceId } = answer
    const said = done[intent]
    return {
      ok: true,
      intent,
      id,
      ...(said && { done: said }),
      ...(secret && { secret }),
      ...(deviceId && { deviceId }),
    }
  }
  if (answer.error.code === 'UNCONFIRMED') return askToConfirm(form)
  const [field] = Object.values(answer.error.fields ?? {})
  const value = textIn(form, 'address')
  const fields = field ? { address: field } : {}
  return { ok: false, intent, id, message: notificationsWords.failures[intent], fields, value }
}

/** What is said once it is done, to people who do not see it. */
const done: Partial<Record<Intent, string>> = {
  'add-recipient': notificationsWords.saved,
  'remove-recipient': notificationsWords.removed,
  'default-recipients': notificationsWords.saved,
  'save-webhook': notificationsWords.saved,
  'default-webhook': notificationsWords.saved,
  'remove-device': notificationsWords.removed,
}

const changes: Record<Intent, (form: FormData, run: Run) => Promise<Done | Refused>> = {
  async 'add-recipient'(form, run) {
    const current = await run(ReadRecipients, {})
    if (!current.ok) return current
    const recipients = [...current.data.notificationSettings.recipients, textIn(form, 'address')]
    return run(UpdateSettings, { input: { recipients } })
  },
  async 'remove-recipient'(form, run) {
    const current = await run(ReadRecipients, {})
    if (!current.ok) return current
    const recipients = current.data.notificationSettings.recipients.filter(
      (address) => address !== textIn(form, 'id'),
    )
    return run(UpdateSettings, { input: { recipients } })
  },
  'default-recipients': (_form, run) => run(UpdateSettings, { input: { recipients: null } }),
  test(form, run) {
    const channel = channels.find((name) => name === textIn(form, 'channel')) ?? 'mail'
    return run(SendTest, { channel, recipient: textIn(form, 'id') })
  },
  retry: (form, run) => run(RetryDelivery, { id: textIn(form, 'id') }),
  'save-webhook': (form, run) =>
    run(UpdateSettings, {
      input: { webhookUrl: textIn(form, 'address').trim() || null, webhookOn: form.has('on') },
    }),
  'default-webhook': (_form, run) => run(UpdateSettings, { input: { webhookOn: null } }),
  async 'show-secret'(_form, run) {
    const read = await run(ReadSecret, {})
    return read.ok ? { ok: true, secret: read.data.webhookSecret } : read
  },
  async 'replace-secret'(_form, run) {
    const made = await run(ReplaceSecret, {})
    return made.ok ? { ok: true, secret: made.data.replaceWebhookSecret } : made
  },
  async 'save-device'(form, run) {
    const [endpoint, p256dh, auth, label] = ['endpoint', 'p256dh', 'auth', 'label'].map((name) =>
      textIn(form, name),
    )
    if (!endpoint || !p256dh || !auth || !label) return { ok: false, error: { message: '' } }
    const saved = await run(SaveDevice, { input: { endpoint, p256dh, auth, label } })
    return saved.ok ? { ok: true, deviceId: saved.data.savePushSubscription.id } : saved
  },
  'remove-device': (form, run) => run(RemoveDevice, { id: textIn(form, 'id') }),
}

const channels = ['mail', 'webhook', 'push'] as const
