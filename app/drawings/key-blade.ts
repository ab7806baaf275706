import { tenth } from './polar.ts'

type Bitting = {
  /** Middle of the first cut, nearest the bow, and the distance to the next. */
  first: number
  pitch: number
  /** Upper edge of the uncut blade. */
  top: number
  /** Width of a cut's flat bottom. */
  flat: number
  /** Depths from the bow to the tip. */
  cuts: readonly number[]
}

/** The upper edge of a key from its first cut to its last, to be joined to a path; 45-degree flanks as cutters leave. */
export function bitting({ first, pitch, top, flat, cuts }: Bitting): string {
  return cuts
    .map((depth, index) => {
      const start = first + index * pitch - flat / 2
      const before = cuts[index - 1]
      // Neighboring flanks meet in a peak, or run out at the blade's edge.
      const peak = before === undefined ? 0 : Math.max(0, (before + depth - pitch + flat) / 2)
      const rise = before !== undefined && peak === 0 ? `L${tenth(start - pitch + flat + before)} ${top}` : ''
      return `${rise}L${tenth(start - depth + peak)} ${tenth(top + peak)}L${tenth(start)} ${tenth(top + depth)}h${flat}`
    })
    .concat(`l${cuts.at(-1)} ${-(cuts.at(-1) ?? 0)}`)
    .join('')
}

/** A key pin from its flat head down to its cone. */
export function keyPin(x: number, top: number, bottom: number, width: number): string {
  const cone = width / 3
  return `M${tenth(x - width / 2)} ${top}h${width}V${tenth(bottom - cone)}l${tenth(-cone)} ${tenth(cone)}h${tenth(2 * cone - width)}l${tenth(-cone)} ${tenth(-cone)}Z`
}
