import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { keyCuts } from '#app/drawings/key-cuts.ts'
import { repeat } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Opens, Outline } from '#app/drawings/primitives.tsx'

const axis = 88

const key =
  `M96 ${axis + 12}H54q-4 22-20 22a29 34 0 0 1 0-68q16 0 20 22` +
  `${keyCuts({ first: 66, pitch: 9, top: axis - 12, flat: 3, depths: [5, 3, 6] })}H92l8 8v8Z${circle(18, axis, 6)}`

const thread = repeat(4, (turn) => `M${140 + turn * 9} ${axis - 30}l4 4v52l-4 4`)
/** The wafers stand out of the plug until the key draws them in. */
const wafers = repeat(4, (wafer) => `M${121 + wafer * 13} ${axis - (wafer % 2 ? 20 : 26)}h6v46h-6Z`)

/** A cam lock taken apart along its axis: key, wafer cylinder, drawer front, nut, cam and screw. */
export function CabinetLocksDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Dashed d={`M4 ${axis}H316`} />
      <Opens d={key} />
      <DetailOnAmber d={`M56 ${axis + 4}H96`} />
      <Outline d={`M116 ${axis - 30}h60v60h-60ZM176 ${axis - 12}h18v24h-18Z`} solid />
      <Outline d={`M116 ${axis - 42}v84h-4q-10-42 0-84Z`} solid />
      <Detail d={thread} />
      <Hatched d="M204 10h16V56h-16ZM204 120h16v70h-16Z" />
      <Outline d={box(228, axis - 38, 16, 76, 2)} solid />
      <Detail d={`M228 ${axis - 16}h16M228 ${axis + 16}h16`} />
      <Detail d={`M116 ${axis - 20}h60v40h-60Z`} solid />
      <Detail d={wafers} solid />
      <Opens d={`M254 ${axis - 22}h12v78l16 10v34h-12v-27l-16-10Z`} />
      <DetailOnAmber d={`M254 ${axis - 8}h12M254 ${axis + 8}h12`} />
      <Outline d={`M292 ${axis - 18}q16 2 16 18t-16 18ZM292 ${axis - 7}H278v14h14`} solid />
    </CardDrawing>
  )
}
