import { partLabels } from '#words/site/drawings.ts'
import {
  CardDrawing,
  Dashed,
  Detail,
  DetailOnAmber,
  type DrawingProps,
  Label,
  Opens,
  Outline,
} from './primitives.tsx'
import { arc, box, circle, keyCuts, repeat, spring } from './shapes.ts'

const label = partLabels.automobile

const code = [2, 4, 1, 3, 4, 2, 1]
const pitch = 25
const first = 122
const flat = 9
const blade = { top: 112, bottom: 158, tip: 308 }
const depths = code.map((digit) => digit * 5)

const space = (index: number) => first + index * pitch
const cutBottom = (index: number) => blade.top + (depths[index] ?? 0)

const last = code.length - 1
const cutter =
  `M${space(last) - flat / 2} ${cutBottom(last)}h${flat}l8 -8V40h${-flat - 16}V${cutBottom(last) - 8}Z` +
  box(space(last) + 13, 68, 26, 18)
const teeth = repeat(9, (index) => `M${space(last) - 12.5} ${50 + index * 7}l${index < 8 ? '25-6' : '17-4'}`)

export function KeysCutToCodeDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Opens
        d={
          `M88 ${blade.top}${keyCuts({ first, pitch, top: blade.top, flat, depths })}` +
          `H${blade.tip - 16}l16 16v14l-16 16H88Z`
        }
      />
      <DetailOnAmber d={`M88 141H${blade.tip - 4}M88 149H${blade.tip - 10}`} />
      <Outline
        d="M40 84h36q14 0 16 14v74q-2 14-16 14H40Q10 184 10 135T40 84ZM30 118q-10 17 0 34q8 4 8-4v-26q0-8-8-4Z"
        solid
      />
      <Detail d="M52 84v102M64 106v58M72 106v58M80 106v58" />
      <Detail d={code.map((_, index) => box(space(index) - pitch / 2, 10, pitch, 24)).join('')} />
      <Dashed
        d={code
          .map((_, index) => (index < last ? `M${space(index)} 40V${cutBottom(index) - 4}` : ''))
          .join('')}
      />
      <Outline d={cutter} solid />
      <Detail d={teeth} />
      {code.map((digit, index) => (
        <Label key={space(index)} x={space(index) - 3} y={27}>
          {String(digit)}
        </Label>
      ))}
      <Label x={64} y={27}>
        {label.code}
      </Label>
    </CardDrawing>
  )
}

/** `side`: -1 for the car's upper half as drawn, 1 for its lower. */
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

export function ProximityFobsDrawing({ alternative }: DrawingProps) {
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

const axis = 100
const face = 204

const round = (x: number, radius: number) => {
  const [wide, tall] = [radius / 3, radius].map((value) => Math.round(value))
  return `M${x} ${axis - radius}a${wide} ${tall} 0 0 0 0 ${2 * radius}a${wide} ${tall} 0 0 0 0 ${-2 * radius}Z`
}

const drum = (x: number, radius: number, length: number) =>
  `M${x} ${axis - radius}h${length}a${Math.round(radius / 3)} ${radius} 0 0 1 0 ${2 * radius}h${-length}`

const windings = [54, 60].map((radius) => round(face, radius)).join('')
const chipCoil = repeat(9, (turn) => `M${58 + turn * 4.5} 80l3 26`)

const field = (y: (fromAxis: number) => number) =>
  `M198 ${y(70)}C168 ${y(104)} 96 ${y(96)} 76 ${y(62)}M186 ${y(58)}C168 ${y(78)} 138 ${y(78)} 124 ${y(50)}`

export function TransponderKeysDrawing({ alternative }: DrawingProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={drum(face + 20, 42, 66)} solid />
      <Dashed d={`M226 86H292l8 8v12l-8 8H226`} />
      <Outline d={drum(face, 66, 16)} solid />
      <Outline d={round(face, 66)} solid />
      <Detail d={windings} />
      <Detail d={round(face, 48)} solid />
      <Detail d={round(face, 40) + box(201, 76, 8, 48, 3)} />
      <Opens
        d={
          `M112 84${keyCuts({ first: 134, pitch: 20, top: 84, flat: 7, depths: [6, 12, 4] })}` +
          `H206v32H112Z`
        }
      />
      <DetailOnAmber d="M112 108H206" />
      <Outline d="M36 46h60q20 0 22 24v60q-2 24-22 24H36Q12 152 12 100T36 46ZM26 84v32" solid />
      <Detail box={[36, 76, 72, 34, 17]} />
      <Detail d={`${box(56, 86, 42, 14)}${chipCoil}`} />
      <Opens box={[42, 88, 10, 10]} />
      <Detail d="M47 88V80H58M47 98v8h12" />
      <Dashed d={field((fromAxis) => axis - fromAxis) + field((fromAxis) => axis + fromAxis)} />
      <Detail d="M212 166v14q0 8 10 8H310M218 166v9q0 6 8 6H310" />
      <Label x={238} y={24} part="M236 22L216 44">
        {label.antennaRing}
      </Label>
      <Label x={46} y={134}>
        {label.chipCoil}
      </Label>
    </CardDrawing>
  )
}
