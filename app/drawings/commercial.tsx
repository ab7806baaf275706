import type { ComponentType } from 'react'
import type { ServiceCard } from '#content/services.ts'
import { partLabels } from '#words/site/drawings.ts'
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
import { arc, arrowhead, box, circle, keyCuts, keyPin, repeat, spring } from './shapes.ts'

const label = partLabels.commercial

export function CommercialDrawing({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="0 0 160 160" alternative={alternative}>
      <Outline d="M10 152V10H150V152M2 152H158" />
      <Outline box={[17, 20, 61, 128]} />
      <Outline box={[82, 20, 61, 128]} />
      <Detail
        d={`${box(26, 29, 34, 54)}${box(26, 105, 34, 34)}${box(100, 29, 34, 54)}${box(100, 105, 34, 34)}`}
      />
      <Detail d="M32 60l18-22M32 74l22-27M106 60l18-22M106 74l22-27M32 132l16-19M106 132l16-19" />
      <Detail d={`${box(26, 13, 26, 7)}${box(108, 13, 26, 7)}`} solid />
      <Detail d="M69 27V90M69 98v43M91 27V90M91 98v43" />
      <Detail
        d={`${box(65, 14, 8, 13)}${box(65, 141, 8, 11)}${box(87, 14, 8, 13)}${box(87, 141, 8, 11)}`}
        solid
      />
      <Opens d={`${box(21, 88, 42, 12, 2)}${box(97, 88, 42, 12, 2)}`} />
      <Detail d={`${box(63, 86, 12, 16, 1)}${box(85, 86, 12, 16, 1)}`} solid />
      <Dashed d="M57 34V80M103 34V80" />
    </Drawing>
  )
}

export const commercialCards = {
  'master-keys': MasterKeysDrawing,
  'exit-devices': ExitDevicesDrawing,
  'storefront-locks': StorefrontLocksDrawing,
  'interchangeable-cores': InterchangeableCoresDrawing,
  'high-security-cylinders': HighSecurityCylindersDrawing,
  'cabinet-locks': CabinetLocksDrawing,
} satisfies Record<ServiceCard<'commercial'>, ComponentType<DrawingProps>>

const axis = 88

const cabinetKey =
  `M96 ${axis + 12}H54q-4 22-20 22a29 34 0 0 1 0-68q16 0 20 22` +
  `${keyCuts({ first: 66, pitch: 9, top: axis - 12, flat: 3, depths: [5, 3, 6] })}H92l8 8v8Z${circle(18, axis, 6)}`

const thread = repeat(4, (turn) => `M${140 + turn * 9} ${axis - 30}l4 4v52l-4 4`)
const wafers = repeat(4, (wafer) => `M${121 + wafer * 13} ${axis - (wafer % 2 ? 20 : 26)}h6v46h-6Z`)

function CabinetLocksDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Dashed d={`M4 ${axis}H316`} />
      <Opens d={cabinetKey} />
      <DetailOnAmber d={`M56 ${axis + 4}H96`} />
      <Outline d={`M116 ${axis - 30}h60v60h-60ZM176 ${axis - 12}h18v24h-18Z`} solid />
      <Outline d={`M116 ${axis - 42}v84h-4q-10-42 0-84Z`} solid />
      <Detail d={thread} />
      <Hatched d="M204 10h16V56h-16ZM204 120h16v70h-16Z" />
      <Outline box={[228, axis - 38, 16, 76, 2]} solid />
      <Detail d={`M228 ${axis - 16}h16M228 ${axis + 16}h16`} />
      <Detail d={`M116 ${axis - 20}h60v40h-60Z`} solid />
      <Detail d={wafers} solid />
      <Opens d={`M254 ${axis - 22}h12v78l16 10v34h-12v-27l-16-10Z`} />
      <DetailOnAmber d={`M254 ${axis - 8}h12M254 ${axis + 8}h12`} />
      <Outline d={`M292 ${axis - 18}q16 2 16 18t-16 18ZM292 ${axis - 7}H278v14h14`} solid />
    </CardDrawing>
  )
}

const rod = 104
const cranks = [56, 138]

const brackets = cranks.map((x) => `M${x - 8} 126L${x - 4} 80h8L${x + 8} 126`).join('')

const bellCranks = cranks
  .map(
    (x) => `M${x - 7} 78L${x + 22} 70a6 6 0 0 1 4 12L${x + 7} 88V${rod}a7 7 0 0 1-14 0ZM${x + 20} 44v32h8V44`,
  )
  .join('')
const pivots = cranks.map((x) => circle(x, 83, 3) + circle(x, rod, 2) + circle(x + 24, 76, 2)).join('')

function ExitDevicesDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d="M10 140H234V188H10l8-14-10-16ZM240 188V138H226V84H310V188Z" />
      <Outline d="M14 126H204V140H14ZM14 126V62H30V126" solid />
      <Detail d={brackets} solid />
      <Detail d={`M42 ${rod - 3}H188v6H42Z`} solid />
      <Detail d={spring({ from: [92, rod], to: [122, rod], width: 18, turns: 5 })} />
      <Detail d={box(88, 92, 5, 34) + box(122, 94, 4, 20)} solid />
      <Detail d={bellCranks} solid />
      <Detail d={pivots} />
      <Outline d="M176 140V74h28v14M204 112v28" />
      <Outline box={[210, 110, 16, 28, 3]} solid />
      <Opens d={`${box(26, 26, 152, 24, 6)}M182 92H216q8 0 8 8v8H200l-2 18a8 8 0 0 1-16 0Z`} />
      <DetailOnAmber d={`M32 34H172${circle(190, 124, 3)}${circle(187, rod, 2)}`} />
      <Dashed d="M102 8V16M26 62H178M218 84Q212 70 198 62" />
      <Detail d={arrowhead(102, 21, 180)} />
      <Label x={110} y={18}>
        {label.push}
      </Label>
      <Label x={240} y={62} part="M238 66L216 96">
        {label.latch}
      </Label>
    </CardDrawing>
  )
}

const twists = [
  { x: 222, slant: 8 },
  { x: 258, slant: -8 },
  { x: 294, slant: 0 },
]

type Twist = (typeof twists)[number]

const chisel = ({ x, slant }: Twist) => `M${x - 12} 54h24v${40 - slant}L${x} 106L${x - 12} ${94 + slant}Z`
const groove = ({ x, slant }: Twist) => `M${x + slant / 2 - 2} 60v28h4V60Z`
const turn = ({ x }: Twist) => `M${x - 11} 46a11 4 0 0 1 22 0`
const slantedCut = ({ x, slant }: Twist) =>
  `M${x - 5 - slant / 2} 140L${x - 5 + slant / 2} 160M${x + 5 - slant / 2} 140L${x + 5 + slant / 2} 160`

const each = (draw: (twist: Twist) => string) => twists.map(draw).join('')

function HighSecurityCylindersDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched circle={[98, 100, 88]} />
      <Outline circle={[98, 124, 56]} solid />
      <Hatched circle={[98, 124, 56]} mirrored />
      <Detail d={`${box(84, 24, 28, 96)}M112 84h30v28h-30Z`} solid />
      <Detail d={spring({ from: [98, 24], to: [98, 44], width: 22, turns: 3 })} />
      <Detail box={[86, 44, 24, 24]} solid />
      <Opens d="M86 68h24v38l-12 10-12-10ZM91 117h14v18l7 6v10l-7 5v16H91V157l-7-6v-8l7-6Z" />
      <DetailOnAmber d="M103 76v26M110 76h-7M110 102h-7" />
      <Outline d="M103 94h24v-9h12l16 9v8l-16 9h-12v-9h-24Z" solid />
      <Detail d="M112 88l3-3 3 6 3-6 3 6 3-4M112 108l3 3 3-6 3 6 3-6 3 4" />
      <Opens d={`${each(chisel)}M200 140H304l6 10-6 10H200Z`} />
      <DetailOnAmber d={each(groove) + each(slantedCut)} />
      <Dashed d={each(turn) + twists.map(({ x }) => `M${x} 110v26`).join('')} />
      <Label x={196} y={26} part="M192 26L140 92">
        {label.sidebar}
      </Label>
      <Label x={218} y={182}>
        {label.slantedCuts}
      </Label>
    </CardDrawing>
  )
}

const depth = 'l58-21'
const core = { x: 110, y: 116 }
const housing = { x: 250, y: 68 }

const figureEight = ({ x, y }: typeof core) => `M${x - 10} ${y - 5}a20 20 0 1 1 20 0a24 24 0 1 1-20 0Z`

const coreSides = `M${core.x - 7} ${core.y - 42}${depth}a20 20 0 0 1 17 36a24 24 0 0 1-2 46l-58 21Z`

const controlKey =
  'M110 148H62v3h-6q-4 8-18 8a24 24 0 0 1 0-48q14 0 18 8h6v3' +
  `${keyCuts({ first: 74, pitch: 11, top: 122, flat: 4, depths: [8, 4, 7, 3] })}H110Z${circle(26, 135, 5)}`

function InterchangeableCoresDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={`M${housing.x - 18} ${housing.y - 49}l11-4a53 53 0 0 1 36 98l-11 4Z`} solid />
      <Outline circle={[housing.x, housing.y, 53]} solid />
      <Detail circle={[housing.x, housing.y, 47]} />
      <Outline d={`${figureEight(housing)}M${housing.x + 19} ${housing.y - 30}h11v14h-13`} />
      <Detail d={`M${housing.x - 3} ${housing.y - 42}a20 20 0 0 0 0 35a24 24 0 0 0 0 45`} />
      <Dashed d="M180 58l54-17M188 112l46-15" />
      <Outline d={coreSides} solid />
      <Detail d={`M${core.x + 10} ${core.y - 5}${depth}`} />
      <Outline d="M144 76l18-7h13v17l-18 7h-13Z" solid />
      <Detail d="M144 76h13v17M157 76l18-7" />
      <Outline d={figureEight(core)} solid />
      <Detail d={`${circle(core.x, core.y + 17, 17)}${circle(core.x, core.y - 23, 3)}`} />
      <g transform="translate(0 38)skewY(-20)">
        <Opens d={controlKey} />
        <DetailOnAmber d="M62 141H110" />
      </g>
      <Label x={176} y={166} part="M186 152L164 86">
        {label.controlLug}
      </Label>
      <Label x={76} y={190}>
        {label.controlKey}
      </Label>
    </CardDrawing>
  )
}

