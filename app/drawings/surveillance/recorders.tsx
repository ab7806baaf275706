import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { repeat, tenth } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

/** A hard drive with its cover off: platters on their spindle, and the arm that reaches over them. */
function Drive({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 20)`}>
      <Outline d={box(0, 0, 84, 78, 4)} solid />
      <Detail d={`${circle(35, 39, 30)}${circle(35, 39, 9)}${circle(35, 39, 3)}`} />
      <Detail d="M69 58L38 52l-2 4L64 70a7 7 0 1 0 5-12Z" solid />
      <Detail d={circle(66, 64, 2)} />
    </g>
  )
}

/** Start and length, in hours, of what each of four cameras recorded when something moved. */
const movement = [
  [
    [2, 1],
    [7, 3],
    [12, 2],
    [17, 4],
  ],
  [
    [6, 2],
    [9, 4],
    [15, 1],
    [18, 2],
  ],
  [
    [0, 2],
    [8, 1],
    [11, 3],
    [20, 2],
  ],
  [
    [4, 1],
    [10, 2],
    [14, 2],
    [19, 3],
  ],
] as const

const hour = (hours: number) => tenth(22 + hours * 11.5)
const row = (camera: number) => 124 + camera * 14

const recorded = movement
  .map((spans, camera) =>
    spans.map(([start, hours]) => box(hour(start), row(camera) - 4, hours * 11.5, 8)).join(''),
  )
  .join('')

/** A recorder with its lid off, two drives inside, and the day on them: four cameras, found at the minute. */
export function RecordersDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={box(10, 10, 300, 98, 4)} />
      <Drive x={20} />
      <Drive x={114} />
      <Detail
        d={`${box(212, 20, 88, 78, 2)}${box(226, 32, 26, 26)}${circle(276, 45, 13)}M276 38v14M269 45h14`}
      />
      <Detail d={repeat(4, (index) => circle(224 + index * 21, 82, 6))} />
      <Detail d={repeat(4, (index) => `M22 ${row(index)}H298`)} />
      <Detail d={recorded} solid />
      <Opens d={box(hour(18), row(1) - 5, 23, 10, 1)} />
      <Dashed d={`M${hour(18.7)} 116V178`} />
      <Label x={hour(17.3)} y={192}>
        18:42
      </Label>
    </CardDrawing>
  )
}
