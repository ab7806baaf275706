import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { DatabaseError } from '#server/database/database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const log = pino({ level: 'silent' })
const { binDir } = inject('server')
const asRoot = process.getuid?.() === 0

let made: string
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'lantern-made-'))
  chmodSync(made, 0o755)
  const server = await start(join(made, 'data'))
  await server.stop()
})
afterAll(() => rm(made, { recursive: true, force: true }))

test('A fresh folder becomes a database with checksums, and a second start finds what was written', async () => {
  const dataDir = await temporaryFolder()
  await using first = await start(dataDir)
  await query(first, 'create table kept (word text)')
  await query(first, `insert into kept values ('Straße')`)
  expect(await query(first, 'show data_checksums')).toEqual([{ data_checksums: 'on' }])
  expect(await query(first, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
  expect(await query(first, 'show fsync')).toEqual([{ fsync: 'on' }])
  expect(await query(first, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect(statSync(first.connection.host).mode & 0o777).toBe(0o700)
  await first.stop()

  await using second = await start(dataDir)
  expect(await query(second, 'select word from kept')).toEqual([{ word: 'Straße' }])
})

test('PostgreSQL that is killed comes back by itself with every committed row', async () => {
  const dataDir = await madeFolder()
  const onRestart = vi.fn()
  await using server = await start(dataDir, { onRestart })
  await query(server, 'create table kept (n int)')
  await query(server, 'insert into kept values (1)')
  const killed = server.pid()
  expect(killed).toBeGreaterThan(0)
  process.kill(killed ?? 0, 'SIGKILL')

  await expect.poll(() => onRestart).toHaveBeenCalledOnce()
  expect(server.isUp()).toBe(true)
  expect(server.pid()).not.toBe(killed)
  expect(await query(server, 'select n from kept')).toEqual([{ n: 1 }])
})

test('isUp is false while PostgreSQL restarts, and a stop in that time succeeds', async () => {
  const dataDir = await madeFolder()
  const server = await start(dataDir)
  process.kill(server.pid() ?? 0, 'SIGKILL')
  await expect.poll(() => server.isUp(), { interval: 1 }).toBe(false)
  await server.stop()
  await sleep(300)
  await expect.poll(() => postmasters(dataDir)).toEqual([])
})

test('A Lantern that is killed takes PostgreSQL with it, and the next one starts', async () => {
  const dataDir = await madeFolder()
  const app = await startAnotherLantern(dataDir)
  expect(await postmasters(dataDir)).toHaveLength(1)
  app.kill('SIGKILL')
  await expect.poll(() => postmasters(dataDir)).toEqual([])

  await using next = await start(dataDir)
  expect(await query(next, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('A Lantern starts at once after another was killed, while its PostgreSQL is still there', async () => {
  const dataDir = await madeFolder()
  const app = await startAnotherLantern(dataDir)
  app.kill('SIGKILL')
  await once(app, 'exit')
  await using next = await start(dataDir)
  expect(await query(next, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('An orphan whose watchdog was killed as well is ended by the next start', async () => {
  const dataDir = await madeFolder()
  const app = await startAnotherLantern(dataDir)
  const [orphan = 0] = await postmasters(dataDir)
  // The shell and its guard first, which would end PostgreSQL; the stopped Lantern does not start another.
  app.kill('SIGSTOP')
  for (const pid of watchdogsOf(dataDir)) process.kill(pid, 'SIGKILL')
  app.kill('SIGKILL')
  await sleep(300)
  expect(await postmasters(dataDir)).toEqual([orphan])

  await using next = await start(dataDir)
  expect(next.pid()).not.toBe(orphan)
  expect(await postmasters(dataDir)).toEqual([next.pid()])
})

test('A stale process id that belongs to another program does not stop it', async () => {
  const dataDir = await madeFolder()
  await using first = await start(dataDir)
  await first.stop()
  const stranger = spawn('sleep', ['60'], asRoot ? owner(join(dataDir, 'postgres')) : {})
  onTestFinished(() => void stranger.kill())
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${stranger.pid}\n${dataDir}/postgres\n`)
  await using second = await start(dataDir)
  expect(second.isUp()).toBe(true)
  expect(stranger.exitCode).toBe(null)
})

test('A second Lantern on the same folder is refused and told why', async () => {
  const dataDir = await madeFolder()
  await using server = await start(dataDir)
  const refused = expect(start(dataDir)).rejects
  await refused.toThrow(DatabaseError)
  await expect(start(dataDir)).rejects.toThrow(
    `Another Lantern is running on ${dataDir} (process ${process.pid} on `,
  )
  const other = spawnSync(process.execPath, [anotherLantern, dataDir, binDir ?? ''], { encoding: 'utf8' })
  expect(other.stderr).toContain('Another Lantern is running on')
  expect(await query(server, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('An initdb that is killed does not break the next start', async () => {
  for (const afterMs of [150, 350, 550]) {
    const dataDir = await temporaryFolder()
    const app = spawn(process.execPath, [anotherLantern, dataDir, binDir ?? ''], { stdio: 'ignore' })
    await expect.poll(() => readdirSync(dataDir).join(), { interval: 5 }).toContain('postgres')
    await sleep(afterMs)
    app.kill('SIGKILL')
    await once(app, 'exit')
    await using next = await start(dataDir)
    expect(await query(next, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.new-'))).toEqual([])
  }
})

test('A folder that Lantern did not make is refused and left alone', async () => {
  const dataDir = await temporaryFolder()
  const folder = join(dataDir, 'postgres')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'letter.txt'), 'Dear Sir')
  if (asRoot) chownToDatabaseAccount(folder)
  await expect(start(dataDir)).rejects.toThrow('was not made by Lantern')
  expect(readdirSync(folder)).toEqual(['letter.txt'])
})

test('A database of another major version is refused with the version', async () => {
  const dataDir = await madeFolder()
  await using server = await start(dataDir)
  await server.stop()
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '14\n')
  await expect(start(dataDir)).rejects.toThrow('was made by PostgreSQL 14')
})

test.runIf(asRoot)('A folder of another user is refused', async () => {
  const dataDir = await temporaryFolder()
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  chownSync(join(dataDir, 'postgres'), 12_345, 12_345)
  await expect(start(dataDir)).rejects.toThrow('belongs to user 12345')
})

test.runIf(asRoot)(
  'Started by root, PostgreSQL runs as an unprivileged account, even below a closed folder',
  async () => {
    const parent = await temporaryFolder()
    mkdirSync(parent, { recursive: true })
    chmodSync(parent, 0o700)
    await using server = await start(join(parent, 'data'))
    const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8')
    const [, uid, effective] = /^Uid:\s+(\d+)\s+(\d+)/m.exec(status) ?? []
    expect(Number(uid)).toBeGreaterThan(0)
    expect(effective).toBe(uid)
    expect(await query(server, 'select 1 as n')).toEqual([{ n: 1 }])
  },
)

test('A long DATA_DIR gets its socket in a short private folder', async () => {
  const dataDir = join(await temporaryFolder(), 'd'.repeat(60), 'e'.repeat(60))
  await using server = await start(dataDir)
  onTestFinished(() => rm(server.connection.host, { recursive: true }))
  expect(server.connection.host.length).toBeLessThan(80)
  expect(statSync(server.connection.host).mode & 0o777).toBe(0o700)
  expect(await query(server, 'select 1 as n')).toEqual([{ n: 1 }])
})

/** Of a machine that does something else: to fill a disk and to come back take seconds of its own. */
const patience = 120_000

test.runIf(asRoot)(
  'A full disk is said plainly, and PostgreSQL is back when there is space',
  { timeout: 4 * patience },
  async (t) => {
    const dataDir = await temporaryFolder()
    mkdirSync(dataDir)
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=140m', 'tmpfs', dataDir]).status !== 0)
      return t.skip('no tmpfs can be mounted here')
    onTestFinished(() => void spawnSync('umount', ['-l', dataDir]))
    const complaints: string[] = []
    const listening = pino({ level: 'error' }, { write: (line: string) => void complaints.push(line) })
    const onDiskFull = vi.fn()
    await using server = await start(dataDir, { log: listening, onDiskFull })
    await query(server, 'create table kept (n serial, filling text)')

    const ballast = join(dataDir, 'ballast')
    let acknowledged = 0
    const insert = async () => {
      await query(
        server,
        'insert into kept (filling) select string_agg(md5(n::text), null) from generate_series(1, 9999) n',
      )
      acknowledged += 1
    }
    await insert()
    spawnSync('sh', ['-c', `head -c 200m /dev/zero > ${ballast}`])
    // First rows do not fit, which is an error; then the WAL, which ends PostgreSQL.
    await vi.waitFor(() => expect(insert()).rejects.toThrow('No space left on device'), {
      timeout: patience,
      interval: 1,
    })
    await expect.poll(() => complaints.join()).toContain('The disk is full')
    expect(onDiskFull).toHaveBeenCalled()
    await vi.waitFor(
      async () => {
        // Each fills a new WAL file. PostgreSQL ends, or recovers again and again in the files that it has.
        const isDown = await query(
          server,
          `select pg_logical_emit_message(true, 'test', 'x'), pg_switch_wal() from generate_series(1, 20)`,
        ).then(
          () => false,
          (error: { severity?: string }) => error.severity !== 'ERROR',
        )
        expect(isDown).toBe(true)
      },
      { timeout: patience, interval: 1 },
    )

    await rm(ballast)
    await vi.waitFor(() => expect(server.isUp()).toBe(true), { timeout: patience, interval: 50 })
    await expect
      .poll(() => query(server, 'select count(*)::int as count from kept').catch(String), {
        timeout: patience,
      })
      .toEqual([{ count: acknowledged }])
  },
)

type Started = Awaited<ReturnType<typeof startEmbeddedPostgres>>

async function start(
  dataDir: string,
  more: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {},
): Promise<Started & AsyncDisposable> {
  const server = await startEmbeddedPostgres({ dataDir, binDir, log, ...more })
  return { ...server, [Symbol.asyncDispose]: server.stop }
}

async function query(server: Started, statement: string): Promise<unknown[]> {
  // A PostgreSQL that is just ending may take a connection and never answer it. Its own limit comes first: a statement that goes on
  // alone would fill the disk again once there is space.
  const client = new pg.Client({
    ...server.connection,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    query_timeout: 20_000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function temporaryFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'lantern-test-'))
  // Open, like /srv or /home: only the folders below are Lantern's to close.
  chmodSync(parent, 0o755)
  onTestFinished(() => rm(parent, { recursive: true, force: true, maxRetries: 5 }))
  return join(parent, 'data')
}

async function madeFolder(): Promise<string> {
  const dataDir = await temporaryFolder()
  mkdirSync(dataDir, { mode: 0o700 })
  const copied = spawnSync('cp', ['-a', join(made, 'data/postgres'), dataDir])
  expect(copied.status).toBe(0)
  return dataDir
}

const anotherLantern = join(import.meta.dirname, 'another-lantern.fixture.ts')

function startAnotherLantern(dataDir: string): Promise<ChildProcess> {
  const app = spawn(process.execPath, [anotherLantern, dataDir, binDir ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void app.kill('SIGKILL'))
  return new Promise((resolve, reject) => {
    app.stdout?.once('data', () => resolve(app))
    app.once('exit', (code) => reject(new Error(`The other Lantern ended with ${code}`)))
  })
}

async function postmasters(dataDir: string): Promise<number[]> {
  const folder = join(dataDir, 'postgres')
  const ps = spawnSync('sh', [
    '-c',
    'for p in /proc/[0-9]*; do echo "$(readlink $p/cwd) $(cat $p/stat 2>/dev/null)"; done',
  ])
  const processes = ps.stdout
    .toString()
    .split('\n')
    .map((line) => /^(\S+) (\d+) \(postgres\) (\w) (\d+)/.exec(line))
    .filter((found) => found !== null && found[1] === folder && found[3] !== 'Z')
    .map((found) => ({ pid: Number(found?.[2]), parent: Number(found?.[4]) }))
  return processes.filter(({ parent }) => !processes.some(({ pid }) => pid === parent)).map(({ pid }) => pid)
}

function watchdogsOf(dataDir: string): number[] {
  const pid = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]
  const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? ''
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ')
  return [...children.filter((child) => child !== pid), parent].map(Number)
}

function owner(path: string) {
  const { uid, gid } = statSync(path)
  return { uid, gid }
}

function chownToDatabaseAccount(path: string) {
  const account = /^(?:postgres|nobody):[^:]*:(\d+):(\d+)/gm
  const accounts = [...readFileSync('/etc/passwd', 'utf8').matchAll(account)]
  const chosen = accounts.find(([line]) => line.startsWith('postgres')) ?? accounts[0]
  chownSync(path, Number(chosen?.[1]), Number(chosen?.[2]))
}
