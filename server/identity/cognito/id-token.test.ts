import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jwks, jwt } from '#tests/cognito/double-tokens.ts'
import { idTokenVerifier } from './id-token.ts'
import { PoolUnreachable } from './pool-refusals.ts'

let issuer = ''
let status = 200
const logged: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) })
const server = createServer((_request, response) => response.writeHead(status).end(JSON.stringify(jwks())))
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an AddressInfo.
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/us-west-2_Double`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  logged.length = 0
  status = 200
})

const seconds = Math.floor(Date.now() / 1000)
const right = () => ({
  iss: issuer,
  aud: 'client',
  token_use: 'id',
  sub: 'a-subject',
  iat: seconds,
  exp: seconds + 3600,
  'cognito:username': 'owner',
  email: 'owner@example.com',
  email_verified: 'true',
})
const verified = (token: string) => idTokenVerifier({ issuer, clientId: 'client', log })(token)

test('a token of the pool says who it is', async () => {
  expect(await verified(jwt(right()))).toMatchObject({
    sub: 'a-subject',
    email_verified: true,
    'cognito:groups': [],
  })
  expect(logged).toEqual([])
})

test.for([
  [{ iss: 'https://pool.example/us-west-2_Other' }, 'Issuer'],
  [{ aud: 'another client' }, 'Audience'],
  [{ token_use: 'access' }, 'token_use'],
  [{ exp: seconds - 61 }, 'expired'],
] as const)('%o is refused', async ([wrong, what]) => {
  await expect(verified(jwt({ ...right(), ...wrong }))).rejects.toThrow(what)
})

test('another key, another algorithm, a changed text and nonsense are refused', async () => {
  for (const header of [
    { alg: 'RS256', kid: 'other' },
    { alg: 'none', kid: 'double' },
    { alg: 'HS256', kid: 'double' },
  ])
    await expect(verified(jwt(right(), header))).rejects.toThrow()
  const [head, , signature] = jwt(right()).split('.')
  const other = Buffer.from(JSON.stringify({ ...right(), sub: 'somebody else' })).toString('base64url')
  await expect(verified(`${head}.${other}.${signature}`)).rejects.toThrow('signature')
  await expect(verified('nonsense')).rejects.toThrow()
})

test.for([-2 * 3600, 2 * 3600])(
  'a machine whose clock is %i s off takes a new token, and logs it',
  async (off) => {
    const iat = seconds - off
    expect(await verified(jwt({ ...right(), iat, exp: iat + 3600 }))).toMatchObject({ iat })
    expect(logged.join()).toContain('The clock of this machine')
    await expect(verified(jwt({ ...right(), iat, exp: iat - 61 }))).rejects.toThrow('expired')
  },
)

test('keys that cannot be fetched are the pool’s silence, not a wrong token', async () => {
  status = 503
  await expect(verified(jwt(right()))).rejects.toBeInstanceOf(PoolUnreachable)
})
