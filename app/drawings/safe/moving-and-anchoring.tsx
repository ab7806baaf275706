import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

const floor = 148

/** An expansion anchor: nut and washer on the safe's floor, stud in the concrete, its sleeve spread by the cone. */
const anchor = (x: number) =>
  `${box(x - 9, 121, 18, 9, 1)}${box(x - 13, 130, 26, 4)}M${x - 4} 121v-7h8v7M${x - 4} 134V170l-4 12h16l-4-12V134`

/** A safe on its way on a hand truck, and the same safe in section, bolted through its floor into concrete. */
export function MovingAndAnchoringDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d={box(10, floor, 300, 42)} />
      <g transform="translate(44) rotate(-24 36 136)">
        <Outline d={box(40, 46, 78, 84, 4)} solid />
        <Detail d={box(48, 54, 62, 68, 2)} />
        <Outline d={circle(84, 84, 16)} />
        <Opens d={circle(84, 84, 7)} />
        <DetailOnAmber d="M84 79v10" />
        <Detail d="M57 78v22M40 70H34M40 100H34M34 112H118" />
        <Outline d="M34 10V134H92M34 10q0-6-10-6" />
      </g>
      <Outline d={circle(80, 136, 12)} solid />
      <Detail d={circle(80, 136, 3)} />
      <Dashed d="M160 68q20 2 28 22" />
      <Detail d={arrowhead(188, 90, 160)} />
      <Outline d={box(198, 26, 108, 122)} solid />
      <Hatched d="M198 26H306V148H198ZM211 39V134H293V39Z" mirrored />
      <Outline d={`${anchor(230)}${anchor(274)}`} solid />
      <Label x={232} y={74} part="M246 80L232 112">
        anchor
      </Label>
    </CardDrawing>
  )
}
