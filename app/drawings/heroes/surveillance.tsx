import {
  Callout,
  Dashed,
  Detail,
  type DrawingProps,
  Hatched,
  HeroDrawing,
  Opens,
  Outline,
} from '#app/drawings/primitives.tsx'
import { box } from '#app/drawings/shapes.ts'
import { partLabels } from '#words/site/drawings.ts'

const label = partLabels.surveillance

type Camera = { x: number; y: number; degrees: number; angle: number; reach: number }

/** Degrees run clockwise from the east, as the sheet's axes do. */
const cameras: readonly Camera[] = [
  { x: 318, y: 46, degrees: 118, angle: 40, reach: 262 },
  { x: 46, y: 46, degrees: 70, angle: 38, reach: 208 },
  { x: 350, y: 132, degrees: 22, angle: 84, reach: 158 },
]

const walls = 'M20 20H344V322H272V308H330V34H34V308H208V322H20Z'

export function SurveillanceHero({ alternative }: DrawingProps) {
  return (
    <HeroDrawing alternative={alternative}>
      <Hatched d={walls} />
      <Shop />
      <Lot />
      <Dashed d={cameras.map(view).join('')} />
      {cameras.map((camera) => (
        <CameraFromAbove key={camera.x} {...camera} />
      ))}
      <Callout part={[252, 316]} at={[296, 356]}>
        {label.entrance}
      </Callout>
      <Callout part={[84, 212]} at={[56, 358]} side="below">
        {label.register}
      </Callout>
      <Callout part={[326, 52]} at={[384, 34]}>
        {label.camera}
      </Callout>
      <Callout part={[452, 330]} at={[452, 358]} side="below">
        {label.lot}
      </Callout>
    </HeroDrawing>
  )
}

function view({ x, y, degrees, angle, reach }: Camera): string {
  const at = (direction: number) => {
    const radians = (direction * Math.PI) / 180
    return `${Math.round(x + reach * Math.cos(radians))} ${Math.round(y + reach * Math.sin(radians))}`
  }
  return `M${x} ${y}L${at(degrees - angle / 2)}A${reach} ${reach} 0 0 1 ${at(degrees + angle / 2)}Z`
}

function CameraFromAbove({ x, y, degrees }: Camera) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${degrees})`}>
      <Outline d={`${box(-8, -7, 22, 14, 3)}M14 -5l6 -3v16l-6 -3`} solid />
    </g>
  )
}

function Shop() {
  return (
    <>
      <Detail d={`${box(122, 34, 30, 96)}${box(192, 34, 30, 96)}M137 34v96M207 34v96`} />
      <Detail d="M122 66h30M122 98h30M192 66h30M192 98h30" />
      <Outline d="M34 196H120V270H96V220H34Z" solid />
      <Detail d={`${box(74, 200, 34, 16, 2)}M80 208h22`} />
      <Person x={60} y={250} />
      <Person x={230} y={256} />
      <Dashed d="M208 386a64 64 0 0 0 64-64" />
      <g className="moves moves-leaf-of-plan">
        <Opens d="M205 322h7v64h-7Z" />
      </g>
    </>
  )
}

function Person({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Detail box={[x - 20, y - 9, 40, 18, 9]} solid />
      <Detail circle={[x, y, 10]} solid />
    </>
  )
}

function Lot() {
  return (
    <>
      <Detail d="M400 84H512M400 164H512M400 244H512M400 324H512" />
      <Car y={204} />
      <Car y={284} />
    </>
  )
}

function Car({ y }: { y: number }) {
  return (
    <g transform={`translate(400 ${y})`}>
      <Detail d="M38-22l-3-7h7l2 7M38 22l-3 7h7l2-7" />
      <Outline d="M18-24H90q16 2 16 12V12q0 10-16 12H18Q0 22 0 0T18-24Z" solid />
      <Detail d="M36-18q-10 18 0 36l16-5q-4-13 0-26ZM96-15q5 15 0 30l-12-4q2-11 0-22ZM44-20L58-16H80L92-20M44 20L58 16H80L92 20M8-12q12-4 22-4M8 12q12 4 22 4" />
    </g>
  )
}
