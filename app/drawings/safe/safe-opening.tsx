import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { graduations, on, repeat, tenth } from '#app/drawings/polar.ts'
import { box, Dashed, Detail, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

const axis = 114
/** Discs are seen from their side: as ellipses this much narrower than high. */
const squeeze = 0.42
const thickness = 6

const dial = { x: 43, y: axis, radius: 70 }
const cam = { x: 140, y: axis, radius: 44 }
const wheels = [188, 227, 266].map((x) => ({ x, y: axis, radius: 60 }))

const disc = (x: number, radius: number) =>
  `M${x} ${axis - radius}a${tenth(radius * squeeze)} ${radius} 0 1 0 .1 0Z`

/** Half the gate's opening, as an angle of the ellipse. */
const gate = 15

function gated(disc: typeof cam, shift: number) {
  const rim = { ...disc, x: disc.x + shift }
  const floor = { ...rim, radius: rim.radius - 15 }
  return (
    `M${on(rim, gate, squeeze)}A${tenth(rim.radius * squeeze)} ${rim.radius} 0 1 1 ${on(rim, -gate, squeeze)}` +
    `L${on(floor, -gate, squeeze)}L${on(floor, gate, squeeze)}Z`
  )
}

/** The wheel pack pulled apart along its spindle: all gates stand at the top, so the fence can fall in. */
export function SafeOpeningDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d={`${box(88, 12, 16, 98)}${box(88, 118, 16, 70)}`} />
      <Outline d={disc(dial.x + 8, dial.radius)} solid />
      <Outline d={disc(dial.x, dial.radius)} solid />
      <Detail d={graduations(dial, 18, (index) => (index % 2 ? 5 : 11), squeeze)} />
      <Detail d={disc(dial.x, 46)} />
      <Outline d={`M33 ${axis - 26}h10a10.9 26 0 0 1 0 52h-10`} solid />
      <Outline d={disc(33, 26)} solid />
      <Detail d="M81 110H140M81 118H140" />
      {[cam, ...wheels].map((part) => (
        <g key={part.x}>
          <Outline d={gated(part, thickness)} solid />
          <Outline d={gated(part, 0)} solid />
          <Detail d={`${disc(part.x, 22)}${disc(part.x, 8)}`} />
        </g>
      ))}
      <Dashed d={`M292 ${axis}h18${repeat(3, (index) => `M${191 + index * 39} 52v20`)}`} />
      <Opens d="M126 28H290V40H154L150 62H140L136 44H126Z" />
      <Label x={216} y={22}>
        fence
      </Label>
      <Label x={128} y={182}>
        cam
      </Label>
      <Label x={208} y={194}>
        wheels
      </Label>
    </CardDrawing>
  )
}
