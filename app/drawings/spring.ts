import { tenth } from './polar.ts'

type Spring = {
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  width: number
  turns: number
}

/** A coil spring in side view. */
export function spring({ from, to, width, turns }: Spring): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const side = width / 2 / Math.hypot(dx, dy)
  const halfTurns = Array.from({ length: turns * 2 }, (_, index) => {
    const along = (index + 0.5) / (turns * 2)
    const across = index % 2 ? -side : side
    return `L${tenth(from[0] + dx * along - dy * across)} ${tenth(from[1] + dy * along + dx * across)}`
  })
  return `M${from.join(' ')}${halfTurns.join('')}L${to.join(' ')}`
}
