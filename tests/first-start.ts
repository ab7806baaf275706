import { ensureFirstOwner } from '#server/identity/access/first-owner.ts'
import { addFirstPosts } from '#server/models/content/first-posts.ts'
import { users } from '#server/schema/identity.ts'
import type { TestLantern } from './lantern.ts'

export const archivePassphrase = 'a passphrase of the tests'

/** Like a server that has just been installed: its set-up link. */
export async function firstStart(lantern: TestLantern): Promise<string> {
  await lantern.db.delete(users)
  await addFirstPosts(lantern.db)
  const made = await ensureFirstOwner(lantern.db, undefined)
  if (made.kind !== 'setup') throw new Error('there is an owner')
  return made.token
}

/** Sends the form of the page that restores a backup: `restored`, or why not. */
export async function sendRestore(
  lantern: TestLantern,
  { file, ...fields }: { token: string; file?: Buffer } & Record<string, string | Buffer>,
) {
  const body = new FormData()
  const from = 'path' in fields ? 'folder' : 'file'
  for (const [name, value] of Object.entries({ passphrase: archivePassphrase, from, ...fields }))
    body.append(name, String(value))
  body.append('file', new Blob(file ? [new Uint8Array(file)] : []), file ? 'lantern.tar.gz.age' : '')
  // As a browser sends it: with its length.
  const encoded = new Request('http://localhost', { method: 'POST', body })
  const bytes = await encoded.arrayBuffer()
  const type = encoded.headers.get('content-type') ?? ''
  const answer = await lantern.fetch('/admin/setup/restore', {
    method: 'POST',
    headers: { 'content-type': type, 'content-length': String(bytes.byteLength) },
    body: bytes,
  })
  const to = new URL(answer.headers.get('location') ?? '/', 'http://localhost')
  return to.pathname === '/admin/login' ? 'restored' : to.searchParams.get('failed')
}

export const quotesIn = async ({ database }: TestLantern) =>
  (await database.pool.query('select 1 from quotes')).rows.length
