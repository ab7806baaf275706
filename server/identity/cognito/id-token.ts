import { createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'
import { PoolUnreachable } from './cognito-call.ts'

/** Whom the pool vouches for. */
export type Vouched = z.output<typeof claims>

type Expected = { issuer: string; clientId: string; keys: (kid: string) => Promise<KeyObject | undefined> }

/** Clocks differ a little; a token from before or after that is refused. */
const toleranceSeconds = 60

const header = z.object({ alg: z.literal('RS256'), kid: z.string() })
const claims = z.object({
  iss: z.string(),
  aud: z.string(),
  token_use: z.string(),
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

/** Checks an ID token's signature, issuer, client, use and time. Throws when any of them is wrong: no pool sends that. */
export async function verifyIdToken(token: string, expected: Expected, now = Date.now()): Promise<Vouched> {
  const [head = '', body = '', signature = '', ...rest] = token.split('.')
  const { kid } = header.parse(partOf(head))
  const key = await expected.keys(kid)
  if (!key || rest.length > 0) throw new Error('The ID token is signed with a key that is not the pool’s')
  if (!verify('RSA-SHA256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url')))
    throw new Error('The ID token’s signature is wrong')
  const vouched = claims.parse(partOf(body))
  const seconds = now / 1000
  const wrong = [
    vouched.iss !== expected.issuer && 'issuer',
    vouched.aud !== expected.clientId && 'client',
    vouched.token_use !== 'id' && 'use',
    (vouched.exp + toleranceSeconds <= seconds || vouched.iat - toleranceSeconds > seconds) && 'time',
  ].filter(Boolean)
  if (wrong.length > 0) throw new Error(`The ID token has the wrong ${wrong.join(', ')}`)
  return vouched
}

/** Not JSON is a token that no pool made: zod refuses the undefined. */
function partOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}

const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.literal('RSA') })) })
const refetchAfterMs = 60_000

/** The pool's public keys, kept; an unknown one is looked for at most once a minute. */
export function poolKeys(issuer: string, now: () => number = Date.now) {
  let known = new Map<string, KeyObject>()
  let fetchedAt = Number.NEGATIVE_INFINITY

  async function fetchKeys() {
    try {
      const response = await fetch(`${issuer}/.well-known/jwks.json`, { signal: AbortSignal.timeout(5000) })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const { keys } = keySet.parse(await response.json())
      // The schema has checked what makes it an RSA key; Node checks the rest.
      known = new Map(
        keys.map((key) => [key.kid, createPublicKey({ key: key as JsonWebKey, format: 'jwk' })]),
      )
      fetchedAt = now()
    } catch (error) {
      throw new PoolUnreachable({ cause: error })
    }
  }

  return async (kid: string): Promise<KeyObject | undefined> => {
    if (!known.has(kid) && now() - fetchedAt >= refetchAfterMs) await fetchKeys()
    return known.get(kid)
  }
}
