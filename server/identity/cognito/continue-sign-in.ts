import { AssociateSoftwareTokenCommand } from '@aws-sdk/client-cognito-identity-provider'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#server/audit/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { IdentityDeps, SignInRequest, SignInResult } from '#server/identity/identity.ts'
import { completeSignIn } from '#server/identity/sign-in-results.ts'
import { done, type PlainReasonKey, refuse } from '#server/result.ts'
import { accounts, users } from '#server/schema/identity.ts'
import { type Challenge, type FlowResult, revokeToken } from './auth-flows.ts'
import { isCode, isPendingName, type PendingChallenge, rememberChallenge, steps } from './challenges.ts'
import { type IdTokenClaims, isInRequiredGroup, type Pool, roleIn } from './pool.ts'
import type { PoolSessions } from './pool-sessions.ts'
import { acceptDevice, confirmDevice, keepDevice, type RememberedDevice } from './remembered-device.ts'

export type CognitoDeps = IdentityDeps & { pool: Pool; poolSessions: PoolSessions }

export async function continueSignIn(
  deps: CognitoDeps,
  result: FlowResult,
  { email, ...request }: SignInRequest & { email: string; remember?: boolean },
): Promise<SignInResult> {
  if ('tokens' in result) return beginSession(deps, result, { email, ...request })
  const { challenge, device } = result
  const pending = await pendingOf(deps.pool, challenge, email)
  if (!pending) {
    deps.log.error({ challenge: challenge.name }, 'The user pool asked for something that has no page here')
    return unknownStep
  }
  return remember(deps, pending, { device, ...request })
}

export function remember(
  { secret }: IdentityDeps,
  pending: PendingChallenge,
  { device, ...request }: SignInRequest & Pick<FlowResult, 'device'>,
): SignInResult {
  const { email } = pending
  return done({
    step: steps[pending.name],
    setCookies: [
      rememberChallenge(secret, pending, request),
      ...keepDevice({ secret, email, device }, request),
    ],
  })
}

async function pendingOf(
  pool: Pool,
  { name, session, username, parameters }: Challenge,
  email: string,
): Promise<PendingChallenge | undefined> {
  if (!isPendingName(name)) return undefined
  const pending = { name, session, username, email }
  if (name === 'SELECT_MFA_TYPE')
    return { ...pending, choices: namesIn(parameters.MFAS_CAN_CHOOSE).filter(isCode) }
  if (name === 'MFA_SETUP') {
    const offered = namesIn(parameters.MFAS_CAN_SETUP)
    if (offered.length > 0 && !offered.includes('SOFTWARE_TOKEN_MFA')) return undefined
    const begun = await pool.client.send(new AssociateSoftwareTokenCommand({ Session: session }))
    const { SecretCode, Session } = associated.parse(begun)
    return { ...pending, key: SecretCode, session: Session }
  }
  const destination = parameters.CODE_DELIVERY_DESTINATION
  const question = name === 'CUSTOM_CHALLENGE' ? parameters.question?.slice(0, 300) : undefined
  return { ...pending, ...(destination && { destination }), ...(question && { question }) }
}

async function beginSession(
  deps: CognitoDeps,
  { tokens, device: known }: Extract<FlowResult, { tokens: unknown }>,
  { email, remember, ...request }: SignInRequest & { email: string; remember?: boolean },
): Promise<SignInResult> {
  const { db, secret, pool, poolSessions, log } = deps
  const refreshToken = tokens.RefreshToken
  if (!refreshToken) throw new Error('The user pool gave no refresh token')
  const claims = await pool.verify(tokens.IdToken)
  const turnAway = async (reason: PlainReasonKey): Promise<SignInResult> => {
    log.warn({ subject: claims.sub, address: request.address, reason }, 'Turned away')
    await revokeToken(pool, refreshToken).catch((error: unknown) =>
      log.error({ err: error }, 'Revoking a token failed'),
    )
    return refuse({ code: 'invalid', reason })
  }
  const accepted = (offered: RememberedDevice) =>
    acceptDevice(pool, tokens.AccessToken, offered).catch((error: unknown) => {
      log.error({ err: error }, 'A browser could not be remembered')
      return offered
    })
  if (!isInRequiredGroup(pool, claims)) return turnAway('poolGroupMissing')
  const user = await db.transaction((tx) => mirrorUser(tx, claims, request.address))
  if (!user) return turnAway('poolEmailTaken')

  const confirmed = (await confirmDevice(pool, tokens)) ?? known
  const device = remember && confirmed?.isOffered ? await accepted(confirmed) : confirmed
  const session = await poolSessions.begin({
    userId: user.id,
    tokens: {
      username: claims['cognito:username'],
      refreshToken,
      idToken: tokens.IdToken,
      ...(device && { deviceKey: device.key }),
    },
    lifeSeconds: claims.exp - claims.iat,
    ...request,
  })
  const cookies = completeSignIn(deps, { email: user.email, session }, request)
  return done({ step: 'DONE', setCookies: [...cookies, ...keepDevice({ secret, email, device }, request)] })
}

const associated = z.object({ SecretCode: z.string(), Session: z.string() })

function namesIn(list: string | undefined): string[] {
  const names: unknown = JSON.parse(list ?? '[]')
  return Array.isArray(names) ? names.map(String) : []
}

const unknownStep = refuse({ code: 'unavailable', reason: 'poolStepUnknown' })

const providerId = 'cognito'

/**
 * Our row for a pool member, because everything else refers to it. Found by the pool's id. An older row with
 * the same e-mail address is taken over only if the pool has confirmed that address; undefined when it
 * belongs to another person.
 */
async function mirrorUser(
  tx: Transaction,
  claims: IdTokenClaims,
  address: string,
): Promise<{ id: string; email: string } | undefined> {
  const { sub: accountId, email_verified: emailVerified } = claims
  const email = (claims.email ?? claims['cognito:username']).toLowerCase()
  const [linked] = await tx
    .select({ id: users.id, email: users.email, name: users.name })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, providerId), eq(accounts.accountId, accountId)))
  const [holder] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.email, email))
  if (holder && holder.id !== linked?.id && (linked || !emailVerified)) return undefined

  const known = linked ?? holder
  const role = roleIn(claims)
  const person = { email, emailVerified, role }
  const [user] = known
    ? await tx.update(users).set(person).where(eq(users.id, known.id)).returning({ id: users.id })
    : await tx
        .insert(users)
        .values({ name: claims.name?.slice(0, 60) || email, ...person })
        .returning({ id: users.id })
  if (!user) throw new Error('A member of the user pool could not be stored')
  if (!linked) await tx.insert(accounts).values({ userId: user.id, accountId, providerId })
  const before = linked?.email ?? email
  if (!linked || before !== email)
    await recordAudit(
      tx,
      { kind: 'staff', role, userId: user.id, username: before, name: known?.name || email, address },
      {
        action: linked ? 'email changed' : 'join by user pool',
        subject: 'Administrator',
        subjectId: user.id,
        label: email,
      },
    )
  return { id: user.id, email }
}
