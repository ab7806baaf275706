import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { arc } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Opens, Outline } from '#app/drawings/primitives.tsx'

/** A sliding door, and where its panel meets the frame, larger: a hook that swings behind the keeper. */
export function PatioDoorsDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={`${box(10, 14, 136, 172)}${box(16, 20, 66, 156)}`} />
      <Detail d={`${box(24, 28, 50, 140)}M34 90l28-44M34 112l28-44M10 181h136`} />
      <Outline d={box(74, 20, 66, 156)} solid />
      <Detail
        d={`${box(82, 28, 50, 140)}M92 90l28-44M92 112l28-44${circle(86, 176, 4)}${circle(128, 176, 4)}`}
      />
      <Opens d={box(134, 86, 4, 28, 2)} />
      <Dashed d={`M126 140H92${circle(136, 100, 20)}M140 80L208 26M140 120l68 54`} />
      <Detail d={arrowhead(90, 140, 270)} />
      <Hatched d="M266 29.8A78 78 0 0 1 266 170.2Z" />
      <Outline d="M250 24V176M196 31V169" />
      <Detail
        d={`${box(204, 58, 42, 84, 3)}${circle(225, 68, 4)}${circle(225, 132, 4)}M176 46V154M182 41V159`}
      />
      <Detail d={box(266, 76, 28, 58)} solid />
      <Opens d="M212 112V102q0-18 18-18h42q14 0 14 14v24l-14-8v-12h-32q-6 0-6 6v4a11 11 0 0 1-22 0Z" />
      <DetailOnAmber d={circle(223, 112, 4)} />
      <Outline d="M262 62V82h6V62ZM262 106v32h6v-32Z" solid />
      <Dashed d={arc({ x: 223, y: 112, radius: 50 }, 124, 172)} />
      <Detail d={arrowhead(230, 161.5, 262)} />
      <Outline d={circle(232, 100, 78)} />
    </CardDrawing>
  )
}
