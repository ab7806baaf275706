import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'
import { spring } from '#app/drawings/spring.ts'

const rod = 104
const cranks = [56, 138]

const brackets = cranks.map((x) => `M${x - 8} 126L${x - 4} 80h8L${x + 8} 126`).join('')

/** The pad presses the crank's right arm down; its lower arm then moves the rod to the left. */
const bellCranks = cranks
  .map(
    (x) => `M${x - 7} 78L${x + 22} 70a6 6 0 0 1 4 12L${x + 7} 88V${rod}a7 7 0 0 1-14 0ZM${x + 20} 44v32h8V44`,
  )
  .join('')
const pivots = cranks.map((x) => circle(x, 83, 3) + circle(x, rod, 2) + circle(x + 24, 76, 2)).join('')

/** A panic bar from above: the pad turns two cranks, whose rod tips the latch off the strike on the frame. */
export function ExitDevicesDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d="M10 140H234V188H10l8-14-10-16ZM240 188V138H226V84H310V188Z" />
      <Outline d="M14 126H204V140H14ZM14 126V62H30V126" solid />
      <Detail d={brackets} solid />
      <Detail d={`M42 ${rod - 3}H188v6H42Z`} solid />
      <Detail d={spring({ from: [92, rod], to: [122, rod], width: 18, turns: 5 })} />
      <Detail d={box(88, 92, 5, 34) + box(122, 94, 4, 20)} solid />
      <Detail d={bellCranks} solid />
      <Detail d={pivots} />
      <Outline d="M176 140V74h28v14M204 112v28" />
      <Outline d={box(210, 110, 16, 28, 3)} solid />
      <Opens d={`${box(26, 26, 152, 24, 6)}M182 92H216q8 0 8 8v8H200l-2 18a8 8 0 0 1-16 0Z`} />
      <DetailOnAmber d={`M32 34H172${circle(190, 124, 3)}${circle(187, rod, 2)}`} />
      <Dashed d="M102 8V16M26 62H178M218 84Q212 70 198 62" />
      <Detail d={arrowhead(102, 21, 180)} />
      <Label x={110} y={18}>
        push
      </Label>
      <Label x={240} y={62} part="M238 66L216 96">
        latch
      </Label>
    </CardDrawing>
  )
}
