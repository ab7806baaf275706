import type { StoredUpload } from '#app/site/forms/attachments/upload-client.ts'
import type { FormValues } from '#app/site/forms/form-values.ts'
import type { Submission, SubmitResult } from '#app/site/forms/submit.ts'
import { tryStorage } from './try-storage.ts'

/**
 * What a form submits, attachments included. `queuedAt` in milliseconds since 1970. `formPath`, and `prefix` of the language in
 * which it was filled in: another page may send it. `notBefore`: the server asked for a pause. `outcome`: what came of it while
 * its form was not on the page, to be told by the page that is opened next.
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
}

export type OfflineQueue<Values extends FormValues> = ReturnType<typeof offlineQueue<Values>>

export const queueForms = ['quote', 'contact'] as const

export type QueueForm = (typeof queueForms)[number]

export function offlineQueue<Values extends FormValues>(form: QueueForm) {
  const database = `${form}-form`
  /** Read by the loader (an island with something on the device wakes at once) and watched by other tabs. */
  const flag = `${form}-form.waiting`

  return {
    flag,

    /** Keeps a submission until it is removed. False when this browser cannot (private mode, no space). */
    async add(queued: QueuedSubmission<Values>): Promise<boolean> {
      try {
        await inQueueStore(database, 'readwrite', (store) => store.put(queued))
        localStorage.setItem(flag, String(queued.queuedAt))
        return true
      } catch (error) {
        console.warn('The submission could not be kept on this device', error)
        return false
      }
    },

    hasAny: () => typeof tryStorage(() => localStorage.getItem(flag)) === 'string',

    async update(queued: QueuedSubmission<Values>): Promise<void> {
      await inQueueStore(database, 'readwrite', (store) => store.put(queued))
    },

    /** Submissions that were kept, and whose outcome has not been shown yet, oldest first. */
    async list(): Promise<QueuedSubmission<Values>[]> {
      try {
        const queued: QueuedSubmission<Values>[] = await inQueueStore(database, 'readonly', (store) =>
          store.getAll(),
        )
        // The worker, which may have sent the last one, cannot reach it.
        if (queued.length === 0) tryStorage(() => localStorage.removeItem(flag))
        return queued.sort((a, b) => a.queuedAt - b.queuedAt)
      } catch (error) {
        console.warn('Kept submissions could not be read', error)
        return []
      }
    },

    async remove({ submission: { idempotencyKey } }: QueuedSubmission<Values>): Promise<void> {
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
