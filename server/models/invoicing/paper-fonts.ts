import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import { emojiIn, printedLetters } from '#content/printed-letters.ts'

export type Face = 'regular' | 'semibold' | 'title'

type Font = { path: string; has(letter: string): boolean }

type Run = { font: string; text: string }

const { resolve } = createRequire(import.meta.url)

function fontOf(family: string, alphabet: string, weight: number): Font {
  const path = resolve(`@fontsource/${family}/files/${family}-${alphabet}-${weight}-normal.woff`)
  let letters: ReadonlySet<number> | undefined
  return {
    path,
    has(letter) {
      letters ??= lettersOf(path)
      return letters.has(letter.codePointAt(0) ?? 0)
    },
  }
}

function lettersOf(path: string): ReadonlySet<number> {
  const font = openSync(path)
  if (!('characterSet' in font)) throw new Error(`${path} is a collection of fonts`)
  return new Set(font.characterSet)
}

/** Noto has what Barlow has not: Cyrillic, Greek and rarer Latin. A file is opened with the first letter that those before it lack. */
function fontsOf(family: string, weight: number): readonly [Font, ...Font[]] {
  const noto = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext']
  return [
    fontOf(family, 'latin', weight),
    ...['latin-ext', 'vietnamese'].map((alphabet) => fontOf(family, alphabet, weight)),
    ...noto.map((alphabet) => fontOf('noto-sans', alphabet, weight)),
  ]
}

const faces = {
  regular: fontsOf('barlow', 400),
  semibold: fontsOf('barlow', 600),
  title: fontsOf('barlow-condensed', 700),
} as const satisfies Record<Face, unknown>

/**
 * A text in runs of one font each. A letter that no font has is a question mark, as a gap would hide that something is missing;
 * of an accent that none has, its letter stays.
 */
export function runsOf(text: string, face: Face): Run[] {
  const fonts = faces[face]
  const runs: Run[] = []
  for (const letter of printedLetters(text)) {
    const last = runs.at(-1)
    const found = /\s/u.test(letter)
      ? (last?.font ?? fonts[0].path)
      : fonts.find((font) => font.has(letter))?.path
    if (!found && /\p{M}/u.test(letter)) continue
    const run = { font: found ?? fonts[0].path, text: found ? letter : '?' }
    if (last?.font === run.font) last.text += run.text
    else runs.push(run)
  }
  return runs
}

/** Emoji, which are left out, and letters that are printed as a question mark. */
export function unprintedIn(texts: readonly string[]): string[] {
  const text = texts.join('\n')
  const letters = Array.from(printedLetters(text)).filter(
    (letter) => !/[\s\p{M}]/u.test(letter) && !faces.regular.some((font) => font.has(letter)),
  )
  return [...new Set([...emojiIn(text), ...letters])]
}
