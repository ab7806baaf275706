import {
  Callout,
  Detail,
  DetailOnAmber,
  type DrawingProps,
  Hatched,
  HeroDrawing,
  Opens,
  Outline,
} from '#app/drawings/primitives.tsx'
import { box, circle } from '#app/drawings/shapes.ts'
import { partLabels } from '#words/site/drawings.ts'

const label = partLabels.residential

/** Sizes of American doors, at 36 units to the inch. */
const inch = 36
const backset = 2.375 * inch
const crossBore = (2.125 * inch) / 2
const edgeBore = inch
const longScrew = 3 * inch

const doorEdge = 236
const jamb = { left: doorEdge + 5, width: 42 }
const stud = { left: jamb.left + jamb.width + 14, width: 1.5 * inch }
const deadbolt = 104
const latch = deadbolt + 5.5 * inch
const spindle = doorEdge - backset

export function ResidentialHero({ alternative }: DrawingProps) {
  return (
    <HeroDrawing alternative={alternative}>
      <Hatched d={`M40 8H${doorEdge}V392H40q16-60 0-120t0-132t0-132Z`} />
      <Hatched box={[jamb.left, 8, jamb.width, 384]} mirrored />
      <Hatched
        d={`${box(stud.left, 8, stud.width, 384)}${box(stud.left + stud.width, 8, stud.width, 384)}`}
      />
      <Bore y={deadbolt} />
      <Bore y={latch} />
      <Deadbolt />
      <Latch />
      <Callout part={[doorEdge + 24, deadbolt]} at={[430, 52]}>
        {label.deadbolt}
      </Callout>
      <Callout part={[stud.left + 30, deadbolt + 31]} at={[430, 150]}>
        {label.threeInchScrew}
      </Callout>
      <Callout part={[jamb.left + 1, latch - 30]} at={[430, 232]}>
        {label.strike}
      </Callout>
      <Callout part={[doorEdge + 12, latch]} at={[430, 330]}>
        {label.latch}
      </Callout>
    </HeroDrawing>
  )
}

function Bore({ y }: { y: number }) {
  const half = edgeBore / 2
  const meet = Math.round(Math.sqrt(crossBore ** 2 - half ** 2))
  const radius = Math.round(crossBore)
  const x = Math.round(spindle)
  return (
    <Outline
      d={`M${doorEdge} ${y - half}H${x + meet}A${radius} ${radius} 0 1 0 ${x + meet} ${y + half}H${doorEdge}`}
      solid
    />
  )
}

function Deadbolt() {
  const x = Math.round(spindle)
  const half = 13
  return (
    <>
      <Strike y={deadbolt} pocket={46} />
      <Detail box={[doorEdge - 5, deadbolt - 40, 5, 80]} solid />
      <g className="moves moves-bolt">
        <Opens box={[doorEdge - 30, deadbolt - half, 30 + 5 + inch, 2 * half, 2]} />
        <DetailOnAmber d={`M${doorEdge - 18} ${deadbolt - 7}h46`} />
        <Detail d={`M${x + 6} ${deadbolt - 8}H${doorEdge - 30}V${deadbolt + 8}H${x + 6}Z`} solid />
      </g>
      <Outline d={`${circle(x, deadbolt, 17)}M${x - 3} ${deadbolt - 11}h6v22h-6Z`} solid />
      <Detail
        d={`M${x + 4} ${deadbolt - 14}L${x + 24} ${deadbolt - 4}M${x + 4} ${deadbolt + 14}L${x + 24} ${deadbolt + 4}`}
      />
    </>
  )
}

function Latch() {
  const x = Math.round(spindle)
  return (
    <>
      <Strike y={latch} pocket={26} />
      <Detail box={[doorEdge - 5, latch - 40, 5, 80]} solid />
      <Outline box={[doorEdge - 34, latch - 11, 34 + 5 + 18, 22, 3]} solid />
      <Detail d={`M${doorEdge + 4} ${latch - 11}v22`} />
      <Detail d={`M${x + 12} ${latch - 5}H${doorEdge - 34}V${latch + 5}H${x + 12}v6h-7v-22h7Z`} solid />
      <Detail d={`M${doorEdge - 34} ${latch - 8}l-5-6-5 12-5-12-5 12-5-12-5 6`} />
      <Outline box={[x - 24, latch - 20, 22, 40, 4]} solid />
      <Detail d={`M${x - 2} ${latch - 14}h12v6M${x - 2} ${latch + 14}h12v-6`} />
      <Detail box={[x - 18, latch - 6, 12, 12, 1]} />
    </>
  )
}

function Strike({ y, pocket }: { y: number; pocket: number }) {
  const half = edgeBore / 2
  return (
    <>
      <Detail box={[jamb.left, y - half, pocket, edgeBore]} solid />
      <Detail d={`${screw(y - 31)}${screw(y + 31)}`} solid />
      <Outline d={`${box(jamb.left - 1, y - 46, 5, 30)}${box(jamb.left - 1, y + 16, 5, 30)}`} solid />
    </>
  )
}

function screw(y: number): string {
  const start = jamb.left + 4
  const end = start + longScrew
  const thread = Array.from({ length: 9 }, (_, turn) => `M${end - 64 + turn * 6} ${y - 5}l3 10`)
  return `M${start} ${y - 7}l7 4H${end - 8}l8 3l-8 3H${start + 7}l-7 4Z${thread.join('')}`
}
