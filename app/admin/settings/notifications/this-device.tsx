import { useCallback, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { FormSection } from '#app/admin/form/fields.tsx'
import { IntentButton } from '#app/admin/form/intent-form.tsx'
import { PasswordAgain } from '#app/admin/form/password-again/password-again.tsx'
import { SettingsRows } from '#app/admin/form/settings-page.tsx'
import { ExactDay, ExactTime } from '#app/admin/list/time.tsx'
import { findWorker, isInstalled, registerWorker, useInstallOffer } from '#app/admin/live/panel-app.ts'
import { deviceStorage } from '#app/admin/storage/device-storage.ts'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { userAgentName } from '#content/user-agent-name.ts'
import { deviceName } from '#words/device-name.ts'
import { notificationsWords as words } from '#words/panel/notifications.ts'
import type { Device, NotificationResult, NotificationTests } from './actions.ts'
import { TestButton, TestOutcome } from './test-button.tsx'

type ThisDeviceProps = {
  devices: readonly Device[]
  tests: NotificationTests
  publicKey: string
}

export function ThisDevice({ devices, tests, publicKey }: ThisDeviceProps) {
  const device = useThisDevice(devices, publicKey)
  return (
    <FormSection id="device" title={words.device}>
      <p className="mt-2 text-ink-2 text-note">{words.deviceLead}</p>
      {device.passwordAgain ? (
        <device.Form method="post">
          <FormIntent intent="save-device" id="" />
          <PasswordAgain {...device.passwordAgain} isBusy={device.isBusy} onCancel={device.cancel} />
        </device.Form>
      ) : (
        <div className="mt-4" aria-live="polite">
          <Guide {...device} />
        </div>
      )}
      <Alert>{device.failure}</Alert>
      <Installation />
      <div className="settings-part">
        <h3 className="font-semibold text-note">{words.devices}</h3>
        <DeviceList devices={devices} tests={tests} own={device.own} />
      </div>
    </FormSection>
  )
}

const reasons = { insecure: words.insecure, unsupported: words.unsupported } as const

function Guide({ state, wasRemoved, isBusy, turnOn }: ThisDeviceState) {
  if (state === 'checking') return <p className="text-ink-2 text-note">{words.checking}</p>
  if (state === 'on') return <p className="font-semibold text-ok">{words.on}</p>
  if (state === 'insecure' || state === 'unsupported') return <p className="notice">{reasons[state]}</p>
  if (state === 'blocked')
    return (
      <div className="notice notice-late">
        <p className="font-semibold">{words.blockedTitle}</p>
        <p>{words.blocked}</p>
      </div>
    )
  if (state === 'install-first')
    return (
      <>
        <p className="font-semibold">{words.installTitle}</p>
        <Steps steps={words.installSteps} />
      </>
    )
  return (
    <>
      <p>{wasRemoved ? words.gone : words.off}</p>
      <Steps steps={words.onSteps} />
      <button
        type="button"
        className="btn btn-strong mt-3 w-full sm:w-auto"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && void turnOn()}
      >
        {isBusy ? words.turningOn : words.turnOn}
      </button>
    </>
  )
}

const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="settings-steps" aria-label={words.steps}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
)

/** iPhones cannot be asked to install: they get the steps of `Guide`. */
function Installation() {
  const offer = useInstallOffer()
  const [hint, setHint] = useState<'installed' | 'by-menu'>()
  useEffect(() => {
    setHint(isInstalled() ? 'installed' : isAndroid() ? 'by-menu' : undefined)
    const onInstalled = () => setHint('installed')
    window.addEventListener('appinstalled', onInstalled)
    return () => window.removeEventListener('appinstalled', onInstalled)
  }, [])
  if (hint === 'installed') return <p className="mt-3 text-fine text-ink-2">{words.installed}</p>
  if (offer)
    return (
      <div className="mt-4">
        <button type="button" className="btn btn-small" onClick={() => void offer.prompt()}>
          {words.install}
        </button>
        <p className="mt-1 text-fine text-ink-2">{words.installHint}</p>
      </div>
    )
  return hint === 'by-menu' ? <p className="mt-3 text-fine text-ink-2">{words.installByMenu}</p> : null
}

const isAndroid = () => /Android/.test(navigator.userAgent)

type DeviceListProps = { devices: readonly Device[]; tests: NotificationTests; own: Device | undefined }

