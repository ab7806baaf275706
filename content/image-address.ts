/** The widths in which every uploaded image is kept: a phone, a column of text, a large screen with fine pixels. */
export const imageWidths = [480, 960, 1600] as const

const ours = new RegExp(`^(?:https?://[^/]+)?(/images/[0-9a-f-]{36})-(?:${imageWidths.join('|')})\\.webp$`)

/** Of an image that was uploaded here, in the width that is shown where widths cannot be chosen. */
export const imageAddressForm = /^\/images\/[0-9a-f-]{36}-960\.webp$/

/** `srcset` for the address of an image that was uploaded here; undefined for one from anywhere else. */
export function imageSources(address: string): string | undefined {
  const path = ours.exec(address)?.[1]
  return path && imageWidths.map((width) => `${path}-${width}.webp ${width}w`).join(', ')
}
