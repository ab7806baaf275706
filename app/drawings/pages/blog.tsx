import {
  Dashed,
  Detail,
  DetailOnAmber,
  type DrawingProps,
  HeroDrawing,
  Label,
  Opens,
  Outline,
} from '#app/drawings/primitives.tsx'
import { arc, box, circle, cutKey, repeat } from '#app/drawings/shapes.ts'
import { partLabels } from '#words/site/drawings.ts'

const label = partLabels.blogPage

export function BlogPageDrawing({ alternative }: DrawingProps) {
  return (
    <HeroDrawing alternative={alternative}>
      <Outline box={[8, 28, 490, 330, 10]} />
      <Outline d={`${box(18, 38, 228, 310, 4)}${box(258, 38, 230, 310, 4)}`} solid />
      <Outline d={repeat(9, (n) => box(238, 58 + n * 33, 28, 8, 4))} solid />
      <Notes />
      <LeverLock />
      <Pencil />
      <Label x={424} y={126}>
        {label.throw}
      </Label>
      <Label x={357} y={322}>
        {label.backset}
      </Label>
    </HeroDrawing>
  )
}

function Notes() {
  const lines = [176, 164, 180, 96, 170, 150, 176, 60]
  return (
    <>
      <Outline d="M42 72H138" />
      <Detail
        d={lines.map((length, index) => `M42 ${(index < 4 ? 102 : 122) + index * 18}h${length}`).join('')}
      />
      <Detail d={cutKey({ at: [96, 290], bitting: [3, 6, 2, 7, 4], scale: 0.9 })} />
      <Detail d="M96 324H206M96 319v10M206 319v10" />
    </>
  )
}

function LeverLock() {
  return (
    <>
      <Dashed d={`M346 74V306M266 228H480${arc({ x: 346, y: 228, radius: 30 }, 30, 150)}`} />
      <Outline d={box(282, 92, 130, 180, 4) + box(412, 82, 8, 200)} />
      <Outline d="M300 152H444v36H362v-14H334v14H300Z" solid />
      <Outline
        d="M294 124a12 12 0 0 1 12-12H392q12 0 12 12V176q0 6-6 6H372q-24 6-40-2q-4-44-26-44a12 12 0 0 1-12-12Z"
        solid
      />
      <Detail d={`M352 144h14v12h16v-12h14v30h-14v-6h-16v6h-14Z${circle(306, 124, 5)}M312 112q30-12 88-8`} />
      <Detail box={[370, 157, 8, 10]} solid />
      <Opens d="M340 218V194h4v-9h8v33a11 11 0 1 1-12 0Z" />
      <DetailOnAmber circle={[346, 228, 4]} />
      <Detail d="M420 136H444M444 128V148M346 296H420M346 290v12M420 290v12" />
    </>
  )
}

function Pencil() {
  return (
    <g transform="translate(424 276) rotate(-38)">
      <Outline d="M0 0l9 22V128H-9V22Z" solid />
      <Detail d="M-9 22l6-5 3 5 3-5 6 5M-3 22V112M3 22V112M-9 112H9M-3 7h6" />
    </g>
  )
}
