import { expect, test } from 'vitest'
import { readPostgresLine } from './supervise.ts'

test.each([
  'ERROR:  could not extend file "base/5/16645": No space left on device',
  'PANIC:  could not write to file "pg_wal/xlogtemp.12": No space left on device',
  'FATAL:  could not write lock file "postmaster.pid": No space left on device',
])('a full disk: %s', (text) => {
  expect(readPostgresLine(text)).toMatchObject({ isDiskFull: true, level: 'error' })
})

test.each([
  'ERROR:  invalid input syntax for type uuid: "No space left on device"',
  'ERROR:  value too long: "PANIC: x: No space left on device"',
  '\tx: No space left on device',
])('what a visitor typed is no full disk, and is not logged: %s', (text) => {
  expect(readPostgresLine(text)).toMatchObject({ isDiskFull: false, level: 'private' })
})
