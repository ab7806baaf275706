import { fromCognitoIdentityPool } from '@aws-sdk/credential-provider-cognito-identity'
import type { CognitoSettings, IdentityPoolSettings } from '#server/config.ts'
import type { TemporaryCredentials } from '#server/files/s3/s3-store.ts'
import type { Identity } from '#server/identity/identity.ts'
import type { Log } from '#server/log.ts'
import { clientConfig, issuerOf } from './pool.ts'

/** Specification section 9: temporary credentials, which last an hour, are renewed after 50 minutes. */
const renewAfterMs = 50 * 60_000
const lastMs = 60 * 60_000
/** A pool that failed is left alone for a moment, so that files go on without waiting for it. */
const quietMs = 30_000
/** By so much before their end the SDK asks for new credentials. It holds them, and asks once for all who wait. */
const sdkMarginMs = 5 * 60_000

type Deps = {
  settings: IdentityPoolSettings
  /** The user pool whose ID tokens the identity pool takes; without one, administrators have no identity in it. */
  userPool: CognitoSettings | undefined
  idTokenOf: Identity['idTokenOf']
  log: Log
}

/**
 * Temporary credentials from an identity pool (GetId, GetCredentialsForIdentity): one identity for all visitors, and one for
 * each administrator who is signed in to the user pool. Visitors never see theirs, so an identity for each would keep
 * nobody apart, and a stranger could use up the pool's allowance by making guests.
 */
export function openIdentityPool({ settings, userPool, idTokenOf, log }: Deps): TemporaryCredentials {
  const { identityPoolId, region, endpoint } = settings
  const client = {
    ...clientConfig({ region, endpoint }),
    // A visitor waits for an upload, and the server's own credentials can sign it instead.
    requestHandler: { connectionTimeout: 2000, requestTimeout: 2000, throwOnRequestTimeout: true },
  }
  const provider = userPool && issuerOf(userPool).replace(/^https?:\/\//, '')

  return (userId) => {
    let identityId: string | null = null
    const cache = {
      getItem: () => identityId,
      setItem: (_key: string, id: string) => {
        identityId = id
      },
      removeItem: () => {
        identityId = null
      },
    }
    let held: { credentials: Awaited<ReturnType<typeof fetchCredentials>>; until: number } | undefined

    /** A new provider each time: the SDK's own goes on asking for an identity that was deleted. */
    async function fetchCredentials(logins: Record<string, string>) {
      const pool = { identityPoolId, cache, userIdentifier: userId ?? 'guest', clientConfig: client }
      return fromCognitoIdentityPool({ ...pool, logins })()
    }

    return async () => {
      const now = Date.now()
      const expiration = new Date(now + quietMs + sdkMarginMs)
      const idToken = userId && (await idTokenOf?.(userId))
      if (userId && !(idToken && provider)) return { credentials: undefined, expiration }
      try {
        const credentials = await fetchCredentials(idToken && provider ? { [provider]: idToken } : {})
        held = { credentials, until: now + lastMs }
        return { credentials, expiration: new Date(now + renewAfterMs + sdkMarginMs) }
      } catch (error) {
        log.error({ err: error, userId }, 'The identity pool gave no credentials')
        return { credentials: held && held.until > now ? held.credentials : undefined, expiration }
      }
    }
  }
}
