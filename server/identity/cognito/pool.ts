import { createHmac } from 'node:crypto'
import type { CognitoSettings } from '../../config.ts'
import { type CognitoCall, cognitoCalls } from './cognito-call.ts'
import { poolKeys, type Vouched, verifyIdToken } from './id-token.ts'

/** A Cognito user pool as one of its app clients sees it. */
export type Pool = {
  settings: CognitoSettings
  call: CognitoCall
  /** Throws when the token is not one of this pool's for this client. */
  verify: (idToken: string) => Promise<Vouched>
  /** What a client with a secret adds to each call about somebody. */
  secretHash: (username: string) => string | undefined
}

export function openPool(settings: CognitoSettings): Pool {
  const { userPoolId, clientId, clientSecret, region } = settings
  const endpoint = settings.endpoint ?? `https://cognito-idp.${region}.amazonaws.com`
  const issuer = `${endpoint}/${userPoolId}`
  const keys = poolKeys(issuer)
  return {
    settings,
    call: cognitoCalls({ endpoint: `${endpoint}/` }),
    verify: (idToken) => verifyIdToken(idToken, { issuer, clientId, keys }),
    secretHash: (username) =>
      clientSecret &&
      createHmac('sha256', clientSecret)
        .update(username + clientId)
        .digest('base64'),
  }
}
