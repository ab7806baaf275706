import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { done, type Result, refuse } from '#server/result.ts'
import type { ImageTask, ImageTasks, TaskReply } from './image-worker.ts'

const program = fileURLToPath(new URL('image-worker.ts', import.meta.url))

/** How long a process waits for more before it ends, and with it the memory that decoding took. */
const idleMs = 10_000
/** Behind the server and the database when all want the processor. */
const niceness = 5

type Idle = { child: ChildProcess; timer: NodeJS.Timeout }

const idle: Idle[] = []

/**
 * Runs an image task in a process of its own, for at most `seconds`: what a decoder does with a hostile file then ends
 * by force, and neither its time nor its memory nor its crash is the server's. `gave-up`: it took longer, or the process
 * ended under it; either way it holds nothing any more. How many run at once is for the caller. Throws what the task
 * threw.
 */
export async function runImageTask<Name extends keyof ImageTasks>(
  task: Name,
  args: Parameters<ImageTasks[Name]>,
  { seconds }: { seconds: number },
): Promise<Result<Awaited<ReturnType<ImageTasks[Name]>>, 'gave-up'>> {
  const child = takeIdle() ?? start()
  // The pair is one of the union's members, which the compiler cannot see of a type parameter.
  const reply = await ask(child, { task, args } as ImageTask, seconds * 1000)
  if (!reply) return refuse('gave-up')
  keepIdle(child)
  if (!reply.ok) throw Object.assign(new Error(reply.message), reply.code && { code: reply.code })
  // What the task's function returned, sent by message.
  return done(reply.value as Awaited<ReturnType<ImageTasks[Name]>>)
}

const compiled = getCompileCacheDir()
/** As the server's (scripts/server-process.mjs): what a large image took goes back, and code is kept compiled. */
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
    // Images go along as they are.
    serialization: 'advanced',
  })
  if (child.pid !== undefined) setPriority(child.pid, niceness)
  return child
}

/** Undefined when there is no reply: it took too long, or the process ended. */
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

/** Idle processes keep neither a stop of the server nor a test waiting. */
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
