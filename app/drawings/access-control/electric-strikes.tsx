import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { repeat } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

const pivot = { x: 228, y: 146 }

/** A lip in front of the latch, and a tail that the coil's plunger keeps from rising. */
const keeper = 'M170 128H214q6 0 8 4a16 16 0 0 1 18 5H284v15H242a16 16 0 0 1-24 6l-8 6H178q-8 0-8-8Z'
/** The lip alone, for the place to which it swings. */
const lip = 'M218 128H178q-8 0-8 8v20q0 8 8 8h32l6-5'

const plunger = box(262, 112, 12, 25)
const windings = repeat(9, (turn) => `M${252 + turn * 4} 84v30`)

/** An electric strike from above: current lifts the plunger, and the keeper swings away before the latch. */
export function ElectricStrikesDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d="M130 14H310V164H164V58H130Z" />
      <Hatched d="M14 66H152V164H14l6-26-10-36Z" mirrored />
      <Detail d={box(60, 86, 92, 42)} solid />
      <Detail d={box(130, 58, 20, 8)} solid />
      <Outline d="M164 72H300V164H164" solid />
      <Dashed d={`M70 94H100M70 120H100`} />
      <Outline d="M100 90H186L208 112V126H100Z" solid />
      <Detail d={box(264, 14, 12, 66)} solid />
      <Detail d={`M268 14V80M272 14V80${windings}`} />
      <Outline d={box(248, 80, 44, 38, 2)} />
      <Outline d={plunger} solid />
      <g transform={`rotate(-28 ${pivot.x} ${pivot.y})`}>
        <Dashed d={lip} />
      </g>
      <Opens d={keeper} />
      <DetailOnAmber d={circle(pivot.x, pivot.y, 6)} />
      <Label x={122} y={113}>
        latch
      </Label>
      <Label x={219} y={102}>
        coil
      </Label>
      <Label x={262} y={188} part="M258 183L206 150">
        keeper
      </Label>
    </CardDrawing>
  )
}
