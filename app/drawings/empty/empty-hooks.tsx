import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { box, circle, Dashed, Detail, Outline } from '#app/drawings/primitives.tsx'

const hooks = [44, 117, 190, 263]

/** A key board with four hooks and nothing on them yet; where a key will hang is dashed. */
export function EmptyHooksDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={box(10, 18, 300, 64, 4)} />
      <Detail
        d={`${box(16, 24, 288, 52, 2)}${circle(24, 32, 2)}${circle(296, 32, 2)}${circle(24, 68, 2)}${circle(296, 68, 2)}`}
      />
      <Dashed d={hooks.map(key).join('')} />
      {hooks.map((x) => (
        <g key={x}>
          <Outline d={circle(x, 44, 9)} solid />
          <Outline d={`M${x - 3} 44V66a9 9 0 0 0 18 0v-6h-6v6a3 3 0 0 1-6 0V44Z`} solid />
        </g>
      ))}
    </CardDrawing>
  )
}

const key = (x: number) =>
  `${circle(x + 6, 88, 22)}${circle(x + 6, 88, 13)}M${x - 1} 109V180l7 9 7-9v-8l-5-6 5-6v-8l-5-6 5-6V109`
