import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ConfigError } from './config.ts'
import { startFailure } from './start-failure.ts'

const ofFile = (code: string) =>
  Object.assign(new Error(`${code}: open`), { code, path: '/data/lantern.pid' })

test.each([
  [ofFile('EACCES'), '/data/lantern.pid belongs to another account (EACCES)'],
  [ofFile('EROFS'), 'Mount it for writing'],
  [ofFile('ENOSPC'), 'Free some space'],
  [new Error('opening', { cause: ofFile('EPERM') }), 'chown -R'],
  [new ConfigError('PORT: too high'), 'PORT: too high'],
])('a mistake that a person can mend is said without a stack: %s', (error, says) => {
  expect(startFailure(error)).toContain(says)
  expect(startFailure(error)).not.toContain('\n')
})

test('a failed query begins with the database’s own reason', () => {
  const error = new DrizzleQueryError('update a', [], new Error('unsafe use of new value "customer"'))
  expect(startFailure(error)).toMatch(/^unsafe use of new value "customer"\n/)
  expect(startFailure(error)).toContain('Failed query: update a')
})

test('anything else keeps its stack', () => {
  expect(startFailure(new TypeError('a bug'))).toMatch(/^TypeError: a bug\n +at /)
})
