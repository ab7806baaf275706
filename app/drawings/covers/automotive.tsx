import type { PictureProps } from '../card-drawing.tsx'
import { box, circle, Dashed, Detail, DetailOnAmber, Opens, Outline } from '../primitives.tsx'
import { CoverDrawing } from './cover-drawing.tsx'

/** A car by the curb, and its remote key calling it. */
export function AutomotiveCover({ alternative }: PictureProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <Outline d="M20 320H620" />
      <Outline
        d="M46 286V236q2-22 26-28l50-12l58-62q12-14 34-14h86q20 0 34 14l54 60q40 4 48 34l4 58h-46a44 44 0 0 0-88 0H180a44 44 0 0 0-88 0Z"
        solid
      />
      <Outline d={`${circle(136, 284, 34)}${circle(350, 284, 34)}`} solid />
      <Detail d={`${circle(136, 284, 15)}${circle(350, 284, 15)}`} />
      <Detail d="M150 196l44-48q6-8 18-8h36v56ZM264 140h34q12 0 18 8l40 48h-92Z" />
      <Detail d="M256 140V262H194M256 208H222M372 262h-34M424 232h-20v16h22M48 238h18v-16" />
      <Dashed d="M456 214q-12-26 0-52M436 226q-20-38 0-76M476 202q-6-14 0-28" />
      <g transform="rotate(14 550 130)">
        <Opens d="M536 168h28v112l-10 14h-8l-10-14Z" />
        <DetailOnAmber d="M545 176v16q9 6 9 14t-9 14t9 16t-5 18v16" />
        <Outline d={box(500, 40, 100, 134, 34)} solid />
        <Detail d={`${circle(532, 84, 14)}${circle(570, 84, 14)}${circle(551, 124, 14)}`} />
        <Outline d="M534 40V26q0-8 8-8h16q8 0 8 8v14" />
      </g>
    </CoverDrawing>
  )
}
