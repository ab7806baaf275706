import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { arc, on, repeat } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

const drum = { x: 116, y: 64, radius: 38 }
const inner = { ...drum, radius: 29 }

/** Teeth that point the way the envelope falls: what goes down cannot be pulled up between them. */
const comb = (x: number, y: number, direction: 1 | -1) =>
  `M${x} ${y}${repeat(4, () => `l${direction * 15} 12v-6`)}`

/** A depository safe in section: the drum takes the envelope, turns, and drops it past the toothed baffles. */
export function DepositorySafesDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d="M82 30V10H250V190H82V180H238V22H94V30ZM82 98V108H94V98Z" />
      <Hatched d={box(82, 108, 12, 72)} mirrored />
      <Outline d={`${box(66, 136, 16, 20, 3)}${box(75, 22, 7, 80)}`} solid />
      <Opens
        d={`M${on(drum, 302)}A38 38 0 1 1 ${on(drum, 238)}L${on(inner, 238)}A29 29 0 1 0 ${on(inner, 302)}Z`}
      />
      <Detail d={circle(drum.x, drum.y, 4)} />
      <Outline d={box(10, 50, 48, 30, 2)} solid />
      <Detail d="M10 51l24 16 24-16" />
      <Dashed d={arc({ ...drum, radius: 47 }, 60, 150)} />
      <Detail d={arrowhead(139.5, 104.7, 240)} />
      <Outline d={comb(94, 106, 1)} />
      <Outline d={comb(238, 98, -1)} />
      <Outline d={`${box(104, 160, 52, 20, 2)}${box(140, 140, 52, 20, 2)}`} solid />
      <Label x={268} y={56} part="M150 52H262">
        drum
      </Label>
      <Label x={268} y={120} part="M206 116H262">
        baffle
      </Label>
    </CardDrawing>
  )
}
