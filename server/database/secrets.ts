import { eq } from 'drizzle-orm'
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
