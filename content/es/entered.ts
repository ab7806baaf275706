import { typedText } from '#content/likely-language.ts'

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
  return known === undefined ? typedText(text, 'es') : { text: known }
}
