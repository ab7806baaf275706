import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test, vi } from 'vitest'
import type { Answer } from '../../../client/retry.ts'
import type { ServerCall } from './server-call.ts'
import { emptyQuote } from './quote-form-props.ts'
import { createQuote, sendQuoteNotification, submitQuote } from './submit-quote.ts'

const values = { ...emptyQuote, firstName: 'Dana', service: 'safes' }
const submission = { idempotencyKey: 'key-1', formToken: 'token', trap: '' }
const created: Answer = { status: 200, body: { data: { createQuote: { id: '1', receipt: '/receipt/abc' } } } }
const notified: Answer = { status: 200, body: { data: { sendQuoteNotification: { success: true } } } }

function server(...answers: Answer[]) {
  const sent: { query: string; variables: Record<string, unknown> }[] = []
  const call: ServerCall = async (_method, _path, { body } = {}) => {
    // What submitQuote hands to fetch, before it becomes JSON.
    sent.push(body as (typeof sent)[number])
    return answers.shift() ?? notified
  }
  return { sent, submit: () => submitQuote(values, ['key-a'], submission, call) }
}

test.each([createQuote, sendQuoteNotification])('the data service knows this document: %s', (document) => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  expect(validate(schema, parse(document))).toEqual([])
})

test('creates the quote, gives the receipt, then asks for the notification', async () => {
  const { sent, submit } = server(created)
  expect(await submit()).toEqual({ ok: true, receipt: '/receipt/abc' })
  expect(sent[0]?.variables).toEqual({ input: { ...values, fileUrls: ['key-a'] }, submission })
  expect(sent[1]?.query).toContain('sendQuoteNotification')
  expect(sent[1]?.variables).toEqual({ ...values, fileUrls: ['key-a'] })
})

test('a failed notification is only logged', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { submit } = server(created, { status: 500, body: undefined })
  expect(await submit()).toMatchObject({ ok: true })
  await expect.poll(() => log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('field errors come back by field', async () => {
  const errors = [
    { message: 'Bad', extensions: { code: 'BAD_INPUT', fields: { email: 'Enter your email' } } },
  ]
  const { sent, submit } = server({ status: 200, body: { data: { createQuote: null }, errors } })
  expect(await submit()).toEqual({ ok: false, reason: 'refused', fieldErrors: { email: 'Enter your email' } })
  expect(sent).toHaveLength(1)
})

test.each([
  ['no network', { status: 0, body: undefined }, 'no-answer'],
  ['an outage', { status: 503, body: undefined }, 'failed'],
  [
    'an internal error',
    { status: 500, body: { errors: [{ message: '', extensions: { code: 'INTERNAL' } }] } },
    'failed',
  ],
  ['an empty answer', { status: 200, body: { data: { createQuote: null } } }, 'failed'],
])('%s', async (_, answer, reason) => {
  expect(await server(answer).submit()).toEqual({ ok: false, reason })
})
