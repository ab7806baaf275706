import { ArrowUp } from 'lucide-react'
import { Component, createRef, type ReactNode, useEffect, useState } from 'react'
import { listWords } from '#words/panel/lists.ts'

type ScrollAnchorProps = {
  list: string
  rows: readonly string[]
  children: ReactNode
}

type Anchor = { element: HTMLElement; top: number }

const idleMs = 8_000
const blockedMs = 600

/**
 * New rows appear above those that are read or pressed, so the page is scrolled by their height. Without recent input
 * (`idleMs`) it is not, and presses are ignored for a moment (`blockedMs`), as a tap may have begun. A class, because
 * only `getSnapshotBeforeUpdate` measures right before rows change; Safari has no scroll anchoring, and no browser
 * anchors at the very top.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  private readonly list = createRef<HTMLDivElement>()
  private lastInputAt = Number.NEGATIVE_INFINITY

  override componentDidMount() {
    for (const kind of inputEvents)
      document.addEventListener(kind, this.onInput, { passive: true, capture: true })
  }

  override componentWillUnmount() {
    for (const kind of inputEvents) document.removeEventListener(kind, this.onInput, { capture: true })
  }

  override getSnapshotBeforeUpdate(before: ScrollAnchorProps): Anchor | null {
    // Behind an open request on a phone it is hidden, and to measure it would lay it out.
    if (before.list !== this.props.list || !isLaidOut(this.list.current)) return null
    const staying = new Set(this.props.rows)
    const rows = before.rows.filter((id) => staying.has(id)).map((id) => document.getElementById(id))
    const element = rows.find(isOnScreen)
    return element ? { element, top: element.getBoundingClientRect().top } : null
  }

  override componentDidUpdate(_props: ScrollAnchorProps, _state: unknown, anchor: Anchor | null) {
    const moved = anchor ? anchor.element.getBoundingClientRect().top - anchor.top : 0
    if (moved === 0) return
    const isIdle = performance.now() - this.lastInputAt > idleMs && window.scrollY === 0
    if (isIdle) this.list.current?.animate(noPointerEvents, blockedMs)
    else window.scrollBy({ top: moved, behavior: 'instant' })
  }

  private readonly onInput = () => {
    this.lastInputAt = performance.now()
  }

  override render() {
    return <div ref={this.list}>{this.props.children}</div>
  }
}

const inputEvents = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'] as const

const noPointerEvents = [{ pointerEvents: 'none' }, { pointerEvents: 'none' }]

const isLaidOut = (element: HTMLElement | null) => Boolean(element?.getClientRects().length)

function isOnScreen(element: HTMLElement | null): element is HTMLElement {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
  return bottom > 0 && top < window.innerHeight
}

/** The height of a phone's header, which covers rows. */
const headerPixels = 60

const seen = new Set<string>()

export function NewRowsButton({ rows }: { rows: readonly string[] }) {
  const [unseen, setUnseen] = useState<readonly string[]>([])
  useEffect(() => {
    function findUnseen() {
      const isHidden = (row: string) => {
        const element = document.getElementById(row)
        if (element && !isLaidOut(element)) return false
        const top = element?.getBoundingClientRect().top
        if (top === undefined || top >= headerPixels) seen.add(row)
        return !seen.has(row)
      }
      const hidden = rows.filter(isHidden)
      setUnseen((before) => (before.length === hidden.length ? before : hidden))
    }
    findUnseen()
    document.addEventListener('scroll', findUnseen, { passive: true })
    return () => document.removeEventListener('scroll', findUnseen)
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
      <ArrowUp className="icon" />
      {listWords.arrivedAbove(unseen.length)}
    </button>
  )
}
