import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { arc } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

type CameraProps = { x: number; y: number; turn: number; sees: string }

/** A camera in plan, looking along the x axis turned by `turn`; `sees` are the ends of its field of view. */
function Camera({ x, y, turn, sees }: CameraProps) {
  return (
    <>
      <Dashed d={sees.replaceAll('L', `M${x} ${y}L`)} />
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        <Outline d={box(-26, -8, 24, 16, 3)} solid />
        <Opens d={circle(0, 0, 7)} />
      </g>
    </>
  )
}

/** A person from above: shoulders and head. */
function Person({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Detail d={box(x - 18, y - 7, 36, 14, 7)} />
      <Detail d={circle(x, y, 9)} solid />
    </>
  )
}

/** Plan of a shop: one camera looks along the aisle at whoever comes in, the other at the register. */
export function CameraPlacementDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d="M46 190H10V10H310V190H102V180H300V20H20V180H46Z" />
      <Outline d="M46 190V136" />
      <Dashed d={arc({ x: 46, y: 190, radius: 54 }, 0, 90)} />
      <Detail d={`${box(128, 60, 20, 120)}${box(166, 84, 20, 96)}M138 60v120M176 84v96`} />
      <Outline d="M300 98H230V166H258V124H300" />
      <Person x={75} y={124} />
      <Person x={279} y={147} />
      <Camera x={74} y={48} turn={90} sees="L38 180L112 180" />
      <Camera x={204} y={42} turn={62} sees="L216 180L300 92" />
      <Label x={61} y={190}>
        door
      </Label>
      <Label x={243} y={116}>
        register
      </Label>
    </CardDrawing>
  )
}
