import { verifyPassword } from 'better-auth/crypto'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { accounts } from '#server/schema/identity.ts'
import { longestPassword } from './password-policy.ts'

/** Whether it is the password that is stored for this person. */
export async function isPasswordOf(db: Queryable, userId: string, password: string): Promise<boolean> {
  if (!password || password.length > longestPassword) return false
  const [account] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return !!account?.hash && verifyPassword({ hash: account.hash, password })
}
