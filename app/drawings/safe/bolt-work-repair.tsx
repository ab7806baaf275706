import { arrowhead } from '../arrowhead.ts'
import { CardDrawing, type PictureProps } from '../card-drawing.tsx'
import { arc } from '../polar.ts'
import { box, circle, Dashed, Detail, Label, Opens, Outline } from '../primitives.tsx'
import { spring } from '../spring.ts'

const bolts = [44, 100, 156]
const each = (draw: (y: number) => string) => bolts.map(draw).join('')

const cam = { x: 66, y: 100, radius: 42 }

/** The inside of a safe's door: the lock's bolt stands behind the carrier, so that the bolts cannot go back. */
export function BoltWorkRepairDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={box(10, 10, 270, 180, 7)} />
      <Outline d={each((y) => box(206, y - 10, 104, 20, 3))} solid />
      <Outline d={each((y) => box(248, y - 16, 20, 32, 2))} solid />
      <Outline d={box(194, 22, 22, 156, 3)} solid />
      <Detail d={each((y) => circle(205, y, 4))} />
      <Dashed d={each((y) => `M242 ${y}H222`)} />
      <Detail d={each((y) => arrowhead(222, y, 270))} />
      <Outline d={circle(66, 100, 30)} solid />
      <Outline d="M66 70H205a7 7 0 0 1 0 14H66a7 7 0 0 1 0-14Z" solid />
      <Detail d={`${circle(66, 77, 3)}${circle(205, 77, 3)}${box(58, 92, 16, 16)}`} />
      <Dashed d={arc(cam, 200, 330)} />
      <Opens d={box(150, 138, 42, 18, 2)} />
      <Outline d={box(104, 118, 64, 58, 4)} solid />
      <Detail
        d={`${circle(112, 126, 2)}${circle(160, 126, 2)}${circle(112, 168, 2)}${circle(160, 168, 2)}`}
      />
      <Outline d={box(112, 28, 54, 24, 2)} solid />
      <Outline d={box(150, 34, 34, 12, 2)} solid />
      <Detail d={spring({ from: [114, 40], to: [150, 40], width: 14, turns: 5 })} />
      <Dashed d="M136 52V70M136 84V118" />
      <Label x={122} y={152}>
        lock
      </Label>
      <Label x={52} y={45}>
        relocker
      </Label>
    </CardDrawing>
  )
}
