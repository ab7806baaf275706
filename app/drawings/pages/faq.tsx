import {
  Dashed,
  Detail,
  DetailOnAmber,
  type DrawingProps,
  HeroDrawing,
  Opens,
  Outline,
} from '#app/drawings/primitives.tsx'
import { box, circle, type Point, repeat } from '#app/drawings/shapes.ts'

/** Where the leader of each numeral ends: 1 to 10 down the left side, 11 to 20 down the right. */
const left: readonly Point[] = [
  [164, 26],
  [116, 72],
  [122, 122],
  [187, 142],
  [187, 172],
  [202, 176],
  [140, 232],
  [206, 240],
  [200, 310],
  [154, 372],
]
const right: readonly Point[] = [
  [342, 60],
  [290, 70],
  [334, 82],
  [268, 130],
  [300, 158],
  [334, 196],
  [284, 232],
  [334, 310],
  [300, 344],
  [436, 388],
]
const numeralY = (index: number) => 32 + index * 38

export function FaqPageDrawing({ alternative, count = 20 }: DrawingProps & { count?: number }) {
  const parts = [...left, ...right].slice(0, count)
  return (
    <HeroDrawing alternative={alternative}>
      <Door />
      <Porch />
      {parts.map(([x, y], index) => {
        const isLeft = index < left.length
        const numeral = numeralY(index % left.length)
        return (
          <g key={`${x} ${y}`} className="numbered-part">
            <path d={`M${isLeft ? 50 : 470} ${numeral - 7}L${x} ${y}`} className="d-leader" />
            <circle cx={x} cy={y} r="4" />
            <text x={isLeft ? 28 : 492} y={numeral} textAnchor="middle" className="d-label">
              {index + 1}
            </text>
          </g>
        )
      })}
    </HeroDrawing>
  )
}

function Door() {
  return (
    <>
      <Outline d={`${box(160, 16, 200, 20)}M172 368V36M184 368V46H336V368M348 368V36`} />
      <Outline box={[190, 52, 140, 312]} solid />
      <Detail d={`${box(216, 64, 88, 50)}M260 64v50M216 89h88`} />
      <Detail d={`${circle(260, 130, 4)}${box(216, 144, 88, 62)}${box(216, 254, 88, 66)}`} />
      <Detail d={`${box(236, 224, 48, 16, 3)}M240 230h40`} />
      <Detail box={[200, 332, 120, 24]} />
      <Outline d={repeat(3, (n) => box(329, 70 + n * 114, 9, 24, 2))} solid />
      <Outline d={`${box(198, 214, 14, 28, 5)}M205 222h24q5 0 5 5t-5 5h-24`} solid />
      <Detail d={`${box(184, 164, 6, 18)}${box(184, 216, 6, 20)}`} />
      <Opens circle={[206, 174, 11]} />
      <DetailOnAmber d="M206 168v12" />
      <Outline d="M150 374H370v-8H150Z" solid />
      <Outline d="M20 390H500" />
    </>
  )
}

function Porch() {
  return (
    <>
      <Outline d="M112 56h28l-6 34h-16ZM106 56h40l-14-16h-12ZM120 90h12v6h-12Z" solid />
      <Outline d={`M110 140v-20q0-6 6-6h28q6 0 6 6v20Z${box(132, 216, 16, 34, 4)}`} solid />
      <Detail d={`M110 124h40M126 132h8${circle(140, 241, 4)}${circle(140, 225, 2)}`} />
      <Dashed d="M104 60l-16-6M106 80l-16 6M146 62l10-4" />
    </>
  )
}
