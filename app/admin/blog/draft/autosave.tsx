import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { deviceStorage } from '#app/admin/device-storage.ts'
import { clockText } from '#app/ui/dates.ts'
import { postFormWords as words } from '#words/admin-post-form.ts'

/** What became of the last draft. `kept`: in this browser only, for now. */
type DraftState = { kind: 'none' } | { kind: 'saved'; at: string } | { kind: 'kept' }

type Autosave = {
  form: RefObject<HTMLFormElement | null>
  /** Changes with everything that is typed. */
  values: unknown
  /** Whether anything was typed since the form opened. */
  isDirty: boolean
  /** While the form is being saved, or while an older draft waits to be decided about. */
  isPaused: boolean
  userId: string
  postId: string | undefined
}

const pauseMs = 2_000

/** Keeps what is typed on the server, two seconds after the last key and when the page goes out of sight. */
export function useAutosave({ form, values, isDirty, isPaused, userId, postId }: Autosave): DraftState {
  const [state, setState] = useState<DraftState>({ kind: 'none' })
  const sending = useRef<AbortController>(undefined)
  const lastSent = useRef<string>(undefined)
  // What was kept and then taken back is kept as taken back.
  const isActive = !isPaused && (isDirty || state.kind !== 'none')

  const save = useCallback(async () => {
    if (!form.current) return
    const encoded = encodedForm(form.current)
    if (encoded === lastSent.current) return
    sending.current?.abort()
    const attempt = new AbortController()
    sending.current = attempt
    const kept = unsentDraft({ userId, postId })
    const state = await sent(encoded, { postId, signal: attempt.signal, kept })
    if (attempt.signal.aborted) return
    if (state.kind === 'saved') lastSent.current = encoded
    setState(state)
  }, [form, userId, postId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed begins the two seconds anew
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

  // A draft that arrived after the save would be one of work that is done.
  useEffect(() => {
    if (!isPaused) return
    sending.current?.abort()
    lastSent.current = undefined
  }, [isPaused])

  return state
}

async function sent(
  encoded: string,
  { kept, ...to }: { postId: string | undefined; signal: AbortSignal; kept: UnsentDraft },
): Promise<DraftState> {
  try {
    const at = await sendDraft(encoded, to)
    // Unless more was typed meanwhile.
    if (kept.read() === encoded) kept.forget()
    return { kind: 'saved', at }
  } catch {
    // Where nothing is kept, nothing is said to be, and leaving asks as it does for other forms.
    return { kind: !to.signal.aborted && kept.keep(encoded) ? 'kept' : 'none' }
  }
}

/** What stands in the form, as drafts keep it. */
export function encodedForm(form: HTMLFormElement): string {
  const encoded = new URLSearchParams()
  for (const [name, value] of new FormData(form)) encoded.append(name, String(value))
  return encoded.toString()
}

/** Sends on what this browser kept while there was no connection; gives when that became the draft on the server. */
export function useUnsentDraft(userId: string, postId: string | undefined): string | undefined {
  const [savedAt, setSavedAt] = useState<string>()
  useEffect(() => {
    const kept = unsentDraft({ userId, postId })
    const form = kept.read()
    if (!form) return
    const attempt = new AbortController()
    sendDraft(form, { postId, signal: attempt.signal }).then(
      (at) => {
        kept.forget()
        setSavedAt(at)
      },
      // It stays where it is and is sent the next time.
      () => undefined,
    )
    return () => attempt.abort()
  }, [userId, postId])
  return savedAt
}

/** A draft that did not reach the server, kept in this browser for the person who wrote it. */
type UnsentDraft = ReturnType<typeof unsentDraft>

export function unsentDraft({ userId, postId }: { userId: string; postId: string | undefined }) {
  const key = `lantern-draft ${userId} ${postId ?? 'new'}`
  return {
    read: () => deviceStorage.read(key),
    /** Whether there was room for it. */
    keep: (form: string) => deviceStorage.keep(key, form),
    forget: () => deviceStorage.forget(key),
  }
}

/** Longest body that browsers send on for a page that is being closed. */
const longestFarewell = 60_000

/** Sends what stands in a form; gives when it was kept. Throws when it was not. */
async function sendDraft(
  form: string,
  { postId, signal }: { postId: string | undefined; signal: AbortSignal },
): Promise<string> {
  const query = postId ? `?${new URLSearchParams({ post: postId })}` : ''
  const response = await fetch(`${href('/admin/blogs/draft')}${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
    keepalive: form.length < longestFarewell,
    signal,
  })
  // A session that has ended leads to the sign-in page.
  if (!response.ok || response.redirected) throw new Error(`A draft was answered with ${response.status}`)
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || !answer || !('savedAt' in answer)) throw new Error('No time came back')
  return String(answer.savedAt)
}

/** What became of the draft, beside the buttons. Only what is not as it should be is announced. */
export function DraftLine({ draft, waits }: { draft: DraftState; waits: boolean }) {
  if (waits) return <p className="draft-line">{words.draftWaits}</p>
  if (draft.kind === 'saved') return <p className="draft-line">{words.draftSaved(clockText(draft.at))}</p>
  return (
    <p className="draft-line" role="status">
      {draft.kind === 'kept' && words.draftKept}
    </p>
  )
}
