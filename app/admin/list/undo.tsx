import { Undo2, X } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { type Fetcher, useFetcher } from 'react-router'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { listWords } from '#words/admin-lists.ts'
import { rowElementId } from './list.ts'
import { useList } from './list-context.ts'
import type { ActionResult } from './row-action.ts'

/** What a row's form changed, in words, and the form of the same list that puts back what was there before. */
export type Change = { text: string; undo: { intent: string; id: string } & Readonly<Record<string, string>> }

const UndoContext = createContext<(change: Change) => void>(() => {})

/** Says what was changed, and offers for a moment to take it back. */
export const useShowUndo = () => useContext(UndoContext)

/** Stands around a list, not in a row: what is changed often leaves the filter, and its row goes. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ change: Change; count: number }>()
  const show = useCallback(
    (change: Change) => setShown((last) => ({ change, count: (last?.count ?? 0) + 1 })),
    [],
  )
  const close = useCallback(() => setShown(undefined), [])
  return (
    <UndoContext value={show}>
      {children}
      <div className="undo-place night" data-open={shown ? true : undefined}>
        <p role="status">{shown?.change.text}</p>
        {/* A new bar for each change, with a time of its own. */}
        {shown && <UndoBar key={shown.count} change={shown.change} onClose={close} />}
      </div>
    </UndoContext>
  )
}

/**
 * Says once what a form of a row changed, and offers to take it back. `changeOf` is asked when the form goes out, so
 * that it still sees what was there before.
 */
export function useToast(
  { state, data, formData }: Pick<Fetcher<ActionResult>, 'state' | 'data' | 'formData'>,
  changeOf: (form: FormData) => Change | undefined,
) {
  const showUndo = useShowUndo()
  const sent = useRef<Change>(undefined)
  const announced = useRef<ActionResult>(undefined)

  const remember = useEffectEvent((form: FormData) => {
    sent.current = changeOf(form)
  })
  useEffect(() => {
    if (formData) remember(formData)
  }, [formData])

  useEffect(() => {
    if (state === 'submitting' || !data?.ok || announced.current === data) return
    announced.current = data
    if (!sent.current) return
    const { text, undo } = sent.current
    // Undone only as long as this is the last that happened to the row.
    showUndo({ text, undo: { ...undo, ...(data.savedAt && { savedAt: data.savedAt }) } })
  }, [state, data, showUndo])
}

/** How long an undo is offered; the time stops while the pointer or the focus is on it. */
const offeredMs = 8_000

/** The buttons of an offer to take a change back. Control or Command and Z does the same from anywhere but a text. */
function UndoBar({ change: { undo }, onClose }: { change: Change; onClose: () => void }) {
  const { list } = useList()
  const fetcher = useFetcher<ActionResult>()
  const announce = useAnnounce()
  const [isPaused, setPaused] = useState(false)
  const isBusy = fetcher.state !== 'idle'
  const result = isBusy ? undefined : fetcher.data

  function takeBack() {
    if (!isBusy) void fetcher.submit(undo, { method: 'post' })
  }

  /** Moves the focus from the bar to the row that was changed. */
  const close = useEffectEvent(() => {
    const wasHere = isPaused || document.activeElement === document.body
    onClose()
    if (wasHere) document.getElementById(rowElementId(list, undo.id))?.focus({ preventScroll: true })
  })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z'
    if (!isUndo || isTyping(event.target)) return
    event.preventDefault()
    takeBack()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  const mayPass = !isPaused && !isBusy && result?.ok !== false
  useEffect(() => {
    if (!mayPass) return
    const timer = setTimeout(onClose, offeredMs)
    return () => clearTimeout(timer)
  }, [mayPass, onClose])

  useEffect(() => {
    if (!result?.ok) return
    announce(listWords.undone)
    close()
  }, [result, announce])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody is on its buttons
    <div
      className="undo-buttons"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {result?.ok === false && (
        <p role="alert" className="undo-failure">
          {result.message}
        </p>
      )}
      <button
        type="button"
        className="btn undo-button"
        aria-keyshortcuts="Control+Z Meta+Z"
        title={listWords.undoKeys}
        aria-disabled={isBusy || undefined}
        onClick={takeBack}
      >
        <Undo2 className="icon" aria-hidden="true" />
        {isBusy ? listWords.undoing : listWords.undo}
      </button>
      <button
        type="button"
        className="btn btn-square"
        aria-label={listWords.undoClose}
        onClick={() => close()}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </div>
  )
}

/** Text fields have an undo of their own. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'))
