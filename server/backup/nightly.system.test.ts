import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openDiskStore } from '#server/files/disk-store.ts'
import { testDatabase } from '#tests/database.ts'
import { testDisk } from '#tests/disk.ts'
import { openBackupFolder } from './backup-folder.ts'
import { backUpNightly, isNightlyDue, readBackupSettings, saveNightlyChoice } from './nightly.ts'

const log = pino({ level: 'silent' })
const night = new Date('2026-11-21T09:30:00Z')

const houston = 'America/Chicago'

test.for([
  ['the first ever', null, true],
  ['a night later', '2026-11-20T09:10:00Z', true],
  ['the same night', '2026-11-21T08:05:00Z', false],
] as const)('at night, %s: %s', ([, last, due]) => {
  expect(isNightlyDue(night, last === null ? null : new Date(last), houston)).toBe(due)
})

test.each([
  ['America/New_York', '2026-11-21T07:00:00Z', '2026-11-21T10:00:00Z'],
  ['America/Denver', '2026-11-21T09:00:00Z', '2026-11-21T12:00:00Z'],
  ['America/Los_Angeles', '2026-11-21T10:00:00Z', '2026-11-21T13:00:00Z'],
  ['America/Los_Angeles', '2026-07-21T09:00:00Z', '2026-07-21T12:00:00Z'],
])('the night of %s begins at %s and ends at %s', (timeZone, begins, ends) => {
  const isDue = (at: number) => isNightlyDue(new Date(at), new Date(at - 24 * 3_600_000), timeZone)
  const edges = [begins, ends].flatMap((edge) => [isDue(Date.parse(edge) - 1), isDue(Date.parse(edge))])
  expect(edges).toEqual([false, true, true, false])
})

test('the date of a clock that was ahead stops no backup', () => {
  for (const last of ['2026-12-21T09:30:00Z', '2027-11-21T09:30:00Z', '2026-11-21T09:32:00Z'])
    expect([last, isNightlyDue(night, new Date(last), houston)]).toEqual([last, true])
})

test('by day it is due only when nights were missed', () => {
  const day = new Date('2026-11-21T18:00:00Z')
  expect(isNightlyDue(day, new Date('2026-11-20T09:10:00Z'), houston)).toBe(false)
  expect(isNightlyDue(day, new Date('2026-11-18T09:10:00Z'), houston)).toBe(true)
})

async function instance(database: Awaited<ReturnType<typeof testDatabase>>) {
  const root = await mkdtemp(join(tmpdir(), 'lantern-test-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const folder = await openBackupFolder(join(root, 'backups'))
  const store = await openDiskStore(join(root, 'files'), testDisk(root).disk)
  const { db, connection } = database
  return {
    db,
    connection,
    store,
    folder,
    passphrase: async () => undefined,
    log,
    root,
    isOwnDatabase: true,
    timeZone: () => houston,
  }
}

test('one of several instances makes it, once a night', async () => {
  await using database = await testDatabase()
  const [one, other] = [await instance(database), await instance(database)]
  await Promise.all([backUpNightly(one, night), backUpNightly(other, night)])
  await backUpNightly(one, night)
  await backUpNightly(other, night)
  const made = [...(await one.folder.list()), ...(await other.folder.list())]
  expect(made).toHaveLength(1)
  expect(made[0]?.isNightly).toBe(true)
})

test('the last seven nightly backups are kept, and all made by hand', async () => {
  await using database = await testDatabase()
  const own = await instance(database)
  for (let day = 10; day < 20; day += 1)
    await writeFile(join(own.root, 'backups', `lantern-nightly-2026-11-${day}T08-00-00Z.tar.gz`), '')
  await writeFile(join(own.root, 'backups', 'lantern-2026-11-01T08-00-00Z.tar.gz'), '')
  await backUpNightly(own, night)
  const left = await own.folder.list()
  expect(left.filter(({ isNightly }) => isNightly)).toHaveLength(7)
  expect(left.filter(({ isNightly }) => !isNightly)).toHaveLength(1)
})

test('it is on by default for the embedded database only', async () => {
  await using database = await testDatabase()
  const own = await instance(database)
  expect((await readBackupSettings(own.db, true)).nightly).toBe(true)
  expect((await readBackupSettings(own.db, false)).nightly).toBe(false)
  await saveNightlyChoice(own.db, { kind: 'system' }, { before: true, after: false })
  expect((await readBackupSettings(own.db, true)).nightly).toBe(false)
  await backUpNightly(own, night)
  expect(await own.folder.list()).toEqual([])
})

test('a start removes abandoned partial files, not those that another instance is writing', async () => {
  const root = await mkdtemp(join(tmpdir(), 'lantern-test-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (const name of ['left.partial', 'growing.partial']) await writeFile(join(root, name), '')
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  await utimes(join(root, 'left.partial'), longAgo, longAgo)
  await openBackupFolder(root)
  expect(await readdir(root)).toEqual(['growing.partial'])
})
