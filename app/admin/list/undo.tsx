import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { UndoBar } from './undo-bar.tsx'

/** What a row's form changed, in words, and the form of the same list that puts back what was there before. */
export type Change = { text: string; undo: { intent: string; id: string } & Readonly<Record<string, string>> }

const UndoContext = createContext<(change: Change) => void>(() => {})

/** Says what was changed, and offers for a moment to take it back. */
export const useOfferUndo = () => useContext(UndoContext)

/** Stands around a list, not in a row: what is changed often leaves the filter, and its row goes. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [offered, setOffered] = useState<{ change: Change; count: number }>()
  const offer = useCallback(
    (change: Change) => setOffered((last) => ({ change, count: (last?.count ?? 0) + 1 })),
    [],
  )
  const close = useCallback(() => setOffered(undefined), [])
  return (
    <UndoContext value={offer}>
      {children}
      <div className="undo-place night" data-open={offered ? true : undefined}>
        <p role="status">{offered?.change.text}</p>
        {/* A new bar for each change, with a time of its own. */}
        {offered && <UndoBar key={offered.count} change={offered.change} onClose={close} />}
      </div>
    </UndoContext>
  )
}
