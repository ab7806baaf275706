const key = 'lantern.sound'

/** Whether this device plays a sound when something comes in; off until somebody asks for it. */
export const isSoundOn = () => readKey() === 'on'

export function setSoundOn(isOn: boolean) {
  if (isOn) localStorage.setItem(key, 'on')
  else localStorage.removeItem(key)
}

/** Plays it if this device wants it and may: before a first tap browsers only complain. */
export async function soundArrival(): Promise<void> {
  if (!isSoundOn() || !navigator.userActivation?.hasBeenActive) return
  const { playChime } = await import('./chime.ts')
  await playChime()
}

/** Browsers that keep nothing of a site refuse even the question. */
function readKey(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
