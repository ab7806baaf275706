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

/** After this long without input the list may move. */
const restMs = 8_000
/** Long enough for a tap that has already begun. */
const landMs = 600

/**
 * New rows appear above those that are being read and must not move these under a finger. While the screen is in use the
 * page is scrolled by the height of what came in. On a screen at rest the newest rows come into view, and for a moment
 * nothing can be pressed.
 *
 * A class, because only `getSnapshotBeforeUpdate` measures right before rows change. Safari has no scroll anchoring, and
 * no browser anchors at the very top.
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

/** The height of a phone's header, which covers rows. */
const headerPixels = 60

/** Ids of row elements that have been in view. */
const seen = new Set<string>()

/** Says how many new rows are above the view, and goes there. `rows`: the ids of their elements. */
export function NewRowsButton({ rows }: { rows: readonly string[] }) {
  const [unseen, setUnseen] = useState<readonly string[]>([])
  useEffect(() => {
    function look() {
      const isHidden = (row: string) => {
        const top = document.getElementById(row)?.getBoundingClientRect().top
        // A row counts as seen once its top was in view.
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
