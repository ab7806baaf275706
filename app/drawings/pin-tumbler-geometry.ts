import type { Point } from './shapes.ts'

/**
 * A pin-tumbler cylinder cut along its axis, in SVG user units (x to the right, y down). The key enters from the
 * left. Cut angles are 45 degrees, as a key machine's cutter leaves them.
 */

const pitch = 62
const firstChamber = 236
const cutFlat = 18
/** From here the tip falls at 45 degrees to the blade's lower edge. */
const tipStart = 516

/** Where plug and shell meet: the lock turns when every pair of pins parts here. */
export const shearLine = 178
export const shell = { left: 160, right: 580, top: 20, bottom: 382 }
export const plug = { left: 150, right: 590, top: shearLine, bottom: 330, axis: 254 }
export const blade = { left: 132, top: 232, bottom: 302 }
export const pin = { width: 30, flat: 10, driverHeight: 46 }
export const springSpan = { top: 38, bottom: shearLine - pin.driverHeight }

const cuts = [28, 10, 42, 18, 34]

/** A little below the deepest cut: where a key pin rests while there is no key. */
const restDepth = 46

export type Chamber = {
  center: number
  /** Lower end of the key pin when its upper end is on the shear line. */
  cutBottom: number
}

export const chambers: readonly Chamber[] = cuts.map((depth, index) => ({
  center: firstChamber + index * pitch,
  cutBottom: blade.top + depth,
}))

/** With the key fully in; undefined beyond the tip. */
function bladeEdge(x: number): number | undefined {
  const depths = cuts.map((depth, index) => {
    const fromFlat = Math.abs(x - (firstChamber + index * pitch)) - cutFlat / 2
    return depth - Math.max(0, fromFlat)
  })
  const y = blade.top + Math.max(0, ...depths, x - tipStart)
  return y > blade.bottom - 4 ? undefined : y
}

/**
 * How far a chamber's pins stand below (+) or above (-) their place when the key is `travel` units short of home
 * (0 = fully in). The pin's cone touches the edge wherever it gets there first; without a key it rests on the plug.
 */
export function pinOffset(chamber: Chamber, travel: number): number {
  let bottom = blade.top + restDepth
  for (let side = -pin.width / 2; side <= pin.width / 2; side += 0.5) {
    const edge = bladeEdge(chamber.center + side + travel)
    const cone = Math.max(0, Math.abs(side) - pin.flat / 2)
    if (edge !== undefined) bottom = Math.min(bottom, edge + cone)
  }
  return bottom - chamber.cutBottom
}

export function bladeCorners(): Point[] {
  const points: Point[] = []
  for (let x = tipStart + 80; x >= blade.left; x -= 0.5) {
    const y = bladeEdge(x)
    if (y !== undefined) points.push([x, y])
  }
  return simplify(points, 0.1)
}

/** Drops points within `tolerance` (in y) of the line between kept ones. */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  const slope = (last[1] - first[1]) / (last[0] - first[0])
  const distances = points.map(([x, y]) => Math.abs(y - first[1] - slope * (x - first[0])))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance),
    ...simplify(points.slice(farthest), tolerance).slice(1),
  ]
}

const startOfTravel = 462
/** Share of the animation in which the key slides in; the plug turns in the rest. */
const insertion = 70
const duration = '3.2s'
const delay = '0.5s'
/** In drawing units: invisible, and it halves the number of keyframes, which are written in whole units. */
const tolerance = 2

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
  const springLength = springSpan.bottom - springSpan.top

  return `/* Written by scripts/write-pin-tumbler-css.ts from the drawing's geometry. Do not edit. */
@property --pin{syntax:"<number>";inherits:true;initial-value:0}
.pin-ride{transform:translateY(calc(var(--pin)*1px))}
.pin-spring{transform-origin:0 ${springSpan.top}px;transform:scaleY(calc(1 + var(--pin)/${springLength}))}
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
  const frames = points.map(
    ([percent, value]) => `${Math.round(percent * 10) / 10}%{${declaration(Math.round(value) + 0)}}`,
  )
  return `@keyframes ${name}{${frames.join('')}}`
}

const slowingDown = (moment: number) => 1 - (1 - moment) ** 1.7
