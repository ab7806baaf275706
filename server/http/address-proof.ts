import { randomBytes } from 'node:crypto'
import { sign, signValue, verifyValue } from './signed-values.ts'

export const addressProofPath = '/.well-known/lantern-address/'

const validMs = 60_000

/** What is asked of an address: only a server with the same secret knows the answer, and only for a minute. */
export const newAddressQuestion = (secret: string, now: Date): string =>
  signValue(secret, 'address question', `${now.getTime().toString(36)}-${randomBytes(12).toString('hex')}`)

/** Undefined for what this installation did not ask lately: it answers no other server's questions. */
export function addressAnswer(secret: string, question: string, now: Date): string | undefined {
  const [askedAt = ''] = verifyValue(secret, 'address question', question)?.split('-') ?? []
  const age = now.getTime() - Number.parseInt(askedAt, 36)
  return age >= -validMs && age <= validMs ? sign(secret, 'address answer', question) : undefined
}
