import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import type { Point } from '#app/drawings/pin-tumbler-geometry.ts'
import { box, circle, Dashed, Detail, DetailOnAmber, Opens, Outline } from '#app/drawings/primitives.tsx'
import { CoverDrawing } from './cover-drawing.tsx'

/** Door lock, window, light, camera, alarm. */
const points: readonly Point[] = [
  [506, 226],
  [176, 196],
  [300, 76],
  [548, 76],
  [92, 76],
]

/** A storefront with five numbered points: its door's lock, its window, the light, the camera and the alarm. */
export function SecurityTipsCover({ alternative }: PictureProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <Outline d="M20 328H620M52 328V34H588V328" />
      <Outline d="M52 110H588" />
      <Outline d={`${box(84, 136, 268, 156)}${box(392, 130, 150, 198)}`} />
      <Detail d="M84 306H352M218 136V292M236 250l70-90M262 262l60-78" />
      <Detail d={`${box(412, 150, 82, 150)}M428 232l40-54M434 262l46-62`} />
      <Opens d={circle(518, 262, 13)} />
      <DetailOnAmber d="M518 255v14" />
      <Outline d="M512 286h14v26h-14Z" solid />
      <Outline d="M336 76h26v12h-26ZM328 110l8-22h26l8 22Z" solid />
      <Dashed d="M334 120L322 134M349 122v14M364 120l12 14" />
      <Outline d="M470 62h44v22h-44ZM470 66l-14-6v26l14-6M490 84v14h-12" solid />
      <Outline d={box(124, 60, 32, 38, 4)} solid />
      <Detail d={circle(140, 78, 7)} />
      {points.map(([x, y], index) => (
        <g key={x}>
          <Outline d={circle(x, y, 23)} solid />
          <text x={x} y={y + 11} textAnchor="middle" className="d-label">
            {index + 1}
          </text>
        </g>
      ))}
    </CoverDrawing>
  )
}
