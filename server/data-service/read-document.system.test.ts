import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { socketLimits } from '#server/data-service/live/sockets.ts'
import { call, ownerCookie, testLantern } from '#tests/lantern.ts'
import { listening } from '#tests/listening.ts'

const times = (count: number, text: string) => Array.from({ length: count }, () => text).join(' ')

test('without a key, or with a wrong one, nothing of a document is read', async () => {
  await using lantern = await testLantern()
  for (const headers of [{}, { 'x-api-key': 'wrong' }]) {
    const { status, errors } = await call(lantern, '{ this is no document', {}, headers)
    expect(status).toBe(401)
    expect(errors).toMatchObject([
      { errorType: 'UnauthorizedException', extensions: { code: 'UNAUTHORIZED', reason: 'signInOrSendKey' } },
    ])
  }
})

test('the calls and the fields of a document are counted before it is validated', async () => {
  await using lantern = await testLantern()
  const reasonOf = async (query: string, headers?: Record<string, string>) =>
    (await call(lantern, query, {}, headers)).errors?.[0]?.extensions?.reason
  expect(await reasonOf(`{ ${times(150, 'nonsense { items { id } }')} }`)).toBe('tooManyCalls')
  const fields = `{ listReviews { items { ${times(299, 'nonsense')} } } }`
  expect(await reasonOf(fields)).toBe('tooManyFields')
  const spreads = `{ listReviews { items { ${times(299, '...All')} } } } fragment All on Review { nonsense }`
  expect(await reasonOf(spreads)).toBe('tooManyFields')
  const besides = `query A { nonsense } query B { listReviews { items { ${times(299, 'nonsense')} } } }`
  expect(await reasonOf(besides)).toBe('tooManyFields')
  const repeated = `{ listReviews { ${times(41, 'items { nonsense }')} } }`
  expect(await reasonOf(repeated)).toBe('tooManyFields')
  expect(await reasonOf(fields.replaceAll('nonsense', 'id'), await ownerCookie(lantern))).toBeUndefined()
})

test('fragments that are in each other are refused', async () => {
  await using lantern = await testLantern()
  const circle = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'
  expect((await call(lantern, circle)).errors?.[0]?.message).toMatch(/Cannot spread fragment/)
})

test('documents of one network are read one at a time, and others beside them', async () => {
  await using lantern = await testLantern()
  const ask = (name: string, address: string) =>
    call(lantern, `query ${name} { __typename }`, {}, undefined, address)
  const flood = Array.from({ length: 200 }, (_, index) =>
    ask(`Flood${index}`, `2001:db8:7:${(index + 1).toString(16)}::1`),
  )
  const honest = await ask('Honest', '203.0.113.9')
  expect(honest).toMatchObject({ status: 200, data: { __typename: 'Query' } })
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100)
})

test('a document that was read before needs no turn', async () => {
  await using lantern = await testLantern()
  const ask = () => call(lantern, '{ __typename }', {}, undefined, '203.0.113.8')
  await ask()
  const statuses = (await Promise.all(Array.from({ length: 100 }, ask))).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a socket that sends more messages than anybody needs is closed', async () => {
  await using lantern = await testLantern()
  await using server = await listening(lantern)
  for (const path of ['/graphql', '/graphql/realtime']) {
    const protocol = path === '/graphql' ? 'graphql-transport-ws' : 'graphql-ws'
    const socket = new WebSocket(`${server.sockets}${path}`, protocol)
    const { promise: closed, resolve } = Promise.withResolvers<number>()
    socket.on('close', resolve)
    socket.on('error', () => {})
    socket.on('open', () => {
      for (let sent = 0; sent <= socketLimits.messages; sent += 1)
        socket.send(JSON.stringify({ type: path === '/graphql' ? 'ping' : 'stop', id: String(sent) }))
    })
    expect(await closed, path).toBe(4429)
  }
})
