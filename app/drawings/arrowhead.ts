import { on } from './polar.ts'

/** The head of an arrow whose tip is at (x, y), pointing to a clock angle: 0 up, 90 to the right. */
export function arrowhead(x: number, y: number, angle: number): string {
  const tip = { x, y, radius: 6 }
  return `M${on(tip, angle + 152)}L${x} ${y}L${on(tip, angle - 152)}`
}
