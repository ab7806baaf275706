import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { repeat } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

/** The coil lies in the two slots of an E of steel sheets; in section its turns are dots. */
const turns = [96, 132].map((y) => repeat(3, (row) => `M154 ${y + row * 6}h1${'m8 0h1'.repeat(5)}`)).join('')

const core = 'M142 68H234V168H142V148H208V128H142V112H208V92H142Z'
/** Out of the middle leg, through the plate, back into the outer legs. */
const flux = box(124, 80, 97, 38, 10) + box(124, 122, 97, 38, 10)

/** A magnetic lock above a door, in section: a coil in a steel core holds the armature plate until the current stops. */
export function MagneticLocksDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d="M52 10H310V54H52Z" />
      <Hatched d="M54 62H98V190l-14-8-12 10-18-8Z" mirrored />
      <Detail d={box(164, 26, 8, 36) + box(204, 26, 8, 36)} solid />
      <Outline d={box(134, 60, 108, 116, 3)} solid />
      <Outline d={core} />
      <Outline d={turns} />
      <Opens d={box(114, 66, 20, 104, 2)} />
      <Outline d={box(98, 100, 16, 36, 4)} solid />
      <Outline d="M46 106h8v24h-8ZM54 113H124v10H54Z" solid />
      <Dashed d={flux} />
      <Dashed d="M40 160H16" />
      <Detail d={arrowhead(12, 160, 270)} />
      <Detail d="M242 70H284V88" />
      <Outline d={box(258, 88, 52, 84, 5)} solid />
      <Outline d={circle(284, 142, 17)} />
      <Detail d={circle(284, 142, 12)} />
      <Label x={273} y={112}>
        exit
      </Label>
      <Label x={108} y={192} part="M124 180V164">
        armature
      </Label>
    </CardDrawing>
  )
}
