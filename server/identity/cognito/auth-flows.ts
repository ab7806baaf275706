import { z } from 'zod'
import type { Pool } from './pool.ts'
import { beginSrp, proofOfPassword, srpTimestamp } from './srp.ts'

const tokens = z.object({
  AccessToken: z.string(),
  IdToken: z.string(),
  /** When refreshing only if the pool replaces it each time. */
  RefreshToken: z.string().nullish(),
  NewDeviceMetadata: z.object({ DeviceKey: z.string(), DeviceGroupKey: z.string() }).nullish(),
})
const withTokens = z.object({ AuthenticationResult: tokens })
const challenge = z.object({
  ChallengeName: z.string(),
  Session: z.string().nullish(),
  ChallengeParameters: z.record(z.string(), z.string()).nullish(),
})

export type Tokens = z.output<typeof tokens>
/** What the pool asks next. `username` is what it calls the person from now on. */
export type Challenge = {
  name: string
  session: string
  username: string
  parameters: Record<string, string>
}
export type FlowAnswer = { tokens: Tokens } | { challenge: Challenge }
/** A challenge of one's own may come before the password was asked for. */
export type PasswordAnswer = FlowAnswer & { isPasswordProved: boolean }

/** Begins to sign somebody in by the flow that the settings name, up to tokens or the first question after the password. */
export async function signInWithPassword(
  pool: Pool,
  { username, password }: { username: string; password: string },
): Promise<PasswordAnswer> {
  const { flow } = pool.settings
  const asked = { USERNAME: username, ...secretHash(pool, username) }
  if (flow === 'USER_PASSWORD_AUTH') {
    const answer = await initiate(pool, flow, { ...asked, PASSWORD: password }, username)
    return { ...answer, isPasswordProved: true }
  }

  const own = beginSrp()
  const begun = await initiate(
    pool,
    flow,
    {
      ...asked,
      SRP_A: own.public.toString(16),
      ...(flow === 'CUSTOM_AUTH' && { CHALLENGE_NAME: 'SRP_A' }),
    },
    username,
  )
  if (!('challenge' in begun) || begun.challenge.name !== 'PASSWORD_VERIFIER')
    return { ...begun, isPasswordProved: false }
  const { parameters } = begun.challenge
  const { SALT, SRP_B, SECRET_BLOCK, USER_ID_FOR_SRP: name = username } = srpParameters.parse(parameters)
  const timestamp = srpTimestamp()
  const realm = pool.settings.userPoolId.split('_')[1] ?? ''
  const identity = { realm, name, password, salt: hexNumber(SALT) }
  const answer = await respond(
    pool,
    { ...begun.challenge, username: name },
    {
      PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: proofOfPassword({
        identity,
        own,
        server: hexNumber(SRP_B),
        secretBlock: SECRET_BLOCK,
        timestamp,
      }),
      TIMESTAMP: timestamp,
    },
  )
  return { ...answer, isPasswordProved: true }
}

/** Answers what the pool asked. */
export async function respond(
  pool: Pool,
  { name, session, username }: Pick<Challenge, 'name' | 'session' | 'username'>,
  answers: Record<string, string>,
): Promise<FlowAnswer> {
  const answer = await pool.call('RespondToAuthChallenge', {
    ChallengeName: name,
    ClientId: pool.settings.clientId,
    ...(session && { Session: session }),
    ChallengeResponses: { USERNAME: username, ...secretHash(pool, username), ...answers },
  })
  return flowAnswer(answer, username)
}

/**
 * New tokens for an old refresh token, which may itself be replaced. A device that the pool was told of has to be named. The one
 * action that also answers to clients whose refresh tokens rotate.
 */
export async function refreshTokens(
  pool: Pool,
  { refreshToken, deviceKey }: { refreshToken: string; deviceKey?: string | undefined },
): Promise<Tokens> {
  const { clientId, clientSecret } = pool.settings
  const answer = await pool.call('GetTokensFromRefreshToken', {
    ClientId: clientId,
    RefreshToken: refreshToken,
    ...(clientSecret && { ClientSecret: clientSecret }),
    ...(deviceKey && { DeviceKey: deviceKey }),
  })
  return withTokens.parse(answer).AuthenticationResult
}

async function initiate(
  pool: Pool,
  flow: string,
  parameters: Record<string, string>,
  username: string,
): Promise<FlowAnswer> {
  const answer = await pool.call('InitiateAuth', {
    AuthFlow: flow,
    ClientId: pool.settings.clientId,
    AuthParameters: parameters,
  })
  return flowAnswer(answer, username)
}

function flowAnswer(answer: unknown, username: string): FlowAnswer {
  const done = withTokens.safeParse(answer)
  if (done.success) return { tokens: done.data.AuthenticationResult }
  const asked = challenge.parse(answer)
  const parameters = asked.ChallengeParameters ?? {}
  return {
    challenge: {
      name: asked.ChallengeName,
      session: asked.Session ?? '',
      username: parameters.USER_ID_FOR_SRP ?? parameters.USERNAME ?? username,
      parameters,
    },
  }
}

/** The name under which a client's secret is proved. */
function secretHash(pool: Pool, username: string): Record<string, string> {
  const hash = pool.secretHash(username)
  return hash ? { SECRET_HASH: hash } : {}
}

const hex = z.string().regex(/^[\da-f]+$/i)
const srpParameters = z.object({
  SALT: hex,
  SRP_B: hex,
  SECRET_BLOCK: z.string(),
  USER_ID_FOR_SRP: z.string().optional(),
})
const hexNumber = (text: string) => BigInt(`0x${text}`)
