import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { users } from '#server/schema/identity.ts'
import { sendAccountMail } from './send-account-mail.ts'

type Deps = { db: Queryable; secret: string }

/** How long a mailed code is good for. */
export const codeMinutes = 15

/** Only administrators have passwords to forget. */
export async function mailResetLink(deps: Deps, { userId, token }: { userId: string; token: string }) {
  const [user] = await deps.db.select().from(users).where(eq(users.id, userId))
  if (user?.role !== 'administrator') return
  await sendAccountMail(deps, { userId, to: user.email, mail: { about: 'password-reset', token } })
}

/** `to` is the address that is to be proved, which nobody may have yet. */
export async function mailCode(deps: Deps, { to, code }: { to: string; code: string }) {
  const mail = { about: 'email-code', code, minutes: codeMinutes } as const
  await sendAccountMail(deps, { userId: undefined, to, mail })
}
