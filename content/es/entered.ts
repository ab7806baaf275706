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

/**
 * What the owner entered, in this language. The panel is in the first one, and so is all that is entered there. `lang`: where it is
 * said in another language than this one.
 */
export function entered(text: string): { text: string; lang?: string } {
  const known = inSpanish[text]
  return known === undefined ? { text, lang: 'en' } : { text: known }
}
