import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { repeat } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, DetailOnAmber, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

const ground = 190
const housing = 40
const slat = { height: 9, count: 6 }
const bar = housing + slat.height * slat.count

const curtain = repeat(slat.count, (index) => `M20 ${housing + index * slat.height}H204`)

/** The curtain on its barrel, in section: half turns, each wider than the last. */
const roll = { x: 270, y: 46, step: 3, halfTurns: 8 }
const coil = repeat(roll.halfTurns, (index) => {
  const radius = (index + 1) * roll.step
  return `a${radius} ${radius} 0 0 1 ${(index % 2 ? 2 : -2) * radius} 0`
})
/** Hooked slats, end to end, from the roll to the bottom bar. */
const hanging = repeat(slat.count, (index) => box(291, 49 + index * slat.height, 6, slat.height, 3))
const guide = `M287 80V${ground}M301 80V${ground}`

/** A shop with its rolling gate on the way up, and the gate in section: its lock has drawn both bolts. */
export function BusinessLockoutDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={`M10 ${housing}V${ground}M214 ${housing}V${ground}M4 ${ground}H316`} />
      <Detail d={`M20 ${housing}V${ground}M204 ${housing}V${ground}${curtain}`} />
      <Outline d={box(10, 12, 204, housing - 12, 3)} solid />
      <Detail d="M20 20H204" />
      <Detail d={`M28 ${bar + 14}V178H118M128 ${bar + 14}V${ground}M196 ${bar + 14}V${ground}`} />
      <Detail d={`M136 ${bar + 14}V182H188V${bar + 14}M118 ${bar + 14}V178M162 ${bar + 14}V130`} />
      <Detail d={`M40 178v-18h26v18M78 178v-30h16v30M40 160l6-8h14l6 8M84 148v-8h4v8`} />
      <Outline d={box(20, bar, 184, 16)} solid />
      <Opens d={box(30, bar + 5, 62, 6) + box(132, bar + 5, 62, 6) + box(90, bar - 2, 44, 20, 3)} />
      <DetailOnAmber d={`${circle(112, bar + 8, 7)}M112 ${bar + 4}v8`} />
      <Outline d={`M236 80V12H308V80H301M287 80H236`} />
      <Detail d={`M${roll.x + roll.step} ${roll.y}${coil}${circle(roll.x, roll.y, 2)}`} />
      <Detail d={hanging + guide} />
      <Opens d={box(286, bar + 9, 16, 18, 2)} />
      <Dashed d="M262 176V120" />
      <Detail d={arrowhead(262, 116, 0)} />
      <Detail d={box(143, 130, 38, 22, 2)} solid />
      <Label x={149} y={146}>
        open
      </Label>
    </CardDrawing>
  )
}
