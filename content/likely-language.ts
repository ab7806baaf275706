import { tellingWords as english } from '#content/en/telling-words.ts'
import { tellingWords as spanish } from '#content/es/telling-words.ts'

/** By code. A language that is not here is never told. */
const telling: Readonly<Record<string, RegExp>> = { en: english, es: spanish }

/** In which language something was typed, by its words; undefined where they do not say it, as of a name or a figure. */
export function likelyLanguage(text: string): string | undefined {
  const counts = Object.entries(telling)
    .map(([code, words]) => ({ code, count: text.match(words)?.length ?? 0 }))
    .sort((one, other) => other.count - one.count)
  const [most, next] = counts
  return most && most.count > (next?.count ?? 0) ? most.code : undefined
}

/** What somebody typed, on a page in this language: marked only where it is likely in another one. */
export function typedText(text: string, pageLanguage: string): { text: string; lang?: string } {
  const language = likelyLanguage(text)
  return language === undefined || language === pageLanguage ? { text } : { text, lang: language }
}
