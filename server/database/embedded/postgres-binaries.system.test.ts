import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { databaseAccount } from './guarded-process.ts'
import { findPostgresBinaries, linkLibraries, runnableBinaries } from './postgres-binaries.ts'

const account = databaseAccount()

test('An installation whose install script did not run gets its library links', async () => {
  const binaries = await copyOfInstallation()
  removeLinks(binaries.bin)
  expect(await linkLibraries(binaries)).toBe(true)
  expect(existsSync(join(dirname(binaries.bin), 'lib', 'libpq.so.5'))).toBe(true)
})

test.runIf(account.switched)(
  'An installation that only root can enter is copied to where PostgreSQL can',
  async () => {
    const { bin } = await copyOfInstallation()
    chmodSync(dirname(bin), 0o700)
    const dataDir = await openFolder()
    const runnable = await runnableBinaries(bin, account, dataDir)
    expect(runnable.bin).toMatch(new RegExp(`^${dataDir}/lantern-postgresql-`))
    expect(runnable.major).toBeGreaterThanOrEqual(18)
    expect(await runnableBinaries(bin, account, dataDir)).toEqual(runnable)
    expect(readdirSync(dataDir)).toHaveLength(1)
  },
)

test.runIf(!account.switched)('A read-only installation without links is copied and linked', async () => {
  const { bin } = await copyOfInstallation()
  removeLinks(bin)
  const lib = join(dirname(bin), 'lib')
  chmodSync(lib, 0o500)
  onTestFinished(() => chmodSync(lib, 0o700))
  const dataDir = await openFolder()
  expect((await runnableBinaries(bin, account, dataDir)).bin).toMatch(new RegExp(`^${dataDir}/`))
})

test('A folder without PostgreSQL is refused by name', async () => {
  const folder = await openFolder()
  await expect(runnableBinaries(folder, account, folder)).rejects.toThrow(
    `EMBEDDED_PG_BIN is ${folder}, but there is no postgres in it.`,
  )
})

async function copyOfInstallation() {
  const folder = join(await openFolder(), 'native')
  cpSync(dirname(findPostgresBinaries(undefined).bin), folder, { recursive: true, verbatimSymlinks: true })
  return findPostgresBinaries(join(folder, 'bin'))
}

function removeLinks(bin: string) {
  const lib = join(dirname(bin), 'lib')
  for (const entry of readdirSync(lib, { withFileTypes: true }))
    if (entry.isSymbolicLink()) rmSync(join(lib, entry.name))
}

async function openFolder() {
  const parent = await mkdtemp(join(tmpdir(), 'lantern-test-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  chmodSync(parent, 0o755)
  const folder = join(parent, 'folder')
  mkdirSync(folder)
  return folder
}
