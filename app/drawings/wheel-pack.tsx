import { Dashed, Detail, Drawing, type DrawingProps, Hatched, Opens, Outline } from './primitives.tsx'
import { arrowhead, box, on, repeat } from './shapes.ts'

const wheels = [104, 196, 288, 380]
const round = { y: 236, radius: 108 }
const squeeze = 0.34
const depth = 18
/** Half its width as an angle, and its depth. */
const gate = { half: 11, depth: 26 }
const unset = [180, 158, 200, 170]

/**
 * The wheel pack of a combination lock. A step sets one wheel: its gate stands at the top, under the fence. With all four in line
 * the fence drops into them, and the bolt can be drawn.
 */
export function WheelPack({ alternative, set }: DrawingProps & { set: number }) {
  const isOpen = set >= wheels.length
  const fenceTop = isOpen ? 112 : 88
  return (
    <Drawing viewBox="0 0 480 400" alternative={alternative} className="hero-drawing">
      <Hatched box={[12, 28, 20, 344, 3]} />
      <Detail d={`M32 ${round.y - 9}H${wheels[0] ?? 0}M32 ${round.y + 9}H${wheels[0] ?? 0}`} />
      {wheels.map((x, index) => (
        <g key={x} className={index === set - 1 ? 'wheel-set-last' : undefined}>
          <Wheel x={x} angle={index < set ? 0 : (unset[index] ?? 90)} isSet={index < set} />
        </g>
      ))}
      <Outline d={`${box(398, round.y - 9, 46, 18, 3)}`} solid />
      <Outline box={[440, round.y - 34, 16, 68, 6]} solid />
      <Detail d={repeat(6, (index) => `M440 ${round.y - 26 + index * 10}h16`)} />
      {isOpen ? (
        <Opens box={[60, fenceTop, 366, 26, 3]} />
      ) : (
        <Outline box={[60, fenceTop, 366, 26, 3]} solid />
      )}
      <Detail d={`M92 ${fenceTop}V44M392 ${fenceTop}V44`} />
      <Dashed d={`M242 ${fenceTop - 42}v30${arrowhead(242, fenceTop - 10, 180)}`} />
    </Drawing>
  )
}

function Wheel({ x, angle, isSet }: { x: number; angle: number; isSet: boolean }) {
  const disc = { x, ...round }
  const inner = { ...disc, radius: disc.radius - gate.depth }
  const [from, to] = [angle + gate.half, angle - gate.half]
  const radii = `${round.radius * squeeze} ${round.radius}`
  const back = { ...disc, x: x + depth }
  return (
    <>
      <Outline
        d={`M${on(back, 0, squeeze)}A${radii} 0 0 1 ${on(back, 180, squeeze)}L${on(disc, 180, squeeze)}V${on(disc, 0, squeeze).split(' ')[1]}Z`}
        solid
      />
      <Outline
        d={`M${on(disc, from, squeeze)}A${radii} 0 1 1 ${on(disc, to, squeeze)}L${on(inner, to, squeeze)}L${on(inner, from, squeeze)}Z`}
        solid
      />
      {isSet && (
        <Opens
          d={`M${on(disc, from, squeeze)}A${radii} 0 0 0 ${on(disc, to, squeeze)}L${on(inner, to, squeeze)}L${on(inner, from, squeeze)}Z`}
        />
      )}
      <Detail d={ellipse(x, 30)} />
      <Detail d={ellipse(x, 12)} />
    </>
  )
}

const ellipse = (x: number, radius: number) => {
  const width = radius * squeeze
  return `M${x} ${round.y - radius}a${width} ${radius} 0 1 1 0 ${2 * radius}a${width} ${radius} 0 1 1 0 ${-2 * radius}Z`
}
