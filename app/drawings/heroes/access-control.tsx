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
import { box, circle } from '#app/drawings/shapes.ts'
import { partLabels } from '#words/site/drawings.ts'

const label = partLabels.accessControl

const floor = 376
const terminals = Array.from({ length: 8 }, (_, index) => `${box(402 + index * 11, 124, 8, 9)}`).join('')

export function AccessControlHero({ alternative }: DrawingProps) {
  return (
    <HeroDrawing alternative={alternative}>
      <Outline d={`M4 ${floor}H516`} />
      <Wires />
      <Door />
      <Reader />
      <Controller />
      <Callout part={[102, 232]} at={[102, 308]} side="below">
        {label.reader}
      </Callout>
      <Callout part={[186, 262]} at={[168, 356]} side="left">
        {label.strike}
      </Callout>
      <Callout part={[244, 53]} at={[258, 53]}>
        {label.requestToExit}
      </Callout>
      <Callout part={[440, 66]} at={[440, 34]} side="above">
        {label.controller}
      </Callout>
    </HeroDrawing>
  )
}

function Door() {
  return (
    <>
      <Outline d={`M180 ${floor}V76H352V${floor}M192 ${floor}V88H340V${floor}`} />
      <Outline box={[195, 91, 142, floor - 91]} />
      <Detail d={`${box(222, 118, 88, 92)}M236 198l36-62M252 204l36-62`} />
      <Outline d={`${box(334, 116, 8, 26, 2)}${box(334, 222, 8, 26, 2)}${box(334, 326, 8, 26, 2)}`} solid />
      <Outline box={[199, 222, 20, 50, 3]} solid />
      <Outline box={[204, 242, 46, 9, 4]} solid />
      <g className="moves moves-keeper">
        <Opens box={[181, 222, 11, 48, 2]} />
        <DetailOnAmber d="M186.5 228v9M186.5 255v9" />
      </g>
      <Detail d="M192 242h8v9h-8Z" solid />
      <Detail d={`${box(268, 80, 22, 7)}${box(268, 92, 22, 7)}`} solid />
      <Outline box={[204, 42, 46, 20, 6]} solid />
      <Detail d="M214 62q13 9 26 0" />
      <Dashed d="M212 72L196 110M227 72V110M242 72L258 110" />
    </>
  )
}

function Reader() {
  return (
    <>
      <Outline box={[84, 196, 38, 70, 6]} solid />
      <Detail d="M94 210h18" />
      <Detail d="M98 236q5-5 10 0M93 229q10-10 20 0M88 222q15-14 30 0" />
      <Dashed d="M72 214q-8 16 0 34M62 206q-12 24 0 50" />
      <g className="moves moves-card">
        <g transform="rotate(-12 30 232)">
          <Outline box={[2, 214, 50, 34, 4]} solid />
          <Detail d="M10 238h18M10 224h10v7H10Z" />
        </g>
      </g>
    </>
  )
}

function Controller() {
  return (
    <>
      <Outline box={[384, 50, 124, 96, 4]} solid />
      <Detail d={`${box(394, 60, 104, 76, 2)}${terminals}${box(426, 74, 40, 28, 2)}`} />
      <Detail d="M432 74v-5m9 5v-5m9 5v-5m9 5v-5M432 102v5m9-5v5m9-5v5m9-5v5" />
      <Detail d={`${circle(406, 78, 3)}${circle(406, 90, 3)}${circle(406, 102, 3)}`} />
      <Outline box={[384, 220, 124, 104, 4]} solid />
      <Detail d={`${box(394, 230, 104, 30, 2)}M404 238h30M404 246h30M404 253h30M458 238l-8 8h12l-8 9`} />
      <Detail
        d={`${box(410, 282, 72, 34, 2)}M422 282v-6h10v6M460 282v-6h10v6M422 296h10M460 296h10m-5-5v10`}
        solid
      />
    </>
  )
}

function Wires() {
  return <Dashed d="M102 196V14H368V112H384M186 222V14M227 42V14M290 84H368M446 146V220" />
}
