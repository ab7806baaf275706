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
  GraduatedRing,
  Hatched,
  Label,
  Opens,
  Outline,
} from './primitives.tsx'
import { arc, arrowhead, box, circle, graduations, on, repeat, spring, tenth } from './shapes.ts'

const label = partLabels.safe

const dial = { x: 94, y: 76, radius: 36 }

export function SafeDrawing({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="0 0 160 160" alternative={alternative}>
      <Outline box={[12, 6, 140, 140, 5]} />
      <Outline box={[22, 16, 120, 120, 2]} />
      <Outline d="M26 146v9h18v-9M120 146v9h18v-9" />
      <Outline d={`${box(5, 30, 12, 22, 2)}${box(5, 100, 12, 22, 2)}`} solid />
      <Dashed d="M130 34h18M130 42h18M130 110h18M130 118h18" />
      <Outline circle={[dial.x, dial.y, dial.radius]} />
      <GraduatedRing {...dial} count={50} length={5} />
      <GraduatedRing {...dial} count={10} length={9} />
      <Detail circle={[dial.x, dial.y, 22]} />
      <Opens circle={[dial.x, dial.y, 13]} />
      <DetailOnAmber d={`M${dial.x} 68v16M86 76h16`} />
      <Detail d={`M${dial.x} 38l-4-7h8Z`} />
      <Outline circle={[42, 84, 8]} solid />
      <Outline d="M38 84v30a4 4 0 0 0 8 0V84" solid />
      <Dashed d="M32 112q-4-14 0-28" />
    </Drawing>
  )
}

export const safeCards = {
  'safe-opening': SafeOpeningDrawing,
  'combination-changes': CombinationChangesDrawing,
  'electronic-locks': ElectronicLocksDrawing,
  'bolt-work-repair': BoltWorkRepairDrawing,
  'moving-and-anchoring': MovingAndAnchoringDrawing,
  'depository-safes': DepositorySafesDrawing,
} satisfies Record<ServiceCard<'safe'>, ComponentType<DrawingProps>>

const bolts = [46, 100, 154]
const each = (draw: (y: number) => string) => bolts.map(draw).join('')

const boltCam = { x: 60, y: 70, radius: 42 }

function BoltWorkRepairDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline box={[10, 10, 270, 180, 7]} />
      <Outline d={each((y) => box(206, y - 10, 104, 20))} solid />
      <Outline d={each((y) => box(248, y - 16, 20, 32))} solid />
      <Outline box={[194, 22, 22, 156, 3]} solid />
      <Detail d={each((y) => circle(205, y, 4))} />
      <Dashed d={each((y) => `M242 ${y}H222`)} />
      <Detail d={each((y) => arrowhead(222, y, 270))} />
      <Outline circle={[boltCam.x, boltCam.y, 32]} solid />
      <Outline d="M60 36H205a7 7 0 0 1 0 14H60a7 7 0 0 1 0-14Z" solid />
      <Detail d={`${circle(60, 43, 3)}${circle(205, 43, 3)}${box(52, 62, 16, 16)}`} />
      <Dashed d={arc(boltCam, 150, 300)} />
      <Opens box={[152, 144, 40, 18, 2]} />
      <Outline box={[100, 128, 66, 52, 4]} solid />
      <Detail
        d={`${circle(108, 136, 2)}${circle(158, 136, 2)}${circle(108, 172, 2)}${circle(158, 172, 2)}`}
      />
      <Outline d="M194 106V118H104V106H116V112H132V106Z" solid />
      <Outline box={[118, 80, 12, 22]} solid />
      <Outline box={[112, 58, 24, 30]} solid />
      <Detail d={spring({ from: [124, 60], to: [124, 86], width: 14, turns: 4 })} />
      <Dashed d="M112 76H98V124" />
      <Label x={121} y={159}>
        {label.lock}
      </Label>
      <Label x={142} y={82}>
        {label.relocker}
      </Label>
    </CardDrawing>
  )
}

const center = { x: 98, y: 106 }
const ring = (radius: number) => ({ ...center, radius })

const [oldNumber, newNumber] = [-52, 22]
const teeth = 24

const gateAt = (angle: number) =>
  `M${on(ring(80), angle - 7)}L${on(ring(62), angle - 9)}L${on(ring(62), angle + 9)}L${on(ring(80), angle + 7)}`

