import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Queryable } from '../database/database.ts'
import { endLinksOf } from './end-links.ts'
import { endSessionsOf } from './end-sessions.ts'
import { users } from './identity-table.ts'
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

/** After a forgotten password was replaced: the mail proved the address, and no other link or code is good any more. */
export async function passwordWasReset({ db }: Deps, userId: string) {
  await db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ passwordChangeRequired: false, emailVerified: true })
      .where(eq(users.id, userId))
      .returning()
    await endSessionsOf(tx, userId)
    await endLinksOf(tx, userId)
    if (!user) return
    const actor = { kind: 'administrator', userId, username: user.email, address: '' } as const
    await recordAudit(tx, actor, {
      action: 'password reset',
      subject: 'Administrator',
      subjectId: userId,
      label: user.email,
    })
  })
}
