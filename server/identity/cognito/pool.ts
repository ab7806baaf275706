import { createHmac } from 'node:crypto'
import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import type { CognitoSettings } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { idTokenVerifier, type Vouched } from './id-token.ts'
import { poolClient } from './pool-client.ts'

/** A Cognito user pool as one of its app clients sees it. */
export type Pool = {
  settings: CognitoSettings
  client: CognitoIdentityProviderClient
  /** Throws when the token is not one of this pool's for this client. */
  verify: (idToken: string) => Promise<Vouched>
  /** What a client with a secret adds to each call about somebody. */
  secretHash: (username: string) => string | undefined
}

export function openPool(settings: CognitoSettings, log: Log): Pool {
  const { clientId, clientSecret } = settings
  return {
    settings,
    client: poolClient(settings),
    verify: idTokenVerifier({ issuer: issuerOf(settings), clientId, log }),
    secretHash: (username) =>
      clientSecret &&
      createHmac('sha256', clientSecret)
        .update(username + clientId)
        .digest('base64'),
  }
}

/** What the pool's tokens name as where they come from. */
export const issuerOf = ({ endpoint, region, userPoolId }: CognitoSettings) =>
  `${endpoint ?? `https://cognito-idp.${region}.amazonaws.com`}/${userPoolId}`
