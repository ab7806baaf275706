import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { repeat } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, Hatched, Opens, Outline } from '#app/drawings/primitives.tsx'

const barrel = { x: 90, top: 52, knuckle: 27 }

/** Knuckles belong to the left leaf and the right one in turn; a ring is a bearing. */
const knuckles = repeat(5, (index) =>
  box(barrel.x - 13, barrel.top + index * barrel.knuckle, 26, barrel.knuckle),
)
/** A leaf stands clear of the other's knuckles. */
const notches = repeat(5, (index) =>
  box(index % 2 ? barrel.x - 18 : barrel.x + 13, barrel.top + index * barrel.knuckle, 5, barrel.knuckle),
)
const bearings = repeat(2, (index) =>
  box(barrel.x - 16, barrel.top + (index * 3 + 1) * barrel.knuckle - 3, 32, 6),
)

const screws = repeat(4, (index) => {
  const y = 72 + index * 32
  const inset = index % 2 ? 18 : 0
  return [38 + inset, 142 - inset].map((x) => `${circle(x, y, 7)}M${x - 4} ${y - 4}l8 8`).join('')
})

const balls = circle(231, 158, 7) + circle(265, 158, 7)

/** A five-knuckle hinge with its pin drawn out, and a floor pivot that carries a door on ball bearings. */
export function HingesAndPivotsDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={box(16, barrel.top, 61, 135) + box(103, barrel.top, 61, 135)} solid />
      <Detail d={screws} />
      <Detail d={notches} solid />
      <Outline d={knuckles} solid />
      <Detail d={bearings} solid />
      <Opens d={`M${barrel.x - 6} ${barrel.top}V20h-6V10h24V20h-6V${barrel.top}Z`} />
      <Dashed d={`M${barrel.x - 6} ${barrel.top}v70h12v-70M120 40V16`} />
      <Detail d={arrowhead(120, 12, 0)} />
      <Hatched d="M210 22l24-10 26 14 26-12 20 8 4 30-10 26 6 30H210Z" />
      <Hatched d="M190 142H310V190H190Z" mirrored />
      <Detail d={box(236, 72, 24, 36)} solid />
      <Outline d={`${box(222, 142, 52, 38, 2)}M210 108h88v10h-88Z`} solid />
      <Opens d="M240 80h16v42h8v8h-8v40h-16v-40h-8v-8h8Z" />
      <Detail d={balls} solid />
      <Dashed d="M248 8V76M220 128a28 7 0 0 0 56 0" />
      <Detail d={arrowhead(277, 125, 10)} />
    </CardDrawing>
  )
}
