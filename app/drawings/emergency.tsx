import type { ComponentType } from 'react'
import type { ServiceCard } from '#content/services.ts'
import { partLabels } from '#words/site/drawings.ts'
import {
  CardDrawing,
  Dashed,
  Detail,
  DetailOnAmber,
  type DrawingProps,
  Hatched,
  Label,
  Opens,
  Outline,
} from './primitives.tsx'
import { arrowhead, box, circle, cutKey, keyCuts, on, repeat, spring, tenth } from './shapes.ts'

const label = partLabels.emergency

export const emergencyCards = {
  'home-lockout': HomeLockoutDrawing,
  'car-lockout': CarLockoutDrawing,
  'business-lockout': BusinessLockoutDrawing,
  'broken-keys': BrokenKeysDrawing,
  'break-in-repair': BreakInRepairDrawing,
  'lost-or-stolen-keys': LostOrStolenKeysDrawing,
} satisfies Record<ServiceCard<'emergency'>, ComponentType<DrawingProps>>

const frontDoorEdge = 132
const strike = 166
const plateScrews = [
  [60, 52],
  [118, 52],
  [60, 148],
  [118, 148],
] as const
const screws = [40, 60, 116, 150]

const screw = (y: number) =>
  `M${strike} ${y - 6}l7 4h98l8 2-8 2H${strike + 7}l-7 4Z` +
  `M${strike + 60} ${y - 3}l5 6${'m4-6l5 6'.repeat(4)}`

function BreakInRepairDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={`M10 10H${frontDoorEdge}V190H10`} />
      <Detail d="M108 10l-7 12 6 8-5 10M102 160l6 9-7 9 5 12" />
      <Hatched box={[184, 10, 32, 180]} />
      <Hatched box={[222, 10, 88, 180]} mirrored />
      <Detail box={[184, 72, 30, 28]} solid />
      <Opens box={[100, 75, 60, 22, 2]} />
      <DetailOnAmber d="M152 75v22" />
      <Dashed d="M172 75H206M172 97H206M206 75V97" />
      <Outline box={[50, 40, frontDoorEdge - 46, 120, 3]} solid />
      <Detail d={`M${frontDoorEdge - 4} 40V160`} />
      <Detail
        d={plateScrews.map(([x, y]) => `${circle(x, y, 4)}M${x - 2.5} ${y}h5M${x} ${y - 2.5}v5`).join('')}
      />
      <Outline d={circle(84, 86, 19) + circle(84, 134, 14)} solid />
      <Detail d={`${circle(84, 86, 12)}${box(82, 79, 4, 14, 1)}${circle(84, 134, 9)}`} />
      <Detail d={screws.map(screw).join('')} solid />
      <Outline d={box(strike - 4, 28, 6, 44, 1) + box(strike - 4, 100, 6, 66, 1)} solid />
      <Label x={12} y={28} part="M56 31L64 46">
        {label.wrapPlate}
      </Label>
      <Label x={138} y={184}>
        {label.strike}
      </Label>
    </CardDrawing>
  )
}

const body = { left: 116, right: 236, top: 20, bottom: 180 }
const plug = { top: 90, bottom: 142, end: 216 }
const blade = { top: 104, bottom: 130 }
const cuts = { first: 138, pitch: 24, top: blade.top, flat: 8, depths: [9, 4, 12] }
const chambers = cuts.depths.map((depth, index) => ({
  x: cuts.first + index * cuts.pitch,
  y: blade.top + depth,
}))

const brokenBores = chambers.map(({ x }) => box(x - 10, 34, 20, 66)).join('')
const brokenDrivers = chambers.map(({ x }) => box(x - 8, plug.top - 22, 16, 22, 2)).join('')
const brokenSprings = chambers
  .map(({ x }) => spring({ from: [x, 34], to: [x, plug.top - 22], width: 12, turns: 3 }))
  .join('')
const brokenPins = chambers.map(({ x, y }) => `M${x - 8} ${plug.top}h16V${y - 5}l-5 5h-6l-5-5Z`).join('')

const jag = { up: 'l4-7-6-5 5-7-3-7', down: 'l3 7-5 7 6 5-4 7' }
const bow = `M70 44h34${jag.down}H70v6h-8q-6 14-22 14-26 0-26-33t26-33q16 0 22 14h8Z`

function BrokenKeysDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched box={[body.left, body.top, body.right - body.left, body.bottom - body.top, 10]} />
      <Outline d="M210 36H246a64 64 0 0 1 0 128H208v-20h38a44 44 0 0 0 0-88H210Z" solid />
      <Outline box={[body.left - 4, plug.top, plug.end - body.left + 4, plug.bottom - plug.top]} solid />
      <Hatched box={[body.left - 4, plug.top, plug.end - body.left + 4, plug.bottom - plug.top]} mirrored />
      <Detail d={`M${body.left - 4} 100H210V134H${body.left - 4}Z`} solid />
      <Outline d={`${box(plug.end, 100, 9, 30)}${circle(226, 139, 9)}`} solid />
      <Detail d={brokenBores} solid />
      <Detail d={brokenSprings} />
      <Outline d={brokenDrivers} solid />
      <Opens d={`M124 ${blade.top}${keyCuts(cuts)}l6 6v20H120${jag.up}Z`} />
      <Opens d={brokenPins} />
      <Outline d={`${box(10, 112, 56, 16, 8)}M66 118H170l6-7 3 2-4 9H66Z`} solid />
      <g transform="rotate(-8 60 56)">
        <Opens d={`${bow}${circle(28, 57, 7)}`} />
      </g>
      <Dashed d="M104 152H78" />
      <Detail d={arrowhead(74, 152, 270)} />
      <Label x={12} y={157}>
        {label.extractor}
      </Label>
    </CardDrawing>
  )
}

const ground = 190
const housing = 40
const slat = { height: 9, count: 6 }
const bar = housing + slat.height * slat.count

const curtain = repeat(slat.count, (index) => `M20 ${housing + index * slat.height}H204`)

const roll = { x: 270, y: 46, step: 3, halfTurns: 8 }
const coil = repeat(roll.halfTurns, (index) => {
  const radius = (index + 1) * roll.step
  return `a${radius} ${radius} 0 0 1 ${(index % 2 ? 2 : -2) * radius} 0`
})
const hanging = repeat(slat.count, (index) => box(291, 49 + index * slat.height, 6, slat.height, 3))
const guide = `M287 80V${ground}M301 80V${ground}`

function BusinessLockoutDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={`M10 ${housing}V${ground}M214 ${housing}V${ground}M4 ${ground}H316`} />
      <Detail d={`M20 ${housing}V${ground}M204 ${housing}V${ground}${curtain}`} />
      <Outline box={[10, 12, 204, housing - 12, 3]} solid />
      <Detail d="M20 20H204" />
      <Detail d={`M28 ${bar + 14}V178H118M128 ${bar + 14}V${ground}M196 ${bar + 14}V${ground}`} />
      <Detail d={`M136 ${bar + 14}V182H188V${bar + 14}M118 ${bar + 14}V178M162 ${bar + 14}V130`} />
      <Detail d={`M40 178v-18h26v18M78 178v-30h16v30M40 160l6-8h14l6 8M84 148v-8h4v8`} />
      <Outline box={[20, bar, 184, 16]} solid />
      <Opens d={box(30, bar + 5, 62, 6) + box(132, bar + 5, 62, 6) + box(90, bar - 2, 44, 20, 3)} />
      <DetailOnAmber d={`${circle(112, bar + 8, 7)}M112 ${bar + 4}v8`} />
      <Outline d={`M236 80V12H308V80H301M287 80H236`} />
      <Detail d={`M${roll.x + roll.step} ${roll.y}${coil}${circle(roll.x, roll.y, 2)}`} />
      <Detail d={hanging + guide} />
      <Opens box={[286, bar + 9, 16, 18, 2]} />
      <Dashed d="M262 176V120" />
      <Detail d={arrowhead(262, 116, 0)} />
      <Detail box={[143, 130, 38, 22, 2]} solid />
      <Label x={149} y={146}>
        {label.open}
      </Label>
    </CardDrawing>
  )
}

const carDoorEdge = 'Q236 14 238 30L250 190'
const pillar = 'M268 10L256 190H310V10Z'

const bag = 'M245 54q10-6 19 0q2 4 1 8l-4 38q-6 5-11 0l-5-38q-1-4 0-8Z'
const grille = repeat(4, (ring) => circle(52, 160, 4 + ring * 5))

function CarLockoutDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={`M10 86L58 26Q66 14 82 14H220${carDoorEdge}H10`} />
      <Outline d="M10 106H244M26 98L68 38Q74 28 86 28H212Q224 28 225 40L231 98Z" />
      <Detail d="M110 92l42-56M128 92l42-56M10 112H244" />
      <Detail d={`${grille}${box(176, 132, 14, 10, 2)}${box(196, 132, 14, 10, 2)}`} />
      <Outline d="M98 154H220q8 0 8 8t-8 8H98q-8 0-8-8t8-8Z" />
      <Outline d={pillar} solid />
      <Detail d={`${box(282, 26, 14, 30, 7)}M289 38v6`} />
      <Outline d={bag} solid />
      <Detail d="M249 66l8-6M248 76l12-9M250 86l9-7M261 100q4 22 18 26" />
      <Outline box={[276, 116, 24, 46, 12]} solid />
      <Detail d="M277 128h22M277 150h22" />
      <Outline box={[74, 118, 76, 26, 13]} solid />
      <Opens d="M88 124h46q6 0 6 7t-6 7H100q-16 0-18-7 2-7 6-7Z" />
      <DetailOnAmber circle={[130, 131, 3]} />
      <Dashed d={`M140 131H228${box(228, 116, 14, 34)}M262 38L308 22`} />
      <Outline d="M258 38L244 40 110 112q-8 4-8 18M258 42L246 44 113 115q-6 4-6 15h-5" />
      <Label x={188} y={93} part="M224 88L250 78">
        {label.wedge}
      </Label>
    </CardDrawing>
  )
}

