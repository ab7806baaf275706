import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { address } from '#app/address.ts'
import { deviceStorage } from '#app/admin/storage/device-storage.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { clockText } from '#app/ui/dates.ts'
import { draftWords as words } from '#words/panel/pages/drafts.ts'

/** `local`: stored in this browser only, for now. */
type DraftState = { kind: 'none' } | { kind: 'saved'; at: string } | { kind: 'local' }

/** `path`: where a kind of record keeps its drafts. `record`: its id; undefined for a new one. */
export type DraftAt = { userId: string; path: string; record: string | undefined }

type Autosave = {
  form: RefObject<HTMLFormElement | null>
  values: unknown
  isDirty: boolean
  isPaused: boolean
  at: DraftAt
}

const pauseMs = 2_000

export function useAutosave({ form, values, isDirty, isPaused, at }: Autosave): DraftState {
  const { userId, path, record } = at
  const [state, setState] = useState<DraftState>({ kind: 'none' })
  const sending = useRef<AbortController>(undefined)
  const lastSent = useRef<string>(undefined)
  // Once there is a draft, it follows the form even when everything is reverted.
  const isActive = !isPaused && (isDirty || state.kind !== 'none')

  const save = useCallback(async () => {
    if (!form.current) return
    const encoded = encodedForm(form.current)
    if (encoded === lastSent.current) return
    sending.current?.abort()
    const attempt = new AbortController()
    sending.current = attempt
    const at = { userId, path, record }
    const state = await saveDraft(encoded, { at, signal: attempt.signal, unsent: unsentDraft(at) })
    if (attempt.signal.aborted) return
    if (state.kind === 'saved') lastSent.current = encoded
    setState(state)
  }, [form, userId, path, record])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every input restarts the two seconds
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => void save(), pauseMs)
    return () => clearTimeout(timer)
  }, [isActive, values, save])

  useEffect(() => {
    if (!isActive) return
    const onHide = () => document.visibilityState === 'hidden' && void save()
    const again = () => void save()
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('online', again)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('online', again)
    }
  }, [isActive, save])

  // A draft that arrives after the save would be outdated.
  useEffect(() => {
    if (!isPaused) return
    sending.current?.abort()
    lastSent.current = undefined
  }, [isPaused])

  return state
}

async function saveDraft(
  encoded: string,
  { unsent, ...to }: { at: DraftAt; signal: AbortSignal; unsent: UnsentDraft },
): Promise<DraftState> {
  try {
    const at = await sendDraft(encoded, to)
    if (unsent.get() === encoded) unsent.remove()
    return { kind: 'saved', at }
  } catch {
    // When it cannot be stored either, leaving the form asks first, as for other forms.
    return { kind: !to.signal.aborted && unsent.set(encoded) ? 'local' : 'none' }
  }
}

export function encodedForm(form: HTMLFormElement): string {
  const encoded = new URLSearchParams()
  for (const [name, value] of new FormData(form)) encoded.append(name, String(value))
  return encoded.toString()
}

export function useUnsentDraft({ userId, path, record }: DraftAt): string | undefined {
  const [savedAt, setSavedAt] = useState<string>()
  useEffect(() => {
    const at = { userId, path, record }
    const unsent = unsentDraft(at)
    const form = unsent.get()
    if (!form) return
    const attempt = new AbortController()
    sendDraft(form, { at, signal: attempt.signal }).then(
      (saved) => {
        unsent.remove()
        setSavedAt(saved)
      },
      () => undefined,
    )
    return () => attempt.abort()
  }, [userId, path, record])
  return savedAt
}

type UnsentDraft = ReturnType<typeof unsentDraft>

export function unsentDraft({ userId, path, record }: DraftAt) {
  const key = `lantern-draft ${userId} ${record ?? `new ${path}`}`
  return {
    get: () => deviceStorage.get(key),
    set: (form: string) => deviceStorage.set(key, form),
    remove: () => deviceStorage.remove(key),
  }
}

/** Longest body that browsers send for a page that is being closed (64 KiB for all of its requests, by the Fetch standard). */
const mostKeepaliveLength = 60_000

async function sendDraft(
  form: string,
  { at: { path, record }, signal }: { at: DraftAt; signal: AbortSignal },
): Promise<string> {
  const query = record ? `?${new URLSearchParams({ record })}` : ''
  const response = await fetch(`${address(path)}${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
    keepalive: form.length < mostKeepaliveLength,
    signal,
  })
  // Without a session the response is a redirect to the sign-in page.
  if (!response.ok || response.redirected) throw new Error(`draft: ${response.status}`)
  const saved: unknown = await response.json()
  if (typeof saved !== 'object' || !saved || !('savedAt' in saved))
    throw new Error('draft: no savedAt in the response')
  return String(saved.savedAt)
}

/** Only problems are announced to screen readers. */
export function DraftLine({ draft, waits }: { draft: DraftState; waits: boolean }) {
  const timeZone = useTimeZone()
  if (waits) return <p className="draft-line">{words.draftWaits}</p>
  if (draft.kind === 'saved')
    return <p className="draft-line">{words.draftSaved(clockText(draft.at, timeZone))}</p>
  return (
    <p className="draft-line" role="status">
      {draft.kind === 'local' && words.draftKept}
    </p>
  )
}
