import { type RefObject, useEffect, useRef, useState } from 'react'
import { address } from '#app/address.ts'
import { pageFrameWords as words } from '#words/panel/pages/page-frame.ts'

export const frameWidths = { phone: 390, desktop: 1440 } as const

/** Where pages have their widest layout. */
const leastDesk = 1100

export type FrameWidth = keyof typeof frameWidths

type WidthButtonsProps = { width: FrameWidth | undefined; onWidth: (width: FrameWidth) => void }

export function WidthButtons({ width, onWidth }: WidthButtonsProps) {
  return (
    <fieldset className="on-page-widths" aria-label={words.widths}>
      {(['phone', 'desktop'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="btn"
          aria-pressed={width === one}
          onClick={() => onWidth(one)}
        >
          {words[one]}
        </button>
      ))}
    </fieldset>
  )
}

/** `fields`: what is posted to `action`, which answers the page. */
type PageFrameProps = {
  frame?: RefObject<HTMLIFrameElement | null>
  onDrawn?: () => void
  title: string
  action: string
  fields: Readonly<Record<string, string>>
  width: FrameWidth
  /** Where a desk is shown, its page is as wide as there is room. */
  fills?: boolean
}

/** A page of the site as wide as a phone or a desk, made smaller where there is less room. */
export function PageFrame({ frame, onDrawn, title, action, fields, width, fills = false }: PageFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const encoded = String(new URLSearchParams(fields))
  const isFluid = fills && width === 'desktop'
  const [drawn, setDrawn] = useState(encoded)
  // Without a connection the frame keeps the page that it has.
  useEffect(() => {
    const draw = () => navigator.onLine && setDrawn(encoded)
    draw()
    addEventListener('online', draw)
    return () => removeEventListener('online', draw)
  }, [encoded])
  useEffect(() => postInto('page', action, new URLSearchParams(drawn)), [action, drawn])
  useFrameScale(room, isFluid ? leastDesk : frameWidths[width], isFluid)
  return (
    <>
      <p role="status" className="mt-3 text-note empty:mt-0">
        {drawn !== encoded && !navigator.onLine && words.waits}
      </p>
      <div ref={room} className="on-page">
        {/* A frame of its own each time: else Back would go through all that were drawn. */}
        <iframe key={drawn} ref={frame} name="page" title={title} onLoad={onDrawn} />
      </div>
    </>
  )
}

/** `fills`: it is never narrower than its room. */
export function useFrameScale(room: RefObject<HTMLElement | null>, least: number, fills = false): void {
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const style = room.current?.style
      const width = entry?.contentRect.width ?? least
      const pixels = fills ? Math.max(least, width) : least
      style?.setProperty('--frame-width', `${pixels}px`)
      style?.setProperty('--frame-scale', String(Math.min(1, width / pixels)))
    })
    if (room.current) observer.observe(room.current)
    return () => observer.disconnect()
  }, [room, least, fills])
}

/** Not a form of React: the frame may stand within another form. */
export function postInto(target: string, action: string, fields: URLSearchParams): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', target, action: address(action), hidden: true })
  for (const [name, value] of fields) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
