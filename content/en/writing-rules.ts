import { defaultProfile } from '#content/profile/business-profile.ts'

/**
 * What no sentence of ours may hold: shouting, dashes for commas, signs that our cut of the font lacks and a phone
 * would fetch 15 kB more for, and words that fit any trade's site.
 */
const faults = [
  /!/,
  /—/,
  /[A-Za-z]'[A-Za-z]/,
  / {2}/,
  /[½¼¾⅓⅔⅛⅜⅝⅞×°→²³]/,
  /quality service/i,
  /peace of mind/i,
  /state[- ]of[- ]the[- ]art/i,
  /authorized dealer/i,
  /\bsolutions?\b/i,
  /\bcutting[- ]edge\b/i,
  // What Americans do not write: fitted for installed, cured for fixed, and syntax translated from another language.
  /\bfitted\b|\b(?:we|and) fit (?:a|an|the|and|its|locks?|bolts|readers|wired|thresholds)\b/i,
  /\b(?:somebody|anybody|everybody)\b/i,
  /\b(?:may say no|comes? on top|at hand|mend(?:s|ed)?|exchanged|cures?|goes along|do not search)\b/i,
  /\bmiddle of \{?[A-Z]/,
]

/** The texts among these words, however deep, that break a rule; functions are asked with the default profile. */
export function writingFaults(words: unknown): string[] {
  return textsOf(words).filter((text) => faults.some((fault) => fault.test(text)))
}

export function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return textsOf(words(defaultProfile))
  if (typeof words === 'object' && words !== null) return Object.values(words).flatMap(textsOf)
  return []
}

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length
