import { Undo2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { Alert } from '#app/ui/alert.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { listWords } from '#words/panel/lists.ts'

export type Undo = { intent: string; id: string } & Readonly<Record<string, string>>

type UndoBarProps = {
  undo: Undo
  /** The id of the element that shows what is undone, where it has one of its own. */
  element: string | undefined
  /** For how long it is offered; the time stops while the pointer or the focus is on it. */
  offeredMs: number
  onClose: () => void
}

/** Control or Command and Z does the same from anywhere but a text. */
export function UndoBar({ undo, element, offeredMs, onClose }: UndoBarProps) {
  const fetcher = useFetcher<Submitted>()
  const announce = useAnnounce()
  const [isPaused, setPaused] = useState(false)
  const isBusy = fetcher.state !== 'idle'
  const result = isBusy ? undefined : fetcher.data

  function takeBack() {
    const { action, ...fields } = undo
    if (!isBusy) void fetcher.submit(fields, { method: 'post', ...(action && { action }) })
  }

  const close = useEffectEvent(() => {
    const wasHere = isPaused || document.activeElement === document.body
    onClose()
    if (wasHere && element) document.getElementById(element)?.focus({ preventScroll: true })
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
  }, [mayPass, offeredMs, onClose])

  useEffect(() => {
    if (!result?.ok) return
    announce(listWords.undone)
    close()
  }, [result, announce])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices the pointer or focus on its buttons
    <div
      className="ml-auto flex flex-wrap items-center gap-2"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <Alert className="undo-failure">{result?.ok === false && result.problem}</Alert>
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
        <X className="icon" />
      </button>
    </div>
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'))