function DeviceList({ devices, tests, own }: DeviceListProps) {
  const pushTests = tests.filter(({ channel }) => channel === 'push')
  return (
    <SettingsRows rows={devices} label={words.devices} none={words.noDevices}>
      {(device) => (
        <>
          <div className="settings-row-name">
            <p>
              {deviceName(device.label)}
              {device.id === own?.id && <span className="font-normal text-ok"> · {words.thisDevice}</span>}
            </p>
            <p className="font-normal text-fine text-ink-2">
              {words.deviceOf(device.username)} · {words.deviceAdded} <ExactDay at={device.createdAt} /> ·{' '}
              {device.lastSuccessAt ? (
                <>
                  {words.deviceReached} <ExactTime at={device.lastSuccessAt} />
                </>
              ) : (
                words.deviceNever
              )}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <TestButton channel="push" recipient={device.id} name={deviceName(device.label)} />
            <IntentButton
              intent="remove-device"
              id={device.id}
              busy={words.removing}
              label={words.removeOf(deviceName(device.label))}
            >
              {words.remove}
            </IntentButton>
          </div>
          <TestOutcome tests={pushTests} recipient={device.id} />
        </>
      )}
    </SettingsRows>
  )
}

const storageKey = 'lantern.device'

type ThisDeviceState = ReturnType<typeof useThisDevice>

function useThisDevice(devices: readonly Device[], publicKey: string) {
  const fetcher = useFetcher<NotificationResult>({ key: 'save-device' })
  const announce = useAnnounce()
  const [support, setSupport] = useState<PushSupport | 'checking'>('checking')
  const [id, setId] = useState<string>()
  const [isSubscribing, setSubscribing] = useState(false)
  const [failure, setFailure] = useState<string>()

  const check = useCallback(async () => {
    setSupport(await readPushSupport().catch(() => 'unsupported' as const))
    setId(deviceStorage.get(storageKey))
  }, [])
  useEffect(() => void check(), [check])

  const { data: result } = fetcher
  const refusal = result?.ok === false ? result : undefined
  useEffect(() => {
    // The browser has subscribed; the server waits for the password.
    if (!result || refusal?.isUnconfirmed) return
    if (result.ok && result.deviceId) {
      deviceStorage.set(storageKey, result.deviceId)
      announce(words.on)
    } else if (refusal) {
      setFailure(refusal.problem)
      void unsubscribe()
    }
    void check()
  }, [result, refusal, announce, check])

  async function turnOn() {
    setFailure(undefined)
    setSubscribing(true)
    try {
      const subscription = await subscribe(publicKey)
      const label = userAgentName(navigator.userAgent) ?? words.unknownDevice
      if (subscription)
        await fetcher.submit({ intent: 'save-device', ...subscription, label }, { method: 'post' })
      else setFailure(words.notAllowed)
    } catch {
      setFailure(words.turnOnFailed)
    } finally {
      setSubscribing(false)
      void check()
    }
  }

  function cancel() {
    fetcher.reset()
    void unsubscribe().then(check)
  }

  const own = devices.find((device) => device.id === id)
  return {
    // A device that was removed from the list gets no notifications.
    state: support === 'on' && !own ? ('off' as const) : support,
    own,
    wasRemoved: id !== undefined && !own,
    isBusy: isSubscribing || fetcher.state !== 'idle',
    failure,
    turnOn,
    passwordAgain: refusal?.isUnconfirmed && { held: refusal.typed, message: refusal.problem },
    Form: fetcher.Form,
    cancel,
  }
}

/** `install-first`: an iPhone or iPad, which shows notifications only for apps on its Home Screen. */
type PushSupport = 'insecure' | 'install-first' | 'unsupported' | 'blocked' | 'off' | 'on'

async function readPushSupport(): Promise<PushSupport> {
  if (!window.isSecureContext) return 'insecure'
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return 'standalone' in navigator && !isInstalled() ? 'install-first' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await (await findWorker())?.pushManager.getSubscription()
  return subscription ? 'on' : 'off'
}

async function subscribe(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  await registerWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription for an older VAPID key does not work, and prevents a new one.
  await (await pushManager.getSubscription())?.unsubscribe()
  await leaveOtherLanguages()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth)
    throw new Error('the browser gave a subscription without keys')
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
}

/** The panel of another language has a worker of its own, which would show each notification too. */
async function leaveOtherLanguages(): Promise<void> {
  const own = await findWorker()
  for (const other of await navigator.serviceWorker.getRegistrations())
    if (other.scope !== own?.scope && new URL(other.scope).pathname.endsWith('/admin'))
      await other.unregister()
}

async function unsubscribe(): Promise<void> {
  const worker = await findWorker()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}