const mesh = repeat(teeth, (index) => {
  const angle = (index * 360) / teeth
  return `L${on(ring(46), angle)}L${on(ring(52), angle + 5)}L${on(ring(52), angle + 10)}`
})

function CombinationChangesDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={`${gateAt(newNumber)}A80 80 0 1 1 ${on(ring(80), newNumber - 7)}`} />
      <Dashed d={gateAt(oldNumber)} />
      <Dashed d={arc(ring(71), oldNumber + 14, newNumber - 16)} />
      <Detail d={arrowhead(105, 35.4, 96)} />
      <Detail d={`M${mesh.slice(1)}Z`} />
      <Outline circle={[98, 106, 17]} />
      <Detail circle={[98, 106, 12]} />
      <Detail circle={[98, 139, 6]} />
      <Dashed d="M104 139H200" />
      <Opens
        d={`M198 133H252V102q0-14 14-14h26q14 0 14 14v74q0 14-14 14h-26q-14 0-14-14v-31H198ZM204 133v-13h13v13Z${circle(279, 108, 9)}`}
      />
      <DetailOnAmber d="M263 126v26M271 126v26M279 126v26M287 126v26M295 126v26" />
      <Dashed d="M222 120q14-16 22 0M222 158q14 16 22 0" />
      <Label x={10} y={24}>
        {label.was30}
      </Label>
      <Label x={146} y={24}>
        {label.now67}
      </Label>
    </CardDrawing>
  )
}

const drum = { x: 116, y: 64, radius: 38 }
const inner = { ...drum, radius: 29 }

const comb = (x: number, y: number, direction: 1 | -1) =>
  `M${x} ${y}${repeat(4, () => `l${direction * 15} 12v-6`)}`

function DepositorySafesDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d="M82 30V10H250V190H82V180H238V22H94V30ZM82 98V108H94V98Z" />
      <Hatched box={[82, 108, 12, 72]} mirrored />
      <Outline d={`${box(66, 136, 16, 20, 3)}${box(75, 22, 7, 80)}`} solid />
      <Opens
        d={`M${on(drum, 302)}A38 38 0 1 1 ${on(drum, 238)}L${on(inner, 238)}A29 29 0 1 0 ${on(inner, 302)}Z`}
      />
      <Detail circle={[drum.x, drum.y, 4]} />
      <Outline box={[10, 50, 48, 30, 2]} solid />
      <Detail d="M10 51l24 16 24-16" />
      <Dashed d={arc({ ...drum, radius: 47 }, 60, 150)} />
      <Detail d={arrowhead(139.5, 104.7, 240)} />
      <Outline d={comb(94, 106, 1)} />
      <Outline d={comb(238, 98, -1)} />
      <Outline d={`${box(104, 160, 52, 20, 2)}${box(140, 140, 52, 20, 2)}`} solid />
      <Label x={268} y={56} part="M150 52H262">
        {label.drum}
      </Label>
      <Label x={268} y={120} part="M206 116H262">
        {label.baffle}
      </Label>
    </CardDrawing>
  )
}

/** The three parts face left: their fronts run down to the right, and what lies behind is up to the right. */
const facing = (x: number, y: number) => `translate(${x} ${y}) skewY(20)`

const plate = (width: number, height: number, depth: number) => {
  const back = `l${depth} ${tenth(-depth * 0.56)}`
  return `M0 0${back}h${width}v${height}${`l${-depth} ${tenth(depth * 0.56)}`}h${-width}ZH${width}V${height}M${width} 0${back}`
}

const buttons = repeat(12, (index) => box(11 + (index % 3) * 17, 32 + Math.floor(index / 3) * 16, 11, 10))

function ElectronicLocksDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <g transform={facing(198, 36)}>
        <Outline d={plate(84, 86, 12)} solid />
        <Opens box={[32, 54, 76, 20, 2]} />
        <Detail
          d={`${box(10, 10, 34, 22, 3)}${box(44, 17, 28, 8)}M50 17l4 8M57 17l4 8M64 17l4 8${circle(60, 39, 13)}${circle(60, 39, 3)}`}
          solid
        />
        <Detail circle={[16, 52, 6]} />
      </g>
      <Dashed d="M214 95L162 106" />
      <g transform={facing(116, 24)}>
        <Outline d={plate(56, 140, 18)} solid />
        <Hatched d="M56 0l18-10v140l-18 10Z" />
        <Detail d={`${circle(28, 68, 9)}${circle(28, 42, 3)}${circle(28, 94, 3)}`} />
      </g>
      <Dashed d="M144 102L86 114" />
      <g transform={facing(14, 48)}>
        <Outline d={plate(66, 112, 9)} solid />
        <Detail box={[11, 10, 45, 14, 2]} />
        <Detail d={buttons} />
      </g>
      <Label x={226} y={178}>
        {label.motorBolt}
      </Label>
    </CardDrawing>
  )
}

