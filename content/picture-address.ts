/** The widths in which every uploaded picture is kept: a phone, a column of text, a large screen with fine pixels. */
export const pictureWidths = [480, 960, 1600] as const

const ours = new RegExp(`^(?:https?://[^/]+)?(/images/[0-9a-f-]{36})-(?:${pictureWidths.join('|')})\\.webp$`)

/** `srcset` for the address of a picture that was uploaded here; undefined for one from anywhere else. */
export function pictureSources(address: string): string | undefined {
  const path = ours.exec(address)?.[1]
  return path && pictureWidths.map((width) => `${path}-${width}.webp ${width}w`).join(', ')
}
