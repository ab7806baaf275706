import { expect } from 'vitest'
import type { TestLantern } from './lantern.ts'
import { pdf } from './sample-files.ts'

/** A whole upload; gives the key of the file. */
export async function uploaded(
  lantern: TestLantern,
  sender: Record<string, string>,
  bytes: Uint8Array = pdf,
  name = 'lock.pdf',
): Promise<string> {
  const headers = { ...sender, origin: 'http://localhost:3000' }
  const opened = await lantern.fetch('/files/uploads', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name, size: bytes.length }),
  })
  expect(opened.status).toBe(201)
  const { id, key, parts } = (await opened.json()) as { id: string; key: string; parts: { url: string }[] }
  const sent = await lantern.fetch(parts[0]?.url ?? '', {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', 'content-length': String(bytes.length) },
    body: new Uint8Array(bytes),
  })
  expect(sent.status).toBe(204)
  expect((await lantern.fetch(`/files/uploads/${id}/complete`, { method: 'POST', headers })).status).toBe(200)
  return key
}
