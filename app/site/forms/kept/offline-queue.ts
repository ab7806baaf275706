import type { StoredUpload } from '#app/site/forms/attachments/upload-client.ts'
import type { FormValues } from '#app/site/forms/form-values.ts'
import type { Submission, SubmitResult } from '#app/site/forms/submit.ts'
import { tryStorage } from '#app/ui/try-storage.ts'

/**
 * What a form submits, attachments included. `queuedAt` in milliseconds since 1970. `formPath`, and `prefix` of the language in
 * which it was filled in: another page may send it. `notBefore`: the server asked for a pause. `outcome`: what came of it while
 * its form was not on the page, to be told by the page that is opened next. `kept`: how much of it lies on the device, all of it
 * where nothing is said. `filesLost`: how many files went with the page that held them.
 */
export type QueuedSubmission<Values extends FormValues = FormValues> = {
  values: Values
  submission: Submission
  files: { file: File; upload?: StoredUpload | undefined }[]
  queuedAt: number
  formPath: string
  prefix?: string
  notBefore?: number
  outcome?: SubmitResult
  kept?: KeptPart
  filesLost?: number
}

/** `text`: this browser stores no files. `nothing`: it stores nothing. The rest is in the page, as long as that is open. */
export type KeptPart = 'text' | 'nothing'

export type OfflineQueue<Values extends FormValues> = ReturnType<typeof offlineQueue<Values>>

export const queueForms = ['quote', 'contact'] as const

export type QueueForm = (typeof queueForms)[number]

export function offlineQueue<Values extends FormValues>(form: QueueForm) {
  const database = `${form}-form`
  /** Read by the loader (an island with something on the device wakes at once) and watched by other tabs. */
  const flag = `${form}-form.waiting`
  /** What the device does not hold whole, by idempotency key. */
  const inPage = new Map<string, QueuedSubmission<Values>>()

  async function put(queued: QueuedSubmission<Values>) {
    const storable = await asStored(queued)
    await inQueueStore(database, 'readwrite', (store) => store.put(storable))
  }

  async function putAndTell(queued: QueuedSubmission<Values>) {
    await put(queued)
    localStorage.setItem(flag, String(queued.queuedAt))
  }

  async function keepOnDevice(queued: QueuedSubmission<Values>): Promise<KeptPart | undefined> {
    try {
      await putAndTell(queued)
      return undefined
    } catch (error) {
      console.warn('The submission could not be kept on this device', error)
    }
    if (queued.files.length === 0) return 'nothing'
    try {
      await putAndTell({ ...queued, files: [], filesLost: queued.files.length })
      return 'text'
    } catch {
      return 'nothing'
    }
  }

  async function readStored(): Promise<QueuedSubmission<Values>[]> {
    try {
      const stored: StoredSubmission<Values>[] = await inQueueStore(database, 'readonly', (store) =>
        store.getAll(),
      )
      // The worker, which may have sent the last one, cannot reach it.
      if (stored.length === 0) tryStorage(() => localStorage.removeItem(flag))
      return stored.map((one) => ({ ...one, files: one.files.map(asFile) }))
    } catch (error) {
      console.warn('Kept submissions could not be read', error)
      return []
    }
  }

  return {
    flag,

    /** Keeps a submission until it is removed, in the page what the device cannot (private mode, no space). */
    async add(queued: QueuedSubmission<Values>): Promise<QueuedSubmission<Values>> {
      const kept = await keepOnDevice(queued)
      if (!kept) return queued
      const held = { ...queued, kept }
      inPage.set(queued.submission.idempotencyKey, held)
      return held
    },

    hasAny: () => inPage.size > 0 || typeof tryStorage(() => localStorage.getItem(flag)) === 'string',

    async update(queued: QueuedSubmission<Values>): Promise<void> {
      const key = queued.submission.idempotencyKey
      if (inPage.has(key)) inPage.set(key, queued)
      else await put(queued)
    },

    /** Submissions that were kept, and whose outcome has not been shown yet, oldest first. */
    async list(): Promise<QueuedSubmission<Values>[]> {
      const stored = await readStored()
      const keys = new Set(stored.map(({ submission }) => submission.idempotencyKey))
      // Its text was sent from elsewhere meanwhile, and that was told.
      for (const [key, { kept }] of inPage) if (kept === 'text' && !keys.has(key)) inPage.delete(key)
      const whole = stored.map((one) => {
        const held = inPage.get(one.submission.idempotencyKey)
        return held && !one.outcome ? held : one
      })
      const unstored = [...inPage].flatMap(([key, held]) => (keys.has(key) ? [] : held))
      return [...whole, ...unstored].sort((a, b) => a.queuedAt - b.queuedAt)
    },

    async remove({ submission: { idempotencyKey } }: QueuedSubmission<Values>): Promise<void> {
      inPage.delete(idempotencyKey)
      try {
        await inQueueStore(database, 'readwrite', (store) => store.delete(idempotencyKey))
        const left = await inQueueStore(database, 'readonly', (store) => store.count())
        if (left === 0) tryStorage(() => localStorage.removeItem(flag))
      } catch (error) {
        // Sending it again is harmless: the same key stays one record.
        console.warn('A kept submission could not be removed', error)
      }
    },
  }
}

type QueuedFile = QueuedSubmission['files'][number]

/** A private window of Safari stores bytes, but no File. What an earlier version of this script kept has Files. */
type StoredFile = Pick<QueuedFile, 'upload'> & { bytes: ArrayBuffer; name: string; type: string }

type StoredSubmission<Values extends FormValues> = Omit<QueuedSubmission<Values>, 'files'> & {
  files: (StoredFile | QueuedFile)[]
}

async function asStored<Values extends FormValues>(
  queued: QueuedSubmission<Values>,
): Promise<StoredSubmission<Values>> {
  const files = queued.files.map(
    async ({ file, upload }): Promise<StoredFile> => ({
      bytes: await file.arrayBuffer(),
      name: file.name,
      type: file.type,
      upload,
    }),
  )
  return { ...queued, files: await Promise.all(files) }
}

function asFile(stored: StoredFile | QueuedFile): QueuedFile {
  if ('file' in stored) return stored
  const { bytes, name, type, upload } = stored
  return { file: new File([bytes], name, { type }), upload }
}

const storeName = 'waiting'

/**
 * Runs one transaction in the form's own database and resolves when it is on disk, not merely queued. idb-keyval
 * can neither ask for that (`durability`) nor give up on a database that does not open.
 */
async function inQueueStore<T>(
  databaseName: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase(databaseName)
  try {
    const transaction = database.transaction(storeName, mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const [result] = await Promise.all([resultOf(work(transaction.objectStore(storeName))), done])
    return result
  } finally {
    database.close()
  }
}

/** Safari has had versions whose database sometimes neither opens nor fails. */
const openTimeoutMs = 3_000

async function openDatabase(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore(storeName, { keyPath: 'submission.idempotencyKey' })
  const opened = resultOf(opening)
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The database did not open in time'))
      opened.then((database) => database.close()).catch(() => {})
    }, openTimeoutMs)
  })
  return Promise.race([opened, tooLate]).finally(() => clearTimeout(timer))
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
