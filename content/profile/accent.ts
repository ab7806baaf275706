/** The grounds of pages by day and by night, and the two inks that text on an accent may have (app/styles/tokens.css). */
const grounds = { day: ['#faf8f3', '#ffffff'], night: ['#0b1424', '#13203a'] } as const
const inks = { dark: '#0b1424', light: '#ffffff' } as const

/** As a channel of red, green or blue counts toward luminance (WCAG 2.2). */
const linear = (channel: number) =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

type Rgb = readonly [red: number, green: number, blue: number]

const channelsOf = (color: string): Rgb => [
  Number.parseInt(color.slice(1, 3), 16) / 255,
  Number.parseInt(color.slice(3, 5), 16) / 255,
  Number.parseInt(color.slice(5, 7), 16) / 255,
]

const luminanceOf = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** From 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((color) => luminanceOf(channelsOf(color)))
    .sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const least = (color: string, against: readonly string[]) =>
  Math.min(...against.map((ground) => contrast(color, ground)))

function mixed(color: string, into: string, share: number): string {
  const other = channelsOf(into)
  const parts = channelsOf(color).map((part, index) => part + ((other[index] ?? 0) - part) * share)
  return `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The color, as little darker or lighter as it takes to stand out from the grounds. */
function standingOut(color: string, against: readonly string[], ratio: number, into: string): string {
  for (let step = 0; step <= 20; step += 1) {
    const shade = mixed(color, into, step / 20)
    if (least(shade, against) >= ratio) return shade
  }
  return into
}

/** One scheme: fill of buttons and drawings, the same pressed, text on it, and links on the page; with their contrasts. */
export type AccentShades = Readonly<{
  fill: string
  pressed: string
  onFill: string
  link: string
  contrast: Readonly<{ fill: number; onFill: number; link: number }>
}>

function shades(fill: string, against: readonly string[], into: string): AccentShades {
  const onFill = contrast(fill, inks.dark) >= contrast(fill, inks.light) ? inks.dark : inks.light
  const link = standingOut(fill, against, 4.5, into)
  return {
    fill,
    // Away from the text on it, which stays as legible.
    pressed: mixed(fill, onFill === inks.dark ? inks.light : inks.dark, 0.12),
    onFill,
    link,
    contrast: {
      fill: least(fill, against),
      onFill: contrast(fill, onFill),
      link: least(link, against),
    },
  }
}

/** By day as it is; by night lighter where it would be lost on the dark page. */
export function accentShades(accent: string): { day: AccentShades; night: AccentShades } {
  return {
    day: shades(accent, grounds.day, '#000000'),
    night: shades(standingOut(accent, grounds.night, 3, '#ffffff'), grounds.night, '#ffffff'),
  }
}

/** As faint as a button may be: the amber of the built-in look has 1.7. */
const leastFillContrast = 1.5

export const colorForm = /^#[0-9a-f]{6}$/

export const isVisibleAccent = (accent: string): boolean =>
  accentShades(accent).day.contrast.fill >= leastFillContrast
