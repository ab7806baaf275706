import { PassThrough } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openLog } from './log.ts'

/** What is written when this is logged. */
function written(facts: object): string {
  const lines = new PassThrough()
  openLog('info', lines).error(facts, 'call failed')
  return String(lines.read())
}

const logged = (err: Error) => written({ err })

const broken = new DrizzleQueryError(
  'insert into "quotes" values ($1)',
  ['Ann Kovacs'],
  Object.assign(new Error('null value in column "phone"'), {
    code: '23502',
    detail: 'Failing row contains (Ann Kovacs).',
  }),
)

test.each([
  ['a failed statement', broken],
  ['what was caused by one', new Error('The quote was not stored', { cause: broken })],
])('%s is logged without the values, which are visitors’ words', (_case, error) => {
  const line = logged(error)
  expect(line).not.toContain('Kovacs')
  expect(line).toContain('insert into')
  expect(line).toContain('null value in column')
})

test('where a delivery went is not written: the address of a webhook may hold a secret', () => {
  const line = written({ result: { ok: true, recipient: 'https://hook.example/in?token=hush' } })
  expect(line).toContain('"ok":true')
  expect(line).not.toContain('hush')
})

test('any other error keeps its message and stack', () => {
  const line = logged(new Error('The disk is full'))
  expect(line).toContain('The disk is full')
  expect(line).toContain('log.test.ts')
})