const shear = 76
const pinWidth = 20
const plug = { y: 122, radius: 46 }
const stack = { key: 24, master: 14, driver: 26 }
/** What stands above the shear line: with the master key, the master pin goes down into the plug. */
const chambers = [
  { x: 82, sunk: 0, name: 'change key' },
  { x: 238, sunk: stack.master, name: 'master key' },
]

type Chamber = (typeof chambers)[number]

const shell = ({ x }: Chamber) => `M${x - 28} 69V10h56V69a60 60 0 1 1-56 0Z`

const bore = ({ x }: Chamber) => box(x - pinWidth / 2 - 2, 18, pinWidth + 4, 110)

const keyPinOf = ({ x, sunk }: Chamber) => keyPin(x, shear + sunk, shear + sunk + stack.key, pinWidth)

const blade = ({ x, sunk }: Chamber) =>
  `M${x - 7} ${shear + sunk + stack.key}h14V130l-7 6v6l7 6v8h-14V142l-6-6 6-6Z`

const loosePins = ({ x, sunk }: Chamber) =>
  box(x - pinWidth / 2, shear + sunk - stack.master, pinWidth, stack.master) +
  box(x - pinWidth / 2, shear + sunk - stack.master - stack.driver, pinWidth, stack.driver)

const masterMarks = ({ x, sunk }: Chamber) =>
  `M${x - 10} ${shear + sunk - 9}h20M${x - 10} ${shear + sunk - 5}h20`

const springOf = ({ x, sunk }: Chamber) =>
  spring({ from: [x, 18], to: [x, shear + sunk - stack.master - stack.driver], width: 18, turns: 4 })

const both = (draw: (chamber: Chamber) => string) => chambers.map(draw).join('')

function MasterKeysDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d={both(shell)} />
      <Outline d={both(({ x }) => circle(x, plug.y, plug.radius))} solid />
      <Hatched d={both(({ x }) => circle(x, plug.y, plug.radius))} mirrored />
      <Detail d={both(bore)} solid />
      <Detail d={both(springOf)} />
      <Detail d={both(loosePins)} solid />
      <Detail d={both(masterMarks)} />
      <Opens d={both(keyPinOf) + both(blade)} />
      <Dashed d={`M14 ${shear}H306`} />
      <Label x={132} y={70}>
        {label.shearLine}
      </Label>
      <Label x={132} y={40} part={`M128 40L86 ${shear - 7}`}>
        {label.masterPin}
      </Label>
      <Label x={55} y={196}>
        {label.changeKey}
      </Label>
      <Label x={211} y={196}>
        {label.masterKey}
      </Label>
    </CardDrawing>
  )
}

const pivot = { x: 168, y: 134 }
const cylinder = { x: 122, y: 76 }

const jamb = 'M202 10H310V190H202V172H214V178H298V22H214V96H202Z'

function StorefrontLocksDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Detail d="M10 10H70V190H10M22 82L56 34M22 104L56 56M24 168l30-42" />
      <Outline d="M76 10V190M64 10V190M190 10V190M64 10H190M64 190H190" />
      <Hatched d={jamb} />
      <Outline box={[86, 24, 98, 152, 2]} solid />
      <Outline box={[184, 16, 6, 168]} solid />
      <Dashed d={`${box(154, 40, 26, 96, 6)}${arc({ ...pivot, radius: 96 }, 12, 78)}`} />
      <Outline circle={[cylinder.x, cylinder.y, 28]} solid />
      <Detail
        d={`${circle(cylinder.x, cylinder.y, 22)}${circle(cylinder.x, cylinder.y, 12)}M${cylinder.x} 70v12`}
      />
      <Outline d="M116 98h12l2 20 16 14-8 10-22-20Z" solid />
      <Detail
        d={`${spring({ from: [100, 160], to: [152, 138], width: 14, turns: 6 })}${circle(97, 161, 4)}`}
      />
      <Opens d="M146 120H262q10 0 10 10v22h-12l-6-8H168a22 22 0 0 1-22-24Z" />
      <DetailOnAmber circle={[pivot.x, pivot.y, 5]} />
      <Detail d={arrowhead(262, 117, 170)} />
      <Label x={228} y={168}>
        {label.jamb}
      </Label>
    </CardDrawing>
  )
}
