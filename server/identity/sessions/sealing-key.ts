import { hkdfSync } from 'node:crypto'
import type { StaffInSession } from '#server/actor.ts'

/**
 * From it a device makes the key that seals the jobs it keeps: 32 bytes that stay in its database, 32 in a cookie (decision 61).
 * The same for as long as the session lives, and that of no other: once the session has ended it is not given again.
 */
export const sealingKeyOf = (secret: string, { sessionId }: Pick<StaffInSession, 'sessionId'>): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `sealed jobs of session ${sessionId}`, 64)).toString('base64url')
