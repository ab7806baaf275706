import { ArrowUp } from 'lucide-react'
import { Component, createRef, type ReactNode, useEffect, useState } from 'react'
import { listWords } from '#words/admin-lists.ts'

type KeepPlaceProps = {
  /** Which list it is: another one begins at its own beginning. */
  list: string
  /** The ids of the rows' elements, from the first to the last. */
  rows: readonly string[]
  children: ReactNode
}

type Place = { element: HTMLElement; top: number }

/** Nobody has touched the screen for so long: the list may move. */
const restMs = 8_000
/** A thumb that is already on its way has landed by then. */
const landMs = 600

/**
 * Rows that come in by themselves stand above those that somebody reads, as does a notice, and must not move these from
 * under a thumb. While somebody is at work the page is scrolled by as much as came in. On a screen at rest the newest
 * rows come into sight; for a moment nothing below them can be pressed.
 *
 * A class, because nothing else of React measures right before rows change. Safari does not keep the place itself, and
 * no browser does at the very top.
 */
export class ScrollAnchor extends Component<KeepPlaceProps> {
  private readonly list = createRef<HTMLDivElement>()
  private touchedAt = Number.NEGATIVE_INFINITY

  override componentDidMount() {
    for (const kind of touches)
      document.addEventListener(kind, this.touched, { passive: true, capture: true })
  }

  override componentWillUnmount() {
    for (const kind of touches) document.removeEventListener(kind, this.touched, { capture: true })
  }

  override getSnapshotBeforeUpdate(before: KeepPlaceProps): Place | null {
    if (before.list !== this.props.list) return null
    const staying = new Set(this.props.rows)
    const rows = before.rows.filter((id) => staying.has(id)).map((id) => document.getElementById(id))
    const element = rows.find(isOnScreen)
    return element ? { element, top: element.getBoundingClientRect().top } : null
  }

  override componentDidUpdate(_props: KeepPlaceProps, _state: unknown, place: Place | null) {
    const moved = place ? place.element.getBoundingClientRect().top - place.top : 0
    if (moved === 0) return
    const isAtRest = performance.now() - this.touchedAt > restMs && window.scrollY === 0
    if (isAtRest) this.list.current?.animate(untouchable, landMs)
    else window.scrollBy({ top: moved, behavior: 'instant' })
  }

  private readonly touched = () => {
    this.touchedAt = performance.now()
  }

  override render() {
    return <div ref={this.list}>{this.props.children}</div>
  }
}

const touches = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'] as const

const untouchable = [{ pointerEvents: 'none' }, { pointerEvents: 'none' }]

function isOnScreen(element: HTMLElement | null): element is HTMLElement {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
  return bottom > 0 && top < window.innerHeight
}

/** What lies behind the header of a phone is not in sight. */
const headerPixels = 60

/** Rows that were on the screen once. */
const seen = new Set<string>()

/** That rows came in above what the screen shows, and the way there. `rows` are the ids of the elements of those. */
export function NewRowsButton({ rows }: { rows: readonly string[] }) {
  const [unseen, setUnseen] = useState<readonly string[]>([])
  useEffect(() => {
    function look() {
      const isHidden = (row: string) => {
        const top = document.getElementById(row)?.getBoundingClientRect().top
        // A row was seen when its beginning was.
        if (top === undefined || top >= headerPixels) seen.add(row)
        return !seen.has(row)
      }
      const hidden = rows.filter(isHidden)
      setUnseen((before) => (before.length === hidden.length ? before : hidden))
    }
    look()
    document.addEventListener('scroll', look, { passive: true })
    return () => document.removeEventListener('scroll', look)
  }, [rows])
  const [newest] = unseen
  if (!newest) return null
  return (
    <button
      type="button"
      className="arrived-above"
      onClick={() => {
        const row = document.getElementById(newest)
        row?.focus({ preventScroll: true })
        row?.scrollIntoView()
      }}
    >
      <ArrowUp className="icon" aria-hidden="true" />
      {listWords.arrivedAbove(unseen.length)}
    </button>
  )
}
