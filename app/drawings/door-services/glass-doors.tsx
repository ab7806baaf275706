import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Opens, Outline } from '#app/drawings/primitives.tsx'
import { spring } from '#app/drawings/spring.ts'

const floor = 150

const clampScrew = (x: number) => `${circle(x, 126, 6)}M${x - 3} 126h6`
const pull = (x: number) => `M${x} 10V90a5 5 0 0 0 10 0V10`

/** The foot of frameless glass doors: clamped fittings, a closer in the floor, a bolt that drops into it. */
export function GlassDoorsDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d={`M10 ${floor}H310V190H10Z`} />
      <Outline d="M14 10V146H230V10M238 10V146H310" />
      <Detail d="M50 72L96 16M50 96L112 20M96 92l34-42M276 72l30-38M276 96l34-42" />
      <Outline d={pull(206) + pull(252)} solid />
      <Detail d={circle(211, 26, 3) + circle(211, 76, 3) + circle(257, 26, 3) + circle(257, 76, 3)} />
      <Outline d={`${box(14, 106, 84, 40, 2)}${box(146, 106, 84, 40, 2)}${box(238, 106, 72, 40, 2)}`} solid />
      <Detail d={clampScrew(34) + clampScrew(78) + clampScrew(294)} />
      <Outline d={box(20, 156, 130, 30, 2)} solid />
      <Outline d="M50 146h12v14h8v22H42v-22h8Z" solid />
      <Detail d={`${spring({ from: [84, 171], to: [146, 171], width: 18, turns: 6 })}M70 171h14M84 160v22`} />
      <Detail d={`${circle(172, 126, 13)}${circle(172, 126, 8)}M172 122v8`} />
      <Detail d={`M200 ${floor}h24v28h-24Z`} solid />
      <Opens d={box(205, 112, 14, 58, 2)} />
      <DetailOnAmber d="M205 124h14M205 130h14" />
      <Dashed d="M234 178v-20" />
      <Detail d={arrowhead(234, 154, 0)} />
    </CardDrawing>
  )
}
