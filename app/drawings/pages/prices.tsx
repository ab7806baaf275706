import {
  Detail,
  DetailOnAmber,
  type DrawingProps,
  HeroDrawing,
  Opens,
  Outline,
} from '#app/drawings/primitives.tsx'
import { box, circle, repeat } from '#app/drawings/shapes.ts'

export function PricesPageDrawing({ alternative }: DrawingProps) {
  return (
    <HeroDrawing alternative={alternative}>
      <Outline box={[60, 34, 250, 346, 12]} solid />
      <Outline box={[80, 70, 210, 290, 3]} solid />
      <Outline d={`${box(136, 20, 98, 34, 6)}M152 54v14h66V54`} solid />
      <Detail circle={[185, 37, 7]} />
      <Lines />
      <Sum />
      <Tag />
    </HeroDrawing>
  )
}

const lineY = (n: number) => 104 + n * 30

function Lines() {
  const widths = [78, 96, 62, 88, 70, 84]
  return (
    <>
      <Detail d={repeat(6, (n) => `${box(96, lineY(n) - 8, 11, 11, 2)}M118 ${lineY(n)}h${widths[n]}`)} />
      <Detail d={repeat(6, (n) => `M${n % 2 ? 244 : 236} ${lineY(n)}H274`)} />
      <Detail d="M98 96l4 4 8-9M98 126l4 4 8-9M98 156l4 4 8-9" />
    </>
  )
}

function Sum() {
  return (
    <>
      <Outline d="M96 288H274" />
      <Detail d="M96 312h54M96 334h38" />
      <Opens box={[198, 298, 78, 26, 4]} />
      <DetailOnAmber d="M208 311h58" />
      <Detail d="M226 340h48" />
    </>
  )
}

function Tag() {
  return (
    <>
      <Outline circle={[412, 92, 40]} />
      <Detail circle={[412, 92, 33]} />
      <Outline d="M384 124l-26 22v132q0 8 8 8h92q8 0 8-8V146l-26-22Z" solid />
      <Detail d={`${circle(412, 146, 9)}M376 186h72M376 208h52M376 230h64`} />
      <Outline d="M446 118q20 4 26 22l14 150-14 14-12-12 4-10-10-8 6-12-10-8 2-14-10-118q-4-18 4-14Z" solid />
      <Detail d={`M456 150l12 130${circle(452, 132, 6)}`} />
      <Detail d="M404 250q-12 2-12 11t12 10t12 10-12 10M404 244v52" />
    </>
  )
}
