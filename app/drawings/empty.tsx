import {
  CardDrawing,
  Dashed,
  Detail,
  DetailOnAmber,
  type DrawingProps,
  Opens,
  Outline,
} from './primitives.tsx'
import { box, circle } from './shapes.ts'

const hooks = [44, 117, 190, 263]

export function EmptyHooksDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline box={[10, 18, 300, 64, 4]} />
      <Detail
        d={`${box(16, 24, 288, 52, 2)}${circle(24, 32, 2)}${circle(296, 32, 2)}${circle(24, 68, 2)}${circle(296, 68, 2)}`}
      />
      <Dashed d={hooks.map(key).join('')} />
      {hooks.map((x) => (
        <g key={x}>
          <Outline circle={[x, 44, 9]} solid />
          <Outline d={`M${x - 3} 44V66a9 9 0 0 0 18 0v-6h-6v6a3 3 0 0 1-6 0V44Z`} solid />
        </g>
      ))}
    </CardDrawing>
  )
}

const key = (x: number) =>
  `${circle(x + 6, 88, 22)}${circle(x + 6, 88, 13)}M${x - 1} 109V180l7 9 7-9v-8l-5-6 5-6v-8l-5-6 5-6V109`

export function EmptyShelfDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline box={[30, 20, 226, 170, 4]} />
      <Outline box={[44, 34, 198, 142]} solid />
      <Detail box={[52, 42, 182, 126]} />
      <Detail d="M158 168V144H234M158 156H234M196 144V168" />
      <Outline box={[116, 10, 54, 26, 4]} solid />
      <Detail circle={[143, 20, 4]} />
      <Dashed d={`M60 96H180M112 50V162${circle(112, 96, 34)}`} />
      <Outline d="M206 128L286 48l12 12-80 80-18 6Z" solid />
      <Detail d="M206 128l12 12M278 56l12 12" />
      <Outline d="M286 48l4-4q4-4 8 0l4 4q4 4 0 8l-4 4Z" />
    </CardDrawing>
  )
}

export function NoKeyDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Opens
        d={`M82 88H190V80h12v8h8V152h-10v-14h-9v14h-9v-24h-9v24h-10V112H82a38 38 0 1 1 0-24Z${circle(46, 100, 20)}`}
      />
      <DetailOnAmber d="M96 88v24M103 88v24M110 88v24" />
      <Outline d="M270 10q32 0 36 32 2 14-2 26t-4 32 4 32 2 26q-4 32-36 32t-36-32q-2-14 2-26t4-32-4-32-2-26q4-32 36-32Z" />
      <Detail d={`${circle(270, 24, 4)}${circle(270, 176, 4)}`} />
      <Outline d="M260 112a18 18 0 1 1 20 0v10h-7v9h7v13h-20v-7h-7v-9h7Z" />
      <Dashed d="M214 100H232M266 112a12 12 0 1 1 8 0v40h-8Z" />
    </CardDrawing>
  )
}
