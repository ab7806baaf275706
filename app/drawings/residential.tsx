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
import { arc, arrowhead, box, circle, gear, keyCuts, keyPin, repeat, spring } from './shapes.ts'

const label = partLabels.residential

export function ResidentialDrawing({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="0 0 160 160" alternative={alternative}>
      <Hatched box={[118, 6, 26, 148]} />
      <Outline d="M20 6H108V154H20" />
      <Detail d="M108 30h4v46h-4M108 92h4v40h-4" />
      <Outline circle={[68, 53, 27]} solid />
      <Detail circle={[68, 53, 20]} />
      <Opens circle={[68, 53, 11]} />
      <DetailOnAmber d="M68 46v14" />
      <Dashed d="M96 44h12M96 62h12" />
      <Outline box={[108, 44, 26, 18, 2]} solid />
      <Dashed d="M148 53h10" />
      <Outline d="M108 105h7l12 14h-19Z" solid />
      <Outline circle={[68, 112, 16]} solid />
      <Outline d="M68 105H24a7 7 0 0 0 0 14H68a7 7 0 0 0 0-14Z" solid />
      <Dashed d="M14 126q2 14 14 20" />
    </Drawing>
  )
}

export const residentialCards = {
  rekeying: RekeyingDrawing,
  deadbolts: DeadboltsDrawing,
  'smart-locks': SmartLocksDrawing,
  'lock-repair': LockRepairDrawing,
  'patio-doors': PatioDoorsDrawing,
  mailboxes: MailboxesDrawing,
} satisfies Record<ServiceCard<'residential'>, ComponentType<DrawingProps>>

/** Units per inch: the door is 1 3/4 inches thick. */
const inch = 40
const door = { top: 64, bottom: 64 + 1.75 * inch, edge: 168 }
const middle = (door.top + door.bottom) / 2
const strike = door.edge + 6

const doorSection = `M10 ${door.top}H${door.edge}V${door.bottom}H10l8-18-12-20 10-18Z`

const deadboltScrew = (y: number) =>
  `M${strike} ${y - 6}l7 4h${3 * inch - 20}l8 2-8 2H${strike + 7}l-7 4ZM${strike + 54} ${y - 2}` +
  'l4 4m6-4l4 4m6-4l4 4m6-4l4 4m6-4l4 4'

const houseKey = `M86 165v7a10 10 0 1 0 8 0v-7Z${circle(90, 184, 3)}`

function DeadboltsDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d={doorSection + box(strike, 48, 46, 106) + box(226, 48, 84, 106)} />
      <Detail box={[50, door.top, 80, door.bottom - door.top]} solid />
      <Detail box={[130, middle - 17, 38, 34]} solid />
      <Detail box={[strike, middle - 18, 50, 36]} solid />
      <Outline d={`M56 ${door.bottom}h68l-10 28a4 4 0 0 1-4 3H70a4 4 0 0 1-4-3Z`} solid />
      <Outline box={[50, door.top - 8, 80, 8]} solid />
      <Outline d={`M78 ${door.top - 8}V26q0-10 12-10t12 10V${door.top - 8}Z`} solid />
      <Detail box={[86, door.top, 8, 92]} solid />
      <Detail d={deadboltScrew(66)} solid />
      <Detail d={deadboltScrew(136)} solid />
      <Opens d={box(80, middle - 13, door.edge + inch - 80, 26, 2) + houseKey} />
      <DetailOnAmber d={`M${door.edge - 10} ${middle - 13}v26M${door.edge - 5} ${middle - 13}v26`} />
      <Outline
        d={`${box(door.edge, middle - 32, 4, 64)}M${strike} ${middle - 44}v26M${strike} ${middle + 18}v26`}
        solid
      />
      <Dashed d={`M${door.edge} 30V60M${door.edge + inch} 30V44`} />
      <Detail
        d={`M${door.edge} 36h${inch}${arrowhead(door.edge, 36, 270)}${arrowhead(door.edge + inch, 36, 90)}`}
      />
      <Label x={160} y={22}>
        {label.oneInchThrow}
      </Label>
      <Label x={222} y={184} part="M216 178l-8-40">
        {label.threeInchScrews}
      </Label>
    </CardDrawing>
  )
}

const rimLockScrew = (x: number, y: number) => `${circle(x, y, 4)}M${x - 3} ${y - 3}l6 6`

const coil = (x: number, y: number, width: number, turns: number) =>
  spring({ from: [x, y], to: [x + width, y], width: 24, turns })

function LockRepairDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline box={[10, 10, 168, 180, 3]} solid />
      <Detail
        d={rimLockScrew(20, 20) + rimLockScrew(20, 180) + rimLockScrew(167, 180) + rimLockScrew(167, 20)}
      />
      <Outline box={[86, 36, 124, 30, 2]} solid />
      <Detail d={`${circle(60, 51, 19)}${circle(60, 51, 14)}M100 36v14h16V36`} />
      <Detail d="M54 57l4-14h6l44 4v6l-38 4v6Z" solid />
      <Opens d="M36 90h10v13h114v-12h28l24 25v5h-52v-6H46v12H36Z" />
      <DetailOnAmber d="M188 91v30" />
      <Outline box={[82, 92, 6, 34]} solid />
      <Outline d="M48 96h14v34a20 20 0 1 1-14 3Z" solid />
      <Detail d={`M57 138l11 11-11 11-11-11Z${circle(57, 149, 2)}M77 150h26v18`} />
      <Outline box={[178, 6, 8, 188, 2]} solid />
      <Outline d={coil(226, 62, 84, 7)} />
      <Dashed d="M268 84Q250 144 134 130" />
      <Detail d={arrowhead(130, 129.5, 278)} />
      <Detail d={coil(226, 156, 34, 3) + coil(268, 148, 42, 4)} />
      <Label x={226} y={38}>
        {label.newSpring}
      </Label>
      <Label x={226} y={188}>
        {label.broken}
      </Label>
    </CardDrawing>
  )
}

const bank = { left: 94, top: 34, column: 64, row: 52 }
const cell = (column: number, row: number, height = 1) => {
  const [x, y] = [bank.left + column * bank.column, bank.top + row * bank.row]
  const [width, tall] = [bank.column, bank.row * height]
  const [lockX, lockY] = [x + width - 13, y + tall / 2]
  const lock = `${circle(lockX, lockY, 5)}M${lockX} ${lockY - 2}v4`
  return `${box(x + 4, y + 4, width - 8, tall - 8, 2)}${lock}M${x + 12} ${y + 13}h22`
}
const closed = [cell(0, 0), cell(1, 0), cell(2, 0), cell(1, 1), cell(0, 2), cell(1, 2), cell(2, 1, 2)]

function MailboxesDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d="M94 34l24-22h192l-24 22ZM286 34l24-22V168l-24 22Z" />
      <Outline box={[94, 34, 192, 156]} solid />
      <Detail d={closed.join('')} />
      <Outline box={[98, 90, 56, 44]} solid />
      <Detail d="M98 134l14-12h42M112 122V90" />
      <Detail d="M106 128l12-18h34v18ZM118 110l14 12 20-12" solid />
      <Opens d="M60 128H40q-4 10-14 10a14 14 0 1 1 0-28q10 0 14 10h20Z" />
      <DetailOnAmber circle={[20, 124, 4]} />
      <Outline d="M98 90L50 112v44l48-22Z" solid />
      <Detail d="M92 97L56 114v33l36-17Z" />
      <Opens d="M59 122l8-4v22l-8 4Z" />
      <DetailOnAmber circle={[63, 128, 2.5]} />
    </CardDrawing>
  )
}

function PatioDoorsDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={`${box(10, 14, 136, 172)}${box(16, 20, 66, 156)}`} />
      <Detail d={`${box(24, 28, 50, 140)}M34 90l28-44M34 112l28-44M10 181h136`} />
      <Outline box={[74, 20, 66, 156]} solid />
      <Detail
        d={`${box(82, 28, 50, 140)}M92 90l28-44M92 112l28-44${circle(86, 176, 4)}${circle(128, 176, 4)}`}
      />
      <Opens box={[134, 86, 4, 28, 2]} />
      <Dashed d={`M126 140H92${circle(136, 100, 20)}M140 80L208 26M140 120l68 54`} />
      <Detail d={arrowhead(90, 140, 270)} />
      <Hatched d="M266 29.8A78 78 0 0 1 266 170.2Z" />
      <Outline d="M250 24V176M196 31V169" />
      <Detail
        d={`${box(204, 58, 42, 84, 3)}${circle(225, 68, 4)}${circle(225, 132, 4)}M176 46V154M182 41V159`}
      />
      <Detail box={[266, 76, 28, 58]} solid />
      <Opens d="M212 112V102q0-18 18-18h42q14 0 14 14v24l-14-8v-12h-32q-6 0-6 6v4a11 11 0 0 1-22 0Z" />
      <DetailOnAmber circle={[223, 112, 4]} />
      <Outline d="M262 62V82h6V62ZM262 106v32h6v-32Z" solid />
      <Dashed d={arc({ x: 223, y: 112, radius: 50 }, 124, 172)} />
      <Detail d={arrowhead(230, 161.5, 262)} />
      <Outline circle={[232, 100, 78]} />
    </CardDrawing>
  )
}

