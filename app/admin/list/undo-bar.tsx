import { Undo2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { listWords } from '#content/en/admin-lists.ts'
import { rowIdOf, useList } from './list-context.ts'
import type { ActionResult } from './row-actions.ts'
import type { Change } from './undo.tsx'

/** Long enough to see what went wrong; it waits while somebody is on it. */
const offeredMs = 8_000

/** The buttons of an offer to take a change back. Control or Command and Z does the same from anywhere but a text. */
export function UndoBar({ change: { undo }, onClose }: { change: Change; onClose: () => void }) {
  const { address } = useList()
  const fetcher = useFetcher<ActionResult>()
  const announce = useAnnounce()
  const [isHeld, setHeld] = useState(false)
  const isBusy = fetcher.state !== 'idle'
  const result = isBusy ? undefined : fetcher.data

  function takeBack() {
    if (!isBusy) void fetcher.submit(undo, { method: 'post' })
  }

  /** Who stood on the bar goes on where the change was made. */
  const close = useEffectEvent(() => {
    const wasHere = isHeld || document.activeElement === document.body
    onClose()
    if (wasHere) document.getElementById(rowIdOf(address, undo.id))?.focus({ preventScroll: true })
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

  const mayPass = !isHeld && !isBusy && result?.ok !== false
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
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
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

/** A field has an undo of its own. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'))