const view = { x: 220, y: 100, radius: 88 }
const keyway = { top: 120, bottom: 160, end: 284 }
const shearLine = 94
const width = 20

/** How far above (-) or below (+) the shear line a driver pin ends: the pick lifts the third, the last still blocks. */
const homePins = [
  { x: 168, driver: 0, top: 106, bottom: 138 },
  { x: 198, driver: 0, top: 114, bottom: 138 },
  { x: 228, driver: 0, top: shearLine, bottom: 128 },
  { x: 258, driver: 14, top: shearLine + 14, bottom: 138 },
]

const rim = (y: number) => tenth(view.x - Math.sqrt(view.radius ** 2 - (y - view.y) ** 2))

const cavity =
  `M${rim(keyway.top)} ${keyway.top}H${keyway.end}V${keyway.bottom}H${rim(keyway.bottom)}` +
  `A${view.radius} ${view.radius} 0 0 1 ${rim(keyway.top)} ${keyway.top}Z`
const homeBores = homePins.map(({ x }) => box(x - width / 2 - 2, 46, width + 4, keyway.top - 46)).join('')
const homeDrivers = homePins
  .map(({ x, driver }) => box(x - width / 2, shearLine + driver - 24, width, 24, 2))
  .join('')
const homeSprings = homePins
  .map(({ x, driver }) => spring({ from: [x, 46], to: [x, shearLine + driver - 24], width: 14, turns: 3 }))
  .join('')
const keyPins = homePins
  .map(({ x, top, bottom }) => `M${x - width / 2} ${top}h${width}V${bottom - 7}l-7 7h-6l-7-7Z`)
  .join('')

function HomeLockoutDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d="M10 190V10H104V190M4 190H110" />
      <Outline box={[18, 18, 78, 172]} />
      <Detail d={box(28, 28, 26, 54) + box(60, 28, 26, 54) + box(28, 132, 26, 48) + box(60, 132, 26, 48)} />
      <Detail d={`${circle(86, 116, 6)}M29 60l20-24M61 60l20-24M35 92h24v8H35Z`} />
      <Dashed d={`${circle(86, 98, 9)}M91 90L166 30M92 106L140 138`} />
      <Opens circle={[86, 98, 5]} />
      <Hatched circle={[view.x, view.y, view.radius]} />
      <Detail d={cavity + homeBores} solid />
      <Dashed d={`M${rim(shearLine) + 6} ${shearLine}H302`} />
      <Detail d={homeSprings} />
      <Outline d={homeDrivers} solid />
      <Opens d={keyPins} />
      <Outline d="M112 140H218q4 0 5-4l2-7h6l-3 12q-1 4-6 4H112Z" solid />
      <Outline d="M114 152H188v5H120V184h-6Z" solid />
    </CardDrawing>
  )
}

const ring = { x: 64, y: 112 }
const outer = { ...ring, radius: 52 }
const inner = { ...ring, radius: 45 }
const middle = (outer.radius + inner.radius) / 2

/** A key whose bow's hole lies `away` from the ring's center, pointing to the right. */
const threaded = (bitting: readonly number[], scale: number, away = middle) =>
  cutKey({ at: [Math.round(ring.x + away + 37.2 * scale), ring.y - 10 * scale], bitting, scale })

const around = (angle: number) => `rotate(${angle} ${ring.x} ${ring.y})`

const lost = threaded([2, 7, 4, 8, 1], 1.05, 98)
const replacement = threaded([6, 3, 8, 2, 5], 1.3)
const other = threaded([3, 1, 4, 2], 0.9)

/** Drawn over the bow where the ring comes out of the key's hole; clock angles. */
const over = (from: number, to: number) =>
  `M${on(outer, to)}A${outer.radius} ${outer.radius} 0 0 0 ${on(outer, from)}L${on(inner, from)}` +
  `A${inner.radius} ${inner.radius} 0 0 1 ${on(inner, to)}`

function LostOrStolenKeysDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={circle(ring.x, ring.y, outer.radius) + circle(ring.x, ring.y, inner.radius)} />
      <g transform={around(17)}>
        <Dashed d={lost} />
      </g>
      <g transform={around(-36)}>
        <Outline d={other} solid />
      </g>
      <Outline d={over(54, 90)} solid />
      <g transform={around(-8)}>
        <Opens d={replacement} />
      </g>
      <Outline d={over(82, 126)} solid />
      <Label x={200} y={182}>
        {label.lost}
      </Label>
      <Label x={250} y={60}>
        {label.new}
      </Label>
    </CardDrawing>
  )
}
