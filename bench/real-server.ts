import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { databaseUser } from '#server/database/embedded/cluster.ts'
import { flags, environment as processEnvironment } from '../scripts/server-process.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const readyWithinMs = 240_000
/** A stop that hangs ends by itself, with an error; this is for a server that cannot even do that. */
const stopWithinMs = 90_000
const logEndLength = 2_000

export const owner = { email: 'owner@example.com', password: 'Correct-Horse-9' }

export type RealServer = Awaited<ReturnType<typeof realServer>>

/**
 * Lantern like in production: `node server/main.ts` as a child process with a data folder of its own, which `remove` deletes.
 * Of the shell's environment it gets only PATH. `checkout` is the source tree that runs, this one by default; `within` is
 * the folder in which the data folder is made. Throws when the port is taken.
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
  const url = `http://127.0.0.1:${port}`
  if (await isReady(`${url}/readyz`)) throw new Error(`Something else answers on port ${port}`)
  const folder = await mkdtemp(join(within, 'lantern-bench-'))
  const dataDir = join(folder, 'data')
  const logFile = join(folder, 'server.log')
  const unexpected: string[] = []
  const log = createWriteStream(logFile, { flags: 'a' })
  let child: ChildProcess | undefined

  const killOnExit = () => child?.kill('SIGKILL')
  process.once('exit', killOnExit)

  /** Starts it without waiting until it is ready. `preload`: a module that its process loads first, to look into it. */
  function launch({ preload }: { preload?: string } = {}) {
    const started = spawn(
      process.execPath,
      [...flags, ...(preload ? ['--import', preload] : []), 'server/main.ts'],
      {
        cwd: checkout,
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          ...processEnvironment,
          HOST: '127.0.0.1',
          PORT: String(port),
          DATA_DIR: dataDir,
          // Visitors have addresses of their own in X-Forwarded-For, like behind a proxy.
          TRUST_PROXY: '1',
          ADMIN_EMAIL: owner.email,
          ADMIN_PASSWORD: owner.password,
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    for (const stream of [started.stdout, started.stderr]) stream.pipe(log, { end: false })
    started.once('exit', (code, signal) => {
      if (child === started) unexpected.push(`ended by itself with ${signal ?? `code ${code}`}`)
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

  const logEnd = () => `Its log ends with:\n${readFileSync(logFile, 'utf8').slice(-logEndLength)}`

  return {
    url,
    dataDir,
    logFile,
    logEnd,
    pid: () => child?.pid,
    /** Processor time of the server so far, in milliseconds; Linux counts it in hundredths of a second. */
    processorMs(): number {
      const [, fields = ''] = readFileSync(`/proc/${child?.pid}/stat`, 'utf8').split(') ')
      const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
      return (user + system) * 10
    },
    unexpected,
    launch,
    /** Milliseconds until server and database are ready. Throws when they are not within four minutes, or the server has ended. */
    async ready(): Promise<number> {
      const began = Date.now()
      while (!(await isReady(`${url}/readyz`))) {
        const hasEnded = child && (child.exitCode !== null || child.signalCode !== null)
        if (hasEnded || Date.now() - began > readyWithinMs)
          throw new Error(
            `The server on port ${port} ${hasEnded ? 'has ended' : 'is not ready'}. ${logEnd()}`,
          )
        await pause(25)
      }
      return Date.now() - began
    },
    async start() {
      launch()
      await this.ready()
    },
    kill: () => end('SIGKILL'),
    /** SIGTERM, like an update or a reboot. An unclean end is recorded in `unexpected`. */
    async stop() {
      const timeout = AbortSignal.timeout(stopWithinMs)
      const stopping = child
      timeout.addEventListener('abort', () => stopping?.kill('SIGKILL'))
      const code = await end('SIGTERM')
      if (code !== 0) unexpected.push(`did not stop cleanly (code ${code})`)
    },
    async remove() {
      process.off('exit', killOnExit)
      await end('SIGKILL')
      log.end()
      // PostgreSQL notices that its parent has ended, and needs a moment to end too.
      await rm(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 100 })
    },
    async keep() {
      await end('SIGKILL')
      log.end()
      return folder
    },
  }
}

export async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(3_000) })
    await response.text()
    return response.ok
  } catch {
    return false
  }
}

export const serverDatabase = (dataDir: string, connections: number) =>
  new pg.Pool({
    host: join(dataDir, 'postgres'),
    port: 5432,
    user: databaseUser,
    database: 'postgres',
    ssl: false,
    max: connections,
  })
