import { signValue, verifyValue } from './signed-values.ts'

const secondMs = 1000
const shortestMs = 2 * secondMs
const longestMs = 24 * 60 * 60 * secondMs

/** Anything but `good` and `missing` marks a lead as suspicious; it is never dropped. */
export type FormTokenVerdict = 'good' | 'missing' | 'forged' | 'too-fast' | 'expired'

/** A hidden field that says when the form was opened. Any instance with the same secret can check it. */
export function issueFormToken(secret: string, now: Date): string {
  return signValue(secret, 'form', now.getTime().toString(36))
}

/**
 * People take between 2 seconds and 24 hours for a form; programs are faster, and replayed tokens older. A time that has yet
 * to come was signed by a clock ahead, which no program can do.
 */
export function checkFormToken(
  secret: string,
  token: string | null | undefined,
  now: Date,
): FormTokenVerdict {
  if (!token) return 'missing'
  const openedAt = verifyValue(secret, 'form', token)
  if (!openedAt) return 'forged'
  const age = now.getTime() - Number.parseInt(openedAt, 36)
  if (age >= 0 && age < shortestMs) return 'too-fast'
  return age > longestMs ? 'expired' : 'good'
}
