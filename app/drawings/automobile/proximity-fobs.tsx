import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { arc } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, DetailOnAmber, Opens, Outline } from '#app/drawings/primitives.tsx'
import { spring } from '#app/drawings/spring.ts'

/** The car in plan, its nose to the left; `side` is -1 for its upper half as drawn, 1 for its lower. */
const middle = 100
const half = (side: number) => {
  const y = (fromMiddle: number) => middle + side * fromMiddle
  return {
    body: `M12 ${y(0)}C12 ${y(26)} 18 ${y(38)} 44 ${y(40)}H176C204 ${y(40)} 208 ${y(28)} 208 ${y(0)}`,
    glass:
      `M80 ${y(0)}Q80 ${y(20)} 86 ${y(31)}L104 ${y(25)}Q100 ${y(12)} 100 ${y(0)}` +
      `M164 ${y(0)}Q164 ${y(14)} 161 ${y(25)}L178 ${y(30)}Q183 ${y(16)} 183 ${y(0)}` +
      `M104 ${y(25)}H161M92 ${y(34)}L108 ${y(29)}H128V${y(34)}ZM133 ${y(29)}H158L170 ${y(34)}H133Z`,
    mirror: `M88 ${y(40)}l5 ${side * 9}h8l-3 ${side * -9}Z`,
    lamps: `M16 ${y(20)}q4 ${side * 12} 14 ${side * 16}l-2 ${side * -10}Z`,
    handle: `M138 ${y(37)}h12`,
    antenna: spring({ from: [132, y(46)], to: [156, y(46)], width: 6, turns: 4 }),
  }
}
const [near, far] = [half(-1), half(1)]

const zones = [44, 34]
  .map(
    (radius) =>
      arc({ x: 144, y: 54, radius }, -82, 82) +
      arc({ x: 144, y: 146, radius }, 98, 262) +
      arc({ x: 184, y: 100, radius: radius + 4 }, 44, 136),
  )
  .join('')

/** A car in plan with the zones in which its antennas hear the fob, and the fob with its hidden emergency blade. */
export function ProximityFobsDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Dashed d={zones} />
      <Outline d={near.mirror + far.mirror} />
      <Outline d={near.body + far.body} />
      <Detail d={near.glass + far.glass + near.lamps + far.lamps + near.handle + far.handle} />
      <Detail
        d={`M40 ${middle - 30}Q70 ${middle - 26} 78 ${middle - 24}M40 ${middle + 30}Q70 ${middle + 26} 78 ${middle + 24}`}
      />
      <Detail d={near.antenna + far.antenna} />
      <g transform="translate(-4 -4) rotate(9 274 100)">
        <Opens d="M268 150h12v34l-6 8-6-8Z" />
        <DetailOnAmber d="M274 154v30" />
        <Opens d="M258 40h32q18 0 18 20v62q0 32-34 32t-34-32V60q0-20 18-20Z" />
        <DetailOnAmber d={`${box(248, 50, 52, 82, 14)}M248 78H300M248 104H300`} />
        <DetailOnAmber
          d={
            `${box(268, 63, 12, 9, 1)}M270 63v-3a4 4 0 0 1 8 0v3` +
            `${box(268, 89, 12, 9, 1)}M270 89v-3a4 4 0 0 1 7-2` +
            `M264 122h20l-3-5h-6l-4-6h-7Z${circle(274, 145, 3)}`
          }
        />
      </g>
    </CardDrawing>
  )
}
