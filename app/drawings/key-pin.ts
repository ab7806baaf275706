import { tenth } from './polar.ts'

/** A key pin of a pin-tumbler lock: flat above, a cone below that stands in the key's cut. */
export function keyPin(x: number, top: number, bottom: number, width: number): string {
  const cone = tenth(width / 3)
  const flat = tenth(width - 2 * cone)
  return (
    `M${tenth(x - width / 2)} ${top}h${width}V${tenth(bottom - cone)}l${-cone} ${cone}h${-flat}` +
    `l${-cone} ${-cone}Z`
  )
}
