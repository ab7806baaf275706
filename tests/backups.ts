import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { expect, onTestFinished, vi } from 'vitest'
import type { StaffInSession } from '#server/actor.ts'
import { liveSecrets } from '#server/backup/live-secrets.ts'
import { storedTables } from '#server/backup/stored-tables.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { ensureFirstOwner } from '#server/identity/access/first-owner.ts'
import { callerOf } from '#server/identity/caller.ts'
import { addFirstPosts } from '#server/models/content/first-posts.ts'
import { dueJobs } from '#server/models/schedule.ts'
import { users } from '#server/schema/identity.ts'
import { ownerCookie, type TestLantern } from './lantern.ts'

export async function confirmedOwner(lantern: TestLantern) {
  const headers = new Headers(await ownerCookie(lantern))
  const caller = callerOf({ headers, socket: {} }, { ...lantern.config, ...lantern })
  const owner = await caller.staff()
  if (!owner) throw new Error('not signed in')
  return owner
}

export async function withPassphrase(lantern: TestLantern): Promise<string> {
  const owner = await confirmedOwner(lantern)
  const drafted = await lantern.backups.passphrase.draft()
  if (!drafted.ok) throw new Error(drafted.refusal.reason)
  const { passphrase, draft } = drafted.value
  const confirmed = await lantern.backups.passphrase.confirm(owner, { draft, typed: passphrase.slice(-9) })
  expect(confirmed).toMatchObject({ ok: true })
  return passphrase
}

export async function makeBackup(lantern: TestLantern) {
  expect(await lantern.backups.make(await confirmedOwner(lantern))).toMatchObject({ ok: true })
  await expect.poll(async () => (await lantern.backups.overview()).runningSince).toBeUndefined()
}

export async function downloadBackup(lantern: TestLantern, known?: StaffInSession): Promise<string> {
  const owner = known ?? (await confirmedOwner(lantern))
  const made = await lantern.backups.make(owner)
  // On a busy machine the request ends before the backup does.
  expect(made).toMatchObject({ ok: true, value: expect.stringMatching(/^(made|running)$/) })
  const name = await vi.waitFor(async () => {
    const { backups, runningSince } = await lantern.backups.overview()
    const found = backups[0]?.name
    // The file is there a moment before the backup is audited.
    if (!found || runningSince) throw new Error('no backup yet')
    return found
  }, 30_000)
  const opened = await lantern.backups.open(owner, name)
  if (!opened.ok) throw new Error(opened.refusal.reason)
  const path = join(await temporaryFolder(), 'backup.tar.gz')
  const bytes = await buffer(opened.value.stream)
  expect(bytes).toHaveLength(opened.value.size)
  await writeFile(path, bytes)
  return path
}

export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Digests by table, without the audit entry of the backup itself. */
export async function contentOf(
  client: Pick<pg.ClientBase, 'query'>,
  isEncrypted = false,
): Promise<Record<string, string>> {
  const leftOut = liveSecrets({ isEncrypted })
  const tables = await storedTables(client)
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ line: string }>(
      `select to_jsonb(record)::text as line from "${name}" record where not (${leftOut[name] ?? 'false'}) order by 1`,
    )
    const lines = rows.map(({ line }) => line).filter((line) => !line.includes('"subject": "Backup"'))
    digests[name] = `${lines.length}: ${createHash('sha256').update(lines.join('\n')).digest('hex')}`
  }
  return digests
}

export async function filesIn(store: FileStore): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for await (const key of store.keys()) {
    const file = await store.open(key)
    if (file) files[key] = (await buffer(file.stream)).toString('hex')
  }
  return files
}

export async function keepFile(store: FileStore, key: string, content: Buffer) {
  const id = randomUUID()
  await store.writePart(
    id,
    1,
    { exactly: content.length },
    (async function* () {
      yield content
    })(),
  )
  const whole = await store.assemble(id, [1])
  await store.keep(whole?.path ?? '', key)
  await store.abort(id)
}

export const archivePassphrase = 'a passphrase of the tests'

/** A server that nobody has used yet, some time after its start. */
export async function firstStart(lantern: TestLantern): Promise<string> {
  await lantern.db.delete(users)
  await addFirstPosts(lantern.db)
  for (const { run } of dueJobs) await run(lantern.callOf({ kind: 'system' }))
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
  (await database.pool.query('select 1 from requests')).rows.length
