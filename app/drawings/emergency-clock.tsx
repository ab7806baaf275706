import {
  Dashed,
  Detail,
  DetailOnAmber,
  Drawing,
  GraduatedRing,
  Hatched,
  Opens,
  Outline,
  type ServiceDrawingProps,
} from './primitives.tsx'
import { arc, arrowhead, circle, on, tenth } from './shapes.ts'

const dial = { x: 80, y: 80, radius: 72 }
const scale = { ...dial, radius: 64 }
const promised = { ...dial, radius: 44 }

/** A key whose bow swings round the dial's center and whose blade points up, to 12 o'clock. */
const hand = `M75 92V32l5-8 5 8v8l-3 3 3 3v4l-5 4 5 4v4l-3 3 3 3V92a20 20 0 1 1-10 0Z${circle(80, 113, 8)}`

/**
 * Between which minutes after a call we arrive, as places on a dial that turns once an hour, or once in as many hours as the
 * later minute needs. Undefined where the profile has no arrival times.
 */
export function arrivalOnDial({ arrivalFrom, arrivalTo }: ServiceDrawingProps['facts']) {
  if (arrivalFrom === undefined || arrivalTo === undefined) return undefined
  const degrees = 6 / Math.max(1, Math.ceil(Number(arrivalTo) / 60))
  const from = { minutes: arrivalFrom, angle: Number(arrivalFrom) * degrees }
  // A sector that ends at the top would be none.
  const to = { minutes: arrivalTo, angle: Math.min(Number(arrivalTo) * degrees, 359) }
  return { from, to, isWide: to.angle - from.angle > 180 ? 1 : 0 }
}

export function EmergencyDrawing({ alternative, facts }: ServiceDrawingProps) {
  const arrival = arrivalOnDial(facts)
  return (
    <Drawing viewBox="0 0 160 160" alternative={alternative}>
      <Outline circle={[dial.x, dial.y, dial.radius]} />
      {arrival && <Promised arrival={arrival} />}
      <GraduatedRing {...scale} count={60} length={5} />
      <GraduatedRing {...scale} count={12} length={10} />
      <g transform={`rotate(${arrival ? (arrival.from.angle + arrival.to.angle) / 2 : 150} 80 80)`}>
        <Opens d={hand} />
        <DetailOnAmber circle={[80, 80, 2]} />
      </g>
      {arrival && (
        <>
          <Figure angle={arrival.from.angle - 14} radius={45}>
            {arrival.from.minutes}
          </Figure>
          <Figure angle={arrival.to.angle + 21} radius={45}>
            {arrival.to.minutes}
          </Figure>
        </>
      )}
    </Drawing>
  )
}

function Promised({
  arrival: { from, to, isWide },
}: {
  arrival: NonNullable<ReturnType<typeof arrivalOnDial>>
}) {
  const way = { ...dial, radius: 52 }
  const end = from.angle - 44
  return (
    <>
      <Hatched
        d={
          `M${on(scale, from.angle)}A64 64 0 ${isWide} 1 ${on(scale, to.angle)}` +
          `L${on(promised, to.angle)}A44 44 0 ${isWide} 0 ${on(promised, from.angle)}Z`
        }
      />
      {end > 20 && (
        <>
          <Dashed d={arc(way, 8, end)} />
          <g transform={`rotate(${end + 2} ${dial.x} ${dial.y})`}>
            <Detail d={arrowhead(dial.x, dial.y - way.radius, 92)} />
          </g>
        </>
      )}
    </>
  )
}

function Figure({ angle, radius, children }: { angle: number; radius: number; children: string }) {
  const turn = (angle / 180) * Math.PI
  return (
    <text
      x={tenth(dial.x + radius * Math.sin(turn))}
      y={tenth(dial.y - radius * Math.cos(turn) + 7)}
      textAnchor="middle"
      className="d-label"
    >
      {children}
    </text>
  )
}
