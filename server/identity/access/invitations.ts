import { randomBytes } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { AdministratorInSession } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { digestOf } from '#server/http/signed-values.ts'
import { parseEmail, sendAccountMail } from '#server/identity/account-mail.ts'
import { chosenPasswordShortcoming } from '#server/identity/password-policy.ts'
import { type Delivery, deleteDeliveriesOf, deliveriesOf } from '#server/notifications/outbox/outbox.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { invitations, users } from '#server/schema/identity.ts'
import { insertAdministrator } from './administrators.ts'

type Deps = { db: Database; secret: string }

/** `path`: the link, to hand over by oneself. */
export type Invited = { email: string; path: string }

/** An invited person has no account yet: the deliveries of their mails are stored under the invitation's id. */
const subject = 'Account'

export type InvitationEntry = {
  id: string
  email: string
  invitedBy: string
  invitedAt: Date
  expiresAt: Date
  hasExpired: boolean
  /** What became of the newest mail; `handedOver`: a mail server took it that is not proven. */
  mail: 'pending' | 'sent' | 'handedOver' | 'file' | 'dead'
}

/** Invitations that are neither accepted nor withdrawn. */
export async function listInvitations(db: Database): Promise<InvitationEntry[]> {
  const rows = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      invitedBy: invitations.invitedBy,
      invitedAt: invitations.invitedAt,
      expiresAt: invitations.expiresAt,
      hasExpired: sql<boolean>`${invitations.expiresAt} <= now()`,
    })
    .from(invitations)
    .orderBy(asc(invitations.invitedAt), asc(invitations.id))
  const trails = await deliveriesOf(
    db,
    subject,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, mail: outcomeOf(trails.get(row.id)?.at(-1)) }))
}

function outcomeOf(delivery: Delivery | undefined): InvitationEntry['mail'] {
  if (delivery?.state !== 'sent') return delivery?.state ?? 'pending'
  if (delivery.sentVia === 'proven') return 'sent'
  return delivery.sentVia === 'file' ? 'file' : 'handedOver'
}

/** The link of an invitation, as a path. */
const pathOf = (token: string) => `/admin/invitation?token=${token}`

/** Mails somebody a link that makes them an administrator, once, within 7 days. A second invitation replaces the link. */
export async function invite(
  { db, secret }: Deps,
  me: AdministratorInSession,
  typed: string,
): Promise<Result<Invited>> {
  const email = parseEmail(typed)
  if (!email) return refuseEmail('Enter a complete email address.')
  return db.transaction(async (tx) => {
    const [taken] = await tx.select({ role: users.role }).from(users).where(eq(users.email, email))
    if (taken) return refuseEmail('This person is an administrator already.')
    const token = randomBytes(32).toString('base64url')
    const fresh = {
      tokenDigest: digestOf(token),
      invitedBy: me.username,
      invitedAt: sql`now()`,
      expiresAt: sql`now() + interval '7 days'`,
    }
    const [invitation] = await tx
      .insert(invitations)
      .values({ id: newId(), email, ...fresh })
      .onConflictDoUpdate({ target: invitations.email, set: fresh })
      .returning({ id: invitations.id })
    if (!invitation) throw new Error('An upsert returned no row')
    const { id } = invitation
    // An earlier mail that is still waiting would bring a link that no longer works.
    await deleteDeliveriesOf(tx, subject, [id])
    await sendAccountMail(
      { db: tx, secret },
      {
        userId: id,
        to: email,
        mail: { about: 'invitation', token, by: me.username },
      },
    )
    await recordAudit(tx, me, {
      action: 'invite',
      subject: 'Administrator',
      subjectId: id,
      label: email,
    })
    return done({ email, path: pathOf(token) })
  })
}

/** A new link for somebody who was invited; the old one stops working. */
export async function inviteAgain(
  deps: Deps,
  me: AdministratorInSession,
  id: string,
): Promise<Result<Invited>> {
  const [found] = await deps.db
    .select({ email: invitations.email })
    .from(invitations)
    .where(eq(invitations.id, id))
  return found ? invite(deps, me, found.email) : refuse(gone)
}

/** Withdraws an invitation: its link stops working at once. */
export async function withdrawInvitation(
  db: Database,
  me: AdministratorInSession,
  id: string,
): Promise<Result<{ email: string }>> {
  return db.transaction(async (tx) => {
    const email = await takeInvitation(tx, eq(invitations.id, id))
    if (!email) return refuse(gone)
    await recordAudit(tx, me, {
      action: 'withdraw',
      subject: 'Administrator',
      subjectId: id,
      label: email,
    })
    return done({ email })
  })
}

/** Whom a link invites, to say so before they choose a password; undefined when it does not work (any more). */
export async function findInvitation(
  db: Database,
  token: string,
): Promise<{ email: string; invitedBy: string } | undefined> {
  const [found] = await db
    .select({ email: invitations.email, invitedBy: invitations.invitedBy })
    .from(invitations)
    .where(isOpen(token))
  return found
}

/**
 * Makes the invited person an administrator; the mailed link proves their address. Of several requests at once exactly
 * one succeeds.
 */
export async function acceptInvitation(
  db: Database,
  { token, password, address }: { token: string; password: string; address: string },
): Promise<Result<{ email: string }>> {
  // Checked before the password is hashed, which is costly: without a valid link nobody can cause that.
  const invited = await findInvitation(db, token)
  if (!invited) return refuse(dead)
  const shortcoming = await chosenPasswordShortcoming(db, { email: invited.email, password })
  if (shortcoming)
    return refuse({ code: 'BAD_INPUT', message: shortcoming, fields: { password: shortcoming } })
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const email = await takeInvitation(tx, isOpen(token))
    const userId = email && (await insertAdministrator(tx, email, passwordHash))
    if (!email || !userId) return refuse(dead)
    await recordAudit(
      tx,
      { kind: 'administrator', userId, username: email, address },
      { action: 'join', subject: 'Administrator', subjectId: userId, label: email },
    )
    return done({ email })
  })
}

/** Deletes an invitation and returns its email; undefined when it is gone already. */
async function takeInvitation(tx: Transaction, condition: SQL | undefined): Promise<string | undefined> {
  const [taken] = await tx
    .delete(invitations)
    .where(condition)
    .returning({ id: invitations.id, email: invitations.email })
  if (taken) await deleteDeliveriesOf(tx, subject, [taken.id])
  return taken?.email
}

const isOpen = (token: string) =>
  and(eq(invitations.tokenDigest, digestOf(token)), gt(invitations.expiresAt, sql`now()`))

const refuseEmail = (message: string) => refuse({ code: 'BAD_INPUT', message, fields: { email: message } })

const gone = { code: 'NOT_FOUND', message: 'This invitation was used or withdrawn already.' } as const

const dead = {
  code: 'NOT_FOUND',
  message: 'This invitation was used, was withdrawn or has expired. Ask for a new one.',
} as const
