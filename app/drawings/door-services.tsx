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
import { arrowhead, box, circle, gear, repeat, spring, tenth } from './shapes.ts'

const label = partLabels.doorServices

export function DoorServicesDrawing({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="0 0 160 160" alternative={alternative}>
      <Hatched d="M20 154V6H140V154H128V18H32V154Z" />
      <Detail d="M2 154H20M140 154H158" />
      <Outline d="M32 18L104 32V158L32 154Z" solid />
      <Outline d="M104 32l6-1v124l-6 3" solid />
      <Detail d="M66 58l24 4v36l-24-3ZM38 126l60 4v21l-60-4Z" />
      <Detail d="M71 90l13-20M78 92l8-12" />
      <Outline d={`${circle(96, 112, 4)}M95 112L74 110`} />
      <Outline d="M42 26l38 7v15l-38-7Z" solid />
      <Outline d="M68 39L101 23L64 12" />
      <Detail d={`${circle(68, 39, 3)}${circle(101, 23, 3)}${box(54, 9, 14, 6)}`} solid />
      <Opens d={`${box(28, 28, 8, 18, 2)}${box(28, 78, 8, 18, 2)}${box(28, 128, 8, 18, 2)}`} />
      <DetailOnAmber d="M28 34h8M28 40h8M28 84h8M28 90h8M28 134h8M28 140h8" />
      <Dashed d="M112 152q12-2 14-8" />
    </Drawing>
  )
}

export const doorServicesCards = {
  'hollow-metal-doors': HollowMetalDoorsDrawing,
  'door-closers': DoorClosersDrawing,
  'hinges-and-pivots': HingesAndPivotsDrawing,
  'glass-doors': GlassDoorsDrawing,
  'automatic-operators': AutomaticOperatorsDrawing,
  'thresholds-and-seals': ThresholdsAndSealsDrawing,
} satisfies Record<ServiceCard<'door-services'>, ComponentType<DrawingProps>>

/** The cones of two bevel gears share their tip, where the motor's axis meets the arm's. */
const apex = { x: 42, y: 33 }
const gears = 'M28 41h28l10 5v4H18v-4ZM56 41V25l10-5h4v26h-4ZM70 30h12v6H70ZM36 50h12v16H36Z'
const teeth = [-0.5, 0, 0.5]
  .map((share) => {
    const onArmsGear = `M${apex.x + 14 * share} 41L${apex.x + 24 * share} 46`
    return `${onArmsGear}M56 ${apex.y + 8 * share}L66 ${apex.y + 13 * share}`
  })
  .join('')
const fins = repeat(6, (fin) => `M${91 + fin * 8} 18v30`)

const controls = `${box(154, 16, 54, 32)}M162 24h22v16h-22ZM192 24h8M192 32h8M192 40h8`

function AutomaticOperatorsDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={`M22 56V190M208 56V190${box(30, 84, 170, 106)}`} />
      <Detail box={[46, 108, 138, 82]} />
      <Outline box={[10, 8, 210, 48, 3]} solid />
      <Detail d={box(82, 18, 58, 30, 3) + fins + controls} />
      <Outline d={gears} solid />
      <Detail d={teeth} />
      <Outline d={`${box(34, 66, 100, 8, 4)}${box(62, 88, 122, 10, 2)}M122 74h8v18h-8Z`} solid />
      <Outline box={[144, 56, 30, 9, 2]} solid />
      <Dashed d="M152 66L104 190M166 66L196 190M270 80V32H222" />
      <Opens box={[232, 82, 78, 92, 6]} />
      <DetailOnAmber d={`${circle(264, 102, 6)}M264 112v22h18l9 20h7M264 121h16M257 124a18 18 0 1 0 25 21`} />
    </CardDrawing>
  )
}

const pinion = { x: 140, y: 118, root: 13, tip: 21, teeth: 10, turn: 0 }
const pitch = (Math.PI * (pinion.root + pinion.tip)) / pinion.teeth

const rack = repeat(6, (tooth) => `H${tenth(pinion.x + (tooth - 2.5) * pitch - 4)}l2-7h4l2 7`)

const valve = (x: number) => `${box(x - 5, 150, 10, 24)}M${x} 168v6M${x - 3} 150l3-6 3 6`

function DoorClosersDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d="M10 8H310V22H10Z" mirrored />
      <Hatched box={[10, 76, 300, 98, 6]} />
      <Detail box={[26, 92, 268, 52]} solid />
      <Outline d={`M76 94h22v44${rack}H184V94h22v48H76Z`} solid />
      <Outline d={spring({ from: [206, 118], to: [294, 118], width: 44, turns: 6 })} />
      <Detail d={valve(38) + valve(64)} solid />
      <Dashed d="M43 160h16M69 160h46v-16" />
      <Outline d="M46 22v22h28V22" solid />
      <Outline d="M58 32L264 42a6 6 0 0 1 0 12L58 42a5 5 0 0 1 0-10Z" solid />
      <Outline d="M132 112L258 40a9 9 0 0 1 10 15L148 126Z" solid />
      <Opens d={gear(pinion)} />
      <DetailOnAmber box={[134, 112, 12, 12]} />
      <Detail d={circle(263, 48, 3) + circle(60, 37, 3)} />
      <Label x={20} y={192}>
        {label.latch}
      </Label>
      <Label x={56} y={192}>
        {label.sweep}
      </Label>
    </CardDrawing>
  )
}

const floor = 150

const clampScrew = (x: number) => `${circle(x, 126, 6)}M${x - 3} 126h6`
const pull = (x: number) => `M${x} 10V90a5 5 0 0 0 10 0V10`

function GlassDoorsDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d={`M10 ${floor}H310V190H10Z`} />
      <Outline d="M14 10V146H230V10M238 10V146H310" />
      <Detail d="M50 72L96 16M50 96L112 20M96 92l34-42M276 72l30-38M276 96l34-42" />
      <Outline d={pull(206) + pull(252)} solid />
      <Detail d={circle(211, 26, 3) + circle(211, 76, 3) + circle(257, 26, 3) + circle(257, 76, 3)} />
      <Outline d={`${box(14, 106, 84, 40, 2)}${box(146, 106, 84, 40, 2)}${box(238, 106, 72, 40, 2)}`} solid />
      <Detail d={clampScrew(34) + clampScrew(78) + clampScrew(294)} />
      <Outline box={[20, 156, 130, 30, 2]} solid />
      <Outline d="M50 146h12v14h8v22H42v-22h8Z" solid />
      <Detail d={`${spring({ from: [84, 171], to: [146, 171], width: 18, turns: 6 })}M70 171h14M84 160v22`} />
      <Detail d={`${circle(172, 126, 13)}${circle(172, 126, 8)}M172 122v8`} />
      <Detail d={`M200 ${floor}h24v28h-24Z`} solid />
      <Opens box={[205, 112, 14, 58, 2]} />
      <DetailOnAmber d="M205 124h14M205 130h14" />
      <Dashed d="M234 178v-20" />
      <Detail d={arrowhead(234, 154, 0)} />
    </CardDrawing>
  )
}

const barrel = { x: 90, top: 52, knuckle: 27 }

const knuckles = repeat(5, (index) =>
  box(barrel.x - 13, barrel.top + index * barrel.knuckle, 26, barrel.knuckle),
)
const notches = repeat(5, (index) =>
  box(index % 2 ? barrel.x - 18 : barrel.x + 13, barrel.top + index * barrel.knuckle, 5, barrel.knuckle),
)
const bearings = repeat(2, (index) =>
  box(barrel.x - 16, barrel.top + (index * 3 + 1) * barrel.knuckle - 3, 32, 6),
)

const screws = repeat(4, (index) => {
  const y = 72 + index * 32
  const inset = index % 2 ? 18 : 0
  return [38 + inset, 142 - inset].map((x) => `${circle(x, y, 7)}M${x - 4} ${y - 4}l8 8`).join('')
})

const balls = circle(231, 158, 7) + circle(265, 158, 7)

function HingesAndPivotsDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={box(16, barrel.top, 61, 135) + box(103, barrel.top, 61, 135)} solid />
      <Detail d={screws} />
      <Detail d={notches} solid />
      <Outline d={knuckles} solid />
      <Detail d={bearings} solid />
      <Opens d={`M${barrel.x - 6} ${barrel.top}V20h-6V10h24V20h-6V${barrel.top}Z`} />
      <Dashed d={`M${barrel.x - 6} ${barrel.top}v70h12v-70M120 40V16`} />
      <Detail d={arrowhead(120, 12, 0)} />
      <Hatched d="M210 22l24-10 26 14 26-12 20 8 4 30-10 26 6 30H210Z" />
      <Hatched d="M190 142H310V190H190Z" mirrored />
      <Detail box={[236, 72, 24, 36]} solid />
      <Outline d={`${box(222, 142, 52, 38, 2)}M210 108h88v10h-88Z`} solid />
      <Opens d="M240 80h16v42h8v8h-8v40h-16v-40h-8v-8h8Z" />
      <Detail d={balls} solid />
      <Dashed d="M248 8V76M220 128a28 7 0 0 0 56 0" />
      <Detail d={arrowhead(277, 125, 10)} />
    </CardDrawing>
  )
}

const honeycomb = repeat(4, (row) => {
  const y = 64 + row * 14
  const zigzag =
    row % 2 ? `M200 ${y + 5}${repeat(7, () => 'l8-5 8 5')}` : `M200 ${y}${repeat(7, () => 'l8 5 8-5')}`
  const joints = repeat(7, (joint) => `M${208 + joint * 16 - (row % 2) * 8} ${y + 5}v9`)
  return row < 3 ? zigzag + joints : zigzag
})

const lever = (face: number, out: 1 | -1) =>
  `M142 ${face}v${out * 6}h36v${-out * 6}ZM154 ${face + out * 6}v${out * 12}h56v${out * 10}h-68v${-out * 22}Z`

function HollowMetalDoorsDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d="M10 68H72V170H10l8-34-14-36Z" />
      <Outline d="M34 68V48H108V128H134V154H108V190H34V170" />
      <Detail d="M39 68V53H103V74M103 104V133H129V149H103V185H39V170M84 74h19v30H84Z" />
      <Outline d={lever(50, -1) + lever(122, 1)} solid />
      <Outline d="M314 50H116V122H314" solid />
      <Detail d="M314 55H196V117H314M122 55V117M122 66h74M122 106h74" />
      <Detail d={honeycomb} />
      <Opens d="M88 76H170v24H104L88 88Z" />
      <DetailOnAmber d="M150 76v24M160 80v16" />
      <Label x={234} y={30} part="M254 35L258 72">
        {label.honeycomb}
      </Label>
      <Label x={154} y={186} part="M150 180L132 150">
        {label.steelFrame}
      </Label>
    </CardDrawing>
  )
}

const flutes = repeat(7, () => 'l4 4h4l4-4h4')
const rain = repeat(3, (drop) => `M${24 + drop * 26} ${14 + drop * 10}l-16 40`)
const lips = repeat(3, (lip) => `M${140 + lip * 22} 122q2 14-8 24h6q8-10 8-24Z`)

function ThresholdsAndSealsDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d="M10 172H252V158H310V190H10ZM278 10H310V100H254V80H278Z" />
      <Hatched d="M124 20l20-8 28 14 26-8V108H124ZM222 20H272V58H222l6-14-10-10Z" mirrored />
      <Outline
        d={`M52 172l44-26${flutes}H216l36 6v20h-9v-12l-32-5h-10v17h-8v-17H112v17h-8v-17l-36 17Z`}
        solid
      />
      <Outline d="M124 98v10h74V98h8v24H116V98Z" solid />
      <Detail d={lips} solid />
      <Outline box={[104, 66, 20, 50, 2]} solid />
      <Detail d={`${circle(114, 82, 4)}M108 116h10v14l-8 14h-8l6-14Z`} solid />
      <Outline d="M124 40v8l-34 12v-8Z" solid />
      <Dashed d={`${rain}M84 140L48 160`} />
      <Detail d={arrowhead(44, 162, 240)} />
      <Label x={36} y={104} part="M70 100L104 100">
        {label.sweep}
      </Label>
      <Outline circle={[264, 68, 9]} solid />
      <Label x={226} y={104} part="M242 90L258 74">
        {label.seal}
      </Label>
      <Label x={232} y={134} part="M240 139L222 149">
        {label.threshold}
      </Label>
    </CardDrawing>
  )
}
