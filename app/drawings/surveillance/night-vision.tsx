import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { on, repeat, tenth } from '#app/drawings/polar.ts'
import { circle, Dashed, Detail, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'
import { figure } from './figure.ts'

const front = { x: 92, y: 90, radius: 46 }
/** The camera's round front is seen from its side. */
const squeeze = 0.5

const ellipse = (radius: number) => {
  const wide = tenth(radius * squeeze)
  return `M${front.x - wide} ${front.y}a${wide} ${radius} 0 1 0 ${2 * wide} 0a${wide} ${radius} 0 1 0 ${-2 * wide} 0Z`
}

const diodes = repeat(12, (index) => {
  const [x = 0, y = 0] = on({ ...front, radius: 36 }, index * 30, squeeze)
    .split(' ')
    .map(Number)
  return circle(x, y, 3)
})

/** A camera that brings its own light: a ring of infrared diodes around the lens, and what their beam shows. */
export function NightVisionDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d="M310 22V10H10V190H310V178L96 136V44Z" />
      <Outline d="M20 60H42V76H20Z" solid />
      <Outline d="M92 44H48q-12 0-12 12V124q0 12 12 12H92" solid />
      <Outline d={ellipse(46)} solid />
      <Detail d={diodes} />
      <Outline d={ellipse(23)} />
      <Opens d={ellipse(14)} />
      <Dashed d="M136 74q8 16 0 32M156 70q10 20 0 40M176 66q12 24 0 48" />
      <Outline d={figure(236, 158, 116)} solid />
      <Detail d="M268 167V52H306M276 167V60H306" />
      <Label x={142} y={58}>
        infrared
      </Label>
    </CardDrawing>
  )
}
