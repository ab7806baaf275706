import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'
import { spring } from '#app/drawings/spring.ts'

/** How far each pin is turned by its slanted cut. */
const twists = [
  { x: 222, slant: 8 },
  { x: 258, slant: -8 },
  { x: 294, slant: 0 },
]

type Twist = (typeof twists)[number]

const chisel = ({ x, slant }: Twist) => `M${x - 12} 54h24v${40 - slant}L${x} 106L${x - 12} ${94 + slant}Z`
const groove = ({ x, slant }: Twist) => `M${x + slant / 2 - 2} 60v28h4V60Z`
const turn = ({ x }: Twist) => `M${x - 11} 46a11 4 0 0 1 22 0`
/** The same cuts on the key's edge, seen from above. */
const slantedCut = ({ x, slant }: Twist) =>
  `M${x - 5 - slant / 2} 140L${x - 5 + slant / 2} 160M${x + 5 - slant / 2} 140L${x + 5 + slant / 2} 160`

const each = (draw: (twist: Twist) => string) => twists.map(draw).join('')

/** A cylinder seen along its plug: slanted cuts turn each pin until its groove lets the sidebar in. */
export function HighSecurityCylindersDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d={circle(98, 100, 88)} />
      <Outline d={circle(98, 124, 56)} solid />
      <Hatched d={circle(98, 124, 56)} mirrored />
      <Detail d={`${box(84, 24, 28, 96)}M112 84h30v28h-30Z`} solid />
      <Detail d={spring({ from: [98, 24], to: [98, 44], width: 22, turns: 3 })} />
      <Detail d={box(86, 44, 24, 24)} solid />
      <Opens d="M86 68h24v38l-12 10-12-10ZM91 117h14v18l7 6v10l-7 5v16H91V157l-7-6v-8l7-6Z" />
      <DetailOnAmber d="M103 76v26M110 76h-7M110 102h-7" />
      <Outline d="M103 94h24v-9h12l16 9v8l-16 9h-12v-9h-24Z" solid />
      <Detail d="M112 88l3-3 3 6 3-6 3 6 3-4M112 108l3 3 3-6 3 6 3-6 3 4" />
      <Opens d={`${each(chisel)}M200 140H304l6 10-6 10H200Z`} />
      <DetailOnAmber d={each(groove) + each(slantedCut)} />
      <Dashed d={each(turn) + twists.map(({ x }) => `M${x} 110v26`).join('')} />
      <Label x={196} y={26} part="M192 26L140 92">
        sidebar
      </Label>
      <Label x={218} y={182}>
        slanted cuts
      </Label>
    </CardDrawing>
  )
}
