import { Component, createRef, type ReactNode } from 'react'

type KeepPlaceProps = {
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
 * Rows that come in by themselves stand above those that somebody reads, and must not move these from under a thumb.
 * While somebody is at work the page is scrolled by as much as came in. On a screen at rest the newest rows come into
 * sight; for a moment nothing below them can be pressed.
 *
 * A class, because nothing else of React measures right before rows change. Safari does not keep the place itself, and
 * no browser does at the very top.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  private readonly list = createRef<HTMLDivElement>()
  private touchedAt = Number.NEGATIVE_INFINITY

  override componentDidMount() {
    for (const kind of touches)
      document.addEventListener(kind, this.touched, { passive: true, capture: true })
  }

  override componentWillUnmount() {
    for (const kind of touches) document.removeEventListener(kind, this.touched, { capture: true })
  }

  override getSnapshotBeforeUpdate({ rows: before }: KeepPlaceProps): Place | null {
    const { rows } = this.props
    const element = before
      .filter((id) => rows.includes(id))
      .map(elementOf)
      .find(isOnScreen)
    // What goes, and what comes below, leaves the rest where it is.
    const index = element ? rows.indexOf(element.id) : 0
    const hasMoreAbove = rows.slice(0, index).some((id) => !before.includes(id))
    return element && hasMoreAbove ? { element, top: element.getBoundingClientRect().top } : null
  }

  override componentDidUpdate(_props: KeepPlaceProps, _state: unknown, place: Place | null) {
    if (!place) return
    const isAtRest = performance.now() - this.touchedAt > restMs && window.scrollY === 0
    if (isAtRest) this.list.current?.animate(untouchable, landMs)
    else window.scrollBy({ top: place.element.getBoundingClientRect().top - place.top, behavior: 'instant' })
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

const elementOf = (id: string) => document.getElementById(id)

function isOnScreen(element: HTMLElement | null): element is HTMLElement {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
  return bottom > 0 && top < window.innerHeight
}
