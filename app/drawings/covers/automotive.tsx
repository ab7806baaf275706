import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import { box, circle, Dashed, Detail, DetailOnAmber, Opens, Outline } from '#app/drawings/primitives.tsx'
import { CoverDrawing } from './cover-drawing.tsx'

/** A car by the curb, and its remote key calling it. */
export function AutomotiveCover({ alternative }: PictureProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <Outline d="M20 320H620" />
      <Outline
        d="M32 286q-10-30-2-62 4-20 34-26 40-4 84-40 32-28 92-28 56 0 98 50 70 6 88 34 12 28 6 72H398a46 46 0 0 0-92 0H158a46 46 0 0 0-92 0Z"
        solid
      />
      <Outline d={`${circle(112, 284, 36)}${circle(352, 284, 36)}`} solid />
      <Detail
        d={`${circle(112, 284, 20)}${circle(352, 284, 20)}${circle(112, 284, 5)}${circle(352, 284, 5)}`}
      />
      <Detail d="M138 186q36-40 94-42v42ZM248 144q42 2 70 42H248ZM166 186l24-30M270 186l-18-30" />
      <Detail d="M240 146V264H176M330 188q14 38-26 76H240M262 210h24M180 210h22M29 230h20v18H27M428 228q-26-6-30 12 14 8 34 4" />
      <Outline d="M308 186q4-16 20-14l6 14Z" solid />
      <Dashed d="M456 186q-12-26 0-52M436 198q-20-38 0-76M476 174q-6-14 0-28" />
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
