import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { tenth } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, Hatched, Opens, Outline } from '#app/drawings/primitives.tsx'
import { spring } from '#app/drawings/spring.ts'

const view = { x: 220, y: 100, radius: 88 }
const keyway = { top: 120, bottom: 160, end: 284 }
const shearLine = 94
const width = 20

/** How far above (-) or below (+) the shear line a driver pin ends: the pick lifts the third, the last still blocks. */
const pins = [
  { x: 168, driver: 0, top: 106, bottom: 138 },
  { x: 198, driver: 0, top: 114, bottom: 138 },
  { x: 228, driver: 0, top: shearLine, bottom: 128 },
  { x: 258, driver: 14, top: shearLine + 14, bottom: 138 },
]

/** Where the round window's rim lies at a height. */
const rim = (y: number) => tenth(view.x - Math.sqrt(view.radius ** 2 - (y - view.y) ** 2))

const cavity =
  `M${rim(keyway.top)} ${keyway.top}H${keyway.end}V${keyway.bottom}H${rim(keyway.bottom)}` +
  `A${view.radius} ${view.radius} 0 0 1 ${rim(keyway.top)} ${keyway.top}Z`
const bores = pins.map(({ x }) => box(x - width / 2 - 2, 46, width + 4, keyway.top - 46)).join('')
const drivers = pins
  .map(({ x, driver }) => box(x - width / 2, shearLine + driver - 24, width, 24, 2))
  .join('')
const springs = pins
  .map(({ x, driver }) => spring({ from: [x, 46], to: [x, shearLine + driver - 24], width: 14, turns: 3 }))
  .join('')
const keyPins = pins
  .map(({ x, top, bottom }) => `M${x - width / 2} ${top}h${width}V${bottom - 7}l-7 7h-6l-7-7Z`)
  .join('')

/** A front door, and inside its lock: a pick lifts the pins one by one while a tension tool leans on the plug. */
export function HomeLockoutDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d="M10 190V10H104V190M4 190H110" />
      <Outline d={box(18, 18, 78, 172)} />
      <Detail d={box(28, 28, 26, 54) + box(60, 28, 26, 54) + box(28, 132, 26, 48) + box(60, 132, 26, 48)} />
      <Detail d={`${circle(86, 116, 6)}M29 60l20-24M61 60l20-24M35 92h24v8H35Z`} />
      <Dashed d={`${circle(86, 98, 9)}M91 90L166 30M92 106L140 138`} />
      <Opens d={circle(86, 98, 5)} />
      <Hatched d={circle(view.x, view.y, view.radius)} />
      <Detail d={cavity + bores} solid />
      <Dashed d={`M${rim(shearLine) + 6} ${shearLine}H302`} />
      <Detail d={springs} />
      <Outline d={drivers} solid />
      <Opens d={keyPins} />
      <Outline d="M112 140H218q4 0 5-4l2-7h6l-3 12q-1 4-6 4H112Z" solid />
      <Outline d="M114 152H188v5H120V184h-6Z" solid />
    </CardDrawing>
  )
}
