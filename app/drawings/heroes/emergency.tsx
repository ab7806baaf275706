import { arrivalOnDial } from '#app/drawings/emergency-clock.tsx'
import {
  Callout,
  Dashed,
  Detail,
  DetailOnAmber,
  Hatched,
  HeroDrawing,
  Opens,
  Outline,
  type ServiceDrawingProps,
} from '#app/drawings/primitives.tsx'
import { arc, box, circle, on } from '#app/drawings/shapes.ts'
import { fillIn } from '#content/fill-in.ts'
import { partLabels } from '#words/site/drawings.ts'

const label = partLabels.emergency

const clock = { x: 132, y: 96, radius: 84 }
const road = 366

const ticks = Array.from(
  { length: 12 },
  (_, five) =>
    `M${on({ ...clock, radius: 78 }, five * 30)}L${on({ ...clock, radius: five % 3 ? 70 : 64 }, five * 30)}`,
).join('')

export function EmergencyHero({ alternative, facts }: ServiceDrawingProps) {
  const arrival = arrivalOnDial(facts)
  return (
    <HeroDrawing alternative={alternative}>
      <Outline d={`M8 ${road}H512`} />
      <Outline circle={[clock.x, clock.y, clock.radius]} />
      <Detail d={ticks} />
      <Dial arrival={arrival} />
      <Van />
      <Door />
      <PorchLamp />
    </HeroDrawing>
  )
}

/**
 * A call at the full hour, and the arrival. `data-dial`: the center round which a page turns it to the time that it is
 * now; the minutes written beside it then go, and the hour hand comes.
 */
function Dial({ arrival }: { arrival: ReturnType<typeof arrivalOnDial> }) {
  const turnsHourly = arrival && Number(arrival.to.minutes) <= 60
  return (
    <g data-dial={turnsHourly ? `${clock.x} ${clock.y}` : undefined}>
      <g data-turn>
        {arrival && (
          <Hatched
            d={`M${clock.x} ${clock.y}L${on(clock, arrival.from.angle)}A${clock.radius} ${clock.radius} 0 ${arrival.isWide} 1 ${on(clock, arrival.to.angle)}Z`}
          />
        )}
        <Outline d={`M${clock.x} ${clock.y}V${clock.y - 60}`} />
        {arrival && arrival.from.angle > 24 && (
          <Dashed d={arc({ ...clock, radius: 50 }, 12, arrival.from.angle - 6)} />
        )}
      </g>
      {turnsHourly && (
        <g data-hour>
          <Outline d={`M${clock.x} ${clock.y}V${clock.y - 38}`} />
        </g>
      )}
      <Outline circle={[clock.x, clock.y, 5]} solid />
      <g data-still>
        <Callout part={[clock.x, clock.y - clock.radius]} at={[206, 18]}>
          {label.yourCall}
        </Callout>
        {arrival && [arrival.from, arrival.to].map((end) => <Minutes key={end.minutes} {...end} />)}
      </g>
    </g>
  )
}

function Minutes({ minutes, angle }: { minutes: string; angle: number }) {
  const turn = (Math.min(Math.max(angle, 28), 332) / 180) * Math.PI
  const [right, down] = [Math.sin(turn), -Math.cos(turn)]
  return (
    <text
      x={Math.round(clock.x + right * (clock.radius + 9))}
      y={Math.round(clock.y + down * (clock.radius + 9) + 5 + down * 4)}
      textAnchor={right > 0.2 ? 'start' : right < -0.2 ? 'end' : 'middle'}
      className="d-label"
    >
      {fillIn(label.minutes, { minutes })}
    </text>
  )
}

function Van() {
  const hooks = Array.from({ length: 9 }, (_, index) => `M${66 + index * 20} 226v5m-4 0h8v8h-8Z`)
  const drawers = [0, 1, 2].map((column) => [302, 318].map((y) => box(128 + column * 37, y, 33, 13)).join(''))
  return (
    <>
      <Outline
        d="M12 342V220a12 12 0 0 1 12-12H278q24 0 38 22l24 40l30 12q12 5 12 16v44H354a30 30 0 0 0-60 0H116a30 30 0 0 0-60 0Z"
        solid
      />
      <Outline d={`${circle(86, 342, 24)}${circle(324, 342, 24)}`} solid />
      <Detail d={`${circle(86, 342, 10)}${circle(324, 342, 10)}`} />
      <Detail d="M248 208V342M262 224h22q14 0 22 14l20 32H262ZM270 284h14M366 296h16" />
      <Detail d={`M44 220H238V294H44Z${hooks.join('')}`} />
      <Detail d={drawers.join('')} />
      <KeyMachine />
    </>
  )
}

function KeyMachine() {
  return (
    <>
      <Outline d="M112 294v-8h112v8ZM124 286v-12h88v12ZM186 274v-30h30v18l-8 12" solid />
      <Outline circle={[184, 262, 9]} solid />
      <Detail
        d={`${circle(184, 262, 3)}M150 252v20M146 256h8M130 274v-7h16v7M176 274v-2h16v2M132 267q4-10 8 0`}
      />
    </>
  )
}

function Door() {
  return (
    <>
      <Outline d={`M404 ${road}V128H510V${road}`} />
      <Outline box={[414, 138, 86, road - 138]} solid />
      <Detail d={`${box(426, 152, 62, 74)}${box(426, 290, 62, 64)}`} />
      <Detail d="M438 214l26-48M452 218l26-48" />
      <Opens circle={[430, 246, 11]} />
      <DetailOnAmber d="M430 240v12" />
      <Outline box={[424, 268, 34, 9, 4]} solid />
      <Detail d={`M396 ${road}h122v-6H396Z`} solid />
    </>
  )
}

function PorchLamp() {
  return (
    <>
      <Outline d="M444 60h26l-6 36h-14ZM440 60h34l-11-14h-12ZM457 46v-8M449 96h16v6h-16ZM457 102v26" solid />
      <Detail d="M457 72v16" />
      <Dashed d="M430 66L404 58M430 84L402 90M484 66L510 58M484 84L512 90M457 28V12" />
    </>
  )
}
