import { randomInt } from 'node:crypto'

/** No letters and digits that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes, each good for one sign-in without the authenticator app. */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return Array.from({ length: 10 }, () => `${part()}-${part()}`)
}

/** A recovery code as it was given out, however it was typed. */
export function normalRecoveryCode(typed: string): string {
  const bare = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  return `${bare.slice(0, 5)}-${bare.slice(5)}`
}

/** The six digits of an app or a mail, however they were typed; undefined when it is something else. */
export function normalCode(typed: string): string | undefined {
  const bare = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(bare) ? bare : undefined
}
