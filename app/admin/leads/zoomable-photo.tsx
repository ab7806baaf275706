import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { viewerWords as words } from '#words/panel/photos.ts'
import { panned, wholeView, type ZoomView, zoomed } from './zoom.ts'

export type Photo = {
  path: string
  name: string
  url: string
  viewUrl: string
  thumbnailUrl: string | null
  addedBy: string | null
}

type ZoomablePhotoProps = {
  photo: Photo
  alternative: string
  view: ZoomView
  onView: (change: (view: ZoomView) => ZoomView) => void
  /** The photo as it was sent, which may be many megabytes, instead of the one for a screen. */
  isOriginal: boolean
}

/**
 * A photo that fills its frame: larger by pinching, the wheel or two taps, moved by dragging while it is larger. At its whole
 * size a swipe belongs to the strip around it.
 */
export function ZoomablePhoto({ photo, alternative, view, onView, isOriginal }: ZoomablePhotoProps) {
  const frame = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const source = isOriginal ? photo.url : photo.viewUrl
  const [loaded, setLoaded] = useState<{ source: string; failed: boolean }>()
  const isLoaded = loaded?.source === source
  const isLarger = view.scale > 1

  // Through the element, as the Content-Security-Policy refuses style attributes.
  useLayoutEffect(() => {
    if (!image.current) return
    const { x, y, scale, quarters } = view
    image.current.style.transform = `translate(${x}px, ${y}px) scale(${scale}) rotate(${quarters * 90}deg)`
  }, [view])

  function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = frame.current?.getBoundingClientRect()
    return box
      ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
      : { x: 0, y: 0 }
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Sideways it turns the strip.
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
    event.preventDefault()
    const point = fromMiddle(event)
    onView((view) => zoomed(view, Math.exp(-event.deltaY / 300), point))
  })
  useEffect(() => {
    const element = frame.current
    const listen = (event: WheelEvent) => onWheel(event)
    // Two fingers are a pinch, whichever way they move: the browser would take them for a swipe.
    const pinch = (event: TouchEvent) =>
      event.touches.length > 1 && event.cancelable && event.preventDefault()
    // React's own listeners are passive and could not keep the browser from zooming the page.
    element?.addEventListener('wheel', listen, { passive: false })
    element?.addEventListener('touchmove', pinch, { passive: false })
    return () => {
      element?.removeEventListener('wheel', listen)
      element?.removeEventListener('touchmove', pinch)
    }
  }, [])

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const point = fromMiddle(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, point)
    if (other) {
      const factor = distance(point, other) / Math.max(distance(before, other), 1)
      const between = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 }
      onView((view) => zoomed(view, factor, between))
    } else if (isLarger) {
      const { clientWidth: width, clientHeight: height } = event.currentTarget
      const by = { x: point.x - before.x, y: point.y - before.y }
      onView((view) => panned(view, by, { width, height }))
    }
  }
  const forget = (event: PointerEvent) => pointers.current.delete(event.pointerId)

  if (loaded?.failed && isLoaded)
    return <p role="alert">{isOriginal ? words.originalFailed : words.failed}</p>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the viewer has keys and buttons for the same
    <div
      ref={frame}
      className="photo-frame"
      data-larger={isLarger || undefined}
      data-turned={view.quarters % 2 === 1 || undefined}
      onPointerDown={(event) => {
        pointers.current.set(event.pointerId, fromMiddle(event))
        if (isLarger) event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={onPointerMove}
      onPointerUp={forget}
      onPointerCancel={forget}
      onPointerLeave={forget}
      onDoubleClick={(event) => {
        const point = fromMiddle(event)
        onView((view) =>
          view.scale > 1 ? { ...wholeView, quarters: view.quarters } : zoomed(view, 2.5, point),
        )
      }}
    >
      {/* The small image is there at once and stays until the large one has come. */}
      {!isLoaded && photo.thumbnailUrl && (
        <img src={photo.thumbnailUrl} alt="" className="photo-viewer-small" />
      )}
      <img
        ref={image}
        src={source}
        alt={alternative}
        loading="lazy"
        decoding="async"
        draggable={false}
        onLoad={() => setLoaded({ source, failed: false })}
        onError={() => setLoaded({ source, failed: true })}
      />
    </div>
  )
}

const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y)