const floor = 148

const anchor = (x: number) =>
  `${box(x - 9, 121, 18, 9, 1)}${box(x - 13, 130, 26, 4)}M${x - 4} 121v-7h8v7M${x - 4} 134V170l-4 12h16l-4-12V134`

function MovingAndAnchoringDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched box={[10, floor, 300, 42]} />
      <g transform="translate(44) rotate(-24 36 136)">
        <Outline box={[40, 46, 78, 84, 4]} solid />
        <Detail box={[48, 54, 62, 68, 2]} />
        <Outline circle={[84, 84, 16]} />
        <Opens circle={[84, 84, 7]} />
        <DetailOnAmber d="M84 79v10" />
        <Detail d="M57 78v22M40 70H34M40 100H34M34 112H118" />
        <Outline d="M34 10V134H92M34 10q0-6-10-6" />
      </g>
      <Outline circle={[80, 136, 12]} solid />
      <Detail circle={[80, 136, 3]} />
      <Dashed d="M160 68q20 2 28 22" />
      <Detail d={arrowhead(188, 90, 160)} />
      <Outline box={[198, 26, 108, 122]} solid />
      <Hatched d="M198 26H306V148H198ZM211 39V134H293V39Z" mirrored />
      <Outline d={`${anchor(230)}${anchor(274)}`} solid />
      <Label x={232} y={74} part="M246 80L232 112">
        {label.anchor}
      </Label>
    </CardDrawing>
  )
}

const axis = 114
/** Discs are seen from their side: as ellipses this much narrower than high. */
const squeeze = 0.42
const thickness = 6

const openingDial = { x: 43, y: axis, radius: 70 }
const safeCam = { x: 140, y: axis, radius: 44 }
const wheels = [188, 227, 266].map((x) => ({ x, y: axis, radius: 60 }))

const disc = (x: number, radius: number) =>
  `M${x} ${axis - radius}a${tenth(radius * squeeze)} ${radius} 0 1 0 .1 0Z`

const gateAngle = 15

function gated(disc: typeof safeCam, shift: number) {
  const rim = { ...disc, x: disc.x + shift }
  const floor = { ...rim, radius: rim.radius - 15 }
  return (
    `M${on(rim, gateAngle, squeeze)}A${tenth(rim.radius * squeeze)} ${rim.radius} 0 1 1 ${on(rim, -gateAngle, squeeze)}` +
    `L${on(floor, -gateAngle, squeeze)}L${on(floor, gateAngle, squeeze)}Z`
  )
}

function SafeOpeningDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d={`${box(88, 12, 16, 98)}${box(88, 118, 16, 70)}`} />
      <Outline d={disc(openingDial.x + 8, openingDial.radius)} solid />
      <Outline d={disc(openingDial.x, openingDial.radius)} solid />
      <Detail d={graduations(openingDial, 18, (index) => (index % 2 ? 5 : 11), squeeze)} />
      <Detail d={disc(openingDial.x, 46)} />
      <Outline d={`M33 ${axis - 26}h10a10.9 26 0 0 1 0 52h-10`} solid />
      <Outline d={disc(33, 26)} solid />
      <Detail d="M81 110H140M81 118H140" />
      {[safeCam, ...wheels].map((part) => (
        <g key={part.x}>
          <Outline d={gated(part, thickness)} solid />
          <Outline d={gated(part, 0)} solid />
          <Detail d={`${disc(part.x, 22)}${disc(part.x, 8)}`} />
        </g>
      ))}
      <Dashed d={`M292 ${axis}h18${repeat(3, (index) => `M${191 + index * 39} 52v20`)}`} />
      <Opens d="M126 28H290V40H154L150 62H140L136 44H126Z" />
      <Label x={216} y={22}>
        {label.fence}
      </Label>
      <Label x={128} y={182}>
        {label.cam}
      </Label>
      <Label x={208} y={194}>
        {label.wheels}
      </Label>
    </CardDrawing>
  )
}
