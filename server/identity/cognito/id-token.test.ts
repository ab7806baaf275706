import { createPublicKey } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { jwks, jwt } from '#tests/cognito/double-tokens.ts'
import { poolKeys, verifyIdToken } from './id-token.ts'

const now = Date.now()
const seconds = Math.floor(now / 1000)
const right = {
  iss: 'https://pool.example/us-west-2_Double',
  aud: 'client',
  token_use: 'id',
  sub: 'a-subject',
  iat: seconds,
  exp: seconds + 3600,
  'cognito:username': 'owner',
  email: 'owner@example.com',
  email_verified: 'true',
}
const [jwk] = jwks().keys
const key = createPublicKey({ key: jwk ?? {}, format: 'jwk' })
const expected = {
  issuer: right.iss,
  clientId: 'client',
  keys: async (kid: string) => (kid === 'double' ? key : undefined),
}
const verified = (token: string) => verifyIdToken(token, expected, now)

test('a token of the pool says who it is', async () => {
  expect(await verified(jwt(right))).toMatchObject({
    sub: 'a-subject',
    email_verified: true,
    'cognito:groups': [],
  })
})

test.for([
  [{ iss: 'https://pool.example/us-west-2_Other' }, 'issuer'],
  [{ aud: 'another client' }, 'client'],
  [{ token_use: 'access' }, 'use'],
  [{ exp: seconds - 61 }, 'time'],
  [{ iat: seconds + 61 }, 'time'],
] as const)('%o is refused', async ([wrong, what]) => {
  await expect(verified(jwt({ ...right, ...wrong }))).rejects.toThrow(`the wrong ${what}`)
})

test('clocks may differ by a minute', async () => {
  expect(await verified(jwt({ ...right, exp: seconds - 59, iat: seconds + 59 }))).toBeDefined()
})

test('another key, another algorithm, a changed text and nonsense are refused', async () => {
  await expect(verified(jwt(right, { alg: 'RS256', kid: 'other' }))).rejects.toThrow('key')
  await expect(verified(jwt(right, { alg: 'none', kid: 'double' }))).rejects.toThrow()
  await expect(verified(jwt(right, { alg: 'HS256', kid: 'double' }))).rejects.toThrow()
  const [head, , signature] = jwt(right).split('.')
  const other = Buffer.from(JSON.stringify({ ...right, sub: 'somebody else' })).toString('base64url')
  await expect(verified(`${head}.${other}.${signature}`)).rejects.toThrow('signature')
  await expect(verified('nonsense')).rejects.toThrow()
})

test('keys are kept, and an unknown one is looked for at most once a minute', async () => {
  let asked = 0
  let time = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.end(JSON.stringify(jwks()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an AddressInfo.
  const keys = poolKeys(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => time)
  expect(await keys('double')).toBeDefined()
  expect(await keys('double')).toBeDefined()
  expect(await keys('unknown')).toBeUndefined()
  expect(asked).toBe(1)
  time = 60_000
  expect(await keys('unknown')).toBeUndefined()
  expect(await keys('unknown')).toBeUndefined()
  expect(asked).toBe(2)
  server.closeAllConnections()
  server.close()
})