const plug = { left: 92, right: 300, top: 104, bottom: 184 }
const blade = { top: 130, bottom: 166 }
const pitch = 38
const first = 126
const pinWidth = 18
const cuts = [14, 4, 20, 9, 16]
const lift = [0, 0, 0, 58, 76]

const chamber = (index: number) => first + index * pitch

const bores = cuts
  .map((_, index) => box(chamber(index) - pinWidth / 2 - 2, plug.top, pinWidth + 4, blade.top - plug.top))
  .join('')

const pins = cuts
  .map((depth, index) => {
    const up = lift[index] ?? 0
    return keyPin(chamber(index), plug.top - up, blade.top + depth - up, pinWidth)
  })
  .join('')

const key =
  `M${plug.left - 6} ${blade.top}${keyCuts({ first, pitch, top: blade.top, flat: 10, depths: cuts })}` +
  `l9 11-18 25H${plug.left - 6}v8h-10q-8 14-28 14a38 40 0 0 1 0-80q20 0 28 14h10Z${circle(27, 148, 8)}`

function RekeyingDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched box={[plug.left, plug.top, plug.right - plug.left, plug.bottom - plug.top, 3]} />
      <Detail d={`${box(plug.left, blade.top - 5, plug.right - plug.left, 46)}${bores}`} solid />
      <Opens d={`${key}${pins}`} />
      <DetailOnAmber d={`M${plug.left - 4} 157H300`} />
      <Dashed d={`M${chamber(3)} 84v34M${chamber(4)} 74v46M${chamber(0)} 96Q122 72 108 70`} />
      <Detail d={arrowhead(105, 69, 285)} />
      <g transform="rotate(-24 50 50)">
        <Outline
          d={keyPin(26, 26, 66, pinWidth) + keyPin(56, 40, 70, pinWidth) + keyPin(86, 44, 86, pinWidth)}
          solid
        />
      </g>
      <Label x={116} y={26}>
        {label.oldPins}
      </Label>
      <Label x={180} y={60}>
        {label.newPins}
      </Label>
    </CardDrawing>
  )
}

const hub = { x: 164, y: 142, root: 28, tip: 37, teeth: 12, turn: 20 }
const pinion = { x: 135, y: 107, root: 8, tip: 17, teeth: 6, turn: 50 }

const batteries = repeat(4, (index) => {
  const x = 126 + index * 18
  return `M${x + 4} 24h7v4h4v52h-15V28h4ZM${x} 38h15`
})

function SmartLocksDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched box={[264, 8, 46, 184]} />
      <Detail box={[264, 124, 30, 36]} solid />
      <Outline box={[206, 130, 76, 24]} solid />
      <Dashed d="M226 116h24" />
      <Detail d={`${arrowhead(224, 116, 270)}M256 8v184`} />
      <Outline box={[110, 8, 104, 184, 20]} solid />
      <Detail d={`${batteries}M126 80v5h70v-5${circle(pinion.x, pinion.y, 20)}`} />
      <Outline d={gear(hub)} solid />
      <Detail circle={[hub.x, hub.y, 22]} />
      <Outline d={gear(pinion)} solid />
      <g transform={`rotate(-28 ${hub.x} ${hub.y})`}>
        <Opens box={[hub.x - 6, hub.y - 22, 12, 44, 6]} />
        <DetailOnAmber d={`M${hub.x} ${hub.y}v-8`} />
      </g>
      <Dashed d={arc({ ...hub, radius: 43 }, 150, 230)} />
      <Outline box={[12, 44, 60, 116, 8]} solid />
      <Detail d={`${box(18, 54, 48, 92)}M36 153h12`} />
      <Opens circle={[42, 100, 18]} />
      <DetailOnAmber d="M34 98h16v12h-16ZM37 98v-5a5 5 0 0 1 9-3" />
      <Dashed d={repeat(3, (index) => arc({ x: 52, y: 100, radius: 30 + index * 12 }, 56, 124))} />
    </CardDrawing>
  )
}
