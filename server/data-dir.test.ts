import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from './config.ts'
import { makeDataDir, writeFileDurably } from './data-dir.ts'

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'lantern-data-dir-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

test('the data folder is made with mode 0700', async () => {
  const path = join(await folder(), 'made', 'when needed')
  await makeDataDir(path)
  expect((await stat(path)).mode & 0o777).toBe(0o700)
  await makeDataDir(path)
})

test('a folder that is not writable is a ConfigError that says what to do', async () => {
  const path = join(await folder(), 'a-file')
  await writeFile(path, '')
  const failed = await makeDataDir(join(path, 'data')).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(ConfigError)
  expect(String(failed)).toMatch(/DATA_DIR: nothing can be written in .*a-file.* \(ENOTDIR\)/)
  await expect(makeDataDir('/proc/self')).rejects.toThrow(ConfigError)
})

test('writeFileDurably leaves one file of mode 0600 and no draft', async () => {
  const path = await folder()
  await writeFileDurably(path, 'a.json', 'one')
  await writeFileDurably(path, 'a.json', 'two')
  expect(await readFile(join(path, 'a.json'), 'utf8')).toBe('two')
  expect((await stat(join(path, 'a.json'))).mode & 0o777).toBe(0o600)
  await expect(writeFileDurably(path, 'no/such/folder', 'x')).rejects.toThrow('ENOENT')
  expect(await readdir(path)).toEqual(['a.json'])
})
