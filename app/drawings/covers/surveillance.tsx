import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Opens, Outline } from '#app/drawings/primitives.tsx'
import { CoverDrawing } from './cover-drawing.tsx'

/** A camera under the eaves sees a face at the door that stands open. */
export function SurveillanceCover({ alternative }: PictureProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <Outline d="M20 334H620" />
      <Hatched d={box(28, 20, 30, 314)} />
      <Outline d="M58 84h22v60H58ZM80 104h38l22-18" />
      <g transform="rotate(14 160 104)">
        <Outline d="M108 62h126v62H108ZM96 50h154v12H96Z" solid />
        <Outline d="M234 72h22v42h-22Z" solid />
        <Detail d={`M256 78q10 15 0 30M128 78v30`} />
      </g>
      <Dashed d="M272 122L580 92M262 140L470 334" />
      <Outline d="M444 334V66H568V334" />
      <Opens d="M456 78L508 98V326L456 334Z" />
      <DetailOnAmber d={`${circle(496, 214, 6)}M470 108l24 8v70l-24-2Z`} />
      <Outline d={circle(400, 190, 28)} solid />
      <Outline d="M352 334v-40q0-58 48-58t48 58v40" solid />
      <Detail d="M360 168v-18h18M422 150h18v18M440 212v18h-18M378 230h-18v-18" />
    </CoverDrawing>
  )
}
