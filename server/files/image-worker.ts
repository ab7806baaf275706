import sharp from 'sharp'
import { cleanPicture, cutImage, writeThumbnail } from './image-tasks.ts'

/**
 * The program of a picture process (picture-process.ts): one task at a time, asked and answered by message. It ends with
 * the server that started it.
 */
const tasks = { clean: cleanPicture, thumbnail: writeThumbnail, cut: cutImage }

export type PictureTasks = typeof tasks

/** `args` are those of the task's function. */
export type PictureQuestion = {
  [Name in keyof PictureTasks]: { task: Name; args: Parameters<PictureTasks[Name]> }
}[keyof PictureTasks]

export type PictureAnswer =
  | { ok: true; value: unknown }
  | { ok: false; message: string; code: string | undefined }

// Several processes share the machine with the server and the database.
sharp.concurrency(1)

async function answer(question: PictureQuestion): Promise<PictureAnswer> {
  try {
    return { ok: true, value: await run(question) }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    return { ok: false, message: String(error), code }
  }
}

function run(question: PictureQuestion): Promise<unknown> {
  switch (question.task) {
    case 'clean':
      return tasks.clean(...question.args)
    case 'thumbnail':
      return tasks.thumbnail(...question.args)
    case 'cut':
      return tasks.cut(...question.args)
  }
}

process.on('message', async (question: PictureQuestion) => process.send?.(await answer(question)))
// By force: an ordinary exit would wait for the decoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Ctrl-C in the terminal is for the server, which finishes what is under way.
process.on('SIGINT', () => {})
