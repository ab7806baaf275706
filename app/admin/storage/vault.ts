import { bytesIn, noFormerSealCookie, noSealCookie, otherHalf, sealCookie, setCookie } from './seal-cookie.ts'

/**
 * What a device keeps of the panel's data, encrypted (decision 61): records by name, and presses in their order. The key is made
 * of two halves: one in the same database, whose bytes no script can read, and one in a cookie, which browsers delete for good
 * and end by themselves. Without IndexedDB or WebCrypto nothing is kept.
 */
export const databaseName = 'panel-sealed'

/** Of the worker's Background Sync. */
export const sealedTag = 'sealed-jobs'

const stores = ['keys', 'records', 'presses'] as const

type StoreName = (typeof stores)[number]

/** `session`: whose key it is. `seenAt`: the latest time that this device showed while it was open. */
type KeyRecord = { half: CryptoKey; session: string; endsAt: number; seenAt: number }

type SealedRecord = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

/** Phones correct their clocks by seconds, not by this much. */
const clockToleranceMs = 10 * 60_000

export type Lock = 'open' | 'ended' | 'turnedBack'

/** A clock that was turned back cannot tell how long ago the server answered. */
export function lockOf({ endsAt, seenAt }: Pick<KeyRecord, 'endsAt' | 'seenAt'>, now: number): Lock {
  if (Math.max(now, seenAt) >= endsAt) return 'ended'
  return now < seenAt - clockToleranceMs ? 'turnedBack' : 'open'
}

const isSupported = () => typeof indexedDB === 'object' && globalThis.crypto?.subtle !== undefined

/**
 * Opens it for this device's time; wipes it where the time is over. `turnedBack`: closed until the clock is right or the server
 * gives the key again, but not wiped: a phone whose battery was empty begins in 1970.
 */
export async function openVault(now = Date.now()): Promise<Vault | Exclude<Lock, 'open'> | 'empty'> {
  if (!isSupported()) return 'empty'
  const kept = await inStore('keys', 'readwrite', async (keys) => {
    const record: KeyRecord | undefined = await asked(keys.get('key'))
    if (record && lockOf(record, now) === 'open' && now > record.seenAt)
      keys.put({ ...record, seenAt: now } satisfies KeyRecord, 'key')
    return record
  }).catch(() => undefined)
  if (!kept) return 'empty'
  const other = otherHalf()
  const lock = other ? lockOf(kept, now) : 'ended'
  if (lock === 'ended' || !other) {
    await wipe()
    return 'ended'
  }
  return lock === 'open' ? new Vault(await keyOf(kept.half, other)) : lock
}

const sealingKey = { name: 'AES-GCM', length: 256 } as const

const keyOf = (half: CryptoKey, other: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: other, info: bytesOf('sealed jobs') },
    half,
    sealingKey,
    false,
    ['encrypt', 'decrypt'],
  )

type GivenKey = { key: string; forHours: number }

/** What another session sealed is deleted first. */
export async function giveKey(
  { key: given, forHours }: GivenKey,
  now = Date.now(),
): Promise<Vault | undefined> {
  if (!isSupported()) return undefined
  const raw = bytesIn(given)
  const [own, other] = [raw.slice(0, 32), raw.slice(32)]
  const session = hexOf(await crypto.subtle.digest('SHA-256', own))
  const half = await crypto.subtle.importKey('raw', own, 'HKDF', false, ['deriveKey'])
  const known = await inStore('keys', 'readonly', (keys) => asked<KeyRecord | undefined>(keys.get('key')))
  if (known && known.session !== session) await wipe()
  setCookie(noFormerSealCookie)
  setCookie(sealCookie(other, forHours * 3_600))
  const record: KeyRecord = { half, session, endsAt: now + forHours * 3_600_000, seenAt: now }
  await inStore('keys', 'readwrite', (keys) => asked(keys.put(record, 'key')))
  return new Vault(await keyOf(half, other))
}

/** The key goes with what it sealed. Other windows hear of it. */
export async function wipe(): Promise<void> {
  if (typeof indexedDB !== 'object') return
  setCookie(noFormerSealCookie)
  setCookie(noSealCookie)
  // Where a browser refuses storage it throws, and nothing was kept.
  await new Promise<void>((resolve) => {
    const deleting = indexedDB.deleteDatabase(databaseName)
    deleting.onsuccess = deleting.onerror = deleting.onblocked = () => resolve()
  }).catch(() => undefined)
  announceChange('wiped')
}

export type SealedPress = { place: number; value: unknown }

/** `id`: of the press. */
type PressFile = { id: string; bytes: Uint8Array<ArrayBuffer> }

export class Vault {
  readonly #key: CryptoKey

  constructor(key: CryptoKey) {
    this.#key = key
  }

