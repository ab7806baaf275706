import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { done, type Result, refuse } from '#server/result.ts'
import type { ImageTask, ImageTasks, TaskReply } from './image-worker.ts'

const program = fileURLToPath(new URL('image-worker.ts', import.meta.url))

const idleMs = 10_000
const niceness = 5

/** Of the clock: a machine that is busy with other things, or a worker that hangs. */
const longestMs = 2 * 60_000

type Limits = {
  /** Of processor time, which is the picture's own; how long that takes by the clock depends on what else the machine does. */
  seconds: number
  withinMs?: number
  /** Milliseconds of processor time. */
  onCost?: (cost: number) => void
}

type Idle = { child: ChildProcess; timer: NodeJS.Timeout }

const idle: Idle[] = []

/**
 * In its own process, for at most `seconds`: a hostile file cannot cost the server time, memory or a crash.
 * `too-slow`: it took more, or the process ended by it; `busy`: the machine did not get to it. Either way the process holds nothing
 * any more. The caller limits how many run at once. Throws what the task threw.
 */
export async function runImageTask<Name extends keyof ImageTasks>(
  task: Name,
  args: Parameters<ImageTasks[Name]>,
  { seconds, withinMs = longestMs, onCost = () => {} }: Limits,
): Promise<Result<Awaited<ReturnType<ImageTasks[Name]>>, 'too-slow' | 'busy'>> {
  const child = takeIdle() ?? start()
  // The compiler cannot see that the pair is a member of the union.
  const ordered = { task, args, seconds } as ImageTask
  const reply = await ask(child, ordered, withinMs)
  if (reply === 'busy') return refuse('busy')
  onCost(reply === 'ended' ? seconds * 1000 : reply.cost)
  if (reply === 'ended' || reply.isTooSlow) {
    child.kill('SIGKILL')
    return refuse('too-slow')
  }
  keepIdle(child)
  if (!reply.ok) throw Object.assign(new Error(reply.message), reply.code && { code: reply.code })
  // What the task's function returned, sent by message.
  return done(reply.value as Awaited<ReturnType<ImageTasks[Name]>>)
}

const compiled = getCompileCacheDir()
/** As in scripts/server-process.mjs: memory of large images is returned, and compiled code cached. */
const environment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }),
}

function start(): ChildProcess {
  const child = fork(program, {
    execArgv: [],
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  if (child.pid !== undefined) setPriority(child.pid, niceness)
  return child
}

function ask(child: ChildProcess, task: ImageTask, ms: number): Promise<TaskReply | 'ended' | 'busy'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      leave()
      child.kill('SIGKILL')
      resolve('busy')
    }, ms)
    const leave = () => {
      clearTimeout(timer)
      child.removeAllListeners()
    }
    child.once('message', (reply: TaskReply) => {
      leave()
      resolve(reply)
    })
    child.once('exit', () => {
      leave()
      resolve('ended')
    })
    child.once('error', (error) => {
      leave()
      child.kill('SIGKILL')
      reject(error)
    })
    child.send(task, (error) => error && child.emit('error', error))
  })
}

function takeIdle(): ChildProcess | undefined {
  const found = idle.pop()
  if (!found) return undefined
  clearTimeout(found.timer)
  found.child.removeAllListeners()
  found.child.ref()
  found.child.channel?.ref()
  return found.child
}

/** Unreferenced, so that idle processes delay neither a stop nor a test. */
function keepIdle(child: ChildProcess): void {
  const forget = () => {
    const index = idle.findIndex((one) => one.child === child)
    if (index >= 0) idle.splice(index, 1)
  }
  const timer = setTimeout(() => {
    forget()
    child.kill()
  }, idleMs).unref()
  idle.push({ child, timer })
  child.on('error', forget)
  child.on('exit', forget)
  child.unref()
  child.channel?.unref()
}
