import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readlink } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uploads as table } from '#server/schema/files.ts'
import { caller, filesUnderTest } from '#tests/files-under-test.ts'
import { pdf } from '#tests/sample-files.ts'

type Half = { path: string; method: string; headers: Record<string, string>; bytes: Buffer }

async function sendHalf(port: number, { bytes, ...half }: Half, isBeingWritten: () => Promise<boolean>) {
  const sending = request({ port, ...half })
  sending.on('error', () => undefined)
  sending.write(bytes)
  await expect.poll(isBeingWritten).toBe(true)
  sending.destroy()
}

test('connections that break leave no file, no row and a server that goes on', async () => {
  await using files = await filesUnderTest()
  const server = serve({ fetch: files.app.fetch, port: 0 })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    const anna = caller(files, 'anna')
    const opened = await anna.open('plan.pdf', 1_000_000)
    const url = opened.parts[0]?.url ?? ''
    const length = { 'content-length': '1000000', 'content-type': 'application/octet-stream' }
    const count = async () => (await files.files()).length
    const part = { path: url, method: 'PUT', headers: length, bytes: Buffer.alloc(500_000) }
    await sendHalf(port, part, async () => (await count()) > 0)
    await expect.poll(count).toBe(0)

    const berta = randomUUID()
    const boundary = 'b'
    const form = Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n`),
      pdf,
      Buffer.from(
        `\r\n--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="b.pdf"\r\n\r\n`,
      ),
      Buffer.alloc(200_000),
    ])
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': '1000000',
      'x-test-actor': berta,
    }
    const rows = () => files.db.$count(table, eq(table.guestId, berta))
    await sendHalf(
      port,
      { path: '/form', method: 'POST', headers, bytes: form },
      async () => (await rows()) === 2 && (await count()) === 2,
    )
    await expect.poll(rows).toBe(0)
    await expect.poll(count).toBe(0)

    const fetched = await fetch(`http://localhost:${port}${url}`, {
      method: 'PUT',
      body: new Uint8Array(1_000_000),
      headers: { 'content-type': 'application/octet-stream' },
    })
    expect(fetched.status).toBe(204)
  } finally {
    server.close()
  }
})

test.skipIf(process.platform !== 'linux')('a download that is broken off closes its file', async () => {
  await using files = await filesUnderTest()
  const { key } = await caller(files, 'anna').upload(
    'plan.pdf',
    Buffer.concat([pdf, Buffer.alloc(3_000_000)]),
  )
  const openFiles = async () => {
    const descriptors = await readdir('/proc/self/fd')
    const paths = await Promise.all(descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
    return paths.filter((path) => path.startsWith(files.root)).length
  }
  const response = await caller(files, 'anna').request('GET', `/files/${key}`)
  const reader = response.body?.getReader()
  await reader?.read()
  expect(await openFiles()).toBe(1)
  await reader?.cancel()
  await expect.poll(openFiles).toBe(0)
  await caller(files, 'anna').request('HEAD', `/files/${key}`)
  await expect.poll(openFiles).toBe(0)
})
