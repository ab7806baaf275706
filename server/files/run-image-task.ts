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

type Idle = { child: ChildProcess; timer: NodeJS.Timeout }

const idle: Idle[] = []

/**
 * In its own process, for at most `seconds`: a hostile file cannot cost the server time, memory or a crash.
 * `gave-up`: too slow, or the process ended; it holds nothing any more. The caller limits how many run at
 * once. Throws what the task threw.
 */
export async function runImageTask<Name extends keyof ImageTasks>(
  task: Name,
  args: Parameters<ImageTasks[Name]>,
  { seconds }: { seconds: number },
): Promise<Result<Awaited<ReturnType<ImageTasks[Name]>>, 'gave-up'>> {
  const child = takeIdle() ?? start()
  // The compiler cannot see that the pair is a member of the union.
  const reply = await ask(child, { task, args } as ImageTask, seconds * 1000)
  if (!reply) return refuse('gave-up')
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

function ask(child: ChildProcess, task: ImageTask, ms: number): Promise<TaskReply | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), ms)
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
      resolve(undefined)
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
