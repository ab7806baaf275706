import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { repeat } from '#app/drawings/polar.ts'
import { box, Dashed, Detail, DetailOnAmber, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

/** Turns of a flat coil, each inside the last, around the drawing's origin. */
const coil = (width: number, height: number) =>
  repeat(4, (turn) => {
    const inset = turn * 4
    return box(inset - width / 2, inset - height / 2, width - 2 * inset, height - 2 * inset, 8 - turn)
  })

/** Reader and card stand parallel, both seen a little from their side. */
const seen = (x: number, y: number) => `matrix(1 .25 0 1 ${x} ${y})`
const reader = { x: 74, y: 100 }
const card = { x: 250, y: 100 }

/** Lines of the field between the coils, the wider the farther from their middle. */
const field = [
  [0, 0],
  [12, 14],
  [24, 56],
]
  .flatMap(([start = 0, bulge = 0]) =>
    [start + bulge, -start - bulge].map((far) => [Math.sign(far) * start, far]),
  )
  .map(([start = 0, far = 0]) => `M84 ${100 + start}Q146 ${100 + far} 206 ${100 + start}`)
  .join('')

/** A reader without its cover and a card before it: two coils that the reader's field couples. */
export function CardReadersDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <g transform={seen(reader.x - 14, reader.y)}>
        <Outline d={box(-48, -70, 92, 140, 10)} solid />
      </g>
      <g transform={seen(reader.x, reader.y)}>
        <Outline d={box(-48, -70, 92, 140, 10)} solid />
        <Detail d={`${coil(76, 88)}${box(-24, 52, 18, 10)}M-6 57H6V44M-24 57h-6V44M20 57h8`} />
      </g>
      <Dashed d={field} />
      <g transform={seen(card.x, card.y)}>
        <Opens d={box(-44, -66, 88, 132, 8)} />
        <DetailOnAmber
          d={`${coil(72, 92)}${box(-8, -8, 16, 16, 2)}M-24-4H-8M-24 4H-8${box(-12, -60, 24, 6, 3)}`}
        />
      </g>
      <Label x={134} y={186} part="M150 171L110 146M170 171L214 146">
        antennas
      </Label>
    </CardDrawing>
  )
}
