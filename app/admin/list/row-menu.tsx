import { Ellipsis } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { listWords } from '#words/panel/lists.ts'

/** What is done to a row now and then. `children`: buttons and links, which close it. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    if (!menu.current?.open) return
    menu.current.open = false
    // A dialog that opens gives the focus back to where it was.
    menu.current.querySelector('summary')?.focus()
  }
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: PointerEvent) => {
      if (menu.current && target instanceof Node && !menu.current.contains(target)) menu.current.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])
  const label = listWords.doFor(listWords.more, name)
  return (
    <details
      ref={menu}
      name="row-menu"
      className="row-menu"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return
        event.stopPropagation()
        close()
      }}
    >
      <summary className="btn btn-square" aria-label={label} title={label}>
        <Ellipsis className="icon" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after what was pressed in it */}
      <div onClick={close}>{children}</div>
    </details>
  )
}
