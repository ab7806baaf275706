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

async function readSecret(db: Queryable, name: string): Promise<string | undefined> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  return row?.value
}

/**
 * `signing` signs cookies, forms and file addresses: with it one can pass as any user, so it is in no backup, and new after a
 * restore. `links` signs customers' receipts and review invitations: with it one can cancel every request, so it is in
 * encrypted backups only, where it keeps those valid. `encryption` is better-auth's, for authenticators' keys and recovery
 * codes: in encrypted backups only.
 */
export type Keys = Readonly<{
  signing: string
  links: string
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
