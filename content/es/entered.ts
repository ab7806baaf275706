import { likelyLanguage, typedText } from '#content/likely-language.ts'

/** What the built-in profile says, and what many others do. */
const inSpanish: Readonly<Record<string, string>> = {
  'Dispatch, day and night': 'Despacho, de día y de noche',
  Dispatch: 'Despacho',
  Office: 'Oficina',
  'Mobile locksmith · Houston, Texas': 'Cerrajería a domicilio · Houston, Texas',
  Locksmith: 'Cerrajería',
  'Locksmith, access control and camera work': 'Cerrajería, control de acceso y cámaras',
  'The owner’s own count across review sites': 'la cuenta del propio dueño en los sitios de reseñas',
  Owner: 'Dueño',
  Dispatcher: 'Despacho',
  'Lead locksmith': 'Cerrajero principal',
}

/** What somebody entered, as a page in this language says it. `lang`: where it is in another one. */
export function entered(text: string): { text: string; lang?: string } {
  const known = inSpanish[text]
  if (known !== undefined) return { text: known }
  const hasWords = /(?:^|\s)\p{Ll}{2}/u.test(text)
  // A business enters its facts in the first language: what has words of neither stands in no Spanish sentence.
  return hasWords && likelyLanguage(text) === undefined ? { text, lang: 'en' } : typedText(text, 'es')
}
