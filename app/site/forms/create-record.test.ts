import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { createDocument, createRecord } from './create-record.ts'
import type { Answer } from '../../../client/retry.ts'

const submission = { idempotencyKey: 'key-1', formToken: 'token', trap: '' }
const answering = (answer: Answer) =>
  createRecord('Message', { name: 'Dana' }, submission, async () => answer)

test.each(['Quote', 'Message', 'Review'] as const)('the data service knows how to create a %s', (model) => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  expect(validate(schema, parse(createDocument(model)))).toEqual([])
})

test('what was stored comes back as its receipt', async () => {
  const body = { data: { createMessage: { id: '1', receipt: '/receipt/abc' } } }
  expect(await answering({ status: 200, body })).toEqual({ ok: true, receipt: '/receipt/abc' })
})

test('a receipt of another kind is no answer to this', async () => {
  const body = { data: { createReview: { id: '1', receipt: '/receipt/abc' } } }
  expect(await answering({ status: 200, body })).toEqual({ ok: false, reason: 'failed' })
})
