import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sign } from '#server/http/signed-values.ts'
import { secrets } from '#server/schema/operations.ts'
import type { Queryable } from './database.ts'

/** The secret of that name, the same for every instance; the first that asks makes it with `make`. */
export async function loadSecret(db: Queryable, name: string, make: () => string): Promise<string> {
  const kept = await readSecret(db, name)
  if (kept !== undefined) return kept
  await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing()
  // Another instance may have been quicker: what is stored counts, not what we made.
  const stored = await readSecret(db, name)
  if (stored === undefined) throw new Error(`The secret ${name} was stored and is not there`)
  return stored
}

/** The secret of that name, if one was made. */
export async function readSecret(db: Queryable, name: string): Promise<string | undefined> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  return row?.value
}

/** The keys of this store; all instances on one database have the same. */
export type Keys = Readonly<{
  /** Signs cookies, forms and addresses of files. In no backup, and new after a restore: who has it can pass as anybody. */
  signing: string
  /**
   * Signs what customers keep: receipts and invitations to write a review. In encrypted backups only, so that those work on
   * after a restore: who has it can cancel every request.
   */
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

/** 32 random bytes as base64url. */
export const newSecret = () => randomBytes(32).toString('base64url')
