import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { pino } from 'pino'
import type { Actor } from '#server/actor.ts'
import type { Disk } from '#server/files/disk.ts'
import { openDiskStore } from '#server/files/disk-store.ts'
import { filesPath } from '#server/files/file-links.ts'
import { fileRoutes } from '#server/files/file-routes.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { multipartToForm } from '#server/files/multipart-form.ts'
import { createUploads } from '#server/files/uploads.ts'
import { english } from '#tests/languages/in-english.ts'
import { testDatabase } from './database.ts'
import { testDisk } from './disk.ts'

const address = '203.0.113.7'
export const silent = pino({ level: 'silent' })
export const urlSecret = 'a secret of the tests'

export type FilesUnderTest = Awaited<ReturnType<typeof filesUnderTest>>

export async function filesUnderTest(
  openStore: (root: string, disk: Disk) => Promise<FileStore> = openDiskStore,
) {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'files-under-test-'))
  const root = join(dataDir, 'files')
  const { disk, space } = testDisk(dataDir)
  const store = await openStore(root, disk)
  const limits = { budget: 100 * 1024 ** 3 }
  const budget = async () => limits.budget
  const clock = { now: new Date('2026-11-21T12:00:00Z') }
  const now = () => clock.now
  const uploads = createUploads({ db: database.db, store, secret: urlSecret, budget, now })
  const addressOf = (request: Request) => request.headers.get('x-test-address') ?? address

  const languageOf = () => english
  const app = new Hono()
  app.route(
    filesPath,
    fileRoutes({ uploads, store, secret: urlSecret, actorOf, addressOf, languageOf, log: silent, now }),
  )
  const senderOf = async ({ req }: Context) => ({
    guestId: req.header('x-test-actor') ?? 'new-guest',
    address: addressOf(req.raw),
  })
  app.use('/form', multipartToForm({ uploads, log: silent, senderOf, languageOf }))
  app.post('/form', async (c) => c.json([...new URLSearchParams(await c.req.raw.text())]))

  return {
    app,
    db: database.db,
    store,
    uploads,
    clock,
    space,
    limits,
    budget,
    root,
    async files(): Promise<string[]> {
      const entries = await readdir(root, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .toSorted()
    },
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function actorOf(request: Request): Promise<Actor> {
  const who = request.headers.get('x-test-actor')
  if (!who) return { kind: 'anonymous', address }
  const owner = {
    kind: 'staff',
    role: 'owner',
    name: 'Owner',
    userId: 'a1',
    username: 'owner',
    address,
  } as const
  if (who === 'administrator') return owner
  if (who === 'reader') return { ...owner, readOnly: true }
  return { kind: 'visitor', guestId: who, address }
}

export type OpenedAnswer = {
  id: string
  key: string
  partSize: number
  parts: { number: number; url: string; size: number }[]
  expiresAt: string
}

export function caller({ app }: FilesUnderTest, who?: string, from?: string) {
  const identity: Record<string, string> = {
    ...(who && { 'x-test-actor': who }),
    ...(from && { 'x-test-address': from }),
  }

  async function request(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...identity, ...Object.fromEntries(new Headers(init.headers)) }
    const url = new URL(path, 'http://localhost')
    // A bucket is another server, without the test's headers.
    if (url.host !== 'localhost') return fetch(url, { ...init, method })
    return app.fetch(new Request(url, { ...init, method, headers }))
  }

  async function openRaw(body: unknown): Promise<Response> {
    return request('POST', '/files/uploads', {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  }

  async function open(name: string, size: number, type = ''): Promise<OpenedAnswer> {
    const response = await openRaw({ name, size, type })
    if (response.status !== 201) throw new Error(`open: ${response.status} ${await response.text()}`)
    return (await response.json()) as OpenedAnswer
  }

  async function put(url: string, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
    const length = { 'content-length': String(bytes.length), 'content-type': 'application/octet-stream' }
    return request('PUT', url, { body: bytes, headers: { ...length, ...headers } })
  }

  async function upload(
    name: string,
    bytes: Buffer,
  ): Promise<{ id: string; key: string; response: Response }> {
    const opened = await open(name, bytes.length)
    for (const part of opened.parts) {
      const start = (part.number - 1) * opened.partSize
      await put(part.url, new Uint8Array(bytes.subarray(start, start + part.size)))
    }
    const response = await request('POST', `/files/uploads/${opened.id}/complete`)
    return { id: opened.id, key: opened.key, response }
  }

  return { request, openRaw, open, put, upload }
}
