import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { type DatabaseAccount, type GuardedProcess, startGuarded } from './guarded-process.ts'

type Supervised = { isUp(): boolean; stop(): Promise<void> }

type Options = {
  program: string
  parameters: readonly string[]
  account: DatabaseAccount
  folder: string
  log: Log
  beforeStart: () => Promise<void>
  onRestart: () => void
  onDiskFull: () => void
  endNow: () => void
}

const backOff = { first: 100, longest: 5_000 }
const steadyMs = 5_000
/** A failed first start is retried for this long: a killed predecessor may still hold its memory. */
const firstStartTimeoutMs = 10_000
const stopTimeoutMs = 8_000

export async function supervise(options: Options): Promise<Supervised> {
  const { log, onRestart, onDiskFull, beforeStart } = options
  const stopping = new AbortController()
  let up = false
  let running: GuardedProcess | undefined
  let lastComplaint: PostgresLine | undefined
  let starts = 0

  const { promise: firstUp, resolve: resolveUp, reject: rejectUp } = Promise.withResolvers<void>()
  const startedAt = performance.now()

  function onLine(text: string) {
    const line = readPostgresLine(text)
    if (line.level === 'private') return
    const level = stopping.signal.aborted ? 'debug' : line.level
    log[level]({ from: 'postgres' }, line.advice ? `${line.advice} (${line.text})` : line.text)
    if (line.level !== 'debug') lastComplaint = line
    if (line.isDiskFull) onDiskFull()
    if (!line.isReady) return
    up = true
    lastComplaint = undefined
    starts += 1
    if (starts === 1) resolveUp()
    else onRestart()
  }

  async function run(): Promise<string> {
    await beforeStart()
    running = startGuarded(options.program, options.parameters, { ...options, onLine })
    if (stopping.signal.aborted) running.end()
    const code = await running.ended
    return lastComplaint?.advice ?? lastComplaint?.text ?? `Its exit code was ${code}.`
  }

  async function keepRunning() {
    let wait = backOff.first
    while (!stopping.signal.aborted) {
      const began = performance.now()
      const reason = await run().catch((error: unknown) => String(error))
      up = false
      running = undefined
      if (stopping.signal.aborted) return
      if (starts === 0 && performance.now() - startedAt > firstStartTimeoutMs)
        return rejectUp(new DatabaseError(`PostgreSQL does not start. ${reason}`))
      if (performance.now() - began > steadyMs) wait = backOff.first
      log.error({ reason, restartInMs: wait }, 'PostgreSQL ended; starting it again')
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => {})
      wait = Math.min(wait * 2, backOff.longest)
    }
  }

  const over = keepRunning()
  await firstUp

  return {
    isUp: () => up,
    stop: async () => {
      stopping.abort()
      running?.end()
      const lastResort = setTimeout(options.endNow, stopTimeoutMs)
      await over
      clearTimeout(lastResort)
    },
  }
}

type PostgresLine = Readonly<{
  text: string
  /** `private`: an error that its client gets anyway. It may quote a visitor, so it is not logged. */
  level: 'debug' | 'warn' | 'error' | 'private'
  isReady: boolean
  isDiskFull: boolean
  advice: string | undefined
}>

export function readPostgresLine(text: string): PostgresLine {
  // At the end, where the system's own words are: before them a line may quote a visitor.
  const isDiskFull = /^[A-Z]+: .*: No space left on device$/.test(text)
  return {
    text,
    level: isDiskFull ? 'error' : levelOf(text),
    isReady: text.startsWith('LOG:') && text.endsWith('database system is ready to accept connections'),
    isDiskFull,
    advice: isDiskFull
      ? 'The disk is full: PostgreSQL cannot write. Free some space; it is tried again until then.'
      : undefined,
  }
}

function levelOf(text: string): PostgresLine['level'] {
  if (text.startsWith('PANIC:')) return 'error'
  if (text.startsWith('FATAL:')) return 'warn'
  // A tab begins the further lines of a message.
  return /^(ERROR:|\t)/.test(text) ? 'private' : 'debug'
}
