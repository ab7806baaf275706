import type { PictureProps } from '../card-drawing.tsx'
import { box, circle, Dashed, Detail, Hatched, Opens, Outline } from '../primitives.tsx'
import { Callout, HeroDrawing } from './hero-drawing.tsx'

type Camera = { x: number; y: number; degrees: number; angle: number; reach: number }

/** Degrees run clockwise from the east, as the sheet's axes do. */
const cameras: readonly Camera[] = [
  { x: 318, y: 46, degrees: 118, angle: 40, reach: 262 },
  { x: 46, y: 46, degrees: 70, angle: 38, reach: 208 },
  { x: 350, y: 132, degrees: 22, angle: 84, reach: 158 },
]

const walls = 'M20 20H344V322H272V308H330V34H34V308H208V322H20Z'

/** A small shop from above: three cameras see who comes in, the register, and the cars in the lot. */
export function SurveillanceHero({ alternative }: PictureProps) {
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
        entrance
      </Callout>
      <Callout part={[92, 226]} at={[56, 358]} side="below">
        register
      </Callout>
      <Callout part={[326, 52]} at={[384, 34]}>
        camera
      </Callout>
      <Callout part={[452, 330]} at={[452, 358]} side="below">
        lot
      </Callout>
    </HeroDrawing>
  )
}

/** What a camera sees: a sector from its lens. */
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

/** Shelves, the counter with its register, and the door that swings out, as a shop's must. */
function Shop() {
  return (
    <>
      <Detail d={`${box(122, 34, 30, 96)}${box(192, 34, 30, 96)}M137 34v96M207 34v96`} />
      <Detail d="M122 66h30M122 98h30M192 66h30M192 98h30" />
      <Outline d="M34 196H120V270H96V220H34Z" solid />
      <Detail d={`${box(74, 200, 34, 16, 2)}M80 208h22`} />
      <Detail d={circle(60, 250, 12)} />
      <Detail d="M42 250a18 13 0 0 1 36 0a18 13 0 0 1-36 0Z" />
      <Dashed d="M208 386a64 64 0 0 0 64-64" />
      <Opens d="M205 322h7v64h-7Z" />
    </>
  )
}

/** Three stalls, one of them taken. */
function Lot() {
  return (
    <>
      <Detail d="M400 84H512M400 164H512M400 244H512M400 324H512" />
      <Outline d="M416 182h64q22 2 22 22t-22 22h-64q-12-2-12-22t12-22Z" solid />
      <Detail d="M424 188h44v32h-44q-6-16 0-32ZM432 192h22v24h-22ZM468 188q8 16 0 32" />
      <Detail d="M484 186q8 2 12 8M484 222q8-2 12-8" />
    </>
  )
}
