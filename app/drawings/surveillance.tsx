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
import { arc, box, circle, graduations, on, repeat, tenth } from './shapes.ts'

const label = partLabels.surveillance

export function SurveillanceDrawing({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="0 0 160 160" alternative={alternative}>
      <Hatched d="M144 6h12v148h-12Z" />
      <Dashed d="M80 54L8 36M80 62L8 92" />
      <Outline circle={[34, 64, 16]} solid />
      <Outline d="M4 128v-8a30 30 0 0 1 60 0v8Z" solid />
      <Detail d="M8 48V38h10M50 38h10v10M60 80v10h-10M18 90h-10v-10" />
      <Outline d="M134 78h10v34h-10ZM134 90h-12L114 68" />
      <g transform="rotate(-6 108 56)">
        <Outline d="M92 42h38a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5H92Z" solid />
        <Outline d="M80 36h52a4 4 0 0 1 4 4v2H80Z" solid />
        <Outline d="M92 44H84v26h8" solid />
        <Opens circle={[88, 57, 7]} />
        <Detail d="M104 50v16M122 57h5" />
      </g>
    </Drawing>
  )
}

function figure(x: number, feet: number, height: number): string {
  const at = (share: number) => tenth(height * share)
  const [head, shoulder, hip, leg] = [at(0.085), at(0.15), at(0.5), at(0.1)]
  return (
    circle(x, tenth(feet - height + head), head) +
    `M${tenth(x - leg)} ${feet}V${tenth(feet - at(0.42))}h${-at(0.05)}v${-at(0.25)}q0 ${-shoulder} ${shoulder} ${-shoulder}` +
    `q${shoulder} 0 ${shoulder} ${shoulder}v${at(0.25)}h${-at(0.05)}V${feet}h${-at(0.08)}V${tenth(feet - hip + at(0.12))}h${-at(0.04)}V${feet}Z`
  )
}

export const surveillanceCards = {
  'camera-placement': CameraPlacementDrawing,
  'night-vision': NightVisionDrawing,
  recorders: RecordersDrawing,
  'remote-viewing': RemoteViewingDrawing,
  'doorbell-cameras': DoorbellCamerasDrawing,
  'license-plate-cameras': LicensePlateCamerasDrawing,
} satisfies Record<ServiceCard<'surveillance'>, ComponentType<DrawingProps>>

type CameraProps = { x: number; y: number; turn: number; sees: string }

function Camera({ x, y, turn, sees }: CameraProps) {
  return (
    <>
      <Dashed d={sees.replaceAll('L', `M${x} ${y}L`)} />
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        <Outline box={[-26, -8, 24, 16, 3]} solid />
        <Opens circle={[0, 0, 7]} />
      </g>
    </>
  )
}

function Person({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Detail box={[x - 18, y - 7, 36, 14, 7]} />
      <Detail circle={[x, y, 9]} solid />
    </>
  )
}

function CameraPlacementDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d="M46 190H10V10H310V190H102V180H300V20H20V180H46Z" />
      <Outline d="M46 190V136" />
      <Dashed d={arc({ x: 46, y: 190, radius: 54 }, 0, 90)} />
      <Detail d={`${box(128, 60, 20, 120)}${box(166, 84, 20, 96)}M138 60v120M176 84v96`} />
      <Outline d="M300 98H230V166H258V124H300" />
      <Person x={75} y={124} />
      <Person x={279} y={147} />
      <Camera x={74} y={48} turn={90} sees="L38 180L112 180" />
      <Camera x={204} y={42} turn={62} sees="L216 180L300 92" />
      <Label x={61} y={190}>
        {label.door}
      </Label>
      <Label x={243} y={116}>
        {label.register}
      </Label>
    </CardDrawing>
  )
}

function DoorbellCamerasDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline box={[12, 12, 68, 176, 30]} />
      <Detail box={[18, 18, 56, 164, 25]} />
      <Outline circle={[46, 54, 20]} />
      <Opens circle={[46, 54, 12]} />
      <DetailOnAmber d="M40 54a6 6 0 0 1 6-6" />
      <Detail d="M36 92h20M36 98h20M36 104h20" />
      <Outline circle={[46, 146, 20]} />
      <Detail d={`${circle(46, 146, 13)}${graduations({ x: 46, y: 146, radius: 20 }, 30, () => 3)}`} />
      <Hatched box={[106, 10, 18, 180]} />
      <Outline d="M124 184H310" />
      <Outline box={[124, 92, 8, 26, 3]} solid />
      <Opens circle={[132, 99, 4]} />
      <Dashed d="M138 97L306 22M136 104L146 180" />
      <Outline d={figure(262, 184, 122)} solid />
      <Outline box={[156, 158, 34, 26]} solid />
      <Detail d="M156 166h34M173 158v8" />
      <Label x={282} y={82}>
        {label.face}
      </Label>
      <Label x={194} y={176}>
        {label.package}
      </Label>
    </CardDrawing>
  )
}

const plateLens = { x: 52, y: 100 }
const plate = { x: 182, y: 152, radius: 66 }

function LicensePlateCamerasDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d="M10 188H310M20 188V74H28V188" />
      <g transform={`translate(${plateLens.x} ${plateLens.y}) rotate(21.8)`}>
        <Outline d="M-36-12H4v-5H-40v5Z" solid />
        <Outline box={[-34, -12, 32, 24, 3]} solid />
        <Opens circle={[0, 0, 8]} />
      </g>
      <Dashed d={`M${plateLens.x + 9} ${plateLens.y + 4}L${plate.x} ${plate.y}H92`} />
      <Dashed d={arc(plate, 270, 291.8)} />
      <Outline d="M306 92H270q-6 0-12 6L234 122q-40 4-48 12-2 3-2 10v30h16a20 20 0 0 1 40 0H306" />
      <Outline circle={[220, 172, 16]} />
      <Detail
        d={`${circle(220, 172, 7)}M246 122h60M250 118l16-17h44M282 101v73M290 134h10M306 86q-6 12 0 24t0 24t0 24t0 20M188 138h12l-4 6h-11`}
      />
      <Outline box={[180, 142, 5, 20]} solid />
      <Outline box={[96, 12, 156, 62, 8]} />
      <Detail d={`${box(102, 18, 144, 50, 5)}${circle(114, 24, 2)}${circle(234, 24, 2)}`} />
      <g transform="translate(112 58) scale(2.7)">
        <Label x={0} y={0}>
          {label.ltn4827}
        </Label>
      </g>
      <Label x={64} y={172}>
        {label.under30Degrees}
      </Label>
    </CardDrawing>
  )
}

const front = { x: 92, y: 90, radius: 46 }
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

function NightVisionDrawing({ alternative }: DrawingProps) {
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
        {label.infrared}
      </Label>
    </CardDrawing>
  )
}

function Drive({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 20)`}>
      <Outline box={[0, 0, 84, 78, 4]} solid />
      <Detail d={`${circle(35, 39, 30)}${circle(35, 39, 9)}${circle(35, 39, 3)}`} />
      <Detail d="M69 58L38 52l-2 4L64 70a7 7 0 1 0 5-12Z" solid />
      <Detail circle={[66, 64, 2]} />
    </g>
  )
}

/** Start and length, in hours, of what each of four cameras recorded when something moved. */
const movement = [
  [
    [2, 1],
    [7, 3],
    [12, 2],
    [17, 4],
  ],
  [
    [6, 2],
    [9, 4],
    [15, 1],
    [18, 2],
  ],
  [
    [0, 2],
    [8, 1],
    [11, 3],
    [20, 2],
  ],
  [
    [4, 1],
    [10, 2],
    [14, 2],
    [19, 3],
  ],
] as const

const hour = (hours: number) => tenth(22 + hours * 11.5)
const row = (camera: number) => 124 + camera * 14

const recorded = movement
  .map((spans, camera) =>
    spans.map(([start, hours]) => box(hour(start), row(camera) - 4, hours * 11.5, 8)).join(''),
  )
  .join('')

function RecordersDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline box={[10, 10, 300, 98, 4]} />
      <Drive x={20} />
      <Drive x={114} />
      <Detail
        d={`${box(212, 20, 88, 78, 2)}${box(226, 32, 26, 26)}${circle(276, 45, 13)}M276 38v14M269 45h14`}
      />
      <Detail d={repeat(4, (index) => circle(224 + index * 21, 82, 6))} />
      <Detail d={repeat(4, (index) => `M22 ${row(index)}H298`)} />
      <Detail d={recorded} solid />
      <Opens box={[hour(18), row(1) - 5, 23, 10, 1]} />
      <Dashed d={`M${hour(18.7)} 116V178`} />
      <Label x={hour(17.3)} y={192}>
        18:42
      </Label>
    </CardDrawing>
  )
}

const doorbellLens = { x: 85, y: 42 }

function RemoteViewingDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d="M10 96V38L54 12L98 38V96Z" />
      <Detail d={`${box(44, 58, 20, 38)}${box(18, 62, 16, 18)}${box(74, 62, 16, 18)}M10 50H98M59 77v4`} />
      <Opens d={`${circle(23, 42, 6)}${circle(doorbellLens.x, doorbellLens.y, 6)}`} />
      <Dashed d={[26, 42, 58].map((radius) => arc({ ...doorbellLens, radius }, 50, 92)).join('')} />
      <Outline box={[108, 62, 202, 128, 14]} solid />
      <Outline box={[128, 72, 162, 108, 3]} />
      <Detail d="M209 72V180M128 126H290M300 116v20M118 124v4" />
      <Detail d={`${box(156, 82, 26, 44)}M177 104v4M140 126V112h8v14`} />
      <Detail d="M222 116q0-10 8-11l8-11h24l9 12q8 1 8 10ZM232 116a6 6 0 0 0 12 0M256 116a6 6 0 0 0 12 0M236 105H268" />
      <Detail d="M138 144H199M138 168H199M144 144v-8h10v8M160 144v-10h8v10M176 144v-6h14v6M146 168v-12h14v12M170 168v-9h16v9" />
      <Outline d={`${circle(250, 147, 11)}M228 180q2-18 22-18t22 18`} />
    </CardDrawing>
  )
}
