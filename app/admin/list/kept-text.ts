import { deviceStorage } from '../device-storage.ts'

const prefix = 'lantern-text '
const keptForMs = 7 * 24 * 60 * 60_000

type Kept = { text: string; at: number }

/**
 * What was typed on this device and is not saved: a phone call, a reload or an ended session comes in between. After a
 * week it goes, whatever became of its row.
 */
export const keptText = (name: string) => ({
  read(): string | undefined {
    forgetOld()
    return read(prefix + name)?.text
  },
  keep(text: string) {
    deviceStorage.keep(prefix + name, JSON.stringify({ text, at: Date.now() } satisfies Kept))
  },
  forget() {
    deviceStorage.forget(prefix + name)
  },
})

/** Whoever signs out leaves nothing about customers on this device. */
export function forgetTexts(): void {
  for (const name of keptNames()) deviceStorage.forget(name)
}

function forgetOld() {
  for (const name of keptNames())
    if (Date.now() - (read(name)?.at ?? 0) > keptForMs) deviceStorage.forget(name)
}

const keptNames = () => deviceStorage.names().filter((name) => name.startsWith(prefix))

function read(name: string): Kept | undefined {
  const kept = deviceStorage.read(name)
  // Written by `keep` alone.
  return kept ? (JSON.parse(kept) as Kept) : undefined
}
