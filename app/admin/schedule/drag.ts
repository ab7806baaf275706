import type { PointerEvent as ReactPointerEvent } from 'react'
import type { Spot, SpotText } from './spot.ts'

export const step = 15
const minutesPerPixel = 1
const edge = 64
const scrolledBy = 24
const leastMoved = 4

/** `at`: how far down a press or a drag is, in the page and in the grid, which scroll. */
type Dragging<By> = {
  byOf: (event: PointerEvent, at: { from: number; now: number }) => By | undefined
  show: (by: By | undefined) => void
  onDrop: (by: By) => void
}

/** With a mouse or a pen, where there is a grid; a finger scrolls. Esc takes the press back. */
const dragOf = <By>({ byOf, show, onDrop }: Dragging<By>) => ({
  onPointerDown({ pointerType, button, clientX, clientY, pointerId, currentTarget }: ReactPointerEvent) {
    const isGrid = matchMedia('(width >= 56rem)').matches
    if (pointerType === 'touch' || button !== 0 || !isGrid) return
    const over = new AbortController()
    const from = clientY + scrolled()
    const atOf = (event: PointerEvent) => ({ from, now: event.clientY + scrolled() })
    let isDragged = false
    const end = () => {
      over.abort()
      show(undefined)
    }
    const move = (event: PointerEvent) => {
      isDragged ||= Math.hypot(event.clientX - clientX, atOf(event).now - from) >= leastMoved
      if (!isDragged) return
      // Captured from the press on, a click on the name in it would not open the request.
      currentTarget.setPointerCapture(pointerId)
      scrollAtEdges(event)
      show(byOf(event, atOf(event)))
    }
    const drop = (event: PointerEvent) => {
      end()
      const by = isDragged ? byOf(event, atOf(event)) : undefined
      if (by) onDrop(by)
    }
    addEventListener('pointermove', move, over)
    addEventListener('pointerup', drop, over)
    addEventListener('pointercancel', end, over)
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), over)
  },
  onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
})

const gridElement = () => document.querySelector('.schedule-grid')

const scrolled = () => scrollY + (gridElement()?.scrollTop ?? 0)

function scrollAtEdges({ clientY, movementY }: PointerEvent) {
  const by =
    clientY < edge && movementY < 0
      ? -scrolledBy
      : clientY > innerHeight - edge && movementY > 0
        ? scrolledBy
        : 0
  if (by === 0) return
  gridElement()?.scrollBy(0, by)
  scrollBy(0, by)
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

type DraggedBlock = { current: HTMLElement | null }

type Move = { minutes: number; column: number }

/** A job in the grid, to any time of its day and into any column. `index`: of its own one. */
export const moveDrag = (
  block: DraggedBlock,
  index: number,
  textOf: (by: Move) => SpotText,
  onDrop: (by: Move) => void,
) =>
  dragOf({
    byOf(event, { from, now }) {
      const column = columnAt(event)
      return { minutes: snapped(now - from), column: column < 0 ? index : column }
    },
    show(by) {
      const lefts = columnElements().map((column) => column.getBoundingClientRect().left)
      const across = (lefts[by?.column ?? index] ?? 0) - (lefts[index] ?? 0)
      showMoved(block, { '--moved': by?.minutes ?? 0, '--across': across }, by && textOf(by))
    },
    onDrop(by) {
      if (by.minutes || by.column !== index) onDrop(by)
    },
  })

/** The bottom edge of a job in the grid. */
export const lengthDrag = (
  block: DraggedBlock,
  textOf: (minutes: number) => SpotText,
  onDrop: (minutes: number) => void,
) =>
  dragOf({
    byOf: (_event, { from, now }) => snapped(now - from),
    show: (by) => showMoved(block, { '--longer': by ?? 0 }, by === undefined ? undefined : textOf(by)),
    onDrop,
  })

function showMoved({ current }: DraggedBlock, by: Record<string, number>, text: SpotText | undefined) {
  for (const [name, value] of Object.entries(by)) current?.style.setProperty(name, String(value))
  const isMoved = Object.values(by).some((value) => value !== 0)
  if (text && isMoved) current?.setAttribute('data-moved', lineOf(text))
  else current?.removeAttribute('data-moved')
  current?.toggleAttribute('data-warned', isMoved && Boolean(text?.warnings))
}

const lineOf = ({ time, warnings }: SpotText) => (warnings ? `${time}. ${warnings}` : time)

/** A job without a time, onto the grid. `textOf`: what stands at the spot that it would get. */
export const bookDrag = (firstHour: number, textOf: (spot: Spot) => SpotText, onDrop: (spot: Spot) => void) =>
  dragOf<Spot>({
    byOf(event) {
      const column = columnAt(event)
      const hours = columnElements()[column]?.querySelector('ol')?.getBoundingClientRect()
      if (!hours || event.clientY < hours.top || event.clientY >= hours.bottom) return undefined
      const quarters = Math.floor(((event.clientY - hours.top) * minutesPerPixel) / step)
      return { column, minutes: firstHour * 60 + quarters * step }
    },
    show: (spot) => showSpot(spot && { ...spot, ...textOf(spot) }, firstHour),
    onDrop,
  })

export function showSpot(spot: (Spot & SpotText) | undefined, firstHour: number) {
  for (const [index, column] of columnElements().entries()) {
    const hours = column.querySelector('ol')
    hours?.toggleAttribute('data-warned', spot?.column === index && spot.warnings !== '')
    if (spot?.column === index) {
      hours?.setAttribute('data-drop', lineOf(spot))
      hours?.style.setProperty('--drop', String(spot.minutes - firstHour * 60))
    } else hours?.removeAttribute('data-drop')
  }
}

/** Where keys took it, which may be out of sight. */
export function scrollToSpot({ column, minutes }: Spot, firstHour: number) {
  const hour = Math.floor(minutes / 60) - firstHour
  const inView = { block: 'nearest', inline: 'nearest' } as const
  columnElements()[column]?.querySelector('h3')?.scrollIntoView(inView)
  document.querySelectorAll('.schedule-hours li')[hour]?.scrollIntoView(inView)
}
