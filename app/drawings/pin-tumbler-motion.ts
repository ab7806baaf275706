import { chambers, type Point, pinOffset, plug, simplify, spring } from './pin-tumbler-geometry.ts'

/** The key starts just outside the keyway; units of the drawing. */
const startOfTravel = 462
/** Share of the animation in which the key slides in; the plug turns in the rest. */
const insertion = 70
const duration = '3.2s'
const delay = '0.5s'
/** Error in drawing units that nobody sees, and that halves the number of keyframes. */
const tolerance = 0.8

/**
 * The hero's animation as CSS. The pins' positions come from the key's profile at each moment, so that they ride
 * on it; `--pin` is registered so that one set of keyframes moves a pin, its driver and its spring together.
 */
export function pinTumblerMotion(): string {
  const moments = Array.from({ length: 281 }, (_, index) => index / 280)
  const travelAt = (moment: number) => startOfTravel * (1 - slowingDown(moment))
  const track = (value: (moment: number) => number) =>
    simplify(
      moments.map((moment): Point => [moment * insertion, value(moment)]),
      tolerance,
    )

  const keySlide = keyframes('key-in', track(travelAt), (x) => `transform:translateX(${-x}px)`)
  const pinRides = chambers.map((chamber, index) =>
    keyframes(
      `pin-${index}`,
      track((moment) => pinOffset(chamber, travelAt(moment))),
      (y) => `--pin:${y}`,
    ),
  )
  const springLength = spring.bottom - spring.top

  return `/* Written by scripts/write-pin-tumbler-css.ts from the drawing's geometry. Do not edit. */
@property --pin{syntax:"<number>";inherits:true;initial-value:0}
.pin-ride{transform:translateY(calc(var(--pin)*1px))}
.pin-spring{transform-origin:0 ${spring.top}px;transform:scaleY(calc(1 + var(--pin)/${springLength}))}
.plug-turn{transform-origin:0 ${plug.axis}px}
@media (prefers-reduced-motion:no-preference){
${play('key-in')}
${play('plug-turn', 'ease-in-out')}
${play('shear-glow')}
${chambers.map((_, index) => play(`pin-${index}`)).join('\n')}
}
${keySlide}
${pinRides.join('\n')}
@keyframes plug-turn{0%,76%{transform:none}84%,91%{transform:scaleY(.92)}}
@keyframes shear-glow{0%,${insertion - 1}%{opacity:.35}${insertion + 2}%{opacity:1}}
`
}

const play = (name: string, easing = 'linear') =>
  `.${name}{animation:${name} ${duration} ${easing} ${delay} backwards}`

function keyframes(name: string, points: readonly Point[], declaration: (value: number) => string): string {
  const frames = points.map(([percent, value]) => `${round(percent)}%{${declaration(round(value))}}`)
  return `@keyframes ${name}{${frames.join('')}}`
}

/** A hand: quick at first, careful towards the stop. */
const slowingDown = (moment: number) => 1 - (1 - moment) ** 1.7

const round = (value: number) => Math.round(value * 10) / 10 + 0
