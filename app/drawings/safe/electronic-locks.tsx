import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { repeat, tenth } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

/** The three parts face left: their fronts run down to the right, and what lies behind is up to the right. */
const facing = (x: number, y: number) => `translate(${x} ${y}) skewY(20)`

/** A plate's front and, `depth` behind it, its back. */
const plate = (width: number, height: number, depth: number) => {
  const back = `l${depth} ${tenth(-depth * 0.56)}`
  return `M0 0${back}h${width}v${height}${`l${-depth} ${tenth(depth * 0.56)}`}h${-width}ZH${width}V${height}M${width} 0${back}`
}

const buttons = repeat(12, (index) => box(11 + (index % 3) * 17, 32 + Math.floor(index / 3) * 16, 11, 10))

/** An electronic safe lock pulled apart: keypad outside, its cable through the door, motor and bolt inside. */
export function ElectronicLocksDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <g transform={facing(198, 36)}>
        <Outline d={plate(84, 86, 12)} solid />
        <Opens d={box(32, 54, 76, 20, 2)} />
        <Detail
          d={`${box(10, 10, 34, 22, 3)}${box(44, 17, 28, 8)}M50 17l4 8M57 17l4 8M64 17l4 8${circle(60, 39, 13)}${circle(60, 39, 3)}`}
          solid
        />
        <Detail d={circle(16, 52, 6)} />
      </g>
      <Dashed d="M214 95L162 106" />
      <g transform={facing(116, 24)}>
        <Outline d={plate(56, 140, 18)} solid />
        <Hatched d="M56 0l18-10v140l-18 10Z" />
        <Detail d={`${circle(28, 68, 9)}${circle(28, 42, 3)}${circle(28, 94, 3)}`} />
      </g>
      <Dashed d="M144 102L86 114" />
      <g transform={facing(14, 48)}>
        <Outline d={plate(66, 112, 9)} solid />
        <Detail d={box(11, 10, 45, 14, 2)} />
        <Detail d={buttons} />
      </g>
      <Label x={226} y={178}>
        motor bolt
      </Label>
    </CardDrawing>
  )
}
