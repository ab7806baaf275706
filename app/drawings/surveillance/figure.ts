import { tenth } from '#app/drawings/polar.ts'
import { circle } from '#app/drawings/primitives.tsx'

/** A standing person, front view, as plain as on an architect's elevation. */
export function figure(x: number, feet: number, height: number): string {
  const at = (share: number) => tenth(height * share)
  const [head, shoulder, hip, leg] = [at(0.085), at(0.15), at(0.5), at(0.1)]
  return (
    circle(x, tenth(feet - height + head), head) +
    `M${tenth(x - leg)} ${feet}V${tenth(feet - at(0.42))}h${-at(0.05)}v${-at(0.25)}q0 ${-shoulder} ${shoulder} ${-shoulder}` +
    `q${shoulder} 0 ${shoulder} ${shoulder}v${at(0.25)}h${-at(0.05)}V${feet}h${-at(0.08)}V${tenth(feet - hip + at(0.12))}h${-at(0.04)}V${feet}Z`
  )
}
