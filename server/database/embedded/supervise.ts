import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { type Account, type GuardedProcess, startGuarded } from './guarded-process.ts'

type Supervised = { isUp(): boolean; stop(): Promise<void> }

type Options = {
  program: string
  parameters: readonly string[]
  account: Account
  /** Its data. */
  folder: string
  log: Log
  /** Run before each start. */
  beforeStart: () => Promise<void>
  onRestart: () => void
  onDiskFull: () => void
  /** The last resort when the program does not end. */
  endNow: () => void
}

/** Waits between two starts double from the first to the second of these, in milliseconds. */
const backOff = { first: 100, longest: 5_000 }
/** Having been up for this long makes the next end a new story, with a short first wait. */
const steadyMs = 5_000
/** A first start that fails is tried again for this long: a killed predecessor may hold its memory a moment longer. */
const firstStartTimeoutMs = 10_000
const stopTimeoutMs = 8_000

/** Starts PostgreSQL, resolves when it takes connections, and from then on starts it again whenever it ends. */
export async function supervise(options: Options): Promise<Supervised> {
  const { log, onRestart, onDiskFull, beforeStart } = options
  const stopping = new AbortController()
  let up = false
  let running: GuardedProcess | undefined
  let lastComplaint: PostgresLine | undefined
  let starts = 0

  const { promise: firstUp, resolve: resolveUp, reject: rejectUp } = Promise.withResolvers<void>()
  const startedAt = Date.now()

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

  /** Runs it until it ends, and says how it ended. */
  async function run(): Promise<string> {
    await beforeStart()
    running = startGuarded(options.program, options.parameters, { ...options, onLine })
    // A stop that came meanwhile has found nothing to end.
    if (stopping.signal.aborted) running.end()
    const code = await running.ended
    return lastComplaint?.advice ?? lastComplaint?.text ?? `Its exit code was ${code}.`
  }

  async function keepRunning() {
    let wait = backOff.first
    while (!stopping.signal.aborted) {
      const began = Date.now()
      const reason = await run().catch((error: unknown) => String(error))
      up = false
      running = undefined
      if (stopping.signal.aborted) return
      if (starts === 0 && Date.now() - startedAt > firstStartTimeoutMs)
        return rejectUp(new DatabaseError(`PostgreSQL does not start. ${reason}`))
      if (Date.now() - began > steadyMs) wait = backOff.first
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

/** One line of what PostgreSQL writes, as our log wants it. */
type PostgresLine = Readonly<{
  text: string
  /** `private`: an error that its client gets anyway. It may quote what a visitor typed, so it is not logged. */
  level: 'debug' | 'warn' | 'error' | 'private'
  isReady: boolean
  /** It could not write for want of space. */
  isDiskFull: boolean
  /** What the owner should do about it, where we know. */
  advice: string | undefined
}>

/** Reads a line of PostgreSQL's log (without prefix, in English). */
export function readPostgresLine(text: string): PostgresLine {
  // At the end, where the system's own words stand: before them a line may quote what a visitor typed.
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
  // A tab begins the further lines of a message of several lines.
  return /^(ERROR:|\t)/.test(text) ? 'private' : 'debug'
}
