import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { keyCuts } from '#app/drawings/key-cuts.ts'
import { box, circle, Dashed, Detail, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'
import { spring } from '#app/drawings/spring.ts'

const body = { left: 116, right: 236, top: 20, bottom: 180 }
const plug = { top: 90, bottom: 142, end: 216 }
const blade = { top: 104, bottom: 130 }
const cuts = { first: 138, pitch: 24, top: blade.top, flat: 8, depths: [9, 4, 12] }
const chambers = cuts.depths.map((depth, index) => ({
  x: cuts.first + index * cuts.pitch,
  y: blade.top + depth,
}))

const bores = chambers.map(({ x }) => box(x - 10, 34, 20, 66)).join('')
const drivers = chambers.map(({ x }) => box(x - 8, plug.top - 22, 16, 22, 2)).join('')
const springs = chambers
  .map(({ x }) => spring({ from: [x, 34], to: [x, plug.top - 22], width: 12, turns: 3 }))
  .join('')
const pins = chambers.map(({ x, y }) => `M${x - 8} ${plug.top}h16V${y - 5}l-5 5h-6l-5-5Z`).join('')

/** The break, upwards on the fragment and downwards on the bow. */
const jag = { up: 'l4-7-6-5 5-7-3-7', down: 'l3 7-5 7 6 5-4 7' }
const bow = `M70 44h34${jag.down}H70v6h-8q-6 14-22 14-26 0-26-33t26-33q16 0 22 14h8Z`

/** A padlock cut through, its key snapped off inside: a hooked extractor lies along the fragment and draws it out. */
export function BrokenKeysDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d={box(body.left, body.top, body.right - body.left, body.bottom - body.top, 10)} />
      <Outline d="M210 36H246a64 64 0 0 1 0 128H208v-20h38a44 44 0 0 0 0-88H210Z" solid />
      <Outline d={box(body.left - 4, plug.top, plug.end - body.left + 4, plug.bottom - plug.top)} solid />
      <Hatched d={box(body.left - 4, plug.top, plug.end - body.left + 4, plug.bottom - plug.top)} mirrored />
      <Detail d={`M${body.left - 4} 100H210V134H${body.left - 4}Z`} solid />
      <Outline d={`${box(plug.end, 100, 9, 30)}${circle(226, 139, 9)}`} solid />
      <Detail d={bores} solid />
      <Detail d={springs} />
      <Outline d={drivers} solid />
      <Opens d={`M124 ${blade.top}${keyCuts(cuts)}l6 6v20H120${jag.up}Z`} />
      <Opens d={pins} />
      <Outline d={`${box(10, 112, 56, 16, 8)}M66 118H170l6-7 3 2-4 9H66Z`} solid />
      <g transform="rotate(-8 60 56)">
        <Opens d={`${bow}${circle(28, 57, 7)}`} />
      </g>
      <Dashed d="M104 152H78" />
      <Detail d={arrowhead(74, 152, 270)} />
      <Label x={12} y={157}>
        extractor
      </Label>
    </CardDrawing>
  )
}
