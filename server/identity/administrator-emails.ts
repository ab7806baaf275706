import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { users } from '#server/schema/identity.ts'

/** The addresses of everybody who runs the site, oldest administrator first; the same wherever they sign in. */
export async function administratorEmails(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.role, 'administrator'))
    .orderBy(asc(users.createdAt))
  return rows.map(({ email }) => email)
}
