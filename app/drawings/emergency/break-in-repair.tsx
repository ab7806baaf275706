import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

const doorEdge = 132
const strike = 166
const plateScrews = [
  [60, 52],
  [118, 52],
  [60, 148],
  [118, 148],
] as const
const screws = [40, 60, 116, 150]

/** Head, shank and thread, 3 inches long: through the strike and the frame into the stud. */
const screw = (y: number) =>
  `M${strike} ${y - 6}l7 4h98l8 2-8 2H${strike + 7}l-7 4Z` +
  `M${strike + 60} ${y - 3}l5 6${'m4-6l5 6'.repeat(4)}`

/** A forced door made good: a steel plate wraps the split edge, and long screws hold the new strike to the stud. */
export function BreakInRepairDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={`M10 10H${doorEdge}V190H10`} />
      <Detail d="M108 10l-7 12 6 8-5 10M102 160l6 9-7 9 5 12" />
      <Hatched d={box(184, 10, 32, 180)} />
      <Hatched d={box(222, 10, 88, 180)} mirrored />
      <Detail d={box(184, 72, 30, 28)} solid />
      <Opens d={box(100, 75, 60, 22, 2)} />
      <DetailOnAmber d="M152 75v22" />
      <Dashed d="M172 75H206M172 97H206M206 75V97" />
      <Outline d={box(50, 40, doorEdge - 46, 120, 3)} solid />
      <Detail d={`M${doorEdge - 4} 40V160`} />
      <Detail
        d={plateScrews.map(([x, y]) => `${circle(x, y, 4)}M${x - 2.5} ${y}h5M${x} ${y - 2.5}v5`).join('')}
      />
      <Outline d={circle(84, 86, 19) + circle(84, 134, 14)} solid />
      <Detail d={`${circle(84, 86, 12)}${box(82, 79, 4, 14, 1)}${circle(84, 134, 9)}`} />
      <Detail d={screws.map(screw).join('')} solid />
      <Outline d={box(strike - 4, 28, 6, 44, 1) + box(strike - 4, 100, 6, 66, 1)} solid />
      <Label x={12} y={28} part="M56 31L64 46">
        wrap plate
      </Label>
      <Label x={138} y={184}>
        strike
      </Label>
    </CardDrawing>
  )
}
