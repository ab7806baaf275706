import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { box, circle, Dashed, Detail, DetailOnAmber, Label, Opens, Outline } from '#app/drawings/primitives.tsx'
import { spring } from '#app/drawings/spring.ts'

const screw = (x: number, y: number) => `${circle(x, y, 4)}M${x - 3} ${y - 3}l6 6`

const coil = (x: number, y: number, width: number, turns: number) =>
  spring({ from: [x, y], to: [x + width, y], width: 24, turns })

/** A mortise lock without its cover: the follower draws the latch back, and a new spring replaces a broken one. */
export function LockRepairDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={box(10, 10, 168, 180, 3)} solid />
      <Detail d={screw(20, 20) + screw(20, 180) + screw(167, 180) + screw(167, 20)} />
      <Outline d={box(86, 36, 124, 30, 2)} solid />
      <Detail d={`${circle(60, 51, 19)}${circle(60, 51, 14)}M100 36v14h16V36`} />
      <Detail d="M54 57l4-14h6l44 4v6l-38 4v6Z" solid />
      <Opens d="M36 90h10v13h114v-12h28l24 25v5h-52v-6H46v12H36Z" />
      <DetailOnAmber d="M188 91v30" />
      <Outline d={box(82, 92, 6, 34)} solid />
      <Outline d="M48 96h14v34a20 20 0 1 1-14 3Z" solid />
      <Detail d={`M57 138l11 11-11 11-11-11Z${circle(57, 149, 2)}M77 150h26v18`} />
      <Outline d={box(178, 6, 8, 188, 2)} solid />
      <Outline d={coil(226, 62, 84, 7)} />
      <Dashed d="M268 84Q250 144 134 130" />
      <Detail d={arrowhead(130, 129.5, 278)} />
      <Detail d={coil(226, 156, 34, 3) + coil(268, 148, 42, 4)} />
      <Label x={226} y={38}>
        new spring
      </Label>
      <Label x={226} y={188}>
        broken
      </Label>
    </CardDrawing>
  )
}
