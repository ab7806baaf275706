import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { gear } from '#app/drawings/gear.ts'
import { arc, repeat } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Opens, Outline } from '#app/drawings/primitives.tsx'

const hub = { x: 164, y: 142, root: 28, tip: 37, teeth: 12, turn: 20 }
/** The motor's pinion meshes with the hub's gear at the upper left. */
const pinion = { x: 135, y: 107, root: 8, tip: 17, teeth: 6, turn: 50 }

const batteries = repeat(4, (index) => {
  const x = 126 + index * 18
  return `M${x + 4} 24h7v4h4v52h-15V28h4ZM${x} 38h15`
})

/** Inside a smart lock: batteries, a motor whose pinion turns the thumb turn, the phone it obeys. */
export function SmartLocksDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d={box(264, 8, 46, 184)} />
      <Detail d={box(264, 124, 30, 36)} solid />
      <Outline d={box(206, 130, 76, 24)} solid />
      <Dashed d="M226 116h24" />
      <Detail d={`${arrowhead(224, 116, 270)}M256 8v184`} />
      <Outline d={box(110, 8, 104, 184, 20)} solid />
      <Detail d={`${batteries}M126 80v5h70v-5${circle(pinion.x, pinion.y, 20)}`} />
      <Outline d={gear(hub)} solid />
      <Detail d={circle(hub.x, hub.y, 22)} />
      <Outline d={gear(pinion)} solid />
      <g transform={`rotate(-28 ${hub.x} ${hub.y})`}>
        <Opens d={box(hub.x - 6, hub.y - 22, 12, 44, 6)} />
        <DetailOnAmber d={`M${hub.x} ${hub.y}v-8`} />
      </g>
      <Dashed d={arc({ ...hub, radius: 43 }, 150, 230)} />
      <Outline d={box(12, 44, 60, 116, 8)} solid />
      <Detail d={`${box(18, 54, 48, 92)}M36 153h12`} />
      <Opens d={circle(42, 100, 18)} />
      <DetailOnAmber d="M34 98h16v12h-16ZM37 98v-5a5 5 0 0 1 9-3" />
      <Dashed d={repeat(3, (index) => arc({ x: 52, y: 100, radius: 30 + index * 12 }, 56, 124))} />
    </CardDrawing>
  )
}
