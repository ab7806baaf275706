import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { arc } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, Opens, Outline } from '#app/drawings/primitives.tsx'

const lens = { x: 85, y: 42 }

/** A shop with cameras on its front, and their four pictures on a phone held sideways. */
export function RemoteViewingDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d="M10 96V38L54 12L98 38V96Z" />
      <Detail d={`${box(44, 58, 20, 38)}${box(18, 62, 16, 18)}${box(74, 62, 16, 18)}M10 50H98M59 77v4`} />
      <Opens d={`${circle(23, 42, 6)}${circle(lens.x, lens.y, 6)}`} />
      <Dashed d={[26, 42, 58].map((radius) => arc({ ...lens, radius }, 50, 92)).join('')} />
      <Outline d={box(108, 62, 202, 128, 14)} solid />
      <Outline d={box(128, 72, 162, 108, 3)} />
      <Detail d="M209 72V180M128 126H290M300 116v20M118 124v4" />
      <Detail d={`${box(156, 82, 26, 44)}M177 104v4M140 126V112h8v14`} />
      <Detail d="M222 116q0-10 8-11l8-11h24l9 12q8 1 8 10ZM232 116a6 6 0 0 0 12 0M256 116a6 6 0 0 0 12 0M236 105H268" />
      <Detail d="M138 144H199M138 168H199M144 144v-8h10v8M160 144v-10h8v10M176 144v-6h14v6M146 168v-12h14v12M170 168v-9h16v9" />
      <Outline d={`${circle(250, 147, 11)}M228 180q2-18 22-18t22 18`} />
    </CardDrawing>
  )
}
