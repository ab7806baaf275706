import { newIdempotencyKey } from '#client/retry.ts'
import { attachmentRules } from '#content/attachment-rules.ts'
import type { Result } from '#server/result.ts'
import { isGone, type RememberedFile, remembered } from './remembered-file.ts'
import { isFresh, type StoredUpload, type UploadFile } from './upload-client.ts'

/**
 * One chosen file and how far its upload is. `waiting`: interrupted, it goes on with the signal or with sending. `upload` only
 * with `stored`, `interruption` only with `waiting`. `problem`: the server's reason, with `failed` and `waiting`, if it gave one.
 */
export type Attachment = Readonly<{
  id: string
  file: File
  state: 'uploading' | 'checking' | 'stored' | 'waiting' | 'failed'
  sentBytes: number
  upload?: StoredUpload
  interruption?: Interruption
  problem?: string | undefined
}>

/** Why the last choice was turned down; `times` counts, so that the same reason is said again. */
type Refusal = Readonly<{ problem: SelectionProblem; times: number }>

type Interruption = 'no-response' | 'failed' | 'declined'

/**
 * The reasons are those of an upload; a refused file counts more than an interrupted one. `leftOut`: files that the server
 * does not take just now, for which a request shall not wait.
 */
type Settled = Result<{ keys: string[]; leftOut: number }, 'no-response' | 'failed' | 'refused'>

export type Attachments = ReturnType<typeof createAttachments>

/**
 * The chosen files. Each upload starts at once, so that sending the request later is instant.
 * A store for useSyncExternalStore: every change is a new list.
 */
