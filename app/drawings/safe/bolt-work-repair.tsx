import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { arc } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, Label, Opens, Outline } from '#app/drawings/primitives.tsx'
import { spring } from '#app/drawings/spring.ts'

const bolts = [46, 100, 154]
const each = (draw: (y: number) => string) => bolts.map(draw).join('')

const cam = { x: 60, y: 70, radius: 42 }

/** The inside of a safe's door: the lock's bolt stands behind the carrier, so that the bolts cannot go back. */
export function BoltWorkRepairDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={box(10, 10, 270, 180, 7)} />
      <Outline d={each((y) => box(206, y - 10, 104, 20))} solid />
      <Outline d={each((y) => box(248, y - 16, 20, 32))} solid />
      <Outline d={box(194, 22, 22, 156, 3)} solid />
      <Detail d={each((y) => circle(205, y, 4))} />
      <Dashed d={each((y) => `M242 ${y}H222`)} />
      <Detail d={each((y) => arrowhead(222, y, 270))} />
      <Outline d={circle(cam.x, cam.y, 32)} solid />
      <Outline d="M60 36H205a7 7 0 0 1 0 14H60a7 7 0 0 1 0-14Z" solid />
      <Detail d={`${circle(60, 43, 3)}${circle(205, 43, 3)}${box(52, 62, 16, 16)}`} />
      <Dashed d={arc(cam, 150, 300)} />
      <Opens d={box(152, 144, 40, 18, 2)} />
      <Outline d={box(100, 128, 66, 52, 4)} solid />
      <Detail
        d={`${circle(108, 136, 2)}${circle(158, 136, 2)}${circle(108, 172, 2)}${circle(158, 172, 2)}`}
      />
      <Outline d="M194 106V118H104V106H116V112H132V106Z" solid />
      <Outline d={box(118, 80, 12, 22)} solid />
      <Outline d={box(112, 58, 24, 30)} solid />
      <Detail d={spring({ from: [124, 60], to: [124, 86], width: 14, turns: 4 })} />
      <Dashed d="M112 76H98V124" />
      <Label x={121} y={159}>
        lock
      </Label>
      <Label x={142} y={82}>
        relocker
      </Label>
    </CardDrawing>
  )
}
