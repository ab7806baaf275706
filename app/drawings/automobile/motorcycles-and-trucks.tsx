import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { keyCuts } from '#app/drawings/key-cuts.ts'
import { arc, repeat } from '#app/drawings/polar.ts'
import { box, circle, Detail, DetailOnAmber, Opens, Outline } from '#app/drawings/primitives.tsx'

const ground = 124
const truck = { wheels: [53, 150], radius: 18 }
const motorcycle = { wheels: [214, 288], radius: 23 }

const wheels = ({ wheels, radius }: typeof truck, rim: number) =>
  wheels.map((x) => circle(x, ground - radius, radius - rim)).join('')

const body = 'M32 106H14q-4 0-4-4V68H82V36q0-6 6-6h34q6 0 9 5l15 28 24 4q10 2 10 12v22q0 5-5 5h-4M129 106H74'
const cab =
  'M88 64V42q0-5 5-5h26q4 0 6 4l13 23ZM84 68v32h44q2-14 14-17l-2-15M90 74h9M10 76h72M180 84h-10v-9h8'

const fenders = motorcycle.wheels
  .map((x, index) => arc({ x, y: ground - 23, radius: 28 }, index ? -35 : -80, index ? 60 : 30))
  .join('')
const tank = 'M230 64q6-14 24-13 11 1 13 13l-7 9h-26Z'
const seat = 'M230 65q-14 5-26-2-8-3-11-1 0 12 15 16 14 3 26-5Z'
const frame =
  'M263 68l-10 40h-24l-10-30M229 104L214 101M226 96L214 101M288 101L267 52l-5-10h-12M280 101L261 54'

const truckKey = { first: 84, pitch: 15, top: 151, flat: 6, depths: [4, 8, 3, 6, 8] }
const motorcycleKey = { first: 244, pitch: 13, top: 154, flat: 5, depths: [3, 6, 2, 5] }

/** A pickup truck and a motorcycle, each above its own kind of key. */
export function MotorcyclesAndTrucksDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={body} />
      <Detail d={cab} />
      <Outline d={wheels(truck, 0) + wheels(motorcycle, 0)} />
      <Detail d={wheels(truck, 9) + wheels(motorcycle, 5) + wheels(motorcycle, 19) + fenders} />
      <Outline d={frame} />
      <Outline d={tank + seat} solid />
      <Detail d={box(235, 76, 20, 24, 2) + repeat(4, (fin) => `M232 ${80 + fin * 5}h26`)} solid />
      <Outline d={`${circle(274, 58, 7)}${box(196, 106, 36, 8, 4)}`} solid />
      <Detail d={`M10 ${ground}H310`} />
      <Opens d={`M58 151${keyCuts(truckKey)}H160l10 10v6l-8 7H58Z`} />
      <DetailOnAmber d="M58 166H166" />
      <Outline d={`M24 142h30q10 0 10 10v24q0 10-10 10H24Q14 186 14 164T24 142ZM24 158v12`} solid />
      <Detail d="M40 142v44" />
      <Opens
        d={
          `M228 154${keyCuts(motorcycleKey)}H300l8 7v4l-8 7H228v4h-8q-4 10-16 10-14 0-14-22t14-22q12 0 16 10h8Z` +
          circle(200, 164, 5)
        }
      />
      <DetailOnAmber d="M226 167H304" />
    </CardDrawing>
  )
}
