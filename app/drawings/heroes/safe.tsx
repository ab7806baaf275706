import {
  Callout,
  Dashed,
  Detail,
  DetailOnAmber,
  type DrawingProps,
  Hatched,
  HeroDrawing,
  Opens,
  Outline,
} from '#app/drawings/primitives.tsx'
import { arrowhead, box, circle, spring } from '#app/drawings/shapes.ts'
import { partLabels } from '#words/site/drawings.ts'

const label = partLabels.safe

const body = `${box(14, 10, 492, 380, 6)}M62 36v328h396V36Z`
const boltRows = [88, 180, 318]
const carryBar = { left: 360, right: 382 }
const pack = { x: 186, y: 172, radius: 62, gate: 7, depth: 17 }

function wheel(dx: number, radius: number): string {
  const x = pack.x + dx
  const y = pack.y - dx
  const rise = Math.round(Math.sqrt(radius ** 2 - pack.gate ** 2))
  return (
    `M${x + pack.gate} ${y - rise}A${radius} ${radius} 0 1 1 ${x - pack.gate} ${y - rise}` +
    `v${pack.depth}h${2 * pack.gate}Z`
  )
}

export function SafeHero({ alternative }: DrawingProps) {
  return (
    <HeroDrawing alternative={alternative}>
      <Hatched d={body} />
      <Outline box={[68, 42, 384, 316, 2]} solid />
      <Bolts />
      <CombinationLock />
      <Relocker />
      <Handle />
      <Callout part={[pack.x - 36, pack.y + 34]} at={[136, 280]} side="below">
        {label.wheelPack}
      </Callout>
      <Callout part={[pack.x, 99]} at={[136, 56]} side="left">
        {label.fence}
      </Callout>
      <Callout part={[402, 250]} at={[316, 264]} side="left">
        {label.relocker}
      </Callout>
      <Callout part={[402, 322]} at={[316, 338]} side="left">
        {label.bolts}
      </Callout>
    </HeroDrawing>
  )
}

function Bolts() {
  return (
    <>
      <Detail d={boltRows.map((y) => box(458, y - 15, 34, 30)).join('')} solid />
      <Detail d={`${box(40, 80, 22, 34)}${box(40, 296, 22, 34)}`} solid />
      <Outline d={`${box(46, 84, 40, 26, 2)}${box(46, 300, 40, 26, 2)}`} solid />
      <g className="moves moves-bolts">
        <Outline d={boltRows.map((y) => box(carryBar.left, y - 12, 124, 24, 3)).join('')} solid />
      </g>
      <Detail d={boltRows.map((y) => `${box(420, y - 18, 14, 36)}`).join('')} solid />
      <g className="moves moves-bolts">
        <Outline box={[carryBar.left, 62, carryBar.right - carryBar.left, 280, 2]} solid />
        <Detail d={boltRows.map((y) => circle(371, y, 4)).join('')} />
      </g>
      <Dashed d={`M490 62H404${arrowhead(404, 62, 270)}`} />
    </>
  )
}

function CombinationLock() {
  const { x, y, radius } = pack
  return (
    <>
      <Outline box={[104, 68, 222, 188, 6]} />
      <Outline d={wheel(10, radius)} solid />
      <Outline d={wheel(5, radius)} solid />
      <Outline d={wheel(0, radius)} solid />
      <Detail d={`${circle(x, y, 30)}${circle(x, y, 13)}${circle(x, y, 5)}`} />
      <Dashed d={`M${x - 54} ${y + 52}a75 75 0 0 0 104 4`} />
      <g className="moves moves-fence">
        <Opens d="M298 164V118q0-6-6-7L193 98v8h-14V96L148 92q-8-1-7-9t9-7L300 96q14 3 14 16V164Z" />
      </g>
      <Opens box={[282, 158, 74, 40, 3]} />
      <DetailOnAmber d={`${circle(290, 178, 6)}M286 178h8M312 158v40`} />
    </>
  )
}

function Relocker() {
  return (
    <>
      <Outline box={[394, 204, 24, 56, 3]} solid />
      <Outline d="M400 234V198h12v36Z" solid />
      <Detail d={spring({ from: [406, 234], to: [406, 258], width: 14, turns: 3 })} />
      <Dashed d="M394 222H344V210H326M400 192v-12h12v12" />
      <Detail d="M388 219h12v6h-12Z" solid />
    </>
  )
}

function Handle() {
  return (
    <>
      <Outline circle={[234, 298, 24]} solid />
      <Detail box={[227, 293, 14, 14]} />
      <g className="moves moves-bolts">
        <Outline d="M234 274H371a6 6 0 0 1 0 12H234a6 6 0 0 1 0-12Z" solid />
        <Detail d={circle(234, 280, 3) + circle(371, 280, 3)} />
      </g>
    </>
  )
}
