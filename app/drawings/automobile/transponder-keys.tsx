import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { keyCuts } from '#app/drawings/key-cuts.ts'
import { repeat } from '#app/drawings/polar.ts'
import { box, Dashed, Detail, DetailOnAmber, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

const axis = 100
const face = 204

/** A round thing seen a little from its side: an ellipse as tall as the radius and a third as wide. */
const round = (x: number, radius: number) => {
  const [wide, tall] = [radius / 3, radius].map((value) => Math.round(value))
  return `M${x} ${axis - radius}a${wide} ${tall} 0 0 0 0 ${2 * radius}a${wide} ${tall} 0 0 0 0 ${-2 * radius}Z`
}

/** The front of a drum that goes on to the right. */
const drum = (x: number, radius: number, length: number) =>
  `M${x} ${axis - radius}h${length}a${Math.round(radius / 3)} ${radius} 0 0 1 0 ${2 * radius}h${-length}`

const windings = [54, 60].map((radius) => round(face, radius)).join('')
const chipCoil = repeat(9, (turn) => `M${58 + turn * 4.5} 80l3 26`)

const field = (y: (fromAxis: number) => number) =>
  `M198 ${y(70)}C168 ${y(104)} 96 ${y(96)} 76 ${y(62)}M186 ${y(58)}C168 ${y(78)} 138 ${y(78)} 124 ${y(50)}`

/** A transponder key before the ignition: the ring's field wakes the chip in the key's head, and it answers. */
export function TransponderKeysDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={drum(face + 20, 42, 66)} solid />
      <Dashed d={`M226 86H292l8 8v12l-8 8H226`} />
      <Outline d={drum(face, 66, 16)} solid />
      <Outline d={round(face, 66)} solid />
      <Detail d={windings} />
      <Detail d={round(face, 48)} solid />
      <Detail d={round(face, 40) + box(201, 76, 8, 48, 3)} />
      <Opens
        d={
          `M112 84${keyCuts({ first: 134, pitch: 20, top: 84, flat: 7, depths: [6, 12, 4] })}` +
          `H206v32H112Z`
        }
      />
      <DetailOnAmber d="M112 108H206" />
      <Outline d="M36 46h60q20 0 22 24v60q-2 24-22 24H36Q12 152 12 100T36 46ZM26 84v32" solid />
      <Detail d={box(36, 76, 72, 34, 17)} />
      <Detail d={`${box(56, 86, 42, 14)}${chipCoil}`} />
      <Opens d={box(42, 88, 10, 10)} />
      <Detail d="M47 88V80H58M47 98v8h12" />
      <Dashed d={field((fromAxis) => axis - fromAxis) + field((fromAxis) => axis + fromAxis)} />
      <Detail d="M212 166v14q0 8 10 8H310M218 166v9q0 6 8 6H310" />
      <Label x={238} y={24} part="M236 22L216 44">
        antenna ring
      </Label>
      <Label x={46} y={134}>
        chip, coil
      </Label>
    </CardDrawing>
  )
}
