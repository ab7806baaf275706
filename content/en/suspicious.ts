/** Why a submission is suspicious, by the reason stored with it (server/models/leads/submission/submission.ts). */
const suspiciousReasons: Record<string, string> = {
  trap: 'it filled in a field that people cannot see',
  'no-token': 'it did not come from a form on this site',
  'forged-token': 'its form was tampered with',
  'too-fast': 'it was sent within two seconds of opening the form',
  'stale-token': 'its form had been open for more than a day',
  many: 'it is one of many from the same connection',
}

const sentence = new Intl.ListFormat('en-US', { type: 'conjunction' })

export const suspiciousInWords = (reasons: readonly string[]): string =>
  sentence.format(reasons.map((reason) => suspiciousReasons[reason] ?? reason))
