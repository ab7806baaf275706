import { useCallback, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { deviceStorage } from '#app/admin/device-storage.ts'
import { findWorker, isInstalled, registerWorker } from '#app/admin/live/panel-app.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { userAgentName } from '#content/user-agent-name.ts'
import { notificationsWords as words } from '#words/admin-notifications.ts'
import type { Device, NotificationResult } from './actions.ts'

/** Where this device keeps the id that it has in the list. */
const storageKey = 'lantern.device'

/** Whether this device gets notifications, and how to change that. */
export type ThisDeviceState = ReturnType<typeof useThisDevice>

/** This device among those that get push notifications: what it can do, which one it is, and how it is turned on. */
export function useThisDevice(devices: readonly Device[], publicKey: string) {
  const fetcher = useFetcher<NotificationResult>({ key: 'save-device' })
  const announce = useAnnounce()
  const [support, setSupport] = useState<PushSupport | 'checking'>('checking')
  const [id, setId] = useState<string>()
  const [isSubscribing, setSubscribing] = useState(false)
  const [failure, setFailure] = useState<string>()

  const check = useCallback(async () => {
    setSupport(await readPushSupport().catch(() => 'unsupported' as const))
    setId(deviceStorage.read(storageKey))
  }, [])
  useEffect(() => void check(), [check])

  const { data: result } = fetcher
  const refusal = result?.ok === false ? result : undefined
  useEffect(() => {
    // The browser has subscribed; the server waits for the password.
    if (!result || refusal?.held) return
    if (result.ok && result.deviceId) {
      deviceStorage.keep(storageKey, result.deviceId)
      announce(words.on)
    } else if (refusal) {
      setFailure(refusal.message)
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
    // Removed from the list, here or elsewhere, it gets no notifications.
    state: support === 'on' && !own ? ('off' as const) : support,
    own,
    wasRemoved: id !== undefined && !own,
    isBusy: isSubscribing || fetcher.state !== 'idle',
    failure,
    turnOn,
    /** When the server wants the password first: what `PasswordAgain` shows inside `Form`. */
    passwordAgain: refusal?.held && { held: refusal.held, message: refusal.message },
    Form: fetcher.Form,
    cancel,
  }
}

/** `install-first`: an iPhone or iPad, which shows notifications only for apps on its Home Screen. */
type PushSupport = 'insecure' | 'install-first' | 'unsupported' | 'blocked' | 'off' | 'on'

/** Whether this browser can get push notifications, and does. */
async function readPushSupport(): Promise<PushSupport> {
  if (!window.isSecureContext) return 'insecure'
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return 'standalone' in navigator && !isInstalled() ? 'install-first' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await (await findWorker())?.pushManager.getSubscription()
  return subscription ? 'on' : 'off'
}

/** Asks the person, then the browser's push service. Undefined when the person refuses. */
async function subscribe(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  await registerWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription for an older key of ours does not work, and prevents a new one.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth)
    throw new Error('the browser gave a subscription without keys')
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
}

/** This device shows no notifications any more, whatever is still sent to it. */
async function unsubscribe(): Promise<void> {
  const worker = await findWorker()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}
