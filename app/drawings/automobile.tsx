import type { ComponentType } from 'react'
import type { ServiceCard } from '#content/services.ts'
import { partLabels } from '#words/site/drawings.ts'
import { KeysCutToCodeDrawing, ProximityFobsDrawing, TransponderKeysDrawing } from './automobile-keys.tsx'
import {
  CardDrawing,
  Dashed,
  Detail,
  DetailOnAmber,
  Drawing,
  type DrawingProps,
  Hatched,
  Label,
  Opens,
  Outline,
} from './primitives.tsx'
import { arc, arrowhead, box, circle, graduations, keyCuts, on, repeat, spring } from './shapes.ts'

const label = partLabels.automobile

export function AutomobileDrawing({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="0 0 160 160" alternative={alternative}>
      <g transform="rotate(38 80 80)">
        <Opens d="M71 92H91V158l-8 9h-6l-6-7Z" />
        <DetailOnAmber d="M77 96v10q8 5 8 12t-8 12 8 13v12" />
        <Outline
          d="M58 8H104a16 16 0 0 1 16 16V70a24 24 0 0 1-24 24H66a24 24 0 0 1-24-24V24a16 16 0 0 1 16-16Z"
          solid
        />
        <Outline d="M69 8V-2a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6V8" />
        <Detail d="M61 16H101a11 11 0 0 1 11 11V66a20 20 0 0 1-20 20H70a20 20 0 0 1-20-20V27a11 11 0 0 1 11-11Z" />
        <Detail d={`${circle(68, 36, 10)}${circle(94, 36, 10)}${circle(68, 62, 10)}`} />
        <Detail d="M64.5 36v5h7v-5ZM66 36v-2a2 2 0 0 1 4 0v2M90.5 36v5h7v-5ZM92 36v-2a2 2 0 0 1 4 0M63 65h10l-2-5h-6Z" />
        <Dashed box={[86, 54, 16, 17, 2]} />
      </g>
      <Dashed d="M22 22q-14 16-12 38M34 12Q10 20 0 40" />
    </Drawing>
  )
}

export const automobileCards = {
  'keys-cut-to-code': KeysCutToCodeDrawing,
  'transponder-keys': TransponderKeysDrawing,
  'proximity-fobs': ProximityFobsDrawing,
  'ignition-cylinders': IgnitionCylindersDrawing,
  'door-and-trunk-locks': DoorAndTrunkLocksDrawing,
  'motorcycles-and-trucks': MotorcyclesAndTrucksDrawing,
} satisfies Record<ServiceCard<'automobile'>, ComponentType<DrawingProps>>

const doorLockPlug = { x: 64, y: 106 }
const pawl = { x: 206, y: 70 }
const fork = { x: 238, y: 152 }
const striker = { x: 262, y: 100 }

const rod = { lever: [64, 162], ear: [189, 108] } as const

/** Its slot holds the striker. Turned to the right it would let go, but then its shoulder lifts against the pawl. */
const forkOutline =
  'M246 74q4-6 7 0V102a9 9 0 0 0 18 0V80q6-4 14 4q10 18 2 42l-14 34q-14 26-46 20q-16-6-20-22' +
  `l-2-22h14l8-12Z${circle(fork.x, fork.y, 6)}`

const pawlOutline = 'M192 66a14 14 0 1 1 27 8q-6 8-5 20l3 41h-15l-4-18q-16 4-16-9 0-8 11-9 3-16-1-33Z'

function DoorAndTrunkLocksDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d="M10 14H282q22 0 22 24v46M304 116v58q0 16-14 16H10" />
      <Detail d="M10 22H280q16 0 16 16" />
      <Dashed box={[18, 38, 128, 26, 13]} />
      <Outline box={[178, 40, 118, 144, 8]} solid />
      <Detail
        d={`M296 89h-34a11 11 0 0 0 0 22h34${circle(188, 50, 4)}${circle(188, 174, 4)}${circle(286, 50, 4)}`}
      />
      <Detail d={spring({ from: [214, 92], to: [242, 56], width: 9, turns: 5 })} />
      <Outline d={forkOutline} solid />
      <Hatched circle={[striker.x, striker.y, 7]} />
      <Outline d="M270 95H312M270 105H312" />
      <Opens d={pawlOutline} />
      <DetailOnAmber circle={[pawl.x, pawl.y, 5]} />
      <Outline circle={[doorLockPlug.x, doorLockPlug.y, 34]} solid />
      <Detail circle={[doorLockPlug.x, doorLockPlug.y, 28]} />
      <Opens d={`M48 106a16 16 0 1 1 32 0q-8 20-8 56a8 8 0 0 1-16 0q0-36-8-56Z`} />
      <DetailOnAmber d={`${box(61, 97, 6, 18)}`} />
      <Outline d={`M${rod.lever.join(' ')}L${rod.ear.join(' ')}`} />
      <Detail d={circle(...rod.lever, 3) + circle(...rod.ear, 3)} solid />
      <Dashed d={arc({ ...doorLockPlug, radius: 56 }, 192, 228)} />
      <Detail d={arrowhead(22, 143, 325)} />
      <Label x={112} y={172}>
        {label.rod}
      </Label>
      <Label x={144} y={82} part="M170 77L200 86">
        {label.pawl}
      </Label>
      <Label x={249} y={157}>
        {label.fork}
      </Label>
    </CardDrawing>
  )
}

