import { useCallback, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { deviceStorage } from '#app/admin/device-storage.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { userAgentName } from '#content/user-agent-name.ts'
import { notificationsWords as words } from '#words/admin-notifications.ts'
import type { Device } from './documents.ts'
import type { FormResult } from './notification-forms.ts'
import { type DeviceState, readDeviceState, subscribe, unsubscribe } from './push-registration.ts'

const key = 'lantern.device'

/** This device among those that are told: what it can do, what it is called there, and how it is turned on. */
export function useDevice(devices: readonly Device[], publicKey: string) {
  const fetcher = useFetcher<FormResult>({ key: 'save-device' })
  const announce = useAnnounce()
  const [found, setFound] = useState<DeviceState | 'checking'>('checking')
  const [id, setId] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string>()

  const look = useCallback(async () => {
    setFound(await readDeviceState().catch(() => 'unsupported' as const))
    setId(deviceStorage.read(key))
  }, [])
  useEffect(() => void look(), [look])

  const { data: result } = fetcher
  useEffect(() => {
    // Registered here, and waiting for the password there.
    if (!result || (!result.ok && result.toConfirm)) return
    if (result.ok && result.deviceId) {
      deviceStorage.keep(key, result.deviceId)
      announce(words.on)
    } else if (!result.ok) {
      setFailure(result.message)
      void unsubscribe()
    }
    void look()
  }, [result, announce, look])

  async function turnOn() {
    setFailure(undefined)
    setAsking(true)
    try {
      const made = await subscribe(publicKey)
      if (made)
        await fetcher.submit(
          {
            intent: 'save-device',
            ...made,
            label: userAgentName(navigator.userAgent) ?? words.unknownDevice,
          },
          { method: 'post' },
        )
      else setFailure(words.notAllowed)
    } catch {
      setFailure(words.turnOnFailed)
    } finally {
      setAsking(false)
      void look()
    }
  }

  function cancel() {
    fetcher.reset()
    void unsubscribe().then(look)
  }

  const own = devices.find((device) => device.id === id)
  return {
    // Removed from the list, here or elsewhere, it is told of nothing.
    state: found === 'on' && !own ? ('off' as const) : found,
    own,
    wasRemoved: id !== undefined && !own,
    isBusy: isAsking || fetcher.state !== 'idle',
    failure,
    turnOn,
    /** The answer that asks for the password first, and the form that it is sent by. */
    asking: result && !result.ok && result.toConfirm ? { ...result, toConfirm: result.toConfirm } : undefined,
    Form: fetcher.Form,
    cancel,
  }
}
