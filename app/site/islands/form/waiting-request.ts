import type { StoredUpload } from '../attachments/upload-client.ts'
import type { QuoteFormValues } from '../quote-form/quote-form-props.ts'
import type { Submission } from '../quote-form/submit-quote.ts'

/** A request as it was sent, attachments included, so that neither a reload nor a dead spot loses it. */
export type WaitingRequest = {
  values: QuoteFormValues
  submission: Submission
  files: { file: File; upload?: StoredUpload | undefined }[]
  keptAt: number
}

/** Read by the loader (an island with something on the device wakes at once) and watched by other tabs. */
export const waitingFlag = 'quote-form.waiting'

const databaseName = 'quote-form'
const storeName = 'waiting'

/** Safari has had versions whose database sometimes neither opens nor fails. */
const openTimeoutMs = 3_000

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1)
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

/** Runs one transaction and resolves when it is on disk, not merely queued. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase()
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

/** Keeps a request until it is discarded. False when this browser cannot (private mode, no space). */
export async function keepRequest(request: WaitingRequest): Promise<boolean> {
  try {
    await inStore('readwrite', (store) => store.put(request))
    localStorage.setItem(waitingFlag, String(request.keptAt))
    return true
  } catch (error) {
    console.warn('The request could not be kept on this device', error)
    return false
  }
}

/** Whether something is kept, without opening the database. */
export function hasWaiting(): boolean {
  try {
    return localStorage.getItem(waitingFlag) !== null
  } catch {
    return false
  }
}

/** Requests that were kept and not yet sent, oldest first. */
export async function readWaiting(): Promise<WaitingRequest[]> {
  try {
    const kept: WaitingRequest[] = await inStore('readonly', (store) => store.getAll())
    return kept.sort((a, b) => a.keptAt - b.keptAt)
  } catch (error) {
    console.warn('Kept requests could not be read', error)
    return []
  }
}

/** Forgets a request: it was sent, or the person took it back. */
export async function discardRequest(idempotencyKey: string): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.delete(idempotencyKey))
    const left = await inStore('readonly', (store) => store.count())
    if (left === 0) localStorage.removeItem(waitingFlag)
  } catch (error) {
    // Sending it again is harmless: the same key stays one quote.
    console.warn('A kept request could not be removed', error)
  }
}
