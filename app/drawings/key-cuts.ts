import { tenth } from './polar.ts'

type Cuts = {
  /** Middle of the first cut, nearest the bow, and the distance to the next. */
  first: number
  pitch: number
  /** Upper edge of the uncut blade. */
  top: number
  /** Width of a cut's flat bottom. */
  flat: number
  /** Depths from the bow to the tip. */
  depths: readonly number[]
}

/** The cut edge of a key, to be joined to a larger path: flats and flanks of 45 degrees, as a key machine leaves them. */
export function keyCuts({ first, pitch, top, flat, depths }: Cuts): string {
  const last = depths.at(-1) ?? 0
  const cut = (depth: number, index: number) => {
    const start = first + index * pitch - flat / 2
    const before = depths[index - 1] ?? 0
    // Neighboring flanks meet in a peak, or both run out at the blade's edge.
    const peak = index === 0 ? 0 : Math.max(0, (before + depth - pitch + flat) / 2)
    const rise = index > 0 && peak === 0 ? `L${tenth(start - pitch + flat + before)} ${top}` : ''
    return `${rise}L${tenth(start - depth + peak)} ${tenth(top + peak)}L${tenth(start)} ${tenth(top + depth)}h${flat}`
  }
  return `${depths.map(cut).join('')}l${last} ${-last}`
}
