import type { Call } from '#server/data-service/call.ts'
import { done, type Result, refuseField } from '#server/result.ts'

/** Undefined where none was given. */
export function languageIn(
  code: string | null | undefined,
  { services }: Pick<Call, 'services'>,
): Result<string | undefined> {
  if (!code) return done(undefined)
  if (services.site.languages.includes(code)) return done(code)
  return refuseField('language', { reason: 'languageUnknown' })
}
