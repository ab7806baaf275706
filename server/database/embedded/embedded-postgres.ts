import { readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeDataDir } from '#server/data-dir.ts'
import { DatabaseError } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { clusterArgument, databaseUser, openCluster, socketFolder } from './cluster.ts'
import { databaseAccount } from './guarded-process.ts'
import { endOrphan, endProcess, postmasterOf } from './orphan.ts'
import { runnableBinaries } from './postgres-binaries.ts'
import { supervise } from './supervise.ts'

export type EmbeddedPostgres = {
  /**
   * For `pg`: the folder of the Unix socket as host. Complete, so that the shell's PG* variables do not
   * matter.
   */
  connection: { host: string; port: number; user: string; database: string; ssl: false }
  isUp(): boolean
  pid(): number | undefined
  stop(): Promise<void>
}

type EmbeddedPostgresOptions = {
  dataDir: string
  binDir?: string | undefined
  log: Log
  onRestart?: () => void
  onDiskFull?: () => void
  settings?: Readonly<Record<string, string>>
}

/**
 * As our child on a Unix socket, with its data in `dataDir/postgres`, restarted when it ends. It ends with
 * us, however we end. Throws DatabaseError with what to do when it cannot run.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, binDir, log, onRestart = () => {}, onDiskFull = () => {}, settings = {} } = options
  await makeDataDir(dataDir)
  const lock = await lockDataDir(dataDir)
  try {
    const account = databaseAccount()
    const binaries = await runnableBinaries(binDir, account, dataDir)
    const folder = await openCluster(dataDir, binaries, account)
    const socket = await socketFolder(folder, account)

    const server = await supervise({
      program: binaries.postgres,
      parameters: [
        '-D',
        clusterArgument(folder, account),
        '-k',
        socket.argument,
        ...settingParameters({ ...(binDir === undefined && bundledSettings), ...settings }),
      ],
      account,
      folder,
      log,
      beforeStart: () => endOrphan(folder, log),
      onRestart,
      onDiskFull,
      endNow: () => {
        const pid = postmasterOf(folder)
        if (pid) endProcess(pid, 'SIGQUIT')
      },
    })
    return {
      connection: { host: socket.host, port: 5432, user: databaseUser, database: 'postgres', ssl: false },
      isUp: server.isUp,
      pid: () => (server.isUp() ? postmasterOf(folder) : undefined),
      stop: async () => {
        await server.stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

type DataDirLock = { release(): void }

/**
 * Throws DatabaseError if another Lantern uses DATA_DIR. Node has no file locks, but its SQLite does: an
 * exclusive transaction on an empty file. The kernel releases it when the process dies, so there is no stale
 * lock and no process id to mistake.
 */
async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const holder = join(dataDir, 'lantern.pid')
  const file = new DatabaseSync(join(dataDir, 'lantern.lock'), { timeout: lockTimeoutMs })
  try {
    file.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    file.close()
    if (!(cause instanceof Error) || !('errcode' in cause) || cause.errcode !== sqliteBusy) throw cause
    const who = await readFile(holder, 'utf8').catch(() => 'unknown')
    throw new DatabaseError(
      `Another Lantern is running on ${dataDir} (process ${who.trim()}). ` +
        'Stop it first, or give this one a DATA_DIR of its own.',
      { cause },
    )
  }
  await writeFile(holder, `${process.pid} on ${hostname()}\n`)
  return {
    release: () => {
      if (file.isOpen) file.close()
    },
  }
}

const sqliteBusy = 5

const lockTimeoutMs = 1_000

/** For a small machine. Nothing here trades a committed row for speed. */
const defaultSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: '5432',
  cluster_name: 'lantern',
  max_connections: '50',
  shared_buffers: '32MB',
  // Our queries take milliseconds: parallel workers and JIT cost more than they save, and the server needs
  // the cores.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  // Keeps the WAL within the disk's reserve (files/disk.ts); by default it takes up to 1 GB.
  max_wal_size: '256MB',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '',
  log_checkpoints: 'off',
  // Statements and details contain visitors' words and numbers, which do not belong in a log.
  log_min_messages: 'error',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** For the bundled PostgreSQL; versions before 18 do not know them. */
const bundledSettings = {
  // Handing a read to a worker process takes longer than reading.
  io_method: 'sync',
}

/** As command line parameters, so that an upgrade needs no edit of postgresql.conf. */
const settingParameters = (changes: Readonly<Record<string, string>>): string[] =>
  Object.entries({ ...defaultSettings, ...changes }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
