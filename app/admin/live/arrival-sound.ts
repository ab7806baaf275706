import { deviceStorage } from '#app/admin/device-storage.ts'

const key = 'lantern.sound'

/** Whether this device plays a sound when something comes in; off until somebody asks for it. */
export const isSoundOn = () => deviceStorage.read(key) === 'on'

export function setSoundOn(isOn: boolean) {
  if (isOn) deviceStorage.keep(key, 'on')
  else deviceStorage.forget(key)
}

/** Plays it if this device wants it and may: before a first tap browsers only complain. */
export async function soundArrival(): Promise<void> {
  if (!isSoundOn() || !navigator.userActivation?.hasBeenActive) return
  const { playChime } = await import('./chime.ts')
  await playChime()
}
