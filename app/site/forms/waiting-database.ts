const storeName = 'waiting'

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

/** Runs one transaction in the form's own database and resolves when it is on disk, not merely queued. */
export async function inWaitingStore<T>(
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
