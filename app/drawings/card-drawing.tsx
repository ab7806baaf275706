import type { ReactNode } from 'react'
import { Drawing } from './primitives.tsx'

/** What every drawing of a card, hero or cover takes: the words that tell what it shows. */
export type PictureProps = { alternative: string }

/** The sheet of a service card's drawing: 320 by 200 units, about one CSS pixel each, labels of 14. */
export function CardDrawing({ alternative, children }: PictureProps & { children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 320 200" alternative={alternative} className="card-drawing">
      {children}
    </Drawing>
  )
}
