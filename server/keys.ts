import { randomBytes } from 'node:crypto'
import type { Queryable } from '#server/database/database.ts'
import { loadSecret, readSecret } from '#server/database/secrets.ts'
import { sign } from '#server/http/signed-values.ts'

/** The keys of this store; all instances on one database have the same. */
export type Keys = Readonly<{
  /** Signs cookies, forms and addresses of files. In no backup, and new after a restore: who has it can pass as anybody. */
  signing: string
  /** Signs what customers keep: receipts and invitations to write a review. It goes with a backup, so that those work on. */
  links: string
  /** better-auth's: encrypts authenticators' keys and recovery codes. In encrypted backups only. */
  encryption: string
}>

/** `signingSecret`: what the environment gives in place of the stored one. */
export async function loadKeys(db: Queryable, signingSecret: string | undefined): Promise<Keys> {
  const stored = await readSecret(db, 'signing')
  const signing = signingSecret ?? stored ?? (await loadSecret(db, 'signing', newSecret))
  return {
    signing,
    links: await loadSecret(db, 'links', newSecret),
    // It began as this derivation, which leads nobody back to what it was derived from.
    encryption: await loadSecret(db, 'encryption', () => sign(stored ?? signing, 'better-auth', '')),
  }
}

export const newSecret = () => randomBytes(32).toString('base64url')