  /** Undefined where nothing of that name was sealed with this key. */
  async read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const record = await inStore('records', 'readonly', (store) =>
      asked<SealedRecord | undefined>(store.get(name)),
    )
    return record && this.#unseal(name, record)
  }

  async write(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const record = await this.#seal(name, bytes)
    await inStore('records', 'readwrite', (store) => asked(store.put(record, name)))
  }

  /** All but these, and the files of presses. */
  async keepOnly(names: readonly string[]): Promise<void> {
    await inStore('records', 'readwrite', async (store) => {
      for (const name of await asked(store.getAllKeys()))
        if (!names.includes(String(name)) && !String(name).startsWith(pressFilePrefix)) store.delete(name)
    })
  }

  async readJson(name: string): Promise<unknown> {
    const bytes = await this.read(name)
    return bytes && JSON.parse(new TextDecoder().decode(bytes))
  }

  writeJson = (name: string, value: unknown): Promise<void> => this.write(name, bytesOf(value))

  /** With its file, or not at all: where the device has no room left it throws. */
  async addPress(value: unknown, file?: PressFile): Promise<void> {
    const record = await this.#seal(pressName, bytesOf(value))
    const name = file && fileName(file.id)
    const sealed = name && (await this.#seal(name, file.bytes))
    await inStores(['presses', 'records'], 'readwrite', async ([presses, records]) => {
      await Promise.all([asked(presses.add(record)), ...(sealed ? [asked(records.put(sealed, name))] : [])])
    })
    announceChange('presses')
  }

  readPressFile = (id: string): Promise<Uint8Array<ArrayBuffer> | undefined> => this.read(fileName(id))

  async putPress({ place, value }: SealedPress): Promise<void> {
    const record = await this.#seal(pressName, bytesOf(value))
    await inStore('presses', 'readwrite', async (store) => {
      // Discarded meanwhile, in another window, it stays so.
      if ((await asked(store.getKey(place))) !== undefined) store.put(record, place)
    })
    announceChange('presses')
  }

  async removePress(place: number, id: string): Promise<void> {
    await inStores(['presses', 'records'], 'readwrite', async ([presses, records]) => {
      records.delete(fileName(id))
      await asked(presses.delete(place))
    })
    announceChange('presses')
  }

  /** In the order in which they were pressed. */
  async presses(): Promise<SealedPress[]> {
    const [places, records] = await inStore('presses', 'readonly', (store) =>
      Promise.all([asked(store.getAllKeys()), asked<SealedRecord[]>(store.getAll())]),
    )
    const opened = await Promise.all(records.map((record) => this.#unseal(pressName, record)))
    return opened.flatMap((bytes, index) =>
      bytes ? [{ place: Number(places[index]), value: JSON.parse(new TextDecoder().decode(bytes)) }] : [],
    )
  }

  /** Under its name: what was sealed as one record is not read as another. */
  async #seal(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<SealedRecord> {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const algorithm = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) }
    return { iv, bytes: await crypto.subtle.encrypt(algorithm, this.#key, bytes) }
  }

  async #unseal(name: string, { iv, bytes }: SealedRecord): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const algorithm = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) }
    const opened = await crypto.subtle.decrypt(algorithm, this.#key, bytes).catch(() => undefined)
    return opened && new Uint8Array(opened)
  }
}

const pressName = 'press'

const pressFilePrefix = 'pressed '

const fileName = (id: string) => `${pressFilePrefix}${id}`

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))

const hexOf = (digest: ArrayBuffer) =>
  Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')

const asked = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const inStore = <Result>(
  name: StoreName,
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> => inStores([name, name], mode, ([store]) => use(store))

type TwoStores = readonly [IDBObjectStore, IDBObjectStore]

/** Open for one use only: an open database could not be wiped. */
async function inStores<Result>(
  names: readonly [StoreName, StoreName],
  mode: IDBTransactionMode,
  use: (stores: TwoStores) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(names, mode)
    const isComplete = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = transaction.onerror = () => reject(transaction.error)
    })
    const [result] = await Promise.all([
      use([transaction.objectStore(names[0]), transaction.objectStore(names[1])]),
      isComplete,
    ])
    return result
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1)
  opening.onupgradeneeded = () => {
    for (const name of stores)
      opening.result.createObjectStore(name, name === 'presses' ? { autoIncrement: true } : {})
  }
  return asked(opening)
}

type VaultChange = 'presses' | 'wiped'

const channelName = 'panel-sealed'

/** In all windows, this one too. */
const changes = new EventTarget()

function announceChange(change: VaultChange) {
  changes.dispatchEvent(new Event(change))
  if (typeof BroadcastChannel !== 'function') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(change)
  channel.close()
}

export function onVaultChange(change: VaultChange, listener: () => void): () => void {
  changes.addEventListener(change, listener)
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(channelName) : undefined
  channel?.addEventListener('message', ({ data }) => data === change && listener())
  return () => {
    changes.removeEventListener(change, listener)
    channel?.close()
  }
}
