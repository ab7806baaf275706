import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { type Fetcher, useFetcher } from 'react-router'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import type { Undo, UndoBar } from './undo-bar.tsx'

type Done = Extract<Submitted, { ok: true }>

/** `text`: a function where only the answer knows what came of it. */
export type UndoableChange = { text: string | ((result: Done) => string); undo: Undo }

type ShownUndo = { text: string; undo: Undo }

/** The id of the element that shows a record, where it has one of its own. */
type ElementOf = (id: string) => string | undefined

type Undos = {
  show: (change: ShownUndo) => void
  showWhenDone: (fetcherKey: string, change: UndoableChange) => void
  elementOf: ElementOf
}

const noElement: ElementOf = () => undefined

const UndoContext = createContext<Undos>({ show: () => {}, showWhenDone: () => {}, elementOf: noElement })

export const useShowUndo = () => useContext(UndoContext).show

/** What it gives is called in the transition in which the fetcher submits: earlier it would take the last answer for this one. */
export const useShowWhenDone = () => useContext(UndoContext).showWhenDone

export const useElementOf = () => useContext(UndoContext).elementOf

const offeredMs = 8_000

type UndoProviderProps = { elementOf?: ElementOf; children: ReactNode }

/** Stands around a list, not in a row: what is changed often leaves the filter, and its row goes. */
export function UndoProvider({ elementOf = noElement, children }: UndoProviderProps) {
  const [shown, setShown] = useState<{ change: ShownUndo; count: number }>()
  const [underWay, setUnderWay] = useState<ReadonlyMap<string, UndoableChange>>(new Map())
  const [bar, setBar] = useState<{ UndoBar: typeof UndoBar }>()
  const show = useCallback((change: ShownUndo) => {
    setShown((last) => ({ change, count: (last?.count ?? 0) + 1 }))
    // Loaded with the first change. Without a connection nothing could be taken back either: then it is only said.
    import('./undo-bar.tsx').then(setBar, () => setTimeout(setShown, offeredMs, undefined))
  }, [])
  const undos = useMemo(
    () => ({
      show,
      showWhenDone: (fetcherKey: string, change: UndoableChange) =>
        setUnderWay((others) => new Map(others).set(fetcherKey, change)),
      elementOf,
    }),
    [show, elementOf],
  )
  const close = useCallback(() => setShown(undefined), [])

  function onDone(fetcherKey: string, { text, undo }: UndoableChange, result: Submitted | undefined) {
    setUnderWay((all) => new Map([...all].filter(([key]) => key !== fetcherKey)))
    // Undone only as long as this is the last that happened to the row.
    if (result?.ok)
      show({
        text: typeof text === 'string' ? text : text(result),
        undo: { ...undo, ...(result.savedAt && { savedAt: result.savedAt }) },
      })
  }
  return (
    <UndoContext value={undos}>
      {children}
      {[...underWay].map(([key, change]) => (
        <UnderWay key={key} fetcherKey={key} onDone={(result) => onDone(key, change, result)} />
      ))}
      <div className="undo-place night" data-open={shown ? true : undefined}>
        <p role="status">{shown?.change.text}</p>
        {shown && bar && (
          <bar.UndoBar
            key={shown.count}
            undo={shown.change.undo}
            element={elementOf(shown.change.undo.id)}
            offeredMs={offeredMs}
            onClose={close}
          />
        )}
      </div>
    </UndoContext>
  )
}

type UnderWayProps = { fetcherKey: string; onDone: (result: Submitted | undefined) => void }

/** Keeps the fetcher of a row until its answer is there: news of the same change may take the row away before. */
function UnderWay({ fetcherKey, onDone }: UnderWayProps) {
  const { state, data } = useFetcher<Submitted>({ key: fetcherKey })
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (state !== 'submitting') done(data)
  }, [state, data])
  return null
}

/** `changeOf` is asked when the form goes out, so that it still sees what was there before. */
export function useToast(
  fetcherKey: string,
  { state, formData }: Pick<Fetcher, 'state' | 'formData'>,
  changeOf: (form: FormData) => UndoableChange | undefined,
) {
  const { showWhenDone } = useContext(UndoContext)
  const onSent = useEffectEvent((form: FormData) => {
    // A row that moved is mounted anew, with the fetcher data of before.
    const change = state === 'submitting' ? changeOf(form) : undefined
    if (change) showWhenDone(fetcherKey, change)
  })
  useEffect(() => {
    if (formData) onSent(formData)
  }, [formData])
}
