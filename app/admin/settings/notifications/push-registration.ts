import { findWorker, isInstalled, registerWorker } from '#app/admin/live/panel-app.ts'

/**
 * What this device can do about notifications. `install-first`: an iPhone or iPad shows them only for apps on its Home
 * Screen.
 */
export type DeviceState = 'insecure' | 'install-first' | 'unsupported' | 'blocked' | 'off' | 'on'

/** Whether and how this device can be told. */
export async function readDeviceState(): Promise<DeviceState> {
  if (!window.isSecureContext) return 'insecure'
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return 'standalone' in navigator && !isInstalled() ? 'install-first' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await (await findWorker())?.pushManager.getSubscription()
  return subscription ? 'on' : 'off'
}

export type NewSubscription = { endpoint: string; p256dh: string; auth: string }

/** Asks the person, then the browser's push service. Undefined when the person says no. */
export async function subscribe(publicKey: string): Promise<NewSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  await registerWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  // One that was made for another key of ours cannot be used, nor made again beside it.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth)
    throw new Error('the browser gave a subscription without keys')
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
}

/** This device takes no notification any more, whatever is still sent to it. */
export async function unsubscribe(): Promise<void> {
  const worker = await findWorker()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}
