import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/log.ts'

export function postmasterOf(folder: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * Ends a PostgreSQL that a killed Lantern left on this folder, and clears its files. Call it holding the lock
 * of DATA_DIR: then a living one has no owner.
 */
export async function endOrphan(folder: string, log: Log) {
  const pid = postmasterOf(folder)
  if (pid && (await isPostmasterOn(folder, pid))) {
    log.warn({ pid }, 'PostgreSQL of a Lantern that is gone still runs: ending it')
    for (const [signal, patience] of [
      ['SIGINT', 15_000],
      ['SIGQUIT', 10_000],
      ['SIGKILL', 5_000],
    ] as const) {
      endProcess(pid, signal)
      if (await isGone(folder, pid, patience)) break
    }
  }
  // Their process id may be another program's by now, and PostgreSQL would refuse to start.
  for (const trace of ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
    await rm(join(folder, trace), { force: true })
}

async function isGone(folder: string, pid: number, patience: number): Promise<boolean> {
  for (const deadline = performance.now() + patience; performance.now() < deadline; await sleep(20))
    if (!(await isPostmasterOn(folder, pid))) return true
  return false
}

async function isPostmasterOn(folder: string, pid: number): Promise<boolean> {
  if (platform() === 'linux') {
    const [cwd, program] = await Promise.all([
      readlink(`/proc/${pid}/cwd`).catch(() => undefined),
      readFile(`/proc/${pid}/comm`, 'utf8').catch(() => undefined),
    ])
    return program?.trim() === 'postgres' && cwd === (await realpath(folder))
  }
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(folder)
  } catch {
    return false
  }
}

export function endProcess(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
