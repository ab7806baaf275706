import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { databaseAccount } from './guarded-process.ts'
import { supervise } from './supervise.ts'

const full = 'PANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device'
const ready = 'LOG:  database system is ready to accept connections'

test('onDiskFull is called when the program says that the disk is full', async () => {
  const onDiskFull = vi.fn()
  const says = (...lines: string[]) => lines.map((line) => `echo '${line}' >&2`).join('; ')
  const server = await supervise({
    program: '/bin/sh',
    parameters: ['-c', `${says(full, ready)}; exec sleep 60`],
    account: databaseAccount(),
    folder: tmpdir(),
    log: pino({ level: 'silent' }),
    beforeStart: async () => {},
    onRestart: () => {},
    onDiskFull,
    endNow: () => {},
  })
  expect(onDiskFull).toHaveBeenCalledOnce()
  expect(server.isUp()).toBe(true)
  await server.stop()
})
