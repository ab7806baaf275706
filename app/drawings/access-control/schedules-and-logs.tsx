import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { graduations, on } from '#app/drawings/polar.ts'
import { circle, Detail, DetailOnAmber, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

const dial = { x: 92, y: 100, radius: 82 }
const hourAngle = 360 / 24
const open = { from: 8 * hourAngle, to: 18 * hourAngle }

/** The hours in which cards open the door, as a band on the 24-hour dial. */
const [outer, inner] = [
  { ...dial, radius: 62 },
  { ...dial, radius: 42 },
]
const band =
  `M${on(outer, open.from)}A62 62 0 0 1 ${on(outer, open.to)}` +
  `L${on(inner, open.to)}A42 42 0 0 0 ${on(inner, open.from)}Z`

const rows = [
  { time: '07:58', y: 60, opened: false },
  { time: '08:02', y: 94, opened: true },
  { time: '17:40', y: 128, opened: true },
  { time: '22:15', y: 162, opened: false },
]

/** A person's name, too small to read. */
const name = (y: number) => `M248 ${y - 5}h28`
const state = 294
const tick = (y: number) => `M${state - 3} ${y - 5}l2.5 3 4-6`
const cross = (y: number) => `M${state - 4} ${y - 9}l8 8m0-8l-8 8`
const yesNo = (opened: boolean, draw: (y: number) => string) =>
  rows.flatMap((row) => (row.opened === opened ? draw(row.y) : '')).join('')

/** A day's dial with the hours in which the door opens, and the list of who came when. */
export function SchedulesAndLogsDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={circle(dial.x, dial.y, dial.radius)} />
      <Detail d={graduations({ ...dial, radius: 76 }, hourAngle, (hour) => (hour % 6 ? 6 : 14))} />
      <Opens d={band} />
      <Outline d={`M${dial.x} ${dial.y}L${on({ ...dial, radius: 38 }, 14.5 * hourAngle)}`} />
      <Detail d={circle(dial.x, dial.y, 6)} solid />
      <Label x={54} y={105}>
        18
      </Label>
      <Label x={116} y={123}>
        8
      </Label>
      <Outline d="M198 10H310V186l-14-8-14 8-14-8-14 8-14-8-14 8-14-8-14 8Z" solid />
      <Detail d={`M208 26H300M208 31H300${rows.map(({ y }) => name(y)).join('')}`} />
      {rows.map(({ time, y }) => (
        <Label key={time} x={208} y={y}>
          {time}
        </Label>
      ))}
      <Opens d={yesNo(true, (y) => circle(state, y - 5, 8))} />
      <DetailOnAmber d={yesNo(true, tick)} />
      <Detail d={yesNo(false, cross)} />
    </CardDrawing>
  )
}
