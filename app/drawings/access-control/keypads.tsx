import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { arc } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

/** Twelve keys; the code uses four of them. */
const code = [1, 5, 6, 10]
const place = (index: number) => ({ x: 33 + (index % 3) * 23, y: 27 + Math.floor(index / 3) * 23 })
const keys = Array.from({ length: 12 }, (_, index) => index)
const cap = (index: number) => box(place(index).x - 8, place(index).y - 8, 16, 16)

const spindle = 152
const rubberKeys = [27, 50, 73, 96].map((y) => box(190, y - 7, 6, 14)).join('')

/** A keypad lock from the front, and cut through with its door: the right code sends a pin across the clutch. */
export function KeypadsDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={box(12, 10, 88, 180, 10)} solid />
      <Detail
        d={keys
          .filter((index) => !code.includes(index))
          .map(cap)
          .join('')}
      />
      <Opens d={code.map(cap).join('')} />
      <Outline d={circle(56, spindle, 22)} />
      <Dashed d={arc({ x: 56, y: spindle, radius: 76 }, 96, 114)} />
      <Detail d={arrowhead(124, 186, 206)} />
      <Outline d={`M56 ${spindle - 8}H124q12 0 12 8t-12 8H56a8 8 0 0 1 0-16Z`} solid />
      <Hatched d={box(212, 10, 48, 180)} />
      <Detail d={box(212, 122, 48, 60) + box(212, 56, 48, 10)} solid />
      <Detail d="M206 59H272V70M206 63H266V70" />
      <Outline d="M212 10H202q-6 0-6 8V182q0 8 6 8h10ZM260 10h24q8 0 8 8V182q0 8-8 8H260Z" solid />
      <Detail d={`${rubberKeys}M202 18V110`} />
      <Detail d={box(264, 70, 20, 50)} solid />
      <Detail d="M264 95h20M266 120v8h12v-8" />
      <Outline d={box(176, 145, 54, 14) + box(242, 145, 62, 14)} solid />
      <Outline d={box(226, 128, 9, 48) + box(238, 128, 9, 48)} solid />
      <Outline d={box(166, 138, 14, 28, 5) + box(298, 138, 12, 28, 5)} solid />
      <Detail d={box(262, 128, 22, 14)} solid />
      <Opens d={box(222, 132, 40, 7, 2)} />
      <Label x={140} y={116} part="M170 116L224 134">
        clutch
      </Label>
    </CardDrawing>
  )
}
