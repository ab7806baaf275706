import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

/** Units per inch: the door is 1 3/4 inches thick. */
const inch = 40
const door = { top: 64, bottom: 64 + 1.75 * inch, edge: 168 }
const middle = (door.top + door.bottom) / 2
const strike = door.edge + 6

const doorSection = `M10 ${door.top}H${door.edge}V${door.bottom}H10l8-18-12-20 10-18Z`

const screw = (y: number) =>
  `M${strike} ${y - 6}l7 4h${3 * inch - 20}l8 2-8 2H${strike + 7}l-7 4ZM${strike + 54} ${y - 2}` +
  'l4 4m6-4l4 4m6-4l4 4m6-4l4 4m6-4l4 4'

const houseKey = `M86 165v7a10 10 0 1 0 8 0v-7Z${circle(90, 184, 3)}`

/** A deadbolt from above, door and frame cut through: thumb turn inside, cylinder outside, bolt in the stud. */
export function DeadboltsDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d={doorSection + box(strike, 48, 46, 106) + box(226, 48, 84, 106)} />
      <Detail d={box(50, door.top, 80, door.bottom - door.top)} solid />
      <Detail d={box(130, middle - 17, 38, 34)} solid />
      <Detail d={box(strike, middle - 18, 50, 36)} solid />
      <Outline d={`M56 ${door.bottom}h68l-10 28a4 4 0 0 1-4 3H70a4 4 0 0 1-4-3Z`} solid />
      <Outline d={box(50, door.top - 8, 80, 8)} solid />
      <Outline d={`M78 ${door.top - 8}V26q0-10 12-10t12 10V${door.top - 8}Z`} solid />
      <Detail d={box(86, door.top, 8, 92)} solid />
      <Detail d={screw(66)} solid />
      <Detail d={screw(136)} solid />
      <Opens d={box(80, middle - 13, door.edge + inch - 80, 26, 2) + houseKey} />
      <DetailOnAmber d={`M${door.edge - 10} ${middle - 13}v26M${door.edge - 5} ${middle - 13}v26`} />
      <Outline
        d={`${box(door.edge, middle - 32, 4, 64)}M${strike} ${middle - 44}v26M${strike} ${middle + 18}v26`}
        solid
      />
      <Dashed d={`M${door.edge} 30V60M${door.edge + inch} 30V44`} />
      <Detail
        d={`M${door.edge} 36h${inch}${arrowhead(door.edge, 36, 270)}${arrowhead(door.edge + inch, 36, 90)}`}
      />
      <Label x={160} y={22}>
        1 in. throw
      </Label>
      <Label x={222} y={184} part="M216 178l-8-40">
        3 in. screws
      </Label>
    </CardDrawing>
  )
}
