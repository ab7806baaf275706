import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { repeat } from '#app/drawings/polar.ts'
import { Detail, DetailOnAmber, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

/** The paper core between the door's two skins: zigzag rows, joined where their points meet. */
const honeycomb = repeat(4, (row) => {
  const y = 64 + row * 14
  const zigzag =
    row % 2 ? `M200 ${y + 5}${repeat(7, () => 'l8-5 8 5')}` : `M200 ${y}${repeat(7, () => 'l8 5 8-5')}`
  const joints = repeat(7, (joint) => `M${208 + joint * 16 - (row % 2) * 8} ${y + 5}v9`)
  return row < 3 ? zigzag + joints : zigzag
})

const lever = (face: number, out: 1 | -1) =>
  `M142 ${face}v${out * 6}h36v${-out * 6}ZM154 ${face + out * 6}v${out * 12}h56v${out * 10}h-68v${-out * 22}Z`

/** A steel door and its frame from above, cut through: the latch stands in the frame's strike. */
export function HollowMetalDoorsDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d="M10 68H72V170H10l8-34-14-36Z" />
      <Outline d="M34 68V48H108V128H134V154H108V190H34V170" />
      <Detail d="M39 68V53H103V74M103 104V133H129V149H103V185H39V170M84 74h19v30H84Z" />
      <Outline d={lever(50, -1) + lever(122, 1)} solid />
      <Outline d="M314 50H116V122H314" solid />
      <Detail d="M314 55H196V117H314M122 55V117M122 66h74M122 106h74" />
      <Detail d={honeycomb} />
      <Opens d="M88 76H170v24H104L88 88Z" />
      <DetailOnAmber d="M150 76v24M160 80v16" />
      <Label x={234} y={30} part="M254 35L258 72">
        honeycomb
      </Label>
      <Label x={154} y={186} part="M150 180L132 150">
        steel frame
      </Label>
    </CardDrawing>
  )
}
