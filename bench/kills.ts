import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { postmasterOf } from '#server/database/embedded/orphan.ts'
import type { RealServer } from './real-server.ts'
import type { Random } from './seeded-random.ts'

export const targets = ['server', 'starting server', 'postmaster', 'all of PostgreSQL', 'backend'] as const
type Target = (typeof targets)[number]

const restartedWithinMs = 60_000

/** `backAfter`: milliseconds until the server and its database were ready again. */
export type Kill = { target: Target; backAfter: number }

export function planKills(random: Random, counts: { server: number; database: number }): Target[] {
  const server = Array.from(
    { length: counts.server },
    (_, i): Target => (i % 5 === 1 ? 'starting server' : 'server'),
  )
  const database = Array.from(
    { length: counts.database },
    (_, i): Target => (['postmaster', 'all of PostgreSQL', 'backend'] as const)[i % 3] ?? 'postmaster',
  )
  return random.shuffled([...server, ...database])
}

export async function runKills(
  server: RealServer,
  plan: readonly Target[],
  { random, until, onKill }: { random: Random; until: number; onKill: (done: number) => void },
): Promise<Kill[]> {
  const kills: Kill[] = []
  for (const target of plan) {
    await pause(random.between(300, 2_500))
    if (Date.now() > until) break
    const began = Date.now()
    await killTarget[target](server, random)
    await server.ready()
    kills.push({ target, backAfter: Date.now() - began })
    onKill(kills.length)
  }
  return kills
}

const killTarget: Record<Target, (server: RealServer, random: Random) => Promise<void>> = {
  server: async (server) => {
    await server.kill()
    server.launch()
  },
  'starting server': async (server, random) => {
    await server.stop()
    server.launch()
    await pause(random.between(0, 900))
    await server.kill()
    server.launch()
  },
  postmaster: async (server) => {
    const pid = await postmasterIn(server)
    killIfAlive(pid)
    await goneFrom(server, pid)
  },
  'all of PostgreSQL': async (server) => {
    const pid = await postmasterIn(server)
    for (const one of [pid, ...childrenOf(pid)]) killIfAlive(one)
    await goneFrom(server, pid)
  },
  // The postmaster then ends all other backends and recovers, like after a crash in a query.
  backend: async (server, random) => {
    const [first, ...others] = childrenOf(await postmasterIn(server))
    if (first !== undefined) killIfAlive(random.pick([first, ...others]))
  },
}

/** A server may call itself ready for the moment until it notices that its PostgreSQL was killed. */
async function postmasterIn(server: RealServer): Promise<number> {
  for (const end = Date.now() + restartedWithinMs; Date.now() < end; await pause(10)) {
    const pid = postmasterOf(clusterOf(server))
    if (pid) return pid
  }
  throw new Error('The server is ready and its PostgreSQL has no process id')
}

async function goneFrom(server: RealServer, pid: number) {
  while (postmasterOf(clusterOf(server)) === pid) await pause(10)
}

const clusterOf = ({ dataDir }: RealServer) => join(dataDir, 'postgres')

function childrenOf(pid: number): number[] {
  if (platform() === 'linux')
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .map(Number)
      .filter(Boolean)
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? child : []))
}

function killIfAlive(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
