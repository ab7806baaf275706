import { mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { openLog } from './log.ts'

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

test('the recipient of a delivery is redacted: the address of a webhook may hold a secret', () => {
  const line = written({ result: { ok: true, recipient: 'https://hook.example/in?token=hush' } })
  expect(line).toContain('"ok":true')
  expect(line).not.toContain('hush')
})

test('any other error keeps its message and stack', () => {
  const line = logged(new Error('The disk is full'))
  expect(line).toContain('The disk is full')
  expect(line).toContain('log.test.ts')
})

test('a long statement or message is cut', () => {
  const long = 'x'.repeat(200_000)
  const statement = new DrizzleQueryError(`select ${long}`, [], new Error(`near ${long}`))
  for (const error of [statement, new Error(long), new Error('failed', { cause: statement })]) {
    const line = logged(error)
    expect(line.length).toBeLessThan(8_000)
    expect(line).toMatch(/… \(\d+ characters\)/)
  }
})

test('only known plain facts of an error and its causes are written', () => {
  const client = new pg.Client({ password: 'hush', database: 'lantern' })
  Object.assign(client, { secretKey: 'cancel-key', processID: 1 })
  const broken = Object.assign(new Error('terminating connection'), {
    code: '57P01',
    client,
    params: ['Kovacs'],
  })
  const nested = new AggregateError(
    [new Error('The delivery failed', { cause: broken }), broken],
    'All failed',
  )
  for (const error of [broken, nested, Object.assign(new Error('x'), { cause: broken })]) {
    const line = logged(error)
    expect(line).toContain('57P01')
    expect(line).toContain('terminating connection')
    for (const hidden of ['hush', 'cancel-key', 'processID', 'Kovacs', 'client'])
      expect(line).not.toContain(hidden)
  }
})

test('of a thrown object that is no error, plain facts are written', () => {
  expect(written({ err: 'just words' })).toContain('just words')
  const refusal = written({
    err: { code: 'INTERNAL', reference: 'abc', message: 'Broken', inside: { key: 'hush' } },
  })
  expect(refusal).toContain('"reference":"abc"')
  expect(refusal).toContain('Broken')
  expect(refusal).not.toContain('hush')
})

test('an error that is its own cause is written', () => {
  const error = new Error('round')
  error.cause = error
  expect(logged(error)).toContain('round')
})

const { fullDisk, pipe } = vi.hoisted(() => ({ fullDisk: { isFull: false }, pipe: { room: Infinity } }))

vi.mock(import('node:fs'), async (load) => {
  const fs = await load()
  const writeSync = (fd: number, bytes: Buffer) => {
    if (fullDisk.isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    if (pipe.room === 0) throw Object.assign(new Error('try again'), { code: 'EAGAIN' })
    const length = Math.min(bytes.length, pipe.room)
    pipe.room -= length
    return fs.writeSync(fd, bytes.subarray(0, length))
  }
  return { ...fs, writeSync: writeSync as typeof fs.writeSync }
})

test('a full disk costs lines of the log, which are counted, and ends nothing', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'lantern-log-')), 'log')
  const log = openLog('info', openSync(path, 'a'))
  log.info('before')
  fullDisk.isFull = true
  for (let number = 0; number < 500; number++) log.error({ number }, 'no room')
  fullDisk.isFull = false
  log.info('room again')
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { msg: 'before' },
    { msg: 'The log had no room: lines were lost', lost: 500 },
    { msg: 'room again' },
  ])
})

test('a reader that stands still costs lines, not time; a line that was begun is whole', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'lantern-log-')), 'log')
  const log = openLog('info', openSync(path, 'a'))
  pipe.room = 10
  const began = performance.now()
  log.info('begun')
  for (let number = 0; number < 20; number++) log.warn({ number }, 'no reader')
  expect(performance.now() - began).toBeLessThan(500)
  pipe.room = Infinity
  log.info('room again')
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { msg: 'begun' },
    { msg: 'The log had no room: lines were lost', lost: 20 },
    { msg: 'room again' },
  ])
})
