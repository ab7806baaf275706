import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { retryDelay } from '#client/retry.ts'
import { jwks, jwt } from '#tests/cognito/double-tokens.ts'
import { idTokenVerifier, isRefusal, PoolUnreachable, poolClient } from './pool.ts'

type PoolAnswer = { status: number; body: string }
const refusal = (name: string): PoolAnswer => ({
  status: 400,
  body: JSON.stringify({ __type: name, message: 'm' }),
})
const busy: PoolAnswer = { status: 503, body: '<html>busy</html>' }
const fine: PoolAnswer = { status: 200, body: '{"Session":"it works"}' }

async function calling(...answers: PoolAnswer[]) {
  const asked: number[] = []
  const server = createServer((request, response) => {
    expect(request.headers['x-amz-target']).toBe('AWSCognitoIdentityProviderService.InitiateAuth')
    expect(request.headers.authorization).toBeUndefined()
    const { status, body } = answers[asked.length] ?? fine
    asked.push(performance.now())
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const command = new InitiateAuthCommand({ AuthFlow: 'USER_SRP_AUTH', ClientId: 'client' })
  const result: unknown = await poolClient({ region: 'us-west-2', endpoint })
    .send(command)
    .catch((error: unknown) => error)
  server.closeAllConnections()
  server.close()
  return { result, asked }
}

test('a busy pool is asked three times, with longer and longer waits', async () => {
  const { result, asked } = await calling(busy, refusal('TooManyRequestsException'), fine)
  expect(result).toMatchObject({ Session: 'it works' })
  const [first = 0, second = 0, third = 0] = asked
  expect(second - first).toBeGreaterThanOrEqual(199)
  expect(third - second).toBeGreaterThanOrEqual(399)
})

test('waits are 2^attempt x 100 ms and up to 100 ms more, at most five minutes', () => {
  expect([1, 2, 20].map((attempt) => retryDelay(attempt, () => 0))).toEqual([200, 400, 300_000])
  expect(retryDelay(1, () => 1)).toBe(300)
})

test.for([
  ['a status', busy],
  ['throttling', refusal('TooManyRequestsException')],
  ['nonsense', { status: 200, body: '<html>a proxy</html>' }],
] as const)('after the last try it is a network error: %s', async ([, answer]) => {
  const { result } = await calling(answer, answer, answer)
  expect(result).toBeInstanceOf(PoolUnreachable)
  expect(result).toHaveProperty('message', 'A network error has occurred.')
})

test.for(['NotAuthorizedException', 'com.amazon.coral#NotAuthorizedException'])(
  'a refusal is not asked again: %s',
  async (name) => {
    const { result, asked } = await calling(refusal(name))
    expect(isRefusal(result, 'NotAuthorizedException')).toBe(true)
    expect(asked).toHaveLength(1)
  },
)

test('too many attempts of a person are said by the pool, not a busy pool', async () => {
  const { result } = await calling(...Array.from({ length: 3 }, () => refusal('LimitExceededException')))
  expect(isRefusal(result, 'LimitExceededException')).toBe(true)
})

let issuer = ''
let status = 200
const logged: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) })
const server = createServer((_request, response) => response.writeHead(status).end(JSON.stringify(jwks())))
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
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

test('when its keys cannot be fetched the pool is unavailable, and the token not wrong', async () => {
  status = 503
  await expect(verified(jwt(right()))).rejects.toBeInstanceOf(PoolUnreachable)
})
