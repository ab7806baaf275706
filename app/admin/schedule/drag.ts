import type { PointerEvent as ReactPointerEvent } from 'react'

export const step = 15
const minutesPerPixel = 1
const edge = 64
const scrolledBy = 24
const leastMoved = 4

type Dragging<By> = {
  byOf: (event: PointerEvent, fromY: number) => By | undefined
  show: (by: By | undefined) => void
  onDrop: (by: By) => void
}

/** With a mouse or a pen, where there is a grid; a finger scrolls. */
const dragOf = <By>({ byOf, show, onDrop }: Dragging<By>) => ({
  onPointerDown({ pointerType, button, pageX: x, pageY: y, pointerId, currentTarget }: ReactPointerEvent) {
    const isGrid = matchMedia('(width >= 68rem)').matches
    if (pointerType === 'touch' || button !== 0 || !isGrid) return
    const over = new AbortController()
    let isDragged = false
    const end = () => {
      over.abort()
      show(undefined)
    }
    const move = (event: PointerEvent) => {
      isDragged ||= Math.hypot(event.pageX - x, event.pageY - y) >= leastMoved
      if (!isDragged) return
      // Captured from the press on, a click on the name in it would not open the request.
      currentTarget.setPointerCapture(pointerId)
      if (event.clientY < edge && event.movementY < 0) scrollBy(0, -scrolledBy)
      if (event.clientY > innerHeight - edge && event.movementY > 0) scrollBy(0, scrolledBy)
      show(byOf(event, y))
    }
    const drop = (event: PointerEvent) => {
      end()
      const by = isDragged ? byOf(event, y) : undefined
      if (by) onDrop(by)
    }
    addEventListener('pointermove', move, over)
    addEventListener('pointerup', drop, over)
    addEventListener('pointercancel', end, over)
  },
  onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
})

const columnElements = () => [...document.querySelectorAll<HTMLElement>('.schedule-column')]

function columnAt({ clientX }: PointerEvent): number {
  const isOver = (column: HTMLElement) => {
    const { left, right } = column.getBoundingClientRect()
    return left <= clientX && clientX < right
  }
  return columnElements().findIndex(isOver)
}

const snapped = (pixels: number) => Math.round((pixels * minutesPerPixel) / step) * step

type DraggedBlock = { current: HTMLElement | null }

/** A job in the grid, to any time of its day and into any column. `index`: of its own one. */
export const moveDrag = (
  block: DraggedBlock,
  index: number,
  onDrop: (by: { minutes: number; column: number }) => void,
) =>
  dragOf({
    byOf(event, fromY) {
      const column = columnAt(event)
      return { minutes: snapped(event.pageY - fromY), column: column < 0 ? index : column }
    },
    show(by) {
      const lefts = columnElements().map((column) => column.getBoundingClientRect().left)
      const across = (lefts[by?.column ?? index] ?? 0) - (lefts[index] ?? 0)
      showMoved(block, { '--moved': by?.minutes ?? 0, '--across': across })
    },
    onDrop(by) {
      if (by.minutes || by.column !== index) onDrop(by)
    },
  })

/** The bottom edge of a job in the grid. */
export const lengthDrag = (block: DraggedBlock, onDrop: (minutes: number) => void) =>
  dragOf({
    byOf: (event, fromY) => snapped(event.pageY - fromY),
    show: (by) => showMoved(block, { '--longer': by ?? 0 }),
    onDrop,
  })

function showMoved({ current }: DraggedBlock, by: Record<string, number>) {
  for (const [name, value] of Object.entries(by)) current?.style.setProperty(name, String(value))
  current?.toggleAttribute(
    'data-moved',
    Object.values(by).some((value) => value !== 0),
  )
}

export type Spot = { column: number; minutes: number }

/** A job without a time, onto the grid. `textOf`: what stands at the spot that it would get. */
export const bookDrag = (firstHour: number, textOf: (spot: Spot) => string, onDrop: (spot: Spot) => void) =>
  dragOf<Spot>({
    byOf(event) {
      const column = columnAt(event)
      const hours = columnElements()[column]?.querySelector('ol')?.getBoundingClientRect()
      if (!hours || event.clientY < hours.top || event.clientY >= hours.bottom) return undefined
      const quarters = Math.floor(((event.clientY - hours.top) * minutesPerPixel) / step)
      return { column, minutes: firstHour * 60 + quarters * step }
    },
    show(spot) {
      for (const [index, column] of columnElements().entries()) {
        const hours = column.querySelector('ol')
        if (spot?.column === index) {
          hours?.setAttribute('data-drop', textOf(spot))
          hours?.style.setProperty('--drop', String(spot.minutes - firstHour * 60))
        } else hours?.removeAttribute('data-drop')
      }
    },
    onDrop,
  })
