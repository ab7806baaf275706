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
import { arc, arrowhead, box, circle, graduations, on, repeat } from './shapes.ts'

const label = partLabels.accessControl

const pinPadKeys = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2].map((column) => box(18 + column * 20, 60 + row * 20, 13, 13, 2)),
)

export function AccessControlDrawing({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="0 0 160 160" alternative={alternative}>
      <Outline box={[4, 6, 80, 148, 9]} solid />
      <Detail box={[11, 13, 66, 134, 4]} />
      <Detail d="M24 24h40" />
      <Detail d="M39 46q5-4 10 0M34 40q10-8 20 0" />
      <Detail d={pinPadKeys.join('')} />
      <Dashed d="M91 60q8 20 0 40M99 52q13 28 0 56" />
      <g transform="rotate(9 134 82)">
        <Opens box={[112, 50, 46, 68, 5]} />
        <DetailOnAmber d="M129 57h12M119 104h22M119 110h14" />
        <DetailOnAmber
          d={`${box(119, 64, 32, 32, 4)}${box(123.5, 68.5, 23, 23, 2)}${box(131, 76, 8, 8, 1)}`}
        />
      </g>
    </Drawing>
  )
}

export const accessControlCards = {
  keypads: KeypadsDrawing,
  'card-readers': CardReadersDrawing,
  'electric-strikes': ElectricStrikesDrawing,
  'magnetic-locks': MagneticLocksDrawing,
  'video-intercoms': VideoIntercomsDrawing,
  'schedules-and-logs': SchedulesAndLogsDrawing,
} satisfies Record<ServiceCard<'access-control'>, ComponentType<DrawingProps>>

const coil = (width: number, height: number) =>
  repeat(4, (turn) => {
    const inset = turn * 4
    return box(inset - width / 2, inset - height / 2, width - 2 * inset, height - 2 * inset, 8 - turn)
  })

const seen = (x: number, y: number) => `matrix(1 .25 0 1 ${x} ${y})`
const reader = { x: 74, y: 100 }
const card = { x: 250, y: 100 }

const field = [
  [0, 0],
  [12, 14],
  [24, 56],
]
  .flatMap(([start = 0, bulge = 0]) =>
    [start + bulge, -start - bulge].map((far) => [Math.sign(far) * start, far]),
  )
  .map(([start = 0, far = 0]) => `M84 ${100 + start}Q146 ${100 + far} 206 ${100 + start}`)
  .join('')

function CardReadersDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <g transform={seen(reader.x - 14, reader.y)}>
        <Outline box={[-48, -70, 92, 140, 10]} solid />
      </g>
      <g transform={seen(reader.x, reader.y)}>
        <Outline box={[-48, -70, 92, 140, 10]} solid />
        <Detail d={`${coil(76, 88)}${box(-24, 52, 18, 10)}M-6 57H6V44M-24 57h-6V44M20 57h8`} />
      </g>
      <Dashed d={field} />
      <g transform={seen(card.x, card.y)}>
        <Opens box={[-44, -66, 88, 132, 8]} />
        <DetailOnAmber
          d={`${coil(72, 92)}${box(-8, -8, 16, 16, 2)}M-24-4H-8M-24 4H-8${box(-12, -60, 24, 6, 3)}`}
        />
      </g>
      <Label x={134} y={186} part="M150 171L110 146M170 171L214 146">
        {label.antennas}
      </Label>
    </CardDrawing>
  )
}

const pivot = { x: 228, y: 146 }

const keeper = 'M170 128H214q6 0 8 4a16 16 0 0 1 18 5H284v15H242a16 16 0 0 1-24 6l-8 6H178q-8 0-8-8Z'
const lip = 'M218 128H178q-8 0-8 8v20q0 8 8 8h32l6-5'

const plunger = box(262, 112, 12, 25)
const windings = repeat(9, (turn) => `M${252 + turn * 4} 84v30`)

function ElectricStrikesDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d="M130 14H310V164H164V58H130Z" />
      <Hatched d="M14 66H152V164H14l6-26-10-36Z" mirrored />
      <Detail box={[60, 86, 92, 42]} solid />
      <Detail box={[130, 58, 20, 8]} solid />
      <Outline d="M164 72H300V164H164" solid />
      <Dashed d={`M70 94H100M70 120H100`} />
      <Outline d="M100 90H186L208 112V126H100Z" solid />
      <Detail box={[264, 14, 12, 66]} solid />
      <Detail d={`M268 14V80M272 14V80${windings}`} />
      <Outline box={[248, 80, 44, 38, 2]} />
      <Outline d={plunger} solid />
      <g transform={`rotate(-28 ${pivot.x} ${pivot.y})`}>
        <Dashed d={lip} />
      </g>
      <Opens d={keeper} />
      <DetailOnAmber circle={[pivot.x, pivot.y, 6]} />
      <Label x={122} y={113}>
        {label.latch}
      </Label>
      <Label x={219} y={102}>
        {label.coil}
      </Label>
      <Label x={262} y={188} part="M258 183L206 150">
        {label.keeper}
      </Label>
    </CardDrawing>
  )
}

const code = [1, 5, 6, 10]
const place = (index: number) => ({ x: 33 + (index % 3) * 23, y: 27 + Math.floor(index / 3) * 23 })
const keypadKeys = Array.from({ length: 12 }, (_, index) => index)
const cap = (index: number) => box(place(index).x - 8, place(index).y - 8, 16, 16)

const spindle = 152
const rubberKeys = [27, 50, 73, 96].map((y) => box(190, y - 7, 6, 14)).join('')

function KeypadsDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline box={[12, 10, 88, 180, 10]} solid />
      <Detail
        d={keypadKeys
          .filter((index) => !code.includes(index))
          .map(cap)
          .join('')}
      />
      <Opens d={code.map(cap).join('')} />
      <Outline circle={[56, spindle, 22]} />
      <Dashed d={arc({ x: 56, y: spindle, radius: 76 }, 96, 114)} />
      <Detail d={arrowhead(124, 186, 206)} />
      <Outline d={`M56 ${spindle - 8}H124q12 0 12 8t-12 8H56a8 8 0 0 1 0-16Z`} solid />
      <Hatched box={[212, 10, 48, 180]} />
      <Detail d={box(212, 122, 48, 60) + box(212, 56, 48, 10)} solid />
      <Detail d="M206 59H272V70M206 63H266V70" />
      <Outline d="M212 10H202q-6 0-6 8V182q0 8 6 8h10ZM260 10h24q8 0 8 8V182q0 8-8 8H260Z" solid />
      <Detail d={`${rubberKeys}M202 18V110`} />
      <Detail box={[264, 70, 20, 50]} solid />
      <Detail d="M264 95h20M266 120v8h12v-8" />
      <Outline d={box(176, 145, 54, 14) + box(242, 145, 62, 14)} solid />
      <Outline d={box(226, 128, 9, 48) + box(238, 128, 9, 48)} solid />
      <Outline d={box(166, 138, 14, 28, 5) + box(298, 138, 12, 28, 5)} solid />
      <Detail box={[262, 128, 22, 14]} solid />
      <Opens box={[222, 132, 40, 7, 2]} />
      <Label x={140} y={116} part="M170 116L224 134">
        {label.clutch}
      </Label>
    </CardDrawing>
  )
}

const turns = [96, 132].map((y) => repeat(3, (row) => `M154 ${y + row * 6}h1${'m8 0h1'.repeat(5)}`)).join('')

const core = 'M142 68H234V168H142V148H208V128H142V112H208V92H142Z'
const flux = box(124, 80, 97, 38, 10) + box(124, 122, 97, 38, 10)

function MagneticLocksDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d="M52 10H310V54H52Z" />
      <Hatched d="M54 62H98V190l-14-8-12 10-18-8Z" mirrored />
      <Detail d={box(164, 26, 8, 36) + box(204, 26, 8, 36)} solid />
      <Outline box={[134, 60, 108, 116, 3]} solid />
      <Outline d={core} />
      <Outline d={turns} />
      <Opens box={[114, 66, 20, 104, 2]} />
      <Outline box={[98, 100, 16, 36, 4]} solid />
      <Outline d="M46 106h8v24h-8ZM54 113H124v10H54Z" solid />
      <Dashed d={flux} />
      <Dashed d="M40 160H16" />
      <Detail d={arrowhead(12, 160, 270)} />
      <Detail d="M242 70H284V88" />
      <Outline box={[258, 88, 52, 84, 5]} solid />
      <Outline circle={[284, 142, 17]} />
      <Detail circle={[284, 142, 12]} />
      <Label x={273} y={112}>
        {label.exit}
      </Label>
      <Label x={108} y={192} part="M124 180V164">
        {label.armature}
      </Label>
    </CardDrawing>
  )
}

