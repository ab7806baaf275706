import {
  Callout,
  Dashed,
  Detail,
  DetailOnAmber,
  type DrawingProps,
  HeroDrawing,
  Opens,
  Outline,
} from '#app/drawings/primitives.tsx'
import { box, circle, cutKey } from '#app/drawings/shapes.ts'
import { partLabels } from '#words/site/drawings.ts'

const label = partLabels.automobile

const skin = 'M64 190L158 58q12-16 32-17L372 30q20-1 26 18L424 182q14 60-10 96q-26 34-34 84H96q-22 0-24-22Z'
const window = 'M98 184L176 72q8-12 24-13L356 50q14-1 18 12L398 174Z'
const latch = { x: 396, y: 236 }
const cylinder = { x: 344, y: 214 }
const liftPivot = { x: 254, y: 314 }

export function AutomobileHero({ alternative }: DrawingProps) {
  return (
    <HeroDrawing alternative={alternative}>
      <Outline d={skin} />
      <Outline d={window} />
      <Detail d="M66 196L426 188" />
      <Detail d="M120 168L188 78M140 172L206 84" />
      <Hinges />
      <WindowLift />
      <Handles />
      <Latch />
      <Dashed d={`M${cylinder.x} ${cylinder.y + 11}V290H${latch.x - 8}V268`} />
      <Outline circle={[cylinder.x, cylinder.y, 11]} solid />
      <Detail d={`M${cylinder.x} ${cylinder.y - 6}v12`} />
      <Dashed d={`M${cylinder.x} ${cylinder.y - 16}v-20`} />
      <g className="moves moves-key">
        <g transform={`translate(${cylinder.x + 9} 86) rotate(90)`}>
          <Opens d={cutKey({ at: [0, 0], bitting: [2, 5, 1, 6, 3], scale: 0.9 })} />
          <DetailOnAmber d="M-8 12H74" />
        </g>
      </g>
      <Callout part={[latch.x + 8, latch.y]} at={[446, 236]}>
        {label.latch}
      </Callout>
      <Callout part={[cylinder.x + 8, cylinder.y - 4]} at={[446, 150]}>
        {label.cylinder}
      </Callout>
      <Callout part={[368, 290]} at={[420, 326]}>
        {label.lockRod}
      </Callout>
      <Callout part={[150, 340]} at={[150, 376]} side="below">
        {label.windowLift}
      </Callout>
    </HeroDrawing>
  )
}

function Hinges() {
  return <Outline d={`${box(52, 214, 22, 24, 2)}${box(54, 304, 22, 24, 2)}M63 214v24M65 304v24`} solid />
}

function WindowLift() {
  const { x, y } = liftPivot
  return (
    <>
      <Dashed d="M112 228V350M302 228V300" />
      <Detail d={`${box(112, 218, 190, 10, 2)}${box(116, 336, 74, 9, 2)}`} solid />
      <Outline d={`M${x} ${y}L${x + 53} ${y - 14}A55 55 0 0 1 ${x + 39} ${y + 39}Z`} solid />
      <Detail d={`M${x + 46} ${y - 12}A48 48 0 0 1 ${x + 34} ${y + 34}`} />
      <Outline d={`${armBetween(272, 223, 152, 340)}${armBetween(142, 223, x, y)}`} solid />
      <Outline d={`${circle(x, y, 7)}${circle(205, 282, 5)}`} solid />
      <Outline circle={[x + 68, y + 17, 16]} solid />
      <Detail circle={[x + 68, y + 17, 8]} />
      <Dashed d="M92 300V250l-6 10m6-10l6 10" />
    </>
  )
}

function armBetween(x1: number, y1: number, x2: number, y2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const dx = Math.round(((y2 - y1) / length) * 4.5)
  const dy = Math.round(((x2 - x1) / length) * 4.5)
  return `M${x1 - dx} ${y1 + dy}L${x2 - dx} ${y2 + dy}L${x2 + dx} ${y2 - dy}L${x1 + dx} ${y1 - dy}Z`
}

function Handles() {
  return (
    <>
      <Outline d="M262 208q26-12 56-6v14q-26-4-48 4Z" solid />
      <Dashed d="M296 216V236H378" />
      <Outline box={[118, 250, 46, 16, 6]} solid />
      <Dashed d="M164 258Q260 268 378 254" />
    </>
  )
}

function Latch() {
  const { x, y } = latch
  return (
    <>
      <Outline box={[x - 18, y - 26, 36, 56, 4]} solid />
      <g className="moves moves-fork">
        <Opens
          d={`M${x + 14} ${y - 18}H${x - 4}a15 15 0 0 0 0 34H${x + 14}v-9H${x}a7 7 0 0 1 0-14H${x + 14}Z`}
        />
      </g>
      <Outline circle={[x + 8, y, 4]} />
      <Detail d={`M${x - 12} ${y + 22}l10-8l6 8`} />
    </>
  )
}
