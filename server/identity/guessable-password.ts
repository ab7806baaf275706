import { dictionary } from '@zxcvbn-ts/language-common'

/** Whose password it is: what anybody knows of them is guessed first. */
export type Chooser = { email: string; company: string }

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** How many characters around a common word are still the decoration that guessing programs try. */
const mostDecoration = 4
const shortestWord = 4

/**
 * Whether a password is one of the first that are tried: one of the 49,000 most common or what the chooser is known by
 * (address, company), with other spelling (`P@ssw0rd`) and with what composition rules make people add (`1!`).
 */
export function isGuessable(password: string, chooser: Chooser): boolean {
  const own = wordsOf(chooser)
  const text = password.toLowerCase()
  const isTried = (word: string) => common.has(word) || own.includes(word)
  const bare = [text.replace(/[^\p{L}]+$/u, ''), text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')]
  const candidates = [...bare, ...windowsOf(text)].filter((word) => word.length >= shortestWord)
  if (candidates.some((word) => isTried(word) || isTried(plainLetters(word)))) return true
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && rest.replace(/[^\p{L}\p{N}]/gu, '').length <= mostDecoration + 1
}

/** Longest first, so that of an address nothing is left over. */
function wordsOf({ email, company }: Chooser): string[] {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const titles = company.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [email.toLowerCase(), name, domain, domain.split('.')[0] ?? '', titles.join(''), ...titles]
    .filter((word) => word.length >= shortestWord)
    .sort((one, other) => other.length - one.length)
}

/** What is left without a few characters at the ends. */
function windowsOf(text: string): string[] {
  const windows: string[] = []
  for (let start = 0; start <= mostDecoration; start++)
    for (let cut = 0; start + cut <= mostDecoration; cut++)
      if (text.length - start - cut > shortestWord) windows.push(text.slice(start, text.length - cut))
  return windows
}

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const plainLetters = (word: string) => word.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign)
