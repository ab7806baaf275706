import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/*
 * Every vowel has an accent, so that a word without one is not from the word files. Dates and numbers are Japanese,
 * without letters.
 */
const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý' }
const vowels = /[aeiouy]/gi
const accented = (letter: string) =>
  accents[letter] ?? (accents[letter.toLowerCase()] ?? letter).toUpperCase()

/** Values that are compared or part of an address. */
const names = /^(?:id|value|channel|slug|href|tone|locale|dictionary)$/

/** The results of functions are marked as a whole. Placeholders and addresses stay. */
export function mark(words: unknown): unknown {
  if (typeof words === 'string')
    return words
      .split(/(\{\w+\}|\S*[@/<&]\S*)/)
      .map((part, index) => (index % 2 ? part : part.replace(vowels, accented)))
      .join('')
  if (typeof words === 'function') return (...given: unknown[]) => mark(words(...given))
  if (Array.isArray(words)) return words.map(mark)
  // A map has the owner's words, which are none of ours.
  if (typeof words !== 'object' || words === null || words instanceof Map) return words
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, names.test(name) ? value : mark(value)]),
  )
}

export async function writeMarkedWords(folder: string) {
  const first = join(process.cwd(), 'content/en')
  for (const name of await readdir(first, { recursive: true })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
    const words: Record<string, unknown> = await import(join(first, name))
    const lines = Object.keys(words).map((word) =>
      word === 'locale' ? `export const locale = 'ja-JP'` : `export const ${word} = mark(first.${word})`,
    )
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(
      file,
      [
        `import * as first from '#content/en/${name}'`,
        `import { mark } from '#tests/languages/marked-words.ts'`,
        ...lines,
        '',
      ].join('\n'),
    )
  }
}
