import { on, repeat } from './polar.ts'

type Gear = { x: number; y: number; root: number; tip: number; teeth: number; turn?: number }

/** A spur gear in front view, `turn` degrees from having a tooth at the top. */
export function gear({ x, y, root, tip, teeth, turn = 0 }: Gear): string {
  const at = (radius: number, tooth: number) => on({ x, y, radius }, turn + (tooth * 360) / teeth)
  const outline = repeat(
    teeth,
    (tooth) => `L${at(root, tooth - 0.3)}L${at(tip, tooth - 0.15)}L${at(tip, tooth + 0.15)}L${at(root, tooth + 0.3)}`,
  )
  return `M${outline.slice(1)}Z`
}
