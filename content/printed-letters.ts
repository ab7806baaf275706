/** Signs that fonts for text seldom have, and what says the same in letters that they have. */
const signs: readonly (readonly [signs: string, plain: string])[] = [
  ['‐‑⁃﹣－', '-'],
  ['‒', '–'],
  ['―⸺', '—'],
  ['→➔➙➜➝➞➡➤⟶►▶▸', '->'],
  ['⇒⟹', '=>'],
  ['←⬅⟵◄◀', '<-'],
  ['↔⬌⟷', '<->'],
  ['⬆⇧', '↑'],
  ['⬇⇩', '↓'],
  ['✓✔✅☑☒🗸', '[x]'],
  ['☐□▢', '[ ]'],
  ['✗✘✕✖❌', 'x'],
  ['●∙◦▪■◆○‣⚫', '•'],
  ['★☆⭐✭', '*'],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
  ['≈', '~'],
  ['‼', '!!'],
  ['⁉', '!?'],
  ['‛', '‘'],
  ['‟', '“'],
]

const plainSigns = new Map(signs.flatMap(([each, plain]) => [...each].map((sign) => [sign, plain] as const)))
const anySign = new RegExp(`[${[...plainSigns.keys()].join('')}]`, 'gu')

/** Ligatures, Roman numerals, circled, wide and mathematical letters: each is a form of letters that fonts have. */
const otherForms = /[\u2100-\u2121\u2123-\u218B\u2460-\u24FF\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/gu

const fraction = /(?<=\d)(?=[\u2150-\u215F\u2189])/gu

const emoji = /[[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]--[©®™]]/v
const emojiAmongSpaces = new RegExp(`[^\\S\\n]*(?:${emoji.source}+[^\\S\\n]*)+`, 'gv')

/**
 * A text in letters that a font is likely to have: composed, without what nobody sees, with other forms of a letter as the letter,
 * and signs in plain ones. Emoji are left out.
 */
export const printedLetters = (text: string): string =>
  inUsualForms(text)
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}|\u20E3/gu, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[[\p{Zs}\p{Cc}]--[\n\u00A0]]/gv, ' ')
    .replace(emojiAmongSpaces, ' ')
    .replace(/^ +| +$/gm, '')

/** Those that `printedLetters` leaves out. */
export const emojiIn = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(inUsualForms(text)), ({ segment }) => segment).filter((letter) =>
    emoji.test(letter),
  )

const inUsualForms = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(anySign, (sign) => plainSigns.get(sign) ?? sign)
    .replace(fraction, ' ')
    .replace(otherForms, (form) => (form === '№' ? form : form.normalize('NFKC').replace('⁄', '/')))
