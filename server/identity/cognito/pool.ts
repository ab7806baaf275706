import { createHmac } from 'node:crypto'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { ConfiguredRetryStrategy } from '@smithy/core/retry'
import type { CognitoSettings } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { idTokenVerifier, type Vouched } from './id-token.ts'
import { isPassing, isRefusal, PoolUnreachable } from './pool-refusals.ts'

/** A Cognito user pool as one of its app clients sees it. */
export type Pool = {
  settings: CognitoSettings
  client: CognitoIdentityProviderClient
  /** Throws when the token is not one of this pool's for this client. */
  verify: (idToken: string) => Promise<Vouched>
  /** What each call about a person names; `SecretHash` where the app client has a secret. */
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

/** What the pool's tokens name as where they come from. */
export const issuerOf = ({ endpoint, region, userPoolId }: CognitoSettings) =>
  `${endpoint ?? `https://cognito-idp.${region}.amazonaws.com`}/${userPoolId}`

/** Whether a member of the pool is an administrator here: everybody is, unless a group is required. */
export function isInRequiredGroup({ settings: { requiredGroup } }: Pool, vouched: Vouched): boolean {
  return requiredGroup === undefined || vouched['cognito:groups'].includes(requiredGroup)
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
