import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { DATABASE_USER } from '#server/database/embedded/cluster.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const readyWithinMs = 60_000
const stopWithinMs = 20_000

export const owner = { email: 'owner@example.com', password: 'Correct-Horse-9' }

export type RealServer = Awaited<ReturnType<typeof realServer>>

/**
 * Lantern as it runs in production: `node server/main.ts` as a child, with a data folder of its own that `remove`
 * deletes. Nothing of the shell's environment reaches it but the path. `checkout` is the source tree that runs, this one
 * by default; `within` is where the data folder is made.
 */
export async function realServer({
  port,
  environment = {},
  checkout = root,
  within = tmpdir(),
}: {
  port: number
  environment?: Record<string, string>
  checkout?: string
  within?: string
}) {
  const folder = await mkdtemp(join(within, 'lantern-bench-'))
  const dataDir = join(folder, 'data')
  const logFile = join(folder, 'server.log')
  const url = `http://127.0.0.1:${port}`
  const unasked: string[] = []
  const log = createWriteStream(logFile, { flags: 'a' })
  let child: ChildProcess | undefined

  // However this process ends, nothing of it stays behind.
  const endWithUs = () => child?.kill('SIGKILL')
  process.once('exit', endWithUs)

  /** Starts it; `ready` tells when it can be used. */
  function launch() {
    const started = spawn(process.execPath, ['server/main.ts'], {
      cwd: checkout,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        // Each visitor comes from an address of its own, as they do behind a proxy.
        TRUST_PROXY: '1',
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [started.stdout, started.stderr]) stream.pipe(log, { end: false })
    started.once('exit', (code, signal) => {
      if (child === started) unasked.push(`ended by itself with ${signal ?? `code ${code}`}`)
    })
    child = started
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return null
    const exited = once(ending, 'exit')
    ending.kill(signal)
    await exited
    return ending.exitCode
  }

  return {
    url,
    dataDir,
    logFile,
    /** Process id of the server, while it runs. */
    pid: () => child?.pid,
    /** What went wrong without anybody killing it. */
    unasked,
    launch,
    /** Milliseconds until it and its database answer. Throws when they do not within a minute. */
    async ready(): Promise<number> {
      const began = Date.now()
      while (!(await answers(`${url}/readyz`))) {
        if (Date.now() - began > readyWithinMs) throw new Error(`The server is not ready; see ${logFile}`)
        await pause(25)
      }
      return Date.now() - began
    },
    async start() {
      launch()
      await this.ready()
    },
    /** kill -9, and waits until the process is gone. */
    kill: () => end('SIGKILL'),
    /** Asks it to stop, as an update or a reboot does. Anything but a clean end is kept in `unasked`. */
    async stop() {
      const patience = AbortSignal.timeout(stopWithinMs)
      const stubborn = child
      patience.addEventListener('abort', () => stubborn?.kill('SIGKILL'))
      const code = await end('SIGTERM')
      if (code !== 0) unasked.push(`did not stop cleanly (code ${code})`)
    },
    /** Ends whatever still runs and deletes the data. */
    async remove() {
      process.off('exit', endWithUs)
      await end('SIGKILL')
      log.end()
      // Its PostgreSQL notices the death of its parent and needs a moment to end.
      await rm(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 100 })
    },
    /** Ends what still runs and keeps data and log, for whoever looks into a failure. */
    async leave() {
      await end('SIGKILL')
      log.end()
      return folder
    },
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(3_000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** The database of a server that runs on this data folder, past the server. */
export const serverDatabase = (dataDir: string, connections: number) =>
  new pg.Pool({
    host: join(dataDir, 'postgres'),
    port: 5432,
    user: DATABASE_USER,
    database: 'postgres',
    ssl: false,
    max: connections,
  })
