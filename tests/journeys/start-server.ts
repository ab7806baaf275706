import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FullConfig } from '@playwright/test'
import { environment as processEnvironment } from '../../scripts/server-process.mjs'
import { owner } from './owner.ts'

const firstPort = 3199

/** Journeys sign in with the same few passwords some two hundred times. */
const hashingOnce = ['--import', '#tests/remembered-hashes.ts']

/** The address of a worker's server. */
export const siteOf = (worker: number) => `http://localhost:${firstPort + worker}`

/** The data folder of a worker's server, where mails are files. */
export const dataDirOf = (worker: number) => process.env.JOURNEYS_DATA_DIRS?.split(delimiter)[worker] ?? ''

/**
 * The built server, as people run it, once for each worker and the whole run: what appears while a journey looks, no
 * other journey has sent.
 */
export default async function startServers({ workers }: Pick<FullConfig, 'workers'>) {
  const ports = Array.from({ length: workers }, (_, worker) => firstPort + worker)
  const servers = await Promise.all(ports.map((port) => startServerOn(port)))
  process.env.JOURNEYS_DATA_DIRS = servers.map(({ dataDir }) => dataDir).join(delimiter)
  return () => Promise.all(servers.map(({ stop }) => stop()))
}

/** A server compiles its code the first time, on a machine that may be busy. */
const startsWithinMs = 120_000

/** A server gives what is under way 6 s (server/http/close-server.ts). */
const stopsWithinMs = 20_000

/** One server. A journey that changes what all others need, such as how the owner signs in, starts its own. */
export async function startServerOn(port: number, environment: Record<string, string> = {}) {
  if ((await answerOf(port)) === 'ready') throw new Error(`something else answers on port ${port}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-journeys-'))
  const server = spawn('node', [...hashingOnce, 'server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      // What one server made of the code, the next ones read.
      NODE_COMPILE_CACHE: processEnvironment.NODE_COMPILE_CACHE,
      PUBLIC_API_KEY: 'public-key-of-the-journeys',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      LOG_LEVEL: 'error',
      // Each journey comes from an address of its own, so that they do not count as one busy sender.
      TRUST_PROXY: '1',
      ...environment,
    },
  })
  const name = `the server on port ${port}`
  /** Why it is gone, when nobody stopped it. */
  let ended: string | undefined
  let isStopping = false
  const isGone = new Promise<void>((resolve) => {
    const end = (why: string) => {
      if (!isStopping) {
        ended = `${name} ended by itself: ${why}`
        // Now, as every journey that needs it fails from here on.
        console.error(ended)
      }
      resolve()
    }
    server.once('error', ({ message }) => end(message))
    server.once('exit', (code, signal) => end(signal ?? `status ${code}`))
  })
  const kill = () => server.kill('SIGKILL')
  // Also when somebody breaks the run off.
  process.once('exit', kill)

  try {
    await ready()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    dataDir,
    /** Also tells when it was gone before. */
    async stop() {
      await stop()
      if (ended) throw new Error(ended)
    },
  }

  async function stop() {
    isStopping = true
    server.kill('SIGTERM')
    const isLate = new AbortController()
    await Promise.race([isGone, pause(stopsWithinMs, undefined, isLate)])
    isLate.abort()
    kill()
    process.off('exit', kill)
    await rm(dataDir, { recursive: true, force: true })
  }

  async function ready() {
    const latest = Date.now() + startsWithinMs
    let answer = ''
    while (Date.now() < latest) {
      if (ended) throw new Error(ended)
      answer = await answerOf(port)
      if (answer === 'ready') return
      await pause(100)
    }
    throw new Error(`${name} did not get ready in ${startsWithinMs / 1000} s, and said at last: ${answer}`)
  }
}

/** `ready`, or what the server on this port said instead. One that takes a connection and says nothing is not waited for. */
async function answerOf(port: number): Promise<string> {
  try {
    const answer = await fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(5_000) })
    return answer.ok ? 'ready' : `${answer.status} ${await answer.text()}`
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error)
  }
}
