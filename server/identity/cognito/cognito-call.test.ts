import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { cognitoCalls, PoolRefusal, PoolUnreachable } from './cognito-call.ts'

type Answer = { status: number; body: string }
const refusal = (name: string): Answer => ({
  status: 400,
  body: JSON.stringify({ __type: name, message: 'm' }),
})
const busy: Answer = { status: 503, body: '<html>busy</html>' }
const fine: Answer = { status: 200, body: '{"it":"works"}' }

/** What a call gives when the pool answers like this, and how long it waited in between. */
async function calling(...answers: Answer[]) {
  const waits: number[] = []
  let count = 0
  const server = createServer((request, response) => {
    const { status, body } = answers[count++] ?? fine
    expect(request.headers['x-amz-target']).toBe('AWSCognitoIdentityProviderService.InitiateAuth')
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an AddressInfo.
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const call = cognitoCalls({ endpoint, wait: async (ms) => waits.push(ms) })
  const result = await call('InitiateAuth', {}).catch((error: unknown) => error)
  server.closeAllConnections()
  server.close()
  return { result, waits, count }
}

test('a busy pool is asked three times, with longer and longer waits', async () => {
  const { result, waits } = await calling(busy, refusal('TooManyRequestsException'), fine)
  expect(result).toEqual({ it: 'works' })
  expect(waits).toHaveLength(2)
  for (const [index, least] of [200, 400].entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(least)
    expect(waits[index]).toBeLessThan(least + 100)
  }
})

test('after three tries it is a network error', async () => {
  const { result, count } = await calling(busy, busy, busy)
  expect(result).toBeInstanceOf(PoolUnreachable)
  expect(result).toHaveProperty('message', 'A network error has occurred.')
  expect(count).toBe(3)
})

test.for(['NotAuthorizedException', 'com.amazon.coral#NotAuthorizedException'])(
  'a refusal is not asked again: %s',
  async (name) => {
    const { result, count } = await calling(refusal(name))
    expect(result).toBeInstanceOf(PoolRefusal)
    expect(result).toHaveProperty('code', 'NotAuthorizedException')
    expect(count).toBe(1)
  },
)
