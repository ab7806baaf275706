import { arrowhead } from './arrowhead.ts'
import { GraduatedRing } from './graduated-ring.tsx'
import { arc, on } from './polar.ts'
import { circle, Dashed, Detail, DetailOnAmber, Drawing, Hatched, Label, Opens, Outline } from './primitives.tsx'

const dial = { x: 80, y: 80, radius: 72 }
const scale = { ...dial, radius: 64 }
const promised = { ...dial, radius: 44 }

/** A key whose bow swings round the dial's center and whose blade points up, to 12 o'clock. */
const hand = `M75 92V32l5-8 5 8v8l-3 3 3 3v4l-5 4 5 4v4l-3 3 3 3V92a20 20 0 1 1-10 0Z${circle(80, 113, 8)}`

/** A clock whose hand is a key: it stands between twenty and thirty minutes after the call. */
export function EmergencyDrawing({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="0 0 160 160" alternative={alternative}>
      <Outline d={circle(dial.x, dial.y, dial.radius)} />
      <Hatched
        d={`M${on(scale, 120)}A64 64 0 0 1 ${on(scale, 180)}L${on(promised, 180)}A44 44 0 0 0 ${on(promised, 120)}Z`}
      />
      <GraduatedRing {...scale} count={60} length={5} />
      <GraduatedRing {...scale} count={12} length={10} />
      <Dashed d={arc({ ...dial, radius: 52 }, 8, 76)} />
      <Detail d={arrowhead(130.9, 69.1, 170)} />
      <g transform="rotate(150 80 80)">
        <Opens d={hand} />
        <DetailOnAmber d={circle(80, 80, 2)} />
      </g>
      <Label x={113} y={96}>
        20
      </Label>
      <Label x={56} y={140}>
        30
      </Label>
    </Drawing>
  )
}
