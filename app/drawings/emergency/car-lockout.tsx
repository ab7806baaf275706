import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { repeat } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, DetailOnAmber, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

/** Door and pillar: shut, they would touch all the way up. */
const doorEdge = 'Q236 14 238 30L250 190'
const pillar = 'M268 10L256 190H310V10Z'

const bag = 'M245 54q10-6 19 0q2 4 1 8l-4 38q-6 5-11 0l-5-38q-1-4 0-8Z'
const grille = repeat(4, (ring) => circle(52, 160, 4 + ring * 5))

/** A car door from the seat: an air wedge spreads its frame from the pillar, and a long tool reaches the handle. */
export function CarLockoutDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={`M10 86L58 26Q66 14 82 14H220${doorEdge}H10`} />
      <Outline d="M10 106H244M26 98L68 38Q74 28 86 28H212Q224 28 225 40L231 98Z" />
      <Detail d="M110 92l42-56M128 92l42-56M10 112H244" />
      <Detail d={`${grille}${box(176, 132, 14, 10, 2)}${box(196, 132, 14, 10, 2)}`} />
      <Outline d="M98 154H220q8 0 8 8t-8 8H98q-8 0-8-8t8-8Z" />
      <Outline d={pillar} solid />
      <Detail d={`${box(282, 26, 14, 30, 7)}M289 38v6`} />
      <Outline d={bag} solid />
      <Detail d="M249 66l8-6M248 76l12-9M250 86l9-7M261 100q4 22 18 26" />
      <Outline d={box(276, 116, 24, 46, 12)} solid />
      <Detail d="M277 128h22M277 150h22" />
      <Outline d={box(74, 118, 76, 26, 13)} solid />
      <Opens d="M88 124h46q6 0 6 7t-6 7H100q-16 0-18-7 2-7 6-7Z" />
      <DetailOnAmber d={circle(130, 131, 3)} />
      <Dashed d={`M140 131H228${box(228, 116, 14, 34)}M262 38L308 22`} />
      <Outline d="M258 38L244 40 110 112q-8 4-8 18M258 42L246 44 113 115q-6 4-6 15h-5" />
      <Label x={188} y={93} part="M224 88L250 78">
        wedge
      </Label>
    </CardDrawing>
  )
}
