import { serverWords } from '#content/en/server-words.ts'
import { serverWords as spanish } from '#content/es/server-words.ts'
import type { TextTrees } from './own-words.ts'
import type { BusinessProfile } from './profile/business-profile.ts'
import { inFirstWords, inWordsOf } from './site-addresses.ts'
import type { Texts } from './texts.ts'

export type { Task } from '#content/en/permission-refusals.ts'

/**
 * What the server says in one language. Its type is that of the first language: another one that lacks a sentence, or a fact
 * in it, does not compile.
 */
export type ServerWords = Texts<typeof serverWords>

/** Facts of the profile that hold or not. */
type PlainFact = {
  [Name in keyof BusinessProfile]: BusinessProfile[Name] extends boolean ? Name : never
}[keyof BusinessProfile]

/**
 * `code`: as in `BUILD_LANGUAGE`, in addresses (`/es/`) and in Accept-Language. `texts`: what its owner may change, read from the
 * disk when it is needed. `spokenWith`: the fact without which its pages are not offered in the owner's name.
 */
export type Language = {
  code: string
  words: ServerWords
  texts: () => Promise<TextTrees>
  spokenWith?: PlainFact | undefined
}

/** The first is the default: it has the addresses without a prefix, the mails to staff and what a new store holds. */
export type Languages = readonly [first: Language, ...others: Language[]]

/** The languages that there are. Pages of each come from a build of its own (docs/decisions/0016). */
export const languages: Languages = [
  {
    code: 'en',
    words: serverWords,
    texts: async () => (await import('#content/en/editable-texts.ts')).editableTexts,
  },
  {
    code: 'es',
    words: spanish,
    texts: async () => (await import('#content/es/editable-texts.ts')).editableTexts,
    spokenWith: 'speaksSpanish',
  },
]

/** Of what is stored: nothing, and the code of a language that there is no more, stand for the first. */
export const languageByCode = (languages: Languages, code: string | null | undefined): Language =>
  languages.find((language) => language.code === code) ?? languages[0]

/** `movedTo`: where a page stands that was asked for by the words of the first language. */
export type AskedPath = { language: Language; path: string; movedTo?: string }

export const isSpoken = (
  { spokenWith }: Pick<Language, 'spokenWith'>,
  profile: Pick<BusinessProfile, PlainFact>,
): boolean => spokenWith === undefined || profile[spokenWith]

export const prefixOf = ([first]: Languages, { code }: Language): string =>
  code === first.code ? '' : `/${code}`

export const addressIn = (languages: Languages, language: Language, path: string): string =>
  prefixOf(languages, language) + inWordsOf(language.words.addresses, path)

/**
 * The language of an address, and its path without that language's prefix and words: "/es/cotizacion" is "/quote" in Spanish.
 * Both are taken off here and nowhere else on the server; a query may follow the path.
 */
export function languageOfPath([first, ...others]: Languages, path: string): AskedPath {
  for (const language of others) {
    const prefix = `/${language.code}`
    if (!path.startsWith(prefix)) continue
    const rest = path.slice(prefix.length)
    if (rest === '' || rest.startsWith('?')) return { language, path: `/${rest}` }
    if (!rest.startsWith('/')) continue
    const { addresses } = language.words
    const own = inWordsOf(addresses, rest)
    return {
      language,
      path: inFirstWords(addresses, rest),
      ...(own !== rest && { movedTo: prefix + own }),
    }
  }
  return { language: first, path }
}

/** A path in words of one language without its prefix, with it: "/cotizacion" is "/es/cotizacion". Any other stays. */
export function withPrefixOfWords(languages: Languages, path: string): string {
  const [language, another] = languages.filter(({ words }) => Object.values(words.addresses).includes(path))
  return language && !another ? prefixOf(languages, language) + path : path
}

/** The language of a tag, without its region: some programs write "es_MX". */
export const primaryOf = (tag: string): string => tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''

/** The language that a program or a browser asks for (RFC 9110, section 12.5.4), among those that there are. */
export function languageOfHeader(languages: Languages, acceptLanguage: string | null | undefined): Language {
  const asked = (acceptLanguage ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { code: primaryOf(tag), weight: weight ? Number(weight.slice(2)) || 0 : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  const found = asked.flatMap(({ code }) => languages.find((language) => language.code === code) ?? [])
  return found[0] ?? languages[0]
}
