import { createHmac } from 'node:crypto'
import {
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
} from '@aws-sdk/client-cognito-identity-provider'
import { ConfiguredRetryStrategy } from '@smithy/core/retry'
import { JwksValidationError } from 'aws-jwt-verify/error'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt'
import { JwtVerifier } from 'aws-jwt-verify/jwt-verifier'
import { z } from 'zod'
import type { CognitoSettings } from '#server/config.ts'
import type { SignInRefusal } from '#server/identity/identity.ts'
import { refusals } from '#server/identity/sign-in-results.ts'
import type { Log } from '#server/log.ts'
import type { PlainReasonKey } from '#server/result.ts'
import { type Role, roles } from '#server/rights.ts'

/** A Cognito user pool as one of its app clients sees it. */
export type Pool = {
  settings: CognitoSettings
  client: CognitoIdentityProviderClient
  /** Throws when the token is not one of this pool's for this client. */
  verify: (idToken: string) => Promise<IdTokenClaims>
  /** What each call about a person names; `SecretHash` where the app client has a secret. */
  person: (username: string) => { ClientId: string; Username: string; SecretHash: string | undefined }
}

/** The pool of these settings. Nothing is asked of it yet. */
export function openPool(settings: CognitoSettings, log: Log): Pool {
  const { clientId, clientSecret } = settings
  return {
    settings,
    client: poolClient(settings),
    verify: idTokenVerifier({ issuer: issuerOf(settings), clientId, log }),
    person: (username) => ({
      ClientId: clientId,
      Username: username,
      SecretHash:
        clientSecret &&
        createHmac('sha256', clientSecret)
          .update(username + clientId)
          .digest('base64'),
    }),
  }
}

/** What the pool's tokens name as where they come from. */
export const issuerOf = ({ endpoint, region, userPoolId }: CognitoSettings) =>
  `${endpoint ?? `https://cognito-idp.${region}.amazonaws.com`}/${userPoolId}`

/**
 * The role of a member of the pool: that of the group of theirs that is named after one, the one that may most if there are
 * several. Without such a group a member is an owner, as every member was before there were roles.
 */
export const roleIn = (claims: IdTokenClaims): Role =>
  roles.find((role) => claims['cognito:groups'].includes(role)) ?? 'owner'

/** Whether a member of the pool may use the panel: everybody may, unless a group is required. */
export function isInRequiredGroup({ settings: { requiredGroup } }: Pool, claims: IdTokenClaims): boolean {
  return requiredGroup === undefined || claims['cognito:groups'].includes(requiredGroup)
}

/** Milliseconds before the next try, after `attempt` tries (specification section 9, request retry). */
export const retryDelay = (attempt: number, random: () => number = Math.random): number =>
  Math.min(2 ** attempt * 100 + random() * 100, 5 * 60_000)

/** What the SDK's clients of Cognito are told. All calls that we make are unsigned, so they need no credentials. */
export const clientConfig = ({ region, endpoint }: { region: string; endpoint: string | undefined }) => ({
  region,
  ...(endpoint && { endpoint }),
  retryStrategy: new ConfiguredRetryStrategy(3, retryDelay),
  requestHandler: { connectionTimeout: 3000, requestTimeout: 5000, throwOnRequestTimeout: true },
})

/** Client of a user pool that throws PoolRefusal or, once the tries are used up, PoolUnreachable. */
export function poolClient(where: {
  region: string
  endpoint: string | undefined
}): CognitoIdentityProviderClient {
  const client = new CognitoIdentityProviderClient(clientConfig(where))
  // Outside of the retries.
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args)
      } catch (error) {
        if (isRefusal(error) && !isPassing(error)) throw error
        throw new PoolUnreachable({ cause: error })
      }
    },
    { step: 'build', name: 'poolErrors' },
  )
  return client
}

/** The pool refused, and says why by `name` (`NotAuthorizedException`). */
type PoolRefusal = CognitoIdentityProviderServiceException

/** The pool could not be asked: no network, too busy, too slow. That says nothing about the person. */
export class PoolUnreachable extends Error {
  override name = 'PoolUnreachable'
  constructor(options?: ErrorOptions) {
    super('A network error has occurred.', options)
  }
}

/** Whether the pool said no, by one of these names if any are given. */
export const isRefusal = (error: unknown, ...names: string[]): error is PoolRefusal =>
  error instanceof CognitoIdentityProviderServiceException &&
  (names.length === 0 || names.includes(error.name))

