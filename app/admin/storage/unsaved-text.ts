import { useMemo } from 'react'
import { useUserId } from '#app/admin/rights.ts'
import { deviceStorage, tabStorage } from './device-storage.ts'

const prefix = 'lantern-text '
const expiryMs = 7 * 24 * 60 * 60_000
/** The tab's own copy is newer, and survives a sign-out in another tab. */
const storages = [tabStorage, deviceStorage]

type StoredText = { text: string; at: number }

type UnsavedText = ReturnType<typeof unsavedText>

/** Unsaved text, stored on this device per person; expires after a week. */
export function unsavedText(person: string, name: string) {
  const key = `${prefix}${person} ${name}`
  return {
    get(): string | undefined {
      removeExpired()
      for (const storage of storages) {
        const kept = readIn(storage, key)
        if (kept) return kept.text
      }
      return undefined
    },
    set(text: string) {
      for (const storage of storages)
        storage.set(key, JSON.stringify({ text, at: Date.now() } satisfies StoredText))
      changes.dispatchEvent(new Event('change'))
    },
    remove() {
      for (const storage of storages) storage.remove(key)
      changes.dispatchEvent(new Event('change'))
    },
  }
}

/** What a person has unsaved on this device under names that begin so, the oldest first. */
export function unsavedTexts(person: string, start: string): StoredText[] {
  removeExpired()
  return keysIn(deviceStorage)
    .filter((key) => key.startsWith(`${prefix}${person} ${start}`))
    .flatMap((key) => readIn(deviceStorage, key) ?? [])
    .toSorted((one, other) => one.at - other.at)
}

const changes = new EventTarget()

/** In this tab or another one. */
export function onUnsavedChange(listener: () => void): () => void {
  const over = new AbortController()
  changes.addEventListener('change', listener, { signal: over.signal })
  window.addEventListener('storage', listener, { signal: over.signal })
  return () => over.abort()
}

export function useUnsavedText(name: string): UnsavedText {
  const person = useUserId()
  return useMemo(() => unsavedText(person, name), [person, name])
}

/** For a record that is stored now: what was typed as the whole of it is not put back. */
export function clearUnsavedRecord(id: string): void {
  for (const storage of storages)
    for (const key of keysIn(storage)) {
      const fields = new URLSearchParams(readIn(storage, key)?.text)
      if (fields.get('id') === id && !fields.has('intent')) storage.remove(key)
    }
  changes.dispatchEvent(new Event('change'))
}

/** For signing out: nothing about customers stays on the device. Other tabs keep their copies until they are closed. */
export function clearUnsavedTexts(): void {
  for (const storage of storages) for (const key of keysIn(storage)) storage.remove(key)
}

function removeExpired() {
  for (const storage of storages)
    for (const key of keysIn(storage))
      if (Date.now() - (readIn(storage, key)?.at ?? 0) > expiryMs) storage.remove(key)
}

type StorageArea = (typeof storages)[number]

const keysIn = (storage: StorageArea) => storage.keys().filter((name) => name.startsWith(prefix))

function readIn(storage: StorageArea, key: string): StoredText | undefined {
  const kept = storage.get(key)
  // Written by `set` only.
  return kept ? (JSON.parse(kept) as StoredText) : undefined
}