export function createAttachments(uploadFile: UploadFile) {
  let list: readonly Attachment[] = []
  let refusal: Refusal | undefined
  let refusals = 0
  const listeners = new Set<() => void>()
  const running = new Map<string, Promise<void>>()
  const cancels = new Map<string, AbortController>()

  function show(next: readonly Attachment[]) {
    list = next
    for (const listener of listeners) listener()
  }

  function change(id: string, facts: Partial<Attachment>) {
    show(list.map((attachment) => (attachment.id === id ? { ...attachment, ...facts } : attachment)))
  }

  function start({ id, file }: Attachment) {
    if (isGone(file)) return change(id, { state: 'failed' })
    const cancel = new AbortController()
    change(id, { state: 'uploading', sentBytes: 0, problem: undefined })
    cancels.set(id, cancel)
    running.set(
      id,
      upload(id, file, cancel.signal).finally(() => running.delete(id)),
    )
  }

  async function upload(id: string, file: File, signal: AbortSignal) {
    try {
      const result = await uploadFile(file, {
        idempotencyKey: id,
        signal,
        onProgress: ({ sentBytes, checking }) =>
          change(id, { sentBytes, state: checking ? 'checking' : 'uploading' }),
      })
      if (result.ok) change(id, { state: 'stored', sentBytes: file.size, upload: result.value })
      else if (result.refusal.reason === 'refused')
        change(id, { state: 'failed', problem: result.refusal.message })
      else
        change(id, { state: 'waiting', interruption: result.refusal.reason, problem: result.refusal.message })
    } catch (error) {
      // Cancelling is what the person asked for, and the entry is gone already; all else is a bug, with which sending fails
      // as well: then the browser itself sends the form, with this file.
      if (signal.aborted) return
      change(id, { state: 'waiting', interruption: 'failed' })
      throw error
    }
  }

  function add(files: readonly File[]) {
    const added = files.map(
      (file): Attachment => ({
        id: newIdempotencyKey(),
        file,
        state: 'uploading',
        sentBytes: 0,
      }),
    )
    show([...list, ...added])
    added.forEach(start)
  }

  /** Files of an earlier page: those that the server holds still are stored, of the others is said that they have to be added again. */
  function restore(files: readonly RememberedFile[]) {
    const restored = files.map(({ name, type, size, upload }): Attachment => {
      const facts = { id: newIdempotencyKey(), file: new File([], name, { type }), sentBytes: size }
      return upload && isFresh(upload) ? { ...facts, state: 'stored', upload } : { ...facts, state: 'failed' }
    })
    show([...list, ...restored])
  }

  /** Takes all of these files or, with a reason that `refusal` then gives, none. */
  function choose(files: readonly File[]) {
    const isAddedAgain = ({ file, state }: Attachment) =>
      isGone(file) && state === 'failed' && files.some(({ name }) => name === file.name)
    if (list.some(isAddedAgain)) show(list.filter((attachment) => !isAddedAgain(attachment)))
    const problem = selectionProblem(list.map(remembered), files)
    refusal = problem && { problem, times: ++refusals }
    if (problem) show(list)
    else add(files)
  }

  function remove(id: string) {
    cancels.get(id)?.abort()
    refusal = undefined
    show(list.filter((attachment) => attachment.id !== id))
  }

  function restart(which: (attachment: Attachment) => boolean) {
    list.filter((attachment) => !running.has(attachment.id) && which(attachment)).forEach(start)
  }

  /** Waits until every file is stored; what was interrupted or has expired meanwhile is sent again first. */
  async function settle(): Promise<Settled> {
    restart(({ state, upload }) => state === 'waiting' || (upload !== undefined && !isFresh(upload)))
    await Promise.all(running.values())
    if (list.some(({ state }) => state === 'failed')) return { ok: false, refusal: 'refused' }
    const interruptions = list.flatMap(({ state, interruption }) =>
      state === 'waiting' && interruption ? [interruption] : [],
    )
    const reason = interruptions.find((interruption) => interruption !== 'declined')
    if (reason) return { ok: false, refusal: reason }
    const keys = list.flatMap(({ state, upload }) => (state === 'stored' && upload ? [upload.key] : []))
    return { ok: true, value: { keys, leftOut: interruptions.length } }
  }

  return {
    add,
    restore,
    choose,
    remove,
    refusal: () => refusal,
    settle,
    retry: (id: string) => restart((attachment) => attachment.id === id),
    renew: () => restart(({ state }) => state === 'stored'),
    resume: () => restart(({ state }) => state === 'waiting'),
    clear() {
      for (const id of running.keys()) cancels.get(id)?.abort()
      refusal = undefined
      show([])
    },
    snapshot: () => list,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type SelectionProblem =
  | { kind: 'too-many-files' }
  | { kind: 'too-many-bytes' }
  | { kind: 'wrong-type'; name: string }
  | { kind: 'video'; name: string }
  | { kind: 'empty'; name: string }

type FileFacts = Pick<File, 'name' | 'size' | 'type'>

/** Some systems know no type for these; the server looks into the content in any case. */
const acceptedEndings = /\.(pdf|jpe?g|png|gif|webp|avif|heic|heif|tiff?|bmp)$/i

/** Why these files cannot join the ones already there (specification section 5); undefined when they can. */
export function selectionProblem(
  present: readonly FileFacts[],
  added: readonly FileFacts[],
): SelectionProblem | undefined {
  const all = [...present, ...added]
  if (all.length > attachmentRules.maximumFiles) return { kind: 'too-many-files' }
  const wrong = added.find((file) => !isImageOrPdf(file))
  if (wrong) return { kind: isVideo(wrong) ? 'video' : 'wrong-type', name: wrong.name }
  const empty = added.find((file) => file.size === 0)
  if (empty) return { kind: 'empty', name: empty.name }
  const bytes = all.reduce((total, file) => total + file.size, 0)
  return bytes > attachmentRules.maximumTotalBytes ? { kind: 'too-many-bytes' } : undefined
}

/** Phones film where they could take a photo. */
const isVideo = ({ type, name }: FileFacts): boolean =>
  type.startsWith('video/') || /\.(mov|mp4|m4v|3gp|webm|avi|mkv)$/i.test(name)

function isImageOrPdf({ type, name }: FileFacts): boolean {
  if (!type) return acceptedEndings.test(name)
  return type.startsWith('image/') || type === 'application/pdf'
}
