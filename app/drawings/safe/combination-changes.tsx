import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { arc, on, repeat } from '#app/drawings/polar.ts'
import { circle, Dashed, Detail, DetailOnAmber, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

const center = { x: 98, y: 106 }
const ring = (radius: number) => ({ ...center, radius })

const [oldNumber, newNumber] = [-52, 22]
const teeth = 24

/** The slot that the fence falls into, cut into the wheel's rim. */
const gate = (angle: number) =>
  `M${on(ring(80), angle - 7)}L${on(ring(62), angle - 9)}L${on(ring(62), angle + 9)}L${on(ring(80), angle + 7)}`

const mesh = repeat(teeth, (index) => {
  const angle = (index * 360) / teeth
  return `L${on(ring(46), angle)}L${on(ring(52), angle + 5)}L${on(ring(52), angle + 10)}`
})

/** One wheel of the pack: the change key frees its toothed hub, and the ring goes round to the new number. */
export function CombinationChangesDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={`${gate(newNumber)}A80 80 0 1 1 ${on(ring(80), newNumber - 7)}`} />
      <Dashed d={gate(oldNumber)} />
      <Dashed d={arc(ring(71), oldNumber + 14, newNumber - 16)} />
      <Detail d={arrowhead(105, 35.4, 96)} />
      <Detail d={`M${mesh.slice(1)}Z`} />
      <Outline d={circle(98, 106, 17)} />
      <Detail d={circle(98, 106, 12)} />
      <Detail d={circle(98, 139, 6)} />
      <Dashed d="M104 139H200" />
      <Opens
        d={`M198 133H252V102q0-14 14-14h26q14 0 14 14v74q0 14-14 14h-26q-14 0-14-14v-31H198ZM204 133v-13h13v13Z${circle(279, 108, 9)}`}
      />
      <DetailOnAmber d="M263 126v26M271 126v26M279 126v26M287 126v26M295 126v26" />
      <Dashed d="M222 120q14-16 22 0M222 158q14 16 22 0" />
      <Label x={10} y={24}>
        was 30
      </Label>
      <Label x={146} y={24}>
        now 67
      </Label>
    </CardDrawing>
  )
}
