import { JwksValidationError } from 'aws-jwt-verify/error'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt'
import { JwtVerifier } from 'aws-jwt-verify/jwt-verifier'
import { z } from 'zod'
import type { Log } from '#server/log.ts'
import { PoolUnreachable } from './pool-refusals.ts'

/** Whom the pool vouches for. */
export type Vouched = z.output<typeof claims>

const claims = z.object({
  token_use: z.literal('id'),
  sub: z.string().min(1),
  exp: z.number(),
  iat: z.number(),
  'cognito:username': z.string(),
  'cognito:groups': z.array(z.string()).default([]),
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

  return async (token: string): Promise<Vouched> => {
    const { iat = 0 } = decomposeUnverifiedJwt(token).payload
    const drift = Math.floor(Date.now() / 1000) - iat
    const isDrifted = Math.abs(drift) > largestDrift
    try {
      const vouched = claims.parse(
        await verifier.verify(token, { graceSeconds: isDrifted ? drift : toleratedDrift }),
      )
      if (isDrifted) log.warn({ seconds: drift }, 'The clock of this machine is not the user pool’s')
      return vouched
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
