import { defaultProfile } from '#content/profile/business-profile.ts'

/**
 * What no sentence of ours may hold: shouting, dashes for commas, questions without their first sign, signs that our cut of the
 * font lacks and a phone would fetch 15 kB more for, and words that fit any trade's site.
 */
const faults = [
  /[!¡]/,
  /—/,
  /^[^¿]*\p{L}\?(?: |$)/u,
  /[A-Za-z]'[A-Za-z]/,
  / {2}/,
  /[½¼¾⅓⅔⅛⅜⅝⅞×°→²³]/,
  /servicio de calidad/i,
  /tranquilidad/i,
  /de vanguardia|última generación/i,
  /distribuidor autorizado/i,
  /\bsoluci(?:ón|ones)\b/i,
  // What a customer in Houston would not say: words of Spain, of "tú", and English ones in Spanish dress.
  /(?<!\p{L})(?:bombín|móvil|ordenador|coche|aparcar|vosotros|vuestr[oa]s?|os)(?!\p{L})/iu,
  /(?<!\p{L})(?:tú|tu|tus|contigo|bienvenid[oa]s?)(?!\p{L})/iu,
  /(?<![\w-])(?:reamaestrar|rekey|checar|aplicar para|asegurados y afianzados|llamar para atrás)(?![\w-])/i,
  // The comma of the glossary's “Por favor, escriba”; a button is “presionar”.
  /Por favor (?=\p{Ll})/u,
  /(?<!\p{L})oprim/iu,
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
