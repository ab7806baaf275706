import {
  type AuthFlowType,
  type ChallengeNameType,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  type InitiateAuthCommandOutput,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { z } from 'zod'
import { isRefusal, type Pool } from './pool.ts'
import type { RememberedDevice } from './remembered-device.ts'
import { beginSrp, proofOfPassword, type SrpIdentity, srpTimestamp } from './srp.ts'

const tokens = z.object({
  AccessToken: z.string(),
  IdToken: z.string(),
  /** When refreshing, only if the pool rotates it. */
  RefreshToken: z.string().optional(),
  NewDeviceMetadata: z.object({ DeviceKey: z.string(), DeviceGroupKey: z.string() }).optional(),
})

type Tokens = z.output<typeof tokens>
export type Challenge = {
  name: ChallengeNameType
  session: string
  username: string
  parameters: Record<string, string>
}
/** `device`: the one that took part; undefined also when the pool does not know the one offered. */
export type FlowResult = { device: Device } & ({ tokens: Tokens } | { challenge: Challenge })
/** A custom challenge may come before the password. */
type PasswordFlowResult = FlowResult & { isPasswordProved: boolean }

type Device = RememberedDevice | undefined
type Credentials = { username: string; password: string; device?: Device }
type AskedChallenge = Omit<Challenge, 'parameters'>

/** The pool does not know the device, or not by this password: its cookie is useless. */
export class DeviceMissing extends Error {
  override name = 'DeviceMissing'
}

/**
 * By the flow that the settings name, up to tokens or the first challenge. Repeated without the device when
 * the pool does not know it (specification section 8).
 */
export async function signInWithPassword(pool: Pool, given: Credentials): Promise<PasswordFlowResult> {
  try {
    return await beginSignIn(pool, given)
  } catch (error) {
    const isMissing = error instanceof DeviceMissing || isRefusal(error, 'ResourceNotFoundException')
    if (!given.device || !isMissing) throw error
    return beginSignIn(pool, { ...given, device: undefined })
  }
}

export async function respond(
  pool: Pool,
  asked: AskedChallenge,
  responses: Record<string, string>,
  device: Device,
): Promise<FlowResult> {
  try {
    return await respondToChallenge(pool, asked, responses, device)
  } catch (error) {
    if (!device || !isRefusal(error, 'ResourceNotFoundException')) throw error
    return respondToChallenge(pool, asked, responses, undefined)
  }
}

/**
 * GetTokensFromRefreshToken also serves clients with rotating refresh tokens; where the pool refuses it,
 * REFRESH_TOKEN_AUTH is used. A known device has to be named.
 */
export async function refreshTokens(
  pool: Pool,
  {
    username,
    refreshToken,
    deviceKey,
  }: { username: string; refreshToken: string; deviceKey?: string | undefined },
): Promise<Tokens> {
  const { clientId, clientSecret } = pool.settings
  const rotating = new GetTokensFromRefreshTokenCommand({
    ClientId: clientId,
    RefreshToken: refreshToken,
    ClientSecret: clientSecret,
    DeviceKey: deviceKey,
  })
  const output = await pool.client.send(rotating).catch((error: unknown) => {
    const isFinal = !isRefusal(error) || /NotAuthorized|Reuse/.test(error.name)
    if (isFinal) throw error
    return initiate(pool, 'REFRESH_TOKEN_AUTH', {
      REFRESH_TOKEN: refreshToken,
      ...secretHash(pool, username),
      ...(deviceKey && { DEVICE_KEY: deviceKey }),
    })
  })
  return tokens.parse(output.AuthenticationResult)
}

export async function revokeToken({ client, settings }: Pool, refreshToken: string): Promise<void> {
  const { clientId, clientSecret } = settings
  await client.send(
    new RevokeTokenCommand({ ClientId: clientId, Token: refreshToken, ClientSecret: clientSecret }),
  )
}

async function beginSignIn(
  pool: Pool,
  { username, password, device }: Credentials,
): Promise<PasswordFlowResult> {
  const { flow, userPoolId } = pool.settings
  const asked = { USERNAME: username, ...secretHash(pool, username), ...keyOf(device) }
  if (flow === 'USER_PASSWORD_AUTH') {
    const begun = await initiate(pool, flow, { ...asked, PASSWORD: password })
    return { ...(await goOn(pool, begun, username, device)), isPasswordProved: true }
  }

  const own = beginSrp()
  const begun = await initiate(pool, flow, {
    ...asked,
    SRP_A: own.public.toString(16),
    ...(flow === 'CUSTOM_AUTH' && { CHALLENGE_NAME: 'SRP_A' }),
  })
  const output = await goOn(pool, begun, username, device)
  if (!('challenge' in output) || output.challenge.name !== 'PASSWORD_VERIFIER')
    return { ...output, isPasswordProved: false }
  const { challenge } = output
  const name = challenge.parameters.USER_ID_FOR_SRP ?? username
  const identity = { realm: userPoolId.split('_')[1] ?? '', name, password }
  const proof = srpProof(challenge.parameters, own, identity)
  return { ...(await respondToChallenge(pool, challenge, proof, device)), isPasswordProved: true }
}

async function initiate(pool: Pool, flow: AuthFlowType, parameters: Record<string, string>) {
  const { clientId } = pool.settings
  return pool.client.send(
    new InitiateAuthCommand({ AuthFlow: flow, ClientId: clientId, AuthParameters: parameters }),
  )
}

async function respondToChallenge(
  pool: Pool,
  asked: AskedChallenge,
  responses: Record<string, string>,
  device: Device,
): Promise<FlowResult> {
  return goOn(pool, await sendResponses(pool, asked, responses, device), asked.username, device)
}

async function sendResponses(
  pool: Pool,
  { name, session, username }: AskedChallenge,
  responses: Record<string, string>,
  device: Device,
) {
  return pool.client.send(
    new RespondToAuthChallengeCommand({
      ChallengeName: name,
      ClientId: pool.settings.clientId,
      ...(session && { Session: session }),
      ChallengeResponses: {
        USERNAME: username,
        ...secretHash(pool, username),
        ...keyOf(device),
        ...responses,
      },
    }),
  )
}

async function goOn(
  pool: Pool,
  output: Pick<
    InitiateAuthCommandOutput,
    'AuthenticationResult' | 'ChallengeName' | 'ChallengeParameters' | 'Session'
  >,
  username: string,
  device: Device,
): Promise<FlowResult> {
  const { AuthenticationResult, ChallengeName: name, ChallengeParameters: parameters = {}, Session } = output
  if (AuthenticationResult) return { device, tokens: tokens.parse(AuthenticationResult) }
  if (!name) throw new Error('The user pool gave neither tokens nor a challenge')
  const challenge = {
    name,
    session: Session ?? '',
    username: parameters.USER_ID_FOR_SRP ?? parameters.USERNAME ?? username,
    parameters,
  }
  return device && name === 'DEVICE_SRP_AUTH'
    ? proveDevice(pool, { ...challenge, username }, device)
    : { device, challenge }
}

async function proveDevice(pool: Pool, asked: AskedChallenge, device: RememberedDevice): Promise<FlowResult> {
  const { username } = asked
  const own = beginSrp()
  try {
    const begun = await sendResponses(pool, asked, { SRP_A: own.public.toString(16) }, device)
    const { ChallengeParameters = {}, Session: session = '' } = begun
    const identity = { realm: device.groupKey, name: device.key, password: device.password }
    const proof = srpProof(ChallengeParameters, own, identity)
    const verifier = { name: 'DEVICE_PASSWORD_VERIFIER', session, username } as const
    return await goOn(pool, await sendResponses(pool, verifier, proof, device), username, device)
  } catch (error) {
    if (isRefusal(error, 'ResourceNotFoundException', 'NotAuthorizedException'))
      throw new DeviceMissing('The user pool does not know this device', { cause: error })
    throw error
  }
}

const hexNumber = z
  .string()
  .regex(/^[\da-f]+$/i)
  .transform((text) => BigInt(`0x${text}`))
const srpParameters = z.object({ SALT: hexNumber, SRP_B: hexNumber, SECRET_BLOCK: z.string() })

function srpProof(
  parameters: Record<string, string>,
  own: ReturnType<typeof beginSrp>,
  person: Omit<SrpIdentity, 'salt'>,
) {
  const { SALT: salt, SRP_B: server, SECRET_BLOCK: secretBlock } = srpParameters.parse(parameters)
  const timestamp = srpTimestamp()
  return {
    PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
    PASSWORD_CLAIM_SIGNATURE: proofOfPassword({
      identity: { ...person, salt },
      own,
      server,
      secretBlock,
      timestamp,
    }),
    TIMESTAMP: timestamp,
  }
}

function secretHash(pool: Pool, username: string): Record<string, string> {
  const { SecretHash } = pool.person(username)
  return SecretHash ? { SECRET_HASH: SecretHash } : {}
}

const keyOf = (device: Device): Record<string, string> => (device ? { DEVICE_KEY: device.key } : {})
