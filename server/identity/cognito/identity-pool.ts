import { fromCognitoIdentityPool } from '@aws-sdk/credential-provider-cognito-identity'
import type { CognitoSettings, IdentityPoolSettings } from '#server/config.ts'
import type { TemporaryCredentials } from '#server/files/s3/s3-store.ts'
import type { Identity } from '#server/identity/identity.ts'
import type { Log } from '#server/log.ts'
import { cognitoClientConfig, issuerOf } from './pool.ts'

/** Specification section 9: credentials of an hour are renewed after 50 minutes. */
const renewAfterMs = 50 * 60_000
const lastMs = 60 * 60_000
/** A failed pool is not called for a moment, so that files do not wait for it. */
const pauseMs = 30_000
const sdkMarginMs = 5 * 60_000

type IdentityPoolDeps = {
  settings: IdentityPoolSettings
  userPool: CognitoSettings | undefined
  idTokenOf: Identity['idTokenOf']
  log: Log
}

/**
 * GetId and GetCredentialsForIdentity: one identity for all visitors, one for each signed-in member of staff.
 * Visitors never see theirs, so separate ones would protect nothing, and a stranger could use up the pool's
 * quota by making guests.
 */
export function openIdentityPool({
  settings,
  userPool,
  idTokenOf,
  log,
}: IdentityPoolDeps): TemporaryCredentials {
  const { identityPoolId, region, endpoint } = settings
  const client = {
    ...cognitoClientConfig({ region, endpoint }),
    // Short: a visitor is waiting, and the server's own credentials can sign instead.
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

    /** A new provider each time: the SDK's keeps asking for a deleted identity. */
    async function fetchCredentials(logins: Record<string, string>) {
      const pool = { identityPoolId, cache, userIdentifier: userId ?? 'guest', clientConfig: client }
      return fromCognitoIdentityPool({ ...pool, logins })()
    }

    return async () => {
      const now = Date.now()
      const expiration = new Date(now + pauseMs + sdkMarginMs)
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
