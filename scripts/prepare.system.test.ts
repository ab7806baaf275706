import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const run = promisify(execFile)
const prepare = `
  import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
  import { unlessDone } from './scripts/prepare.mjs'
  unlessDone(() => existsSync('done'), () => {
    appendFileSync('order', 'begins ')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
    appendFileSync('order', 'ends ')
    if (process.argv[2]) writeFileSync('done', '')
  })
`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lantern-prepare-'))
  await mkdir(join(folder, 'scripts'))
  await copyFile('scripts/prepare.mjs', join(folder, 'scripts/prepare.mjs'))
  await writeFile(join(folder, 'start.mjs'), prepare)
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  await writeFile(join(folder, 'order'), '')
  await rm(join(folder, 'done'), { force: true })
})

const start = (...more: string[]) => run(process.execPath, ['start.mjs', ...more], { cwd: folder })
const order = () => readFile(join(folder, 'order'), 'utf8')

test('two starts in one folder install one after the other', async () => {
  await Promise.all([start(), start(), start()])
  expect(await order()).toBe('begins ends '.repeat(3))
})

test('a start that waited installs nothing that is there by then', async () => {
  await Promise.all([start('done'), start('done')])
  expect(await order()).toBe('begins ends ')
})

test('a start that was killed while it installed holds up no other', async () => {
  const { stdout } = await run(process.execPath, ['--print', 'process.pid'])
  await writeFile(join(folder, '.preparing'), stdout.trim())
  await start()
  expect(await order()).toBe('begins ends ')
})
