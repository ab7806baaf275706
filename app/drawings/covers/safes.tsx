import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import { box, circle, Dashed, Detail, DetailOnAmber, Opens, Outline } from '#app/drawings/primitives.tsx'
import { CoverDrawing } from './cover-drawing.tsx'

const dial = { x: 264, y: 180, radius: 132 }

/** Fifty graduations for a hundred numbers, a long one at every ten. */
const graduations = Array.from({ length: 50 }, (_, index) => {
  const angle = (index / 50) * 2 * Math.PI
  const at = (radius: number) =>
    `${Math.round(dial.x + radius * Math.sin(angle))} ${Math.round(dial.y - radius * Math.cos(angle))}`
  return `M${at(dial.radius - 6)}L${at(dial.radius - (index % 5 ? 18 : 30))}`
}).join('')

/** The dial of a safe, close up, and the door's edge with its bolts thrown. */
export function SafesCover({ alternative }: PictureProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <Outline d="M40 0V360M500 0V360M572 0V360" />
      <Detail d="M56 0V360M484 0V360" />
      <Outline d={[64, 152, 240].map((y) => box(500, y, 96, 44, 6)).join('')} solid />
      <Outline d={circle(dial.x, dial.y, dial.radius)} solid />
      <Detail d={graduations} />
      <Detail d={circle(dial.x, dial.y, 86)} />
      <Opens d={circle(dial.x, dial.y, 52)} />
      <DetailOnAmber d={`${circle(dial.x, dial.y, 38)}M${dial.x} ${dial.y - 38}v76`} />
      <Outline d={`M${dial.x} 46l-13-26h26Z`} solid />
      <Dashed d="M116 264A170 170 0 0 1 116 96M116 96l-18 8M116 96l-2 20" />
    </CoverDrawing>
  )
}
