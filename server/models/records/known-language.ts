import { primaryOf } from '#content/languages.ts'
import type { Call } from '#server/data-service/call.ts'
import { done, type Result, refuseField } from '#server/result.ts'

/** The language of a tag as programs write it ("es", "es-MX", "ES_mx"; RFC 5646); undefined where none was given. */
export function languageIn(
  code: string | null | undefined,
  { services }: Pick<Call, 'services'>,
): Result<string | undefined> {
  if (!code) return done(undefined)
  const known = services.site.languages.find((one) => one === primaryOf(code))
  return known ? done(known) : refuseField('language', { reason: 'languageUnknown' })
}
