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
import type { Fetcher } from 'react-router'
import type { ActionResult } from './row-action.ts'
import type { Undo, UndoBar } from './undo-bar.tsx'

/** What a row's form changed, in words, and the form of the same list that puts back what was there before. */
export type Change = { text: string; undo: Undo }

const UndoContext = createContext<(change: Change) => void>(() => {})

/** Says what was changed, and offers for a moment to take it back. */
export const useShowUndo = () => useContext(UndoContext)

/** How long an undo is offered. */
const offeredMs = 8_000

/** Stands around a list, not in a row: what is changed often leaves the filter, and its row goes. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ change: Change; count: number }>()
  const [bar, setBar] = useState<{ UndoBar: typeof UndoBar }>()
  const show = useCallback((change: Change) => {
    setShown((last) => ({ change, count: (last?.count ?? 0) + 1 }))
    // Loaded with the first change. Without a connection nothing could be taken back either: then it is only said.
    import('./undo-bar.tsx').then(setBar, () => setTimeout(setShown, offeredMs, undefined))
  }, [])
  const close = useCallback(() => setShown(undefined), [])
  return (
    <UndoContext value={show}>
      {children}
      <div className="undo-place night" data-open={shown ? true : undefined}>
        <p role="status">{shown?.change.text}</p>
        {/* A new bar for each change, with a time of its own. */}
        {shown && bar && (
          <bar.UndoBar key={shown.count} undo={shown.change.undo} offeredMs={offeredMs} onClose={close} />
        )}
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
