import { makeDataDir } from '#server/data-dir.ts'
import type { Log } from '#server/log.ts'
import { databaseAccount } from './account.ts'
import { clusterArgument, DATABASE_USER, openCluster } from './cluster.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { endOrphan, endProcess, postmasterOf } from './orphan.ts'
import { settingParameters } from './postgres-settings.ts'
import { runnableBinaries } from './runnable-binaries.ts'
import { socketFolder } from './socket-folder.ts'
import { supervise } from './supervise.ts'

export type EmbeddedPostgres = {
  /** For `pg`: the folder of the Unix socket as host. Complete, so that no PG* variable of the shell has a say. */
  connection: { host: string; port: number; user: string; database: string; ssl: false }
  isUp(): boolean
  /** The process id of the postmaster; undefined while there is none. */
  pid(): number | undefined
  /** Ends PostgreSQL (fast shutdown: open transactions are rolled back) and lets DATA_DIR go. */
  stop(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  dataDir: string
  /** Folder with postgres and initdb; without it the ones from npm. */
  binDir?: string | undefined
  log: Log
  /** Called each time PostgreSQL has ended unasked and is back. */
  onRestart?: () => void
  /** Called each time PostgreSQL says that the disk is full; it is started again until there is room. */
  onDiskFull?: () => void
  /** Settings that a test changes. */
  settings?: Readonly<Record<string, string>>
}

/**
 * Runs PostgreSQL as our child on a Unix socket, with its data in `dataDir/postgres`, and restarts it when it ends.
 * It ends with us, however we end. Throws DatabaseError with what to do when it cannot run.
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
        ...settingParameters(settings),
      ],
      account,
      folder,
      log,
      clearTheWay: () => endOrphan(folder, log),
      onRestart,
      onDiskFull,
      endNow: () => {
        const pid = postmasterOf(folder)
        if (pid) endProcess(pid, 'SIGQUIT')
      },
    })
    return {
      connection: { host: socket.host, port: 5432, user: DATABASE_USER, database: 'postgres', ssl: false },
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