const dial = { x: 92, y: 100, radius: 82 }
const hourAngle = 360 / 24
const open = { from: 8 * hourAngle, to: 18 * hourAngle }

const [outer, inner] = [
  { ...dial, radius: 62 },
  { ...dial, radius: 42 },
]
const band =
  `M${on(outer, open.from)}A62 62 0 0 1 ${on(outer, open.to)}` +
  `L${on(inner, open.to)}A42 42 0 0 0 ${on(inner, open.from)}Z`

const rows = [
  { time: '07:58', y: 60, opened: false },
  { time: '08:02', y: 94, opened: true },
  { time: '17:40', y: 128, opened: true },
  { time: '22:15', y: 162, opened: false },
]

const name = (y: number) => `M248 ${y - 5}h28`
const state = 294
const tick = (y: number) => `M${state - 3} ${y - 5}l2.5 3 4-6`
const cross = (y: number) => `M${state - 4} ${y - 9}l8 8m0-8l-8 8`
const yesNo = (opened: boolean, draw: (y: number) => string) =>
  rows.flatMap((row) => (row.opened === opened ? draw(row.y) : '')).join('')

function SchedulesAndLogsDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline circle={[dial.x, dial.y, dial.radius]} />
      <Detail d={graduations({ ...dial, radius: 76 }, hourAngle, (hour) => (hour % 6 ? 6 : 14))} />
      <Opens d={band} />
      <Outline d={`M${dial.x} ${dial.y}L${on({ ...dial, radius: 38 }, 14.5 * hourAngle)}`} />
      <Detail circle={[dial.x, dial.y, 6]} solid />
      <Label x={54} y={105}>
        18
      </Label>
      <Label x={116} y={123}>
        8
      </Label>
      <Outline d="M198 10H310V186l-14-8-14 8-14-8-14 8-14-8-14 8-14-8-14 8Z" solid />
      <Detail d={`M208 26H300M208 31H300${rows.map(({ y }) => name(y)).join('')}`} />
      {rows.map(({ time, y }) => (
        <Label key={time} x={208} y={y}>
          {time}
        </Label>
      ))}
      <Opens d={yesNo(true, (y) => circle(state, y - 5, 8))} />
      <DetailOnAmber d={yesNo(true, tick)} />
      <Detail d={yesNo(false, cross)} />
    </CardDrawing>
  )
}

const profile =
  'M10 190V158q0-14 18-19l8-3v-12q-16-10-16-34 0-32 32-32 26 0 29 26l1 8 6 12q1 3-4 4l-1 14q0 6-7 6' +
  'h-10v14l10 4q18 5 18 20V190'
const front = 'M196 116q0-22 30-27V78q-11-8-11-24 0-22 25-22t25 22q0 16-11 24V89q30 5 30 27'

const key = `${circle(229, 151, 6)}M235 151h18v6M247 151v5`

const grille = repeat(4, (line) => `M126 ${92 + line * 5}v2`)

function VideoIntercomsDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched box={[136, 10, 18, 180]} />
      <Outline box={[122, 56, 14, 98, 3]} solid />
      <Outline d="M122 72a11 11 0 0 0 0 22Z" solid />
      <Detail d={`M122 124h-4v14h4M129 104v14${grille}`} />
      <Dashed d="M110 81L26 26M110 85L26 156M136 131H170" />
      <Outline d={profile} solid />
      <Outline box={[170, 10, 140, 180, 8]} solid />
      <Outline box={[180, 20, 120, 96, 3]} />
      <Outline d={front} />
      <Detail d="M184 32v-8h8M296 32v-8h-8M184 104v8h8M296 104v8h-8" />
      <Opens circle={[240, 153, 26]} />
      <DetailOnAmber d={key} />
      <Detail d={circle(194, 153, 12) + circle(286, 153, 12)} />
      <Detail d="M191 148v10l-3-2v-6ZM195 150q3 3 0 6M281 153h10" />
    </CardDrawing>
  )
}