const lock = { x: 84, y: 122 }
const positions = [-50, 0, 50]
const ignitionPlug = { left: 182, top: 122, width: 128, height: 52 }
const wafer = { pitch: 30, width: 9 }
/** Height of each wafer's opening: it decides how far the key lifts it. */
const openings = [4, 15, 9, 17]

const slotAt = (index: number) => ignitionPlug.left + 19 + index * wafer.pitch

const loose = openings
  .map((height, index) => {
    const x = slotAt(index) - 11
    return `${box(x, 12, 20, 58, 6)}${box(x + 5, 18 + height, 10, 24)}M${x + 20} 32h4v9h-4`
  })
  .join('')

const seated = openings
  .map((_, index) =>
    box(slotAt(index) - 5, ignitionPlug.top + (index % 2 ? 10 : -10), wafer.width, ignitionPlug.height),
  )
  .join('')

const marks = positions
  .map((angle) => `M${on({ ...lock, radius: 62 }, angle)}L${on({ ...lock, radius: 52 }, angle)}`)
  .join('')

function IgnitionCylindersDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={circle(lock.x, lock.y, 68) + circle(lock.x, lock.y, 46)} />
      <Detail d={graduations({ ...lock, radius: 46 }, 30, () => 6) + marks} />
      <Outline circle={[lock.x, lock.y, 34]} solid />
      <Opens box={[lock.x - 7, lock.y - 28, 14, 56, 4]} />
      <DetailOnAmber d={`M${lock.x} ${lock.y - 20}v40`} />
      <Dashed d={arc({ ...lock, radius: 57 }, 8, 40)} />
      <Detail d={arrowhead(122, 80, 132)} />
      <Hatched box={[ignitionPlug.left, ignitionPlug.top, ignitionPlug.width, ignitionPlug.height, 2]} />
      <Detail box={[ignitionPlug.left, ignitionPlug.top + 15, ignitionPlug.width, 22]} solid />
      <Outline d={seated} solid />
      <Outline d={loose} />
      <Dashed d={repeat(openings.length, (index) => `M${slotAt(index) - 1} 76v${index % 2 ? 50 : 30}`)} />
      <Detail
        d={`M${ignitionPlug.left} 106h${ignitionPlug.width}M${ignitionPlug.left} 190h${ignitionPlug.width}`}
      />
      <Label x={12} y={60}>
        {label.off}
      </Label>
      <Label x={78} y={46}>
        {label.on}
      </Label>
      <Label x={136} y={68}>
        {label.start}
      </Label>
      <Label x={140} y={30} part="M176 26L188 32">
        {label.wafers}
      </Label>
    </CardDrawing>
  )
}

const ground = 124
const truck = { wheels: [53, 150], radius: 18 }
const motorcycle = { wheels: [214, 288], radius: 23 }

const wheels = ({ wheels, radius }: typeof truck, rim: number) =>
  wheels.map((x) => circle(x, ground - radius, radius - rim)).join('')

const body = 'M32 106H14q-4 0-4-4V68H82V36q0-6 6-6h34q6 0 9 5l15 28 24 4q10 2 10 12v22q0 5-5 5h-4M129 106H74'
const cab =
  'M88 64V42q0-5 5-5h26q4 0 6 4l13 23ZM84 68v32h44q2-14 14-17l-2-15M90 74h9M10 76h72M180 84h-10v-9h8'

const fenders = motorcycle.wheels
  .map((x, index) => arc({ x, y: ground - 23, radius: 28 }, index ? -35 : -80, index ? 60 : 30))
  .join('')
const tank = 'M230 64q6-14 24-13 11 1 13 13l-7 9h-26Z'
const seat = 'M230 65q-14 5-26-2-8-3-11-1 0 12 15 16 14 3 26-5Z'
const frame =
  'M263 68l-10 40h-24l-10-30M229 104L214 101M226 96L214 101M288 101L267 52l-5-10h-12M280 101L261 54'

const truckKey = { first: 84, pitch: 15, top: 151, flat: 6, depths: [4, 8, 3, 6, 8] }
const motorcycleKey = { first: 244, pitch: 13, top: 154, flat: 5, depths: [3, 6, 2, 5] }

function MotorcyclesAndTrucksDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={body} />
      <Detail d={cab} />
      <Outline d={wheels(truck, 0) + wheels(motorcycle, 0)} />
      <Detail d={wheels(truck, 9) + wheels(motorcycle, 5) + wheels(motorcycle, 19) + fenders} />
      <Outline d={frame} />
      <Outline d={tank + seat} solid />
      <Detail d={box(235, 76, 20, 24, 2) + repeat(4, (fin) => `M232 ${80 + fin * 5}h26`)} solid />
      <Outline d={`${circle(274, 58, 7)}${box(196, 106, 36, 8, 4)}`} solid />
      <Detail d={`M10 ${ground}H310`} />
      <Opens d={`M58 151${keyCuts(truckKey)}H160l10 10v6l-8 7H58Z`} />
      <DetailOnAmber d="M58 166H166" />
      <Outline d={`M24 142h30q10 0 10 10v24q0 10-10 10H24Q14 186 14 164T24 142ZM24 158v12`} solid />
      <Detail d="M40 142v44" />
      <Opens
        d={
          `M228 154${keyCuts(motorcycleKey)}H300l8 7v4l-8 7H228v4h-8q-4 10-16 10-14 0-14-22t14-22q12 0 16 10h8Z` +
          circle(200, 164, 5)
        }
      />
      <DetailOnAmber d="M226 167H304" />
    </CardDrawing>
  )
}
