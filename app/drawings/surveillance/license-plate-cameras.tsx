import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { arc } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

const lens = { x: 52, y: 100 }
const plate = { x: 182, y: 152, radius: 66 }

/** A camera no steeper than 30 degrees above a car's plate, and the plate as it reads it. */
export function LicensePlateCamerasDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d="M10 188H310M20 188V74H28V188" />
      <g transform={`translate(${lens.x} ${lens.y}) rotate(21.8)`}>
        <Outline d="M-36-12H4v-5H-40v5Z" solid />
        <Outline d={box(-34, -12, 32, 24, 3)} solid />
        <Opens d={circle(0, 0, 8)} />
      </g>
      <Dashed d={`M${lens.x + 9} ${lens.y + 4}L${plate.x} ${plate.y}H92`} />
      <Dashed d={arc(plate, 270, 291.8)} />
      <Outline d="M306 92H270q-6 0-12 6L234 122q-40 4-48 12-2 3-2 10v30h16a20 20 0 0 1 40 0H306" />
      <Outline d={circle(220, 172, 16)} />
      <Detail
        d={`${circle(220, 172, 7)}M246 122h60M250 118l16-17h44M282 101v73M290 134h10M306 86q-6 12 0 24t0 24t0 24t0 20M188 138h12l-4 6h-11`}
      />
      <Outline d={box(180, 142, 5, 20)} solid />
      <Outline d={box(96, 12, 156, 62, 8)} />
      <Detail d={`${box(102, 18, 144, 50, 5)}${circle(114, 24, 2)}${circle(234, 24, 2)}`} />
      <g transform="translate(112 58) scale(2.7)">
        <Label x={0} y={0}>
          LTN 4827
        </Label>
      </g>
      <Label x={64} y={172}>
        under 30 degrees
      </Label>
    </CardDrawing>
  )
}
