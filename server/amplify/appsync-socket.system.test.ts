import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { listening } from '#tests/listening.ts'
import { CreateQuote, dana } from '#tests/quotes.ts'

let lantern: TestLantern
let server: Awaited<ReturnType<typeof listening>>

beforeAll(async () => {
  lantern = await testLantern()
  server = await listening(lantern)
})
afterAll(async () => {
  await server?.[Symbol.asyncDispose]()
  await lantern?.[Symbol.asyncDispose]()
})

type Message = { type: string; id?: string; payload?: { errors?: { errorType: string }[]; data?: unknown } }

async function connection(cookie?: string) {
  const key = { 'x-api-key': lantern.publicApiKey }
  const encoded = Buffer.from(JSON.stringify(cookie ? {} : key)).toString('base64url')
  const upgrade = { headers: cookie ? { cookie } : {} }
  const socket = new WebSocket(
    `${server.sockets}/graphql/realtime`,
    ['graphql-ws', `header-${encoded}`],
    upgrade,
  )
  const messages: Message[] = []
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data))
    if (message.type !== 'ka') messages.push(message)
  })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve) => socket.on('open', resolve))
  const next = async () => {
    await expect.poll(() => messages.length).toBeGreaterThan(0)
    return messages.shift()
  }
  const send = (message: object | string) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  const start = (id: string, query: string) =>
    send({ type: 'start', id, payload: { data: JSON.stringify({ query, variables: {} }) } })
  return { send, start, next, closed, close: () => socket.close() }
}

const errorIn = (message: Message | undefined) => message?.payload?.errors?.[0]?.errorType
const Follow = 'subscription { onUpdateReview { id } }'

test('what is no message of the protocol is answered so, and the connection goes on', async () => {
  const { send, start, next, close } = await connection()
  const wrong = [
    '{',
    '[]',
    '{"type":"subscribe"}',
    '{"type":"start","id":""}',
    '{"type":"start","id":"1"}',
    '\0',
  ]
  for (const text of wrong) {
    send(text)
    expect(errorIn(await next())).toBe('UnsupportedOperation')
  }
  start('1', Follow)
  expect(errorIn(await next())).toBe('BadRequestException')
  send({ type: 'connection_init' })
  expect(await next()).toMatchObject({ type: 'connection_ack' })

  send({ type: 'start', id: '1', payload: { data: 'not JSON' } })
  expect(errorIn(await next())).toBe('UnsupportedOperation')
  start('1', '{ reviewSummary { count } }')
  expect(errorIn(await next())).toBe('UnsupportedOperation')
  start('1', 'subscription { onNothing { id } }')
  expect(errorIn(await next())).toBe('BadRequestException')
  start('1', Follow)
  expect(await next()).toEqual({ type: 'start_ack', id: '1' })
  close()
})

test('an id is in use until its subscription is stopped', async () => {
  const { send, start, next, close } = await connection()
  send({ type: 'connection_init' })
  await next()
  start('1', Follow)
  expect(await next()).toEqual({ type: 'start_ack', id: '1' })
  start('1', Follow)
  const refused = await next()
  expect(refused).toMatchObject({ type: 'error', id: '1' })
  expect(errorIn(refused)).toBe('DuplicatedOperationError')
  send({ type: 'stop', id: '1' })
  expect(await next()).toEqual({ type: 'complete', id: '1' })
  start('1', Follow)
  expect(await next()).toEqual({ type: 'start_ack', id: '1' })
  close()
})

test('a socket closes at once when its session ends, and sends nothing more', async () => {
  const { cookie = '' } = await ownerCookie(lantern)
  const { send, start, next, closed } = await connection(cookie)
  send({ type: 'connection_init' })
  expect(await next()).toMatchObject({ type: 'connection_ack' })
  start('1', 'subscription { onCreateQuote { firstName } }')
  expect(await next()).toEqual({ type: 'start_ack', id: '1' })
  dataOf(await call(lantern, CreateQuote, { input: dana }), 'createQuote')
  expect(await next()).toMatchObject({
    type: 'data',
    payload: { data: { onCreateQuote: { firstName: 'Dana' } } },
  })

  await lantern.identity.signOut(new Headers({ cookie }))
  expect(await closed).toBe(4403)
})
