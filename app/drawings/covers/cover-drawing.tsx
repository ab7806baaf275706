import type { ReactNode } from 'react'
import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import { Drawing } from '#app/drawings/primitives.tsx'

/** The sheet of a blog post's cover: 640 by 360 units, night at any hour, so that a list of posts shines. */
export function CoverDrawing({ alternative, children }: PictureProps & { children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 640 360" alternative={alternative} className="cover-drawing night">
      {children}
    </Drawing>
  )
}
