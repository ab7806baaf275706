import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { secrets } from '#server/schema/operations.ts'
import {
  archivePassphrase,
  downloadBackup,
  firstStart,
  quotesIn,
  sendRestore as send,
  temporaryFolder,
} from '#tests/backups.ts'
import { call, owner, testLantern } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana } from '#tests/quotes.ts'

/** Nothing answers there: what the check of the address stores must not count as somebody's. */
const publicUrl = 'http://localhost:1'

async function archive() {
  await using lantern = await testLantern({ config: { backupPassphrase: archivePassphrase } })
  createdQuote(await call(lantern, CreateQuote, { input: dana }))
  return readFile(await downloadBackup(lantern))
}

test('a backup is restored into a first start, once, and the owner signs in with the old password', async () => {
  const file = await archive()
  const reopen = vi.fn(async () => {})
  await using lantern = await testLantern({ reopen, config: { publicUrl } })
  const token = await firstStart(lantern)
  const wrong = await send(lantern, { token, file, passphrase: 'another passphrase of them' })
  expect(wrong).toBe('passphrase')
  expect(await send(lantern, { token, file: file.subarray(0, file.length - 60) })).toBe('damaged')
  expect(await send(lantern, { token, file: Buffer.from('no backup at all') })).toBe('damaged')
  expect(await quotesIn(lantern)).toBe(0)
  expect(reopen).not.toHaveBeenCalled()

  expect(await send(lantern, { token, file })).toBe('restored')
  expect(reopen).toHaveBeenCalledOnce()
  expect(await quotesIn(lantern)).toBe(1)
  const names = (await lantern.db.select({ name: secrets.name }).from(secrets)).map(({ name }) => name)
  expect(names).toContain('links')
  expect(names).not.toContain('signing')
  expect(
    await lantern.identity.signIn({ ...owner, headers: new Headers(), address: '', secure: false }),
  ).toMatchObject({
    ok: true,
  })
  expect(await send(lantern, { token, file })).toBe('link')
})

test('the newest backup of a folder', async () => {
  const file = await archive()
  await using lantern = await testLantern({ config: { publicUrl } })
  const token = await firstStart(lantern)
  const path = await temporaryFolder()
  expect(await send(lantern, { token, path })).toBe('noArchive')
  expect(await send(lantern, { token, path: join(path, 'none') })).toBe('noArchive')
  await writeFile(join(path, 'lantern-nightly-2026-11-20T08-00-00Z.tar.gz'), 'older')
  await writeFile(join(path, 'lantern-nightly-2026-11-21T08-00-00Z.tar.gz.age'), file)
  expect(await send(lantern, { token, path })).toBe('restored')
  expect(await quotesIn(lantern)).toBe(1)
})

test('a server that holds anything, and a visitor without the link, are refused', async () => {
  const file = await archive()
  await using lantern = await testLantern()
  expect(await send(lantern, { token: '', file })).toBe('link')
  expect(await send(lantern, { token: 'made-up', file })).toBe('link')
  const token = await firstStart(lantern)
  createdQuote(await call(lantern, CreateQuote, { input: dana }))
  expect(await send(lantern, { token, file })).toBe('notEmpty')
  expect(await quotesIn(lantern)).toBe(1)
})
