import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { initialsOf } from './person-mark.tsx'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const [peopleByDay = '', peopleByNight = ''] = read('./people.css').split(
  '@media screen and (prefers-color-scheme: dark)',
)
const [tokensByDay = '', tokensByNight = ''] = read('../../styles/tokens.css').split('@utility night')

type Rgb = readonly [red: number, green: number, blue: number]

/** Linear light, 0 to 1. */
function rgbOf(hex: string): Rgb {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

const hexIn = (css: string, name: string): string =>
  new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(css)?.[1] ?? expect.unreachable(`no --${name}`)

const schemes = [
  ['day', peopleByDay, tokensByDay],
  ['night', peopleByNight, tokensByNight],
] as const

const palette = (css: string) => Array.from({ length: 8 }, (_, place) => hexIn(css, `person-${place}`))

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** WCAG 2. */
function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Of what is written, not of light, as `color-mix(in srgb, ...)` does. */
function mixed(color: string, share: number, ground: string): Rgb {
  const at = (index: number) => {
    const [one = 0, other = 0] = [color, ground].map((hex) =>
      Number.parseInt(hex.slice(index, index + 2), 16),
    )
    return Math.round(one * share + other * (1 - share))
      .toString(16)
      .padStart(2, '0')
  }
  return rgbOf(`#${at(1)}${at(3)}${at(5)}`)
}

test.each(schemes)(
  'by %s each color is 3:1 against paper and sheet, and its initials 4.5:1 on it',
  (_scheme, people, tokens) => {
    const [paper, sheet] = [rgbOf(hexIn(tokens, 'color-paper')), rgbOf(hexIn(tokens, 'color-sheet'))]
    for (const hex of palette(people)) {
      expect(contrast(rgbOf(hex), paper), hex).toBeGreaterThanOrEqual(3)
      expect(contrast(rgbOf(hex), sheet), hex).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test.each(schemes)('by %s what is written on a job is 4.5:1 on its tint', (_scheme, people, tokens) => {
  const share = Number(/--person-tint: (\d+)%/.exec(people)?.[1]) / 100
  for (const hex of palette(people)) {
    const tint = mixed(hex, share, hexIn(tokens, 'color-sheet'))
    for (const text of ['ink', 'ink-2', 'alert'])
      expect(
        contrast(rgbOf(hexIn(tokens, `color-${text}`)), tint),
        `${text} on ${hex}`,
      ).toBeGreaterThanOrEqual(4.5)
  }
})

/** Machado, Oliveira, Fernandes 2009: what is seen without one kind of cone, in linear light. */
const sights = {
  'with all cones': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const

function seen(sight: readonly number[], [red, green, blue]: Rgb): Rgb {
  const row = (at: number) => {
    const [r = 0, g = 0, b = 0] = sight.slice(at, at + 3)
    return Math.min(1, Math.max(0, r * red + g * green + b * blue))
  }
  return [row(0), row(3), row(6)]
}

type Lab = readonly [lightness: number, a: number, b: number]

function labOf([red, green, blue]: Rgb): Lab {
  const f = (t: number) => (t > 216 / 24_389 ? Math.cbrt(t) : ((24_389 / 27) * t + 16) / 116)
  const x = f((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
  const y = f(0.2126729 * red + 0.7151522 * green + 0.072175 * blue)
  const z = f((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** CIEDE2000: about 1 is just seen side by side. */
function difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const stretch = 1.5 - 0.5 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)]
  const hue = (a: number, b: number) => ((Math.atan2(b, a * stretch) * 180) / Math.PI + 360) % 360
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)]
  const turn = ((h2 - h1 + 540) % 360) - 180
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))
  const [l, c, h] = [(l1 + l2) / 2, (c1 + c2) / 2, (h1 + turn / 2 + 360) % 360]
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63))
  const byL = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2))
  const byC = (c2 - c1) / (1 + 0.045 * c)
  const byH = dH / (1 + 0.015 * c * t)
  const rotated =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))))
  return Math.sqrt(byL ** 2 + byC ** 2 + byH ** 2 + rotated * byC * byH)
}

test('the measure of difference is that of its standard', () => {
  // Sharma, Wu, Dalal 2005, pairs 1, 7 and 16.
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4)
  expect(difference([50, 0, 0], [50, -1, 2])).toBeCloseTo(2.3669, 4)
  expect(difference([50, 2.5, 0], [50, 0, -2.5])).toBeCloseTo(4.3065, 4)
})

test.each(
  schemes.flatMap(([scheme, people]) =>
    Object.entries(sights).map(([name, sight]) => [scheme, name, people, sight] as const),
  ),
)('by %s any two colors are told apart, %s', (_scheme, _name, people, sight) => {
  const labs = palette(people).map((hex) => labOf(seen(sight, rgbOf(hex))))
  for (const [index, one] of labs.entries())
    for (const [before, other] of labs.slice(0, index).entries())
      expect(difference(one, other), `${before} and ${index}`).toBeGreaterThanOrEqual(10)
})

test.each(schemes)('by %s none can be taken for amber or for an alarm', (_scheme, people, tokens) => {
  const reserved = [
    hexIn(tokensByDay, 'color-lantern'),
    hexIn(tokens, 'color-brass'),
    hexIn(tokens, 'color-alert'),
  ]
  for (const hex of palette(people))
    for (const other of reserved)
      expect(
        difference(labOf(rgbOf(hex)), labOf(rgbOf(other))),
        `${hex} and ${other}`,
      ).toBeGreaterThanOrEqual(12)
})

test.each([
  ['Jess Alvarado', 'JA'],
  ['Ana Maria de la Cruz', 'AC'],
  ['owner@example.com', 'O'],
  ['Sam (sam@example.com)', 'S'],
  ['Örs Ákos', 'ÖÁ'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
