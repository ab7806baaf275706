import type { Transaction } from '#server/database/database.ts'
import { accounts, users } from '#server/schema/identity.ts'

/** The new administrator's id; undefined when the e-mail belongs to someone already. */
export async function insertAdministrator(
  tx: Transaction,
  email: string,
  passwordHash: string,
): Promise<string | undefined> {
  const [user] = await tx
    .insert(users)
    .values({ name: email, email, emailVerified: true, role: 'administrator' })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (!user) return undefined
  // The shape in which better-auth looks for a password.
  await tx
    .insert(accounts)
    .values({ userId: user.id, accountId: user.id, providerId: 'credential', password: passwordHash })
  return user.id
}
