import type { Page } from '@playwright/test'

/** All that lies in IndexedDB and Cache Storage, as text: keys, and values with their bytes. */
export const whatLies = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    const asText = async (value: unknown): Promise<string> => {
      if (value instanceof CryptoKey) return `key, readable: ${value.extractable}`
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        return new Response(value as BlobPart).text()
      if (typeof value !== 'object' || value === null) return String(value)
      return (
        await Promise.all(Object.entries(value).map(async ([name, one]) => `${name}: ${await asText(one)}`))
      ).join()
    }
    const asked = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([asked(records.getAllKeys()), asked(records.getAll())])
        for (const [at, value] of values.entries())
          found.push(`${name} ${store} ${keys[at]} ${await asText(value)}`)
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (!/\.(?:woff2|png|svg|ico)$/.test(request.url))
          found.push(`${request.url} ${await (await cache.match(request))?.text()}`)
    }
    return found
  })

/** Undefined until the first jobs are kept. */
export const sealedJobs = async (page: Page) =>
  (await whatLies(page)).find((line) => line.startsWith('panel-sealed records jobs'))
