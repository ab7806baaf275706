import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Transaction } from '#server/database/database.ts'
import { accounts, users } from '#server/schema/identity.ts'
import type { Vouched } from './id-token.ts'

const providerId = 'cognito'

/**
 * The row that stands for a member of the pool, made at the first sign-in and kept up to date, because everything else
 * refers to it. Found by the pool's own id of the person. A row with their e-mail, of before the pool was used, becomes theirs
 * only if the pool has confirmed that address. Undefined when the address is somebody else's.
 */
export async function mirrorUser(
  tx: Transaction,
  vouched: Vouched,
  address: string,
): Promise<{ id: string; email: string } | undefined> {
  const { sub: accountId, email_verified: emailVerified } = vouched
  const email = (vouched.email ?? vouched['cognito:username']).toLowerCase()
  const [linked] = await tx
    .select({ id: users.id, email: users.email })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, providerId), eq(accounts.accountId, accountId)))
  const [holder] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (holder && holder.id !== linked?.id && (linked || !emailVerified)) return undefined

  const known = linked ?? holder
  const person = { email, emailVerified, role: 'administrator' }
  const [user] = known
    ? await tx.update(users).set(person).where(eq(users.id, known.id)).returning({ id: users.id })
    : await tx
        .insert(users)
        .values({ name: email, ...person })
        .returning({ id: users.id })
  if (!user) throw new Error('A member of the user pool could not be stored')
  if (!linked) await tx.insert(accounts).values({ userId: user.id, accountId, providerId })
  const before = linked?.email ?? email
  if (!linked || before !== email)
    await recordAudit(
      tx,
      { kind: 'administrator', userId: user.id, username: before, address },
      {
        action: linked ? 'email changed' : 'join by user pool',
        subject: 'Administrator',
        subjectId: user.id,
        label: email,
      },
    )
  return { id: user.id, email }
}
