import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sign } from '#server/http/signed-values.ts'
import { secrets } from '#server/schema/operations.ts'
import type { Queryable } from './database.ts'

export async function loadSecret(db: Queryable, name: string, make: () => string): Promise<string> {
  const kept = await readSecret(db, name)
  if (kept !== undefined) return kept
  await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing()
  // Another instance may have been faster: what is stored counts.
  const stored = await readSecret(db, name)
  if (stored === undefined) throw new Error(`The secret ${name} was stored and is not there`)
  return stored
}

export async function readSecret(db: Queryable, name: string): Promise<string | undefined> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  return row?.value
}

export type Keys = Readonly<{
  /**
   * Signs cookies, forms and file addresses. In no backup, and new after a restore: with it one can pass as
   * any user.
   */
  signing: string
  /**
   * Signs customers' receipts and review invitations. In encrypted backups only, so that those stay valid
   * after a restore: with it one can cancel every request.
   */
  links: string
  /** better-auth's: encrypts authenticators' keys and recovery codes. In encrypted backups only. */
  encryption: string
}>

export async function loadKeys(db: Queryable, signingSecret: string | undefined): Promise<Keys> {
  const stored = await readSecret(db, 'signing')
  const signing = signingSecret ?? stored ?? (await loadSecret(db, 'signing', newSecret))
  return {
    signing,
    links: await loadSecret(db, 'links', newSecret),
    // Earlier versions derived it this way; the derivation cannot be reversed.
    encryption: await loadSecret(db, 'encryption', () => sign(stored ?? signing, 'better-auth', '')),
  }
}

export const newSecret = () => randomBytes(32).toString('base64url')
