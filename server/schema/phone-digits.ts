import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** As it is indexed, so that a number is found however it was typed. */
export const digitsOf = (phone: SQLWrapper) => sql`regexp_replace(${phone}, '\\D', '', 'g')`

/**
 * Whether what was typed is one of these numbers, with or without the country's 1, whatever stands between the digits, and
 * maybe with an extension behind. `numbers`: in E.164; of what cannot be read as one, its digits. Code that joins people by it
 * compares what `toE164` reads of what is found.
 */
export const hasNumberOf = (phone: SQLWrapper, numbers: readonly string[]): SQL =>
  or(...numbers.map((number) => hasNumber(phone, number))) ?? sql`false`

function hasNumber(phone: SQLWrapper, number: string): SQL | undefined {
  const typed = digitsOf(phone)
  const [, national] = /^\+1(\d{10})$/.exec(number) ?? []
  if (national)
    return or(
      sql`${typed} like ${`1${national}%`}`,
      // "+7 135 550 12 34" begins with the digits of (713) 555-0123.
      and(sql`${typed} like ${`${national}%`}`, sql`${phone} !~ '^\\s*(\\+|00)'`),
    )
  const digits = number.replace('+', '')
  if (digits === number) return sql`${typed} = ${digits}`
  return or(
    sql`${typed} = ${digits}`,
    and(sql`${typed} like ${`${digits}%`}`, sql`${phone} ~* '(x|ext|int|#|,|;)'`),
  )
}
