import type { FieldErrors, FormValues } from './form-values.ts'

/** Loose on purpose: a slip is caught, and the server has the last word. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/**
 * What a person should correct before sending: a required field that is empty (`missing` has its words), an e-mail
 * address that is none. A hint that saves a round trip; the server decides.
 */
export function checkFields(
  values: FormValues & { email: string },
  words: { missing: Record<string, string>; emailMalformed: string },
): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, text] of Object.entries(words.missing)) if (!values[name]?.trim()) errors[name] = text
  if (!errors.email && !emailShape.test(values.email.trim())) errors.email = words.emailMalformed
  return errors
}
