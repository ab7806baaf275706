import type { PictureProps } from '../card-drawing.tsx'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Label, Opens, Outline } from '../primitives.tsx'
import { Callout, HeroDrawing } from './hero-drawing.tsx'

const clock = { x: 150, y: 112, radius: 98 }
const road = 366

/** A point of the clock at so many minutes past. */
function atMinute(minute: number, radius: number): string {
  const angle = (minute / 60) * 2 * Math.PI
  return `${Math.round(clock.x + radius * Math.sin(angle))} ${Math.round(clock.y - radius * Math.cos(angle))}`
}

const ticks = Array.from(
  { length: 12 },
  (_, five) =>
    `M${atMinute(five * 5, clock.radius - 6)}L${atMinute(five * 5, clock.radius - (five % 3 ? 14 : 20))}`,
).join('')

/** From the twentieth minute to the thirtieth: the quarter hours in which the van comes. */
const arrival = `M${clock.x} ${clock.y}L${atMinute(20, clock.radius)}A${clock.radius} ${clock.radius} 0 0 1 ${atMinute(30, clock.radius)}Z`

/** A clock with the minutes from twenty to thirty marked, and the van, its workshop showing, at a locked door. */
export function EmergencyHero({ alternative }: PictureProps) {
  return (
    <HeroDrawing alternative={alternative}>
      <Outline d={`M8 ${road}H512`} />
      <Outline d={circle(clock.x, clock.y, clock.radius)} />
      <Detail d={ticks} />
      <Hatched d={arrival} />
      <Outline d={`M${clock.x} ${clock.y}L${atMinute(0, 70)}`} />
      <Dashed d={`M${atMinute(2, 58)}A58 58 0 0 1 ${atMinute(19, 58)}`} />
      <Outline d={circle(clock.x, clock.y, 5)} solid />
      <Callout part={[clock.x, clock.y - clock.radius]} at={[236, 22]}>
        your call
      </Callout>
      <Label x={246} y={180}>
        20 min
      </Label>
      <Label x={166} y={230}>
        30 min
      </Label>
      <Van />
      <Door />
      <PorchLamp />
    </HeroDrawing>
  )
}

/** The side is cut away: a key machine on the bench, drawers of pins and blanks below it, key boards above. */
function Van() {
  const hooks = Array.from({ length: 7 }, (_, index) => `M${92 + index * 17} 254v5m-3 0h6v7h-6Z`).join('')
  const drawers = [0, 1, 2].map(
    (index) => `${box(134 + index * 31, 312, 28, 12)}${box(134 + index * 31, 327, 28, 12)}`,
  )
  return (
    <>
      <Outline
        d={`M36 346V250a10 10 0 0 1 10-10H262q22 0 34 18l22 34l32 12q8 3 8 12v30H328a26 26 0 0 0-52 0H128a26 26 0 0 0-52 0Z`}
        solid
      />
      <Outline d={`${circle(102, 346, 20)}${circle(302, 346, 20)}`} solid />
      <Detail d={`${circle(102, 346, 8)}${circle(302, 346, 8)}`} />
      <Detail d="M232 240V346M246 254h18q14 0 22 12l16 26H246ZM252 306h12M346 312h11" />
      <Detail d={`M72 250H220V306H72Z${hooks}`} />
      <Detail d={drawers.join('')} />
      <Outline d="M148 306v-10h14v-12h30v8h10v14Z" solid />
      <Detail d={`${circle(176, 292, 6)}M202 298h10`} />
      <Dashed d="M28 270H4M28 296H12M28 322H4" />
    </>
  )
}

/** A front door in its frame, shut: its lock is what everybody is waiting for. */
function Door() {
  return (
    <>
      <Outline d={`M398 ${road}V128H504V${road}`} />
      <Outline d={box(408, 138, 86, road - 138)} solid />
      <Detail d={`${box(420, 152, 62, 74)}${box(420, 290, 62, 64)}`} />
      <Detail d="M432 214l26-48M446 218l26-48" />
      <Opens d={circle(424, 246, 11)} />
      <DetailOnAmber d="M424 240v12" />
      <Outline d={box(418, 268, 34, 9, 4)} solid />
      <Detail d={`M390 ${road}h122v-6H390Z`} solid />
    </>
  )
}

function PorchLamp() {
  return (
    <>
      <Outline d="M438 60h26l-6 36h-14ZM434 60h34l-11-14h-12ZM451 46v-8M443 96h16v6h-16ZM451 102v26" solid />
      <Detail d="M451 72v16" />
      <Dashed d="M424 66L398 58M424 84L396 90M478 66L504 58M478 84L506 90M451 28V12" />
    </>
  )
}
