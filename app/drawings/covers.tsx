import type { ComponentType } from 'react'
import {
  CoverDrawing,
  Dashed,
  Detail,
  DetailOnAmber,
  type DrawingProps,
  Hatched,
  Opens,
  Outline,
} from './primitives.tsx'
import { box, circle, cutKey, type Point } from './shapes.ts'

type Cover = ComponentType<DrawingProps>

/** The covers of the built-in posts of each language, which keep theirs whatever their category becomes. */
const bySlug: ReadonlyMap<string, Cover> = new Map([
  ['top-5-security-tips-houston-businesses', SecurityTipsCover],
  ['what-to-do-when-locked-out', LockedOutCover],
  ['understanding-access-control-systems-office', AccessControlCover],
  ['5-consejos-de-seguridad-negocios-houston', SecurityTipsCover],
  ['que-hacer-si-se-quedo-afuera', LockedOutCover],
  ['entender-control-de-acceso-oficina', AccessControlCover],
])

const byCategory: ReadonlyMap<string, Cover> = new Map([
  ['Commercial Security', SecurityTipsCover],
  ['Emergency Services', LockedOutCover],
  ['Access Control', AccessControlCover],
  ['Residential Security', ResidentialCover],
  ['Automotive', AutomotiveCover],
  ['Safes', SafesCover],
  ['Surveillance', SurveillanceCover],
  ['Doors', DoorsCover],
  ['Seguridad para negocios', SecurityTipsCover],
  ['Servicios de emergencia', LockedOutCover],
  ['Control de acceso', AccessControlCover],
  ['Seguridad para el hogar', ResidentialCover],
  ['Automotriz', AutomotiveCover],
  ['Cajas fuertes', SafesCover],
  ['Videovigilancia', SurveillanceCover],
  ['Puertas', DoorsCover],
])

export function coverFor({ slug, category }: { slug: string; category: string }): Cover {
  return bySlug.get(slug) ?? byCategory.get(category) ?? DefaultCover
}

const walls = [
  'M40 330V30H600V330H340M280 330H40',
  'M210 30V96M210 156V190H120M60 190H40M210 190H250M310 190H430',
  'M430 30V70M430 130V190M430 190H480M540 190H600',
].join('')

const doors = 'M210 96V156M120 190H60M430 70V130M480 190H540M250 190H310'

const readers = [
  [232, 126],
  [90, 214],
  [408, 100],
  [510, 214],
  [376, 308],
] as const

export function AccessControlCover({ alternative }: DrawingProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <Outline d={walls} />
      <Detail d={doors} />
      <Detail
        d={`${box(70, 60, 70, 34)}${box(500, 60, 66, 90)}${box(280, 70, 84, 50, 24)}${box(70, 260, 110, 40)}`}
      />
      <Detail d={`${circle(105, 112, 11)}${circle(125, 238, 11)}${circle(484, 105, 11)}`} />
      <Detail d={[300, 344].map((x) => `${circle(x, 52, 10)}${circle(x, 138, 10)}`).join('')} />
      <Dashed d="M280 270a60 60 0 0 1 60 60M310 344V232M310 232l-8 12M310 232l8 12" />
      <Opens d="M271 266h18v64h-18Z" />
      <Outline d={readers.map(([x, y]) => circle(x, y, 8)).join('')} solid />
      <Dashed d={readers.map(([x, y]) => circle(x, y, 19)).join('')} />
    </CoverDrawing>
  )
}

function AutomotiveCover({ alternative }: DrawingProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <Outline d="M20 320H620" />
      <Outline
        d="M32 286q-10-30-2-62 4-20 34-26 40-4 84-40 32-28 92-28 56 0 98 50 70 6 88 34 12 28 6 72H398a46 46 0 0 0-92 0H158a46 46 0 0 0-92 0Z"
        solid
      />
      <Outline d={`${circle(112, 284, 36)}${circle(352, 284, 36)}`} solid />
      <Detail
        d={`${circle(112, 284, 20)}${circle(352, 284, 20)}${circle(112, 284, 5)}${circle(352, 284, 5)}`}
      />
      <Detail d="M138 186q36-40 94-42v42ZM248 144q42 2 70 42H248ZM166 186l24-30M270 186l-18-30" />
      <Detail d="M240 146V264H176M330 188q14 38-26 76H240M262 210h24M180 210h22M29 230h20v18H27M428 228q-26-6-30 12 14 8 34 4" />
      <Outline d="M308 186q4-16 20-14l6 14Z" solid />
      <Dashed d="M456 186q-12-26 0-52M436 198q-20-38 0-76M476 174q-6-14 0-28" />
      <g transform="rotate(14 550 130)">
        <Opens d="M536 168h28v112l-10 14h-8l-10-14Z" />
        <DetailOnAmber d="M545 176v16q9 6 9 14t-9 14t9 16t-5 18v16" />
        <Outline box={[500, 40, 100, 134, 34]} solid />
        <Detail d={`${circle(532, 84, 14)}${circle(570, 84, 14)}${circle(551, 124, 14)}`} />
        <Outline d="M534 40V26q0-8 8-8h16q8 0 8 8v14" />
      </g>
    </CoverDrawing>
  )
}

