import { type PointerEvent, type RefObject, useState } from 'react'

type Drag = { id: string; startY: number; place: number }

/** The entries of a list, dragged by a grip with a mouse or a pen; a finger scrolls, and keys press the buttons. */
export function useDragOrder(
  list: RefObject<HTMLOListElement | null>,
  ids: readonly string[],
  onDrop: (id: string, place: number) => void,
) {
  const [drag, setDrag] = useState<Drag>()
  const rows = () => [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement)
  const show = (by: number, { id, place }: Drag) => {
    const from = ids.indexOf(id)
    rows().forEach((row, index) => {
      row.style.setProperty('--dragged', index === from ? `${by}px` : '0px')
      row.toggleAttribute('data-dragged', index === from)
      row.toggleAttribute('data-drop-above', place < from && index === place)
      row.toggleAttribute('data-drop-below', place > from && index === place)
    })
  }
  const end = () => {
    for (const row of rows()) {
      row.style.removeProperty('--dragged')
      for (const mark of ['data-dragged', 'data-drop-above', 'data-drop-below']) row.removeAttribute(mark)
    }
    setDrag(undefined)
  }
  /** The other rows do not move, so their middles tell where it would stand. */
  const placeAt = (y: number, id: string) =>
    rows().filter((row, index) => {
      const { top, height } = row.getBoundingClientRect()
      return ids[index] !== id && top + height / 2 < y
    }).length
  return (id: string) => ({
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'touch' || event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ id, startY: event.clientY, place: ids.indexOf(id) })
    },
    onPointerMove(event: PointerEvent) {
      if (drag?.id !== id) return
      const next = { ...drag, place: placeAt(event.clientY, id) }
      if (next.place !== drag.place) setDrag(next)
      show(event.clientY - drag.startY, next)
    },
    onPointerUp() {
      if (drag?.id !== id) return
      end()
      if (drag.place !== ids.indexOf(id)) onDrop(id, drag.place)
    },
    onPointerCancel: end,
  })
}
