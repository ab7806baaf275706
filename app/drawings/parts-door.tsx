import type { ReactNode } from 'react'
import type { ServiceSlug } from '#content/services.ts'
import { Dashed, Detail, DetailOnAmber, Opens, Outline } from './primitives.tsx'
import { box, circle, repeat } from './shapes.ts'

export type DoorPart = Readonly<{ slug: ServiceSlug; label: string; href: string }>

/** A door taken apart: each service is a part of it, and a link. The order of reading goes down the left side, then down the right. */
export function PartsDoor({ parts }: { parts: readonly DoorPart[] }) {
  return (
    <svg viewBox="0 0 520 560" role="presentation" className="drawing hero-drawing parts-door">
      <Door />
      {parts.map(({ slug }) => (
        <Dashed key={slug} d={places[slug].line} />
      ))}
      {readingOrder.map((slug) => {
        const part = parts.find((each) => each.slug === slug)
        return part && <PartLink key={slug} part={part} />
      })}
    </svg>
  )
}

function PartLink({ part: { slug, label, href } }: { part: DoorPart }) {
  const { x, y, height, drawn } = places[slug]
  return (
    <a href={href} aria-label={label} className="door-part">
      <rect x={x} y={y} width="158" height={height} rx="6" />
      {drawn}
      <text x={x + 79} y={y + height - 13} textAnchor="middle" className="d-label">
        {label}
      </text>
    </a>
  )
}

function Door() {
  return (
    <>
      <Outline d="M6 540H514" />
      <Outline d="M176 540V92H344V540M188 540V104H332V540" />
      <Outline box={[196, 112, 128, 422]} solid />
      <Detail d={box(220, 134, 80, 124) + box(220, 410, 80, 98)} />
      <Detail d={`M232 240L276 152M252 244L288 172${box(316, 292, 8, 44)}`} />
      <Detail d={repeat(3, (n) => box(190, 146 + n * 160, 9, 30, 2))} solid />
      <Outline d="M180 534h160v6H180Z" solid />
      <Outline circle={[306, 306, 10]} solid />
      <Opens circle={[306, 306, 6]} />
      <DetailOnAmber d="M306 303v6" />
      <Outline d={`${box(299, 324, 14, 30, 5)}M306 333h-26q-5 0-5 5t5 5h26`} solid />
    </>
  )
}

const body = (d: string) => <path d={d} className="d-outline d-solid door-part-body" />

const camera = (
  <>
    <Detail d={`${box(12, 22, 12, 54, 2)}M24 48h26l14-8`} solid />
    {body('M54 24l72-10 10 36-72 12Z')}
    <Detail circle={[76, 42, 5]} />
    <Outline d="M126 12l12-2 12 42-14 2Z" solid />
  </>
)

const reader = (
  <>
    {body(box(24, 154, 58, 84, 6))}
    <Detail
      d={
        box(34, 163, 38, 12, 2) +
        repeat(9, (n) => box(34 + (n % 3) * 14, 183 + Math.floor(n / 3) * 17, 10, 10, 2))
      }
    />
    <Outline d="M104 172l46-9 9 52-46 9Z" solid />
    <Detail d="M113 188l28-5M116 200l16-3M88 186q8 10 0 22" />
  </>
)

const panicBar = (
  <>
    <Outline d={box(12, 300, 26, 44, 4) + box(128, 300, 26, 44, 4)} solid />
    {body(box(30, 309, 106, 24, 4))}
    <Detail d={`M40 321h86${circle(25, 322, 4)}${circle(141, 322, 4)}`} />
  </>
)

const safeBox = (
  <>
    <Outline d={`${box(38, 416, 90, 78, 6)}M50 494v8h14v-8M102 494v8h14v-8`} solid />
    {body(box(50, 427, 66, 56, 3))}
    <Detail
      d={`${circle(80, 455, 15)}${circle(80, 455, 4)}M80 440v6M95 455h-6M80 470v-6M65 455h6M106 446v18`}
    />
  </>
)

const closer = (
  <>
    <Outline d="M398 54l66 18 22-30" />
    {body(box(372, 22, 104, 32, 5))}
    <Detail d={`M388 22v32M460 22v32${circle(400, 38, 5)}`} />
    <Outline circle={[464, 72, 5]} solid />
    <Outline box={[474, 36, 26, 10, 2]} solid />
  </>
)

const deadbolt = (
  <>
    {body('M388 174h40v34h-40Z')}
    <Detail d="M388 184h40M388 198h40" />
    <Outline d="M428 150h10v82h-10Z" solid />
    <Outline circle={[472, 191, 28]} solid />
    <Detail d={`${circle(472, 191, 18)}M472 180v22${circle(433, 158, 3)}${circle(433, 224, 3)}`} />
  </>
)

const snappedKey = (
  <>
    {body('M396 322a21 21 0 1 1 0-14h34l-7 8 9 6Z')}
    <Detail circle={[370, 315, 6]} />
    <Outline d="M452 308l-7 8 9 6h10l5-7 5 7h12l8-8-8-6Z" solid />
    <Detail d="M436 298l4-10M444 332l-2 10M446 300l8-8" />
  </>
)

const carKey = (
  <>
    {body(box(374, 426, 62, 68, 16))}
    <Detail d={circle(405, 446, 7) + circle(394, 468, 7) + circle(416, 468, 7)} />
    <Outline d="M436 448h52l12 12-12 12h-52Z" solid />
    <Detail d="M440 460h38l6 6 8-6" />
  </>
)

type Place = { x: number; y: number; height: number; line: string; drawn: ReactNode }

const places: Readonly<Record<ServiceSlug, Place>> = {
  surveillance: { x: 4, y: 4, height: 114, line: 'M150 56L184 90', drawn: camera },
  'access-control': { x: 4, y: 142, height: 134, line: 'M164 196H176', drawn: reader },
  commercial: { x: 4, y: 288, height: 98, line: 'M158 322H200', drawn: panicBar },
  safe: { x: 4, y: 404, height: 136, line: 'M134 456H196', drawn: safeBox },
  'door-services': { x: 358, y: 4, height: 114, line: 'M366 60L318 116', drawn: closer },
  residential: { x: 358, y: 142, height: 134, line: 'M384 208L318 300', drawn: deadbolt },
  emergency: { x: 358, y: 288, height: 98, line: 'M346 314L320 308', drawn: snappedKey },
  automobile: { x: 358, y: 404, height: 136, line: 'M370 446L318 344', drawn: carKey },
}

const readingOrder: readonly ServiceSlug[] = [
  'surveillance',
  'access-control',
  'commercial',
  'safe',
  'door-services',
  'residential',
  'emergency',
  'automobile',
]
