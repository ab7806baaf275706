import { flushCompileCache } from 'node:module'
import sharp from 'sharp'
import {
  cleanImage,
  cutImage,
  drawPortrait,
  imageForScreen,
  pixelsToDecode,
  writeThumbnail,
} from './image-tasks.ts'
import { drawMark } from './mark-task.ts'

/** The program of run-image-task.ts: one task at a time, by message. Ends with the server that started it. */
const tasks = {
  clean: cleanImage,
  thumbnail: writeThumbnail,
  cut: cutImage,
  mark: drawMark,
  portrait: drawPortrait,
  view: imageForScreen,
  measure: pixelsToDecode,
}

export type ImageTasks = typeof tasks

export type ImageTask = {
  [Name in keyof ImageTasks]: { task: Name; args: Parameters<ImageTasks[Name]>; seconds: number }
}[keyof ImageTasks]

type Outcome = { ok: true; value: unknown } | { ok: false; message: string; code: string | undefined }

/** `cost` in milliseconds of processor time. */
export type TaskReply = ({ isTooSlow: false; cost: number } & Outcome) | { isTooSlow: true; cost: number }

flushCompileCache()
sharp.concurrency(1)

async function perform(task: ImageTask): Promise<Outcome> {
  try {
    return { ok: true, value: await run(task) }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    return { ok: false, message: String(error), code }
  }
}

function run(task: ImageTask): Promise<unknown> {
  switch (task.task) {
    case 'clean':
      return tasks.clean(...task.args)
    case 'thumbnail':
      return tasks.thumbnail(...task.args)
    case 'cut':
      return tasks.cut(...task.args)
    case 'mark':
      return tasks.mark(...task.args)
    case 'portrait':
      return tasks.portrait(...task.args)
    case 'view':
      return tasks.view(...task.args)
    case 'measure':
      return tasks.measure(...task.args)
  }
}

/** Decoding happens on other threads, so that this one can watch what it costs. */
const watchEveryMs = 25

process.on('message', async (task: ImageTask) => {
  const before = process.cpuUsage()
  const cost = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  const reply = (answer: TaskReply) => {
    clearInterval(watch)
    process.send?.(answer)
  }
  const watch = setInterval(() => {
    if (cost() > task.seconds * 1000) reply({ isTooSlow: true, cost: cost() })
  }, watchEveryMs)
  const outcome = await perform(task)
  reply({ isTooSlow: false, cost: cost(), ...outcome })
})
// By force: an ordinary exit would wait for the decoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Ctrl-C in the terminal is for the server, which finishes its work.
process.on('SIGINT', () => {})
