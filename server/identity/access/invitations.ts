import { randomBytes } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { type Languages, languageByCode, prefixOf } from '#content/languages.ts'
import type { StaffInSession } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { pagePaths } from '#server/http/paths.ts'
import { digestOf } from '#server/http/signed-values.ts'
import { parseEmail, sendAccountMail } from '#server/identity/account-mail.ts'
import { chosenPasswordShortcoming } from '#server/identity/password-policy.ts'
import { newId } from '#server/new-id.ts'
import { type Delivery, deleteDeliveriesOf, deliveriesOf } from '#server/notifications/outbox/outbox.ts'
import { done, type Refusal, type Result, refuse, refuseField } from '#server/result.ts'
import { parseRole, type Role } from '#server/rights.ts'
import { invitations, users } from '#server/schema/identity.ts'
import { insertPerson, parseName } from './people.ts'

type InvitationDeps = { db: Database; secret: string; languages: Languages }

export type Invited = { email: string; path: string }

/** There is no account yet, so deliveries are stored under the invitation's id. */
const subject = 'Account'

export type InvitationEntry = {
  id: string
  email: string
  role: Role
  invitedBy: string
  invitedAt: Date
  expiresAt: Date
  hasExpired: boolean
  /** Of the newest mail; `handedOver`: accepted by a server that is not proven. */
  mail: 'pending' | 'sent' | 'handedOver' | 'file' | 'dead'
}

export async function listInvitations(db: Database): Promise<InvitationEntry[]> {
  const rows = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      invitedBy: invitations.invitedBy,
      invitedAt: invitations.invitedAt,
      expiresAt: invitations.expiresAt,
      hasExpired: sql<boolean>`${invitations.expiresAt} <= now()`,
    })
    .from(invitations)
    .orderBy(asc(invitations.invitedAt), asc(invitations.id))
  const trails = await deliveriesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, mail: outcomeOf(trails.get(row.id)?.at(-1)) }))
}

function outcomeOf(delivery: Delivery | undefined): InvitationEntry['mail'] {
  if (delivery?.state !== 'sent') return delivery?.state ?? 'pending'
  if (delivery.sentVia === 'proven') return 'sent'
  return delivery.sentVia === 'file' ? 'file' : 'handedOver'
}

/** Valid once, for 7 days. Inviting again replaces the link, which is only given here. */
export async function invite(
  { db, secret, languages }: InvitationDeps,
  me: StaffInSession,
  typed: { email: string; role: string; language?: string | null | undefined },
): Promise<Result<Invited>> {
  const email = parseEmail(typed.email)
  if (!email) return refuseField('email', { reason: 'emailIncomplete' })
  const role = parseRole(typed.role)
  if (!role) return refuseField('role', { reason: 'roleMissing' })
  const language = languageByCode(languages, typed.language)
  return db.transaction(async (tx) => {
    const [taken] = await tx.select({ role: users.role }).from(users).where(eq(users.email, email))
    if (taken) return refuseField('email', { reason: 'invitedAlready' })
    const token = randomBytes(32).toString('base64url')
    const fresh = {
      role,
      language: language.code,
      tokenDigest: digestOf(token),
      invitedBy: me.name,
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
    // An earlier mail that still waits holds a void link.
    await deleteDeliveriesOf(tx, subject, [id])
    await sendAccountMail(
      { db: tx, secret },
      {
        userId: id,
        to: email,
        mail: { about: 'invitation', token, by: me.name, role },
        language: language.code,
      },
    )
    await recordAudit(tx, me, {
      action: 'invite',
      subject: 'Administrator',
      subjectId: id,
      label: email,
      after: { role },
    })
    const page = prefixOf(languages, language) + pagePaths.invitation
    return done({ email, path: `${page}?${new URLSearchParams({ token })}` })
  })
}

export async function inviteAgain(
  deps: InvitationDeps,
  me: StaffInSession,
  id: string,
): Promise<Result<Invited>> {
  const [found] = await deps.db
    .select({ email: invitations.email, role: invitations.role, language: invitations.language })
    .from(invitations)
    .where(eq(invitations.id, id))
  return found ? invite(deps, me, found) : refuse(gone)
}

export async function withdrawInvitation(
  db: Database,
  me: StaffInSession,
  id: string,
): Promise<Result<{ email: string }>> {
  return db.transaction(async (tx) => {
    const taken = await takeInvitation(tx, eq(invitations.id, id))
    if (!taken) return refuse(gone)
    const { email } = taken
    await recordAudit(tx, me, {
      action: 'withdraw',
      subject: 'Administrator',
      subjectId: id,
      label: email,
    })
    return done({ email })
  })
}

export async function findInvitation(
  db: Database,
  token: string,
): Promise<{ email: string; role: Role; invitedBy: string } | undefined> {
  const { email, role, invitedBy } = invitations
  const [found] = await db.select({ email, role, invitedBy }).from(invitations).where(isOpen(token))
  return found
}

export async function acceptInvitation(
  db: Database,
  {
    token,
    address,
    language,
    ...given
  }: { token: string; name: string; password: string; address: string; language: string },
): Promise<Result<{ email: string }>> {
  const invited = await findInvitation(db, token)
  if (!invited) return refuse(dead)
  const named = parseName(given.name)
  const shortcoming = await chosenPasswordShortcoming(db, { email: invited.email, password: given.password })
  if (!named.ok || shortcoming) {
    const fields = { ...(!named.ok && named.refusal.fields), ...(shortcoming && { password: shortcoming }) }
    return refuse<Refusal>({ code: 'BAD_INPUT', reason: 'checkFields', fields })
  }
  const { name } = named.value
  const passwordHash = await hashPassword(given.password)
  return db.transaction(async (tx) => {
    const taken = await takeInvitation(tx, isOpen(token))
    const userId = taken && (await insertPerson(tx, { ...taken, name, passwordHash, language }))
    if (!userId) return refuse(dead)
    const { email, role } = taken
    await recordAudit(
      tx,
      { kind: 'staff', role, userId, username: email, name, address },
      { action: 'join', subject: 'Administrator', subjectId: userId, label: email, after: { role } },
    )
    return done({ email })
  })
}

async function takeInvitation(
  tx: Transaction,
  condition: SQL | undefined,
): Promise<{ email: string; role: Role } | undefined> {
  const [taken] = await tx
    .delete(invitations)
    .where(condition)
    .returning({ id: invitations.id, email: invitations.email, role: invitations.role })
  if (taken) await deleteDeliveriesOf(tx, subject, [taken.id])
  return taken && { email: taken.email, role: taken.role }
}

const isOpen = (token: string) =>
  and(eq(invitations.tokenDigest, digestOf(token)), gt(invitations.expiresAt, sql`now()`))

const gone = { code: 'NOT_FOUND', reason: 'invitationGone' } as const

const dead = { code: 'NOT_FOUND', reason: 'invitationDead' } as const
