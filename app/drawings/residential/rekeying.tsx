import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { keyCuts } from '#app/drawings/key-cuts.ts'
import { keyPin } from '#app/drawings/key-pin.ts'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

const plug = { left: 92, right: 300, top: 104, bottom: 184 }
const blade = { top: 130, bottom: 166 }
const pitch = 38
const first = 126
const pinWidth = 18
const cuts = [14, 4, 20, 9, 16]
/** The last two pins are still on their way down into their chambers. */
const lift = [0, 0, 0, 58, 76]

const chamber = (index: number) => first + index * pitch

const bores = cuts
  .map((_, index) => box(chamber(index) - pinWidth / 2 - 2, plug.top, pinWidth + 4, blade.top - plug.top))
  .join('')

const pins = cuts
  .map((depth, index) => {
    const up = lift[index] ?? 0
    return keyPin(chamber(index), plug.top - up, blade.top + depth - up, pinWidth)
  })
  .join('')

const key =
  `M${plug.left - 6} ${blade.top}${keyCuts({ first, pitch, top: blade.top, flat: 10, depths: cuts })}` +
  `l9 11-18 25H${plug.left - 6}v8h-10q-8 14-28 14a38 40 0 0 1 0-80q20 0 28 14h10Z${circle(27, 148, 8)}`

/** A plug out of its lock: the old pins are tipped out, and pins that fit the cuts of the new key drop in. */
export function RekeyingDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d={box(plug.left, plug.top, plug.right - plug.left, plug.bottom - plug.top, 3)} />
      <Detail d={`${box(plug.left, blade.top - 5, plug.right - plug.left, 46)}${bores}`} solid />
      <Opens d={`${key}${pins}`} />
      <DetailOnAmber d={`M${plug.left - 4} 157H300`} />
      <Dashed d={`M${chamber(3)} 84v34M${chamber(4)} 74v46M${chamber(0)} 96Q122 72 108 70`} />
      <Detail d={arrowhead(105, 69, 285)} />
      <g transform="rotate(-24 50 50)">
        <Outline
          d={keyPin(26, 26, 66, pinWidth) + keyPin(56, 40, 70, pinWidth) + keyPin(86, 44, 86, pinWidth)}
          solid
        />
      </g>
      <Label x={116} y={26}>
        old pins
      </Label>
      <Label x={180} y={60}>
        new pins
      </Label>
    </CardDrawing>
  )
}
