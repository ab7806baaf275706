import { locale } from './locale.ts'

/** Why a submission is suspicious, by the reason stored with it (server/models/leads/submission/submission.ts). */
const suspiciousReasons: Record<string, string> = {
  trap: 'llenó un campo que las personas no ven',
  'no-token': 'no vino de un formulario de este sitio',
  'forged-token': 'su formulario fue manipulado',
  'too-fast': 'se envió a menos de dos segundos de abrir el formulario',
  'stale-token': 'su formulario llevaba más de un día abierto',
  many: 'es una de muchas desde la misma conexión',
}

const sentence = new Intl.ListFormat(locale, { type: 'conjunction' })

export const suspiciousInWords = (reasons: readonly string[]): string =>
  sentence.format(reasons.map((reason) => suspiciousReasons[reason] ?? reason))
