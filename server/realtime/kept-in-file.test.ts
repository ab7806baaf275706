import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openKeptInFile } from './kept-in-file.ts'

test('a file that could not be written is written once that is possible, without another change', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-kept-'))
  const dataDir = join(folder, 'missing')
  const kept = await openKeptInFile(
    { name: 'kept.json', nothing: '', parse: String, print: (text) => text },
    {
      ...{ model: 'Thing', dataDir, log: pino({ level: 'silent' }) },
      read: async () => 'as stored',
      events: { subscribe: () => () => {} },
    },
  )
  expect(kept.current()).toBe('as stored')
  await mkdir(dataDir)
  await expect.poll(() => readFile(join(dataDir, 'kept.json'), 'utf8').catch(() => '')).toBe('"as stored"')
  await kept.close()
  await rm(folder, { recursive: true })
})
