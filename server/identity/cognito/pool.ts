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
import { retryDelay } from '#client/retry.ts'
import type { CognitoSettings } from '#server/config.ts'
import type { SignInRefusal } from '#server/identity/identity.ts'
import { refusals } from '#server/identity/sign-in-results.ts'
import type { Log } from '#server/log.ts'
import type { PlainReasonKey } from '#server/result.ts'
import { type Role, roles } from '#server/rights.ts'

export type Pool = {
  settings: CognitoSettings
  client: CognitoIdentityProviderClient
  verify: (idToken: string) => Promise<IdTokenClaims>
  person: (username: string) => { ClientId: string; Username: string; SecretHash: string | undefined }
}

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

export const issuerOf = ({ endpoint, region, userPoolId }: CognitoSettings) =>
  `${endpoint ?? `https://cognito-idp.${region}.amazonaws.com`}/${userPoolId}`

/**
 * By the group named after a role, the highest if there are several. A member without such a group is an
 * owner, as all were before there were roles.
 */
export const roleIn = (claims: IdTokenClaims): Role =>
  roles.find((role) => claims['cognito:groups'].includes(role)) ?? 'owner'

export function isInRequiredGroup({ settings: { requiredGroup } }: Pool, claims: IdTokenClaims): boolean {
  return requiredGroup === undefined || claims['cognito:groups'].includes(requiredGroup)
}

export const cognitoClientConfig = ({
  region,
  endpoint,
}: {
  region: string
  endpoint: string | undefined
}) => ({
  region,
  ...(endpoint && { endpoint }),
  retryStrategy: new ConfiguredRetryStrategy(3, retryDelay),
  requestHandler: { connectionTimeout: 3000, requestTimeout: 5000, throwOnRequestTimeout: true },
})

export function poolClient(where: {
  region: string
  endpoint: string | undefined
}): CognitoIdentityProviderClient {
  const client = new CognitoIdentityProviderClient(cognitoClientConfig(where))
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

type PoolRefusal = CognitoIdentityProviderServiceException

/** No network, too busy, too slow: not a refusal of the person. */
export class PoolUnreachable extends Error {
  override name = 'PoolUnreachable'
  constructor(options?: ErrorOptions) {
    super('A network error has occurred.', options)
  }
}

export const isRefusal = (error: unknown, ...names: string[]): error is PoolRefusal =>
  error instanceof CognitoIdentityProviderServiceException &&
  (names.length === 0 || names.includes(error.name))

/** The pool may recover in a moment. LimitExceededException is about the person. */
const isPassing = ({ name, $metadata: { httpStatusCode = 0 } }: PoolRefusal) =>
  httpStatusCode === 429 ||
  httpStatusCode >= 500 ||
  /throttl|timeout|TooManyRequests|RequestLimit|SlowDown/i.test(name)

const invalid = (reason: PlainReasonKey): SignInRefusal => ({ code: 'invalid', reason })
const limited: SignInRefusal = { code: 'limited', reason: 'tooManyAttemptsNow' }

/** Other names are faults in the setup of the pool or its client. */
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
 * `notAuthorized`: what that name means here, a wrong password or an expired session. Errors that are not the
 * pool's are thrown on.
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
  // The same name is used for too many guesses.
  if (error.name === 'NotAuthorizedException')
    return /attempts exceeded/i.test(error.message) ? limited : notAuthorized
  const known = sentences[error.name]
  if (known) return known
  log.error({ err: error, code: error.name }, 'The user pool refused a call')
  return { code: 'unavailable', reason: 'poolRefused' }
}

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

/**
 * Seconds. Smaller differences are accepted, larger ones up to the second corrected (specification section 9,
 * clock drift).
 */
const toleratedDrift = 60
const largestDrift = 5 * 60

/**
 * Checks signature, issuer, client, use and life; throws, because no pool sends a wrong one. The token
 * answers a call made just now, so `iat` is the pool's time: a machine with a wrong clock still signs people
 * in, with a warning in the log.
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

/** Cached by the verifier, which looks for an unknown key at most every ten seconds. */
async function fetchKeys(address: string): Promise<ArrayBuffer> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return await response.arrayBuffer()
  } catch (error) {
    throw new PoolUnreachable({ cause: error })
  }
}
