import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { keyCuts } from '#app/drawings/key-cuts.ts'
import { repeat } from '#app/drawings/polar.ts'
import { box, Dashed, Detail, DetailOnAmber, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

const code = [2, 4, 1, 3, 4, 2, 1]
const pitch = 25
const first = 122
const flat = 9
const blade = { top: 112, bottom: 158, tip: 308 }
const depths = code.map((digit) => digit * 5)

const space = (index: number) => first + index * pitch
const cutBottom = (index: number) => blade.top + (depths[index] ?? 0)

/** The cutter is at the last space: a disc seen edge on, as wide at its rim as the flat of a cut. */
const last = code.length - 1
const cutter =
  `M${space(last) - flat / 2} ${cutBottom(last)}h${flat}l8 -8V40h${-flat - 16}V${cutBottom(last) - 8}Z` +
  box(space(last) + 13, 68, 26, 18)
const teeth = repeat(9, (index) => `M${space(last) - 12.5} ${50 + index * 7}l${index < 8 ? '25-6' : '17-4'}`)

/** A car key under the cutter: each digit of the code is the depth of one cut, at a set distance from the next. */
export function KeysCutToCodeDrawing({ alternative }: PictureProps) {
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
        code
      </Label>
    </CardDrawing>
  )
}
