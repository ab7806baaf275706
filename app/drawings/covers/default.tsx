import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import { cutKey } from '#app/drawings/key-blade.ts'
import { box, Dashed, Detail, DetailOnAmber, Opens, Outline } from '#app/drawings/primitives.tsx'
import { CoverDrawing } from './cover-drawing.tsx'

const key = cutKey({ at: [0, -24], bitting: [3, 6, 2, 7, 4, 5, 2], scale: 2.5 })

/** Two crossed keys and a lantern in front of them, whose light is a keyhole's shape. */
export function DefaultCover({ alternative }: PictureProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <g transform="translate(186 250) rotate(-32)">
        <Opens d={key} />
        <DetailOnAmber d="M-20 12H310" />
      </g>
      <g transform="translate(454 250) scale(-1 1) rotate(-32)">
        <Outline d={key} solid />
        <Detail d="M-20 12H310" />
      </g>
      <Outline d="M290 92V70a30 30 0 0 1 60 0v22" />
      <Outline d={box(256, 92, 128, 24, 8)} solid />
      <Outline d="M268 116h104l14 150H254Z" solid />
      <Outline d={box(244, 266, 152, 24, 8)} solid />
      <Opens d="M320 150a27 27 0 0 1 15 49l11 45h-52l11-45a27 27 0 0 1 15-49Z" />
      <Dashed d="M320 22V8M270 40L258 26M370 40L382 26" />
    </CoverDrawing>
  )
}
