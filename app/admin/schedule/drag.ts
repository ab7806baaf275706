import { type PointerEvent, useRef } from 'react'

export const step = 15
const minutesPerPixel = 1
const edge = 64
const scrolledBy = 24
const leastMoved = 4

type Start = { x: number; y: number }

type Dragging<By> = {
  byOf: (event: PointerEvent, start: Start) => By | undefined
  show: (by: By | undefined) => void
  onDrop: (by: By) => void
}

/** With a mouse or a pen, where there is a grid; a finger scrolls. */
function useDrag<By>({ byOf, show, onDrop }: Dragging<By>) {
  const start = useRef<Start>(undefined)
  const end = () => {
    start.current = undefined
    show(undefined)
  }
  return {
    onPointerDown(event: PointerEvent) {
      const isGrid = matchMedia('(width >= 68rem)').matches
      if (event.pointerType === 'touch' || event.button !== 0 || !isGrid) return
      start.current = { x: event.pageX, y: event.pageY }
    },
    onPointerMove(event: PointerEvent) {
      if (!start.current) return
      if (event.buttons === 0) return end()
      const { x, y } = start.current
      const { clientY, pageX, pageY, pointerId, currentTarget } = event
      const isDragged = currentTarget.hasPointerCapture(pointerId)
      if (!isDragged && Math.hypot(pageX - x, pageY - y) < leastMoved) return
      // Captured from the press on, a click on the name in it would not open the request.
      if (!isDragged) currentTarget.setPointerCapture(pointerId)
      if (clientY < edge) scrollBy(0, -scrolledBy)
      if (clientY > innerHeight - edge) scrollBy(0, scrolledBy)
      show(byOf(event, start.current))
    },
    onPointerUp(event: PointerEvent) {
      const isDragged = event.currentTarget.hasPointerCapture(event.pointerId)
      const by = isDragged && start.current ? byOf(event, start.current) : undefined
      end()
      if (by) onDrop(by)
    },
    onPointerCancel: end,
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}

const columnElements = () => [...document.querySelectorAll<HTMLElement>('.schedule-column')]

function columnAt({ clientX }: PointerEvent): number {
  const isOver = (column: HTMLElement) => {
    const { left, right } = column.getBoundingClientRect()
    return left <= clientX && clientX < right
  }
  return columnElements().findIndex(isOver)
}

const snapped = (pixels: number) => Math.round((pixels * minutesPerPixel) / step) * step

type Block = { current: HTMLElement | null }

/** A job in the grid, to any time of its day and into any column. `index`: of its own one. */
export const useMoveDrag = (
  block: Block,
  index: number,
  onDrop: (by: { minutes: number; column: number }) => void,
) =>
  useDrag({
    byOf(event, { y }) {
      const column = columnAt(event)
      return { minutes: snapped(event.pageY - y), column: column < 0 ? index : column }
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
export const useLengthDrag = (block: Block, onDrop: (minutes: number) => void) =>
  useDrag({
    byOf: (event, { y }) => snapped(event.pageY - y),
    show: (by) => showMoved(block, { '--longer': by ?? 0 }),
    onDrop,
  })

function showMoved({ current }: Block, by: Record<string, number>) {
  for (const [name, value] of Object.entries(by)) current?.style.setProperty(name, String(value))
  current?.toggleAttribute(
    'data-moved',
    Object.values(by).some((value) => value !== 0),
  )
}

export type Spot = { column: number; minutes: number }

/** A job without a time, onto the grid. `textOf`: what stands at the spot that it would get. */
export const useBookDrag = (
  firstHour: number,
  textOf: (spot: Spot) => string,
  onDrop: (spot: Spot) => void,
) =>
  useDrag<Spot>({
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
