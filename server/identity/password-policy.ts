import { type Chooser, isGuessable } from './guessable-password.ts'

/** Specification section 5: minimum 8 characters with lowercase, uppercase, number and symbol. */
const parts = [
  { name: 'at least 8 characters', present: (password: string) => [...password].length >= 8 },
  { name: 'a lowercase letter', present: (password: string) => /\p{Ll}/u.test(password) },
  { name: 'an uppercase letter', present: (password: string) => /\p{Lu}/u.test(password) },
  { name: 'a number', present: (password: string) => /\p{Nd}/u.test(password) },
  { name: 'a symbol', present: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
]

/** Sign-in refuses longer ones before hashing, so that a huge password is not a cheap way to burn our time. */
export const longestPassword = 128

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** For whoever chooses a password that is tried before all others. */
export const guessable =
  'This password is one of the first that are tried. Choose one that is not a common word, your email or the company’s name with something added.'

/** What a password lacks, as a sentence for the person choosing it; undefined when it is good. */
export function passwordShortcoming(password: string, chooser: Chooser): string | undefined {
  if (password.length > longestPassword)
    return `The password must have at most ${longestPassword} characters.`
  const missing = parts.filter((part) => !part.present(password)).map((part) => part.name)
  if (missing.length > 0) return `The password still needs ${conjunction.format(missing)}.`
  return isGuessable(password, chooser) ? guessable : undefined
}
