import { plainLetters } from './plain-letters.ts'

/**
 * Lowercase, without accents; runs of other than letters and digits become one hyphen, none at the ends (specification
 * section 5 and the decisions about it).
 */
export const slugOf = (title: string): string =>
  plainLetters(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Minutes at 200 space-separated words a minute, rounded up (specification sections 5 and 9). */
export const readTimeOf = (content: string): number => Math.ceil(content.split(/\s+/).length / 200)

export const wordsIn = (content: string): number => content.split(/\s+/).filter((word) => word !== '').length

/** The tags with one more, trimmed: only if it is not empty and not there already (specification section 5). */
export function withTag(tags: readonly string[], added: string): string[] {
  const tag = added.trim()
  return tag === '' || tags.includes(tag) ? [...tags] : [...tags, tag]
}
