import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { circle, Dashed, Detail, DetailOnAmber, Opens, Outline } from '#app/drawings/primitives.tsx'

/** A warded key before a keyhole: seen from its end (dashed), its bit is longer than the hole, and straight. */
export function NoKeyDrawing({ alternative }: PictureProps) {
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
