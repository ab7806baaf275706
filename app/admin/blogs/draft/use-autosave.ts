import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type KeptDraft, keptDraft } from './kept-draft.ts'
import { sendDraft } from './send-draft.ts'

/** What became of the last draft. `kept`: in this browser only, for now. */
export type DraftState = { kind: 'none' } | { kind: 'saved'; at: string } | { kind: 'kept' }

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
    const kept = keptDraft({ userId, postId })
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
  { kept, ...to }: { postId: string | undefined; signal: AbortSignal; kept: KeptDraft },
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
