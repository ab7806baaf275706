import { type AccentShades, accentShades } from '#content/profile/accent.ts'

const properties = ({ fill, pressed, onFill, link }: AccentShades) =>
  `--color-lantern:${fill};--color-lantern-deep:${pressed};--color-on-lantern:${onFill};--color-brass:${link}`

/** The firm's own color in place of amber, by day and by night. It stands in no layer, and so over the site's own styles. */
export function accentStyle(accent: string): string {
  const { day, night } = accentShades(accent)
  return `:root{${properties(day)}}@media (prefers-color-scheme:dark){:root{${properties(night)}}}@media not print{.night{${properties(night)}}}`
}
