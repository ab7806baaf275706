import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { afterEach, expect, test, vi } from 'vitest'
import type { HttpResponse } from '#client/retry.ts'
import { createServerCall } from './server-call.ts'
import { createDocument, createRecord, type ServerCall } from './submit.ts'

afterEach(() => vi.unstubAllGlobals())

const submission = { idempotencyKey: 'key-1', formToken: 'token', trap: '' }
const responding = (response: HttpResponse) =>
  createRecord('Message', { name: 'Dana' }, { submission }, async () => response)

test.each(['Quote', 'Message', 'Review'] as const)('the data service knows how to create a %s', (model) => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  expect(validate(schema, parse(createDocument(model)))).toEqual([])
})

test('what was stored comes back as its receipt', async () => {
  const body = { data: { createMessage: { id: '1', receipt: '/receipt/abc' } } }
  expect(await responding({ status: 200, body })).toEqual({ ok: true, value: { receipt: '/receipt/abc' } })
})

test('a receipt of another kind is no response to this', async () => {
  const body = { data: { createReview: { id: '1', receipt: '/receipt/abc' } } }
  expect(await responding({ status: 200, body })).toEqual({ ok: false, refusal: { reason: 'failed' } })
})

const input = { firstName: 'Dana', service: 'safes', fileUrls: ['key-a'] }

function quoteServer(response: HttpResponse) {
  const sent: { query: string; variables: Record<string, unknown> }[] = []
  const call: ServerCall = async (_method, _path, { body } = {}) => {
    // What createRecord hands to fetch, before it becomes JSON.
    sent.push(body as (typeof sent)[number])
    return response
  }
  return { sent, submit: () => createRecord('Quote', input, { submission }, call) }
}

test('creates the quote in one request and gives the receipt', async () => {
  const { sent, submit } = quoteServer({
    status: 200,
    body: { data: { createQuote: { id: '1', receipt: '/receipt/abc' } } },
  })
  expect(await submit()).toEqual({ ok: true, value: { receipt: '/receipt/abc' } })
  expect(sent).toHaveLength(1)
  expect(sent[0]?.variables).toEqual({ input, submission })
})

test('field errors come back by field', async () => {
  const errors = [
    { message: 'Bad', extensions: { code: 'BAD_INPUT', fields: { email: 'Enter your email' } } },
  ]
  const { sent, submit } = quoteServer({ status: 200, body: { data: { createQuote: null }, errors } })
  expect(await submit()).toEqual({
    ok: false,
    refusal: { reason: 'refused', fieldErrors: { email: 'Enter your email' } },
  })
  expect(sent).toHaveLength(1)
})

test.each([
  ['no network', { status: 0, body: undefined }, 'no-response'],
  ['an outage', { status: 503, body: undefined }, 'failed'],
  [
    'an internal error',
    { status: 500, body: { errors: [{ message: '', extensions: { code: 'INTERNAL' } }] } },
    'failed',
  ],
  ['an empty response', { status: 200, body: { data: { createQuote: null } } }, 'failed'],
])('%s', async (_, response, reason) => {
  expect(await quoteServer(response).submit()).toEqual({ ok: false, refusal: { reason } })
})

test('the sign-in page of a public network is no response of ours, although it says 200', async () => {
  const fetch = vi.fn(async () => new Response('<html>Accept our terms</html>'))
  vi.stubGlobal('fetch', fetch)
  const response = await createServerCall('key')('POST', '/graphql', { body: {} })
  expect(response.status).toBe(0)
})

test('what is missing in a browser is a fault of ours, not a lost connection', async () => {
  vi.stubGlobal('fetch', undefined)
  await expect(createServerCall('key')('POST', '/graphql', { body: {} })).rejects.toThrow(TypeError)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect((await createServerCall('key')('POST', '/graphql', { body: {} })).status).toBe(0)
})

test('an empty response counts as what its status says', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  expect(await createServerCall('key')('DELETE', '/files/uploads/1')).toEqual({
    status: 204,
    body: undefined,
  })
})

test('a form that was filled in in another language is sent in that one', async () => {
  const fetch = vi.fn(async (_address: string) => Response.json({ data: { createMessage: {} } }))
  vi.stubGlobal('fetch', fetch)
  const call = createServerCall('key')
  await createRecord('Message', {}, { submission, prefix: '/es' }, call)
  await createRecord('Message', {}, { submission }, call)
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/es/graphql', '/graphql'])
})