/** Whether a moment later the pool may not be too busy or too slow. LimitExceededException is about the person. */
const isPassing = ({ name, $metadata: { httpStatusCode = 0 } }: PoolRefusal) =>
  httpStatusCode === 429 ||
  httpStatusCode >= 500 ||
  /throttl|timeout|TooManyRequests|RequestLimit|SlowDown/i.test(name)

const invalid = (reason: PlainReasonKey): SignInRefusal => ({ code: 'invalid', reason })
const limited: SignInRefusal = { code: 'limited', reason: 'tooManyAttemptsNow' }

/** What the pool's refusals say to the person. A name that is not here is a fault in how the pool or its client is set up. */
const sentences: Record<string, SignInRefusal> = {
  CodeMismatchException: refusals.wrongCode.refusal,
  EnableSoftwareTokenMFAException: refusals.wrongCode.refusal,
  ExpiredCodeException: invalid('codeExpired'),
  InvalidPasswordException: invalid('passwordWeakForPool'),
  PasswordHistoryPolicyViolationException: invalid('passwordUsedBefore'),
  LimitExceededException: limited,
  TooManyFailedAttemptsException: limited,
  UserNotFoundException: refusals.invalid.refusal,
  AliasExistsException: invalid('emailOfAnotherAccount'),
  CodeDeliveryFailureException: invalid('codeNotSent'),
}

/**
 * The refusal that an error of the pool is. `notAuthorized`: what that name means here, a wrong password or a session that is
 * over. Anything else than the pool's errors is thrown on.
 */
export function refusalFor(
  error: unknown,
  { log, notAuthorized }: { log: Log; notAuthorized: SignInRefusal },
): SignInRefusal {
  if (error instanceof PoolUnreachable) {
    log.error({ err: error }, 'The user pool gave no answer')
    return { code: 'unavailable', reason: 'poolUnreachable' }
  }
  if (!isRefusal(error)) throw error
  // Under this name the pool also says that somebody guessed too often.
  if (error.name === 'NotAuthorizedException')
    return /attempts exceeded/i.test(error.message) ? limited : notAuthorized
  const known = sentences[error.name]
  if (known) return known
  log.error({ err: error, code: error.name }, 'The user pool refused a call')
  return { code: 'unavailable', reason: 'poolRefused' }
}

/** What the ID token of a pool says of a member. */
export type IdTokenClaims = z.output<typeof idTokenClaims>

const idTokenClaims = z.object({
  token_use: z.literal('id'),
  sub: z.string().min(1),
  exp: z.number(),
  iat: z.number(),
  'cognito:username': z.string(),
  'cognito:groups': z.array(z.string()).default([]),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z
    .union([z.boolean(), z.string()])
    .optional()
    .transform((said) => said === true || said === 'true'),
})

/** Seconds by which clocks may differ; beyond the larger it is corrected (specification section 9, clock drift). */
const toleratedDrift = 60
const largestDrift = 5 * 60

/**
 * Checks an ID token's signature, issuer, client, use and life. Throws when any of them is wrong: no pool sends that.
 * The token is the response to a call made just now, so `iat` is the pool's time: a machine with a wrong clock still
 * signs people in, and logs that its clock is wrong.
 */
export function idTokenVerifier({ issuer, clientId, log }: { issuer: string; clientId: string; log: Log }) {
  const jwksCache = new SimpleJwksCache({ fetcher: { fetch: fetchKeys } })
  const verifier = JwtVerifier.create({ issuer, audience: clientId }, { jwksCache })

  return async (token: string): Promise<IdTokenClaims> => {
    const { iat = 0 } = decomposeUnverifiedJwt(token).payload
    const drift = Math.floor(Date.now() / 1000) - iat
    const isDrifted = Math.abs(drift) > largestDrift
    try {
      const claims = idTokenClaims.parse(
        await verifier.verify(token, { graceSeconds: isDrifted ? drift : toleratedDrift }),
      )
      if (isDrifted) log.warn({ seconds: drift }, 'The clock of this machine is not the user pool’s')
      return claims
    } catch (error) {
      if (error instanceof JwksValidationError) throw new PoolUnreachable({ cause: error })
      throw error
    }
  }
}

/** The pool's public keys; the verifier keeps them, and looks for an unknown one at most every ten seconds. */
async function fetchKeys(address: string): Promise<ArrayBuffer> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return await response.arrayBuffer()
  } catch (error) {
    throw new PoolUnreachable({ cause: error })
  }
}