const key = cutKey({ at: [0, -24], bitting: [3, 6, 2, 7, 4, 5, 2], scale: 2.5 })

export function DefaultCover({ alternative }: DrawingProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <g transform="translate(186 250) rotate(-32)">
        <Opens d={key} />
        <DetailOnAmber d="M-20 12H310" />
      </g>
      <g transform="translate(454 250) scale(-1 1) rotate(-32)">
        <Outline d={key} solid />
        <Detail d="M-20 12H310" />
      </g>
      <Outline d="M290 92V70a30 30 0 0 1 60 0v22" />
      <Outline box={[256, 92, 128, 24, 8]} solid />
      <Outline d="M268 116h104l14 150H254Z" solid />
      <Outline box={[244, 266, 152, 24, 8]} solid />
      <Opens d="M320 150a27 27 0 0 1 15 49l11 45h-52l11-45a27 27 0 0 1 15-49Z" />
      <Dashed d="M320 22V8M270 40L258 26M370 40L382 26" />
    </CoverDrawing>
  )
}

export function DoorsCover({ alternative }: DrawingProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <Outline d="M20 328H620" />
      <Outline d="M48 328V48H196V328M60 328V60H184V328" />
      <Detail d={`${box(84, 84, 30, 100)}M90 160l18-30`} />
      <Outline d="M148 214h30v14h-30Z" solid />
      <Detail box={[76, 284, 92, 30]} />
      <Outline d="M246 328V48H394V328M258 328V60H382V328" />
      <Opens d="M258 60L340 84V350L258 328Z" />
      <DetailOnAmber d={`${circle(324, 220, 7)}M276 96l46 12v78l-46-8ZM276 204l46 6v104l-46-12Z`} />
      <Dashed d="M382 328Q372 346 340 350" />
      <Outline d="M444 328V48H592V328M456 328V60H580V328" />
      <Detail d={`${box(472, 76, 92, 224)}M490 190l56-86M490 232l56-86`} />
      <Outline d="M486 206v60M478 206h16M478 266h16" />
      <Outline box={[464, 52, 64, 14, 3]} solid />
    </CoverDrawing>
  )
}

export function LockedOutCover({ alternative }: DrawingProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <Outline d="M20 344H620" />
      <Outline d="M120 344V14H520V344M136 344V30H504V344" />
      <Outline box={[212, 58, 260, 226]} />
      <Detail box={[224, 70, 236, 202]} />
      <Detail d="M224 262L262 200H446L460 222" />
      <Detail d="M224 272v-10H460" solid />
      <g transform="translate(330 216) skewX(-16)">
        <Opens d={cutKey({ at: [0, 0], bitting: [2, 6, 3, 7, 4], scale: 1.15 })} />
        <DetailOnAmber d="M-6 16H92" />
      </g>
      <Detail d="M248 168l56-82M274 172l60-88" />
      <Outline circle={[174, 176, 18]} solid />
      <Detail d="M174 167v18" />
      <Outline box={[158, 212, 32, 62, 6]} solid />
      <Outline d="M174 232h46a9 9 0 0 1 0 18h-46a9 9 0 0 1 0-18Z" solid />
      <Outline
        d={`${box(136, 330, 368, 14)}M572 344V290q-26-6-22-34q22 2 24 22q2-30 26-34q4 36-22 40v60M550 344l6-24h38l6 24`}
      />
    </CoverDrawing>
  )
}

