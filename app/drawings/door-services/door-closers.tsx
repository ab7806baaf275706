import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { gear } from '#app/drawings/gear.ts'
import { repeat, tenth } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'
import { spring } from '#app/drawings/spring.ts'

const pinion = { x: 140, y: 118, root: 13, tip: 21, teeth: 10, turn: 0 }
/** From tooth to tooth, on the rack as on the pinion's pitch circle. */
const pitch = (Math.PI * (pinion.root + pinion.tip)) / pinion.teeth

/** The pinion's lowest tooth stands in the gap in the middle. */
const rack = repeat(6, (tooth) => `H${tenth(pinion.x + (tooth - 2.5) * pitch - 4)}l2-7h4l2 7`)

const valve = (x: number) => `${box(x - 5, 150, 10, 24)}M${x} 168v6M${x - 3} 150l3-6 3 6`

/** A closer from above, cut open: arm, pinion, rack and spring, and the two valves that slow the way back. */
export function DoorClosersDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d="M10 8H310V22H10Z" mirrored />
      <Hatched d={box(10, 76, 300, 98, 6)} />
      <Detail d={box(26, 92, 268, 52)} solid />
      <Outline d={`M76 94h22v44${rack}H184V94h22v48H76Z`} solid />
      <Outline d={spring({ from: [206, 118], to: [294, 118], width: 44, turns: 6 })} />
      <Detail d={valve(38) + valve(64)} solid />
      <Dashed d="M43 160h16M69 160h46v-16" />
      <Outline d="M46 22v22h28V22" solid />
      <Outline d="M58 32L264 42a6 6 0 0 1 0 12L58 42a5 5 0 0 1 0-10Z" solid />
      <Outline d="M132 112L258 40a9 9 0 0 1 10 15L148 126Z" solid />
      <Opens d={gear(pinion)} />
      <DetailOnAmber d={box(134, 112, 12, 12)} />
      <Detail d={circle(263, 48, 3) + circle(60, 37, 3)} />
      <Label x={20} y={192}>
        latch
      </Label>
      <Label x={56} y={192}>
        sweep
      </Label>
    </CardDrawing>
  )
}
