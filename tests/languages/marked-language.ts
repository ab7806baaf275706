import { type Language, languages, type ServerWords } from '#content/languages.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { mark } from './marked-words.ts'

const [first] = languages

export const markedLanguage: Language = {
  code: 'marked',
  // Marks change neither the keys nor what functions take.
  words: { ...(mark(first.words) as ServerWords), locale: 'ja-JP' },
  texts: async () => ({}),
}

/** `data`: what people wrote. */
export function unmarkedTexts(texts: readonly string[], data: ReadonlySet<string>): string[] {
  return texts.filter((text) =>
    text
      .replace(/\S*[@/]\S*/g, '')
      .match(/[A-Za-z\u00c0-\u017f]+/g)
      ?.some((word) => /^[a-z]{2,}$/i.test(word) && /[aeiouy]/i.test(word) && !data.has(word)),
  )
}

/** A language is called as it calls itself, and is offered in itself. */
const nameOfOther = /<a\b[^>]*\shreflang="[^"]*"[^>]*>[^<]*<\/a>|<aside\b[^>]*\sdata-offer\b.*?<\/aside>/gis

export function textsIn(html: string): string[] {
  const visible = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(nameOfOther, '')
    .replace(/<!--.*?-->/gs, '\0')
  const attributes = [...visible.matchAll(/\s(?:alt|title|aria-label|placeholder|label)="([^"]*)"/g)]
  const metas = [
    ...visible.matchAll(
      /<meta (?:name|property)="(?:og:)?(?:title|description|image:alt)" content="([^"]*)"/g,
    ),
  ]
  const structured = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return [
    ...visible.split(/<[^>]*>|\0/),
    ...[...attributes, ...metas].map(([, text = '']) => text),
    ...structured.flatMap(([, json = '{}']) => sentencesIn(JSON.parse(json))),
  ]
    .map((text) =>
      text
        .replace(/&amp;/g, '&')
        .replace(/&#x27;|&quot;/g, "'")
        .trim(),
    )
    .filter(Boolean)
}

/** The rest are names of schema.org, addresses and codes. */
function sentencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) =>
    typeof entry === 'string' && /^(?:description|text|name|headline|alternateName)$/.test(name)
      ? [entry]
      : sentencesIn(entry),
  )
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

/** The owner's own words, the profile, and the name of the street map's provider. What the tests store has no vowels, and so no marks. */
export const profileWords: ReadonlySet<string> = new Set([
  ...textsOf(defaultProfile).flatMap((text) => text.split(/[^A-Za-z]+/)),
  'OpenStreetMap',
])