function ResidentialCover({ alternative }: DrawingProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <Outline d="M20 328H620" />
      <Outline d="M134 328V156M506 328V156M96 170L320 38L544 170L532 188L320 62L108 188Z" />
      <Outline d="M432 102V48h40v78" />
      <Outline circle={[320, 122, 22]} />
      <Detail d="M298 122h44M320 100v44" />
      <Outline d={`${box(176, 200, 84, 88)}${box(388, 200, 84, 88)}`} solid />
      <Detail d="M218 200v88M176 244h84M430 200v88M388 244h84M168 300h100M380 300h100" />
      <Outline d="M276 328V184H364V328" />
      <Opens box={[286, 194, 68, 134]} />
      <DetailOnAmber d={`${box(300, 208, 40, 40)}${circle(342, 268, 5)}M300 314V276h28v38`} />
      <Detail d="M262 328v-8h116v8" solid />
      <Dashed d="M286 336L262 358M354 336L378 358" />
    </CoverDrawing>
  )
}

const dial = { x: 264, y: 180, radius: 132 }

const graduations = Array.from({ length: 50 }, (_, index) => {
  const angle = (index / 50) * 2 * Math.PI
  const at = (radius: number) =>
    `${Math.round(dial.x + radius * Math.sin(angle))} ${Math.round(dial.y - radius * Math.cos(angle))}`
  return `M${at(dial.radius - 6)}L${at(dial.radius - (index % 5 ? 18 : 30))}`
}).join('')

function SafesCover({ alternative }: DrawingProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <Outline d="M40 0V360M500 0V360M572 0V360" />
      <Detail d="M56 0V360M484 0V360" />
      <Outline d={[64, 152, 240].map((y) => box(500, y, 96, 44, 6)).join('')} solid />
      <Outline circle={[dial.x, dial.y, dial.radius]} solid />
      <Detail d={graduations} />
      <Detail circle={[dial.x, dial.y, 86]} />
      <Opens circle={[dial.x, dial.y, 52]} />
      <DetailOnAmber d={`${circle(dial.x, dial.y, 38)}M${dial.x} ${dial.y - 38}v76`} />
      <Outline d={`M${dial.x} 46l-13-26h26Z`} solid />
      <Dashed d="M116 264A170 170 0 0 1 116 96M116 96l-18 8M116 96l-2 20" />
    </CoverDrawing>
  )
}

const points: readonly Point[] = [
  [506, 226],
  [176, 196],
  [300, 76],
  [548, 76],
  [92, 76],
]

function SecurityTipsCover({ alternative }: DrawingProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <Outline d="M20 328H620M52 328V34H588V328" />
      <Outline d="M52 110H588" />
      <Outline d={`${box(84, 136, 268, 156)}${box(392, 130, 150, 198)}`} />
      <Detail d="M84 306H352M218 136V292M236 250l70-90M262 262l60-78" />
      <Detail d={`${box(412, 150, 82, 150)}M428 232l40-54M434 262l46-62`} />
      <Opens circle={[518, 262, 13]} />
      <DetailOnAmber d="M518 255v14" />
      <Outline d="M512 286h14v26h-14Z" solid />
      <Outline d="M336 76h26v12h-26ZM328 110l8-22h26l8 22Z" solid />
      <Dashed d="M334 120L322 134M349 122v14M364 120l12 14" />
      <Outline d="M470 62h44v22h-44ZM470 66l-14-6v26l14-6M490 84v14h-12" solid />
      <Outline box={[124, 60, 32, 38, 4]} solid />
      <Detail circle={[140, 78, 7]} />
      {points.map(([x, y], index) => (
        <g key={x}>
          <Outline circle={[x, y, 23]} solid />
          <text x={x} y={y + 11} textAnchor="middle" className="d-label">
            {index + 1}
          </text>
        </g>
      ))}
    </CoverDrawing>
  )
}

function SurveillanceCover({ alternative }: DrawingProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <Outline d="M20 334H620" />
      <Hatched box={[28, 20, 30, 314]} />
      <Outline d="M58 84h22v60H58ZM80 104h38l22-18" />
      <g transform="rotate(14 160 104)">
        <Outline d="M108 62h126v62H108ZM96 50h154v12H96Z" solid />
        <Outline d="M234 72h22v42h-22Z" solid />
        <Detail d={`M256 78q10 15 0 30M128 78v30`} />
      </g>
      <Dashed d="M272 122L580 92M262 140L470 334" />
      <Outline d="M444 334V66H568V334" />
      <Opens d="M456 78L508 98V326L456 334Z" />
      <DetailOnAmber d={`${circle(496, 214, 6)}M470 108l24 8v70l-24-2Z`} />
      <Outline circle={[400, 190, 28]} solid />
      <Outline d="M352 334v-40q0-58 48-58t48 58v40" solid />
      <Detail d="M360 168v-18h18M422 150h18v18M440 212v18h-18M378 230h-18v-18" />
    </CoverDrawing>
  )
}
