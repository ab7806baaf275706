import { serverWords } from '#content/en/server-words.ts'
import type { TextTrees } from './own-words.ts'
import type { Texts } from './texts.ts'

export type { Task } from '#content/en/permission-refusals.ts'

/**
 * What the server says in one language. Its type is that of the first language: another one that lacks a sentence, or a fact
 * in it, does not compile.
 */
export type ServerWords = Texts<typeof serverWords>

/**
 * `code`: as in `BUILD_LANGUAGE`, in addresses (`/es/`) and in Accept-Language. `texts`: what its owner may change, read from the
 * disk when it is needed.
 */
export type Language = { code: string; words: ServerWords; texts: () => Promise<TextTrees> }

/** The first is the default: it has the addresses without a prefix, the mails to staff and what a new store holds. */
export type Languages = readonly [first: Language, ...others: Language[]]

/** The languages that there are. Pages of each come from a build of its own (docs/decisions/0016). */
export const languages: Languages = [
  {
    code: 'en',
    words: serverWords,
    texts: async () => (await import('#content/en/editable-texts.ts')).editableTexts,
  },
]

/** Of what is stored: nothing, and the code of a language that there is no more, stand for the first. */
export const languageByCode = (languages: Languages, code: string | null | undefined): Language =>
  languages.find((language) => language.code === code) ?? languages[0]

export type AskedPath = { language: Language; path: string }

export const prefixOf = ([first]: Languages, { code }: Language): string =>
  code === first.code ? '' : `/${code}`

/**
 * The language of an address, and its path without that language's prefix: "/es/quote" is "/quote" in Spanish. Prefixes are
 * taken off here and nowhere else; a query may follow the path.
 */
export function languageOfPath([first, ...others]: Languages, path: string): AskedPath {
  for (const language of others) {
    const prefix = `/${language.code}`
    if (!path.startsWith(prefix)) continue
    const rest = path.slice(prefix.length)
    if (rest === '' || rest.startsWith('?')) return { language, path: `/${rest}` }
    if (rest.startsWith('/')) return { language, path: rest }
  }
  return { language: first, path }
}

/** The language that a program or a browser asks for (RFC 9110, section 12.5.4), among those that there are. */
export function languageOfHeader(languages: Languages, acceptLanguage: string | null | undefined): Language {
  const asked = (acceptLanguage ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { code: tag.split('-')[0], weight: weight ? Number(weight.slice(2)) || 0 : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  const found = asked.flatMap(({ code }) => languages.find((language) => language.code === code) ?? [])
  return found[0] ?? languages[0]
}
