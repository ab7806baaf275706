import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDiskStore } from '#server/files/disk-store.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { downloadBackup, temporaryFolder } from '#tests/backups.ts'
import { testDatabase } from '#tests/database.ts'
import { testDisk } from '#tests/disk.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'
import { deleteRecord } from '#tests/trash.ts'
import { restoreArchive } from './restore-archive.ts'

async function completedQuote(lantern: TestLantern, email: string, address: string) {
  const variables = { input: { ...dana, email }, submission: filledForm(lantern.secret) }
  const { id } = createdQuote(await call(lantern, CreateQuote, variables, undefined, address))
  const update = 'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }'
  const headers = await ownerCookie(lantern)
  for (const changes of [{ callOutcome: 'reached' }, { status: 'completed' }])
    dataOf(await call(lantern, update, { input: { id, ...changes } }, headers), 'updateQuote')
  return { id, headers }
}

const linksIn = (text: string): string[] => text.match(/(?:\/receipt\/|invitation=)[\w-]+\.[\w-]+/g) ?? []

const plain = { keepKeys: false, passphrase: async () => '' }

test('no link that a customer was mailed is in a plain backup, nor one to write a review', async () => {
  await using lantern = await testLantern()
  await completedQuote(lantern, 'dana@example.com', '198.51.100.1')
  const { id, headers } = await completedQuote(lantern, 'sam@example.com', '198.51.100.2')
  await deleteRecord(lantern, headers, 'Quote', id)
  const topics = (await lantern.db.select({ topic: deliveries.topic }).from(deliveries)).map(
    (row) => row.topic,
  )
  expect(topics).toEqual(expect.arrayContaining(['customer.received', 'customer.done']))

  const text = gunzipSync(await readFile(await downloadBackup(lantern))).toString('latin1')
  expect(text).toContain('customer.done')
  expect(linksIn(text)).toEqual([])
})

test('a mail has its links when it is sent', async () => {
  await using lantern = await testLantern({ config: { publicUrl: 'https://lantern.example.com' } })
  await completedQuote(lantern, 'dana@example.com', '198.51.100.1')
  await lantern.db.update(deliveries).set({ nextAttemptAt: sql`now()` })
  const mails = await mailsOf(lantern, 2, ({ to }) => to?.[0]?.address === 'dana@example.com')
  const links = mails.flatMap(({ text }) => linksIn(text ?? ''))
  expect(links).toHaveLength(3)
  for (const link of links) {
    const token = link.split(/[/=]/).at(-1)
    const isReceipt = link.startsWith('/receipt/')
    const state = isReceipt
      ? await call(lantern, 'query($token: String!) { receiptState(token: $token) }', { token })
      : await call(lantern, 'query($token: String!) { reviewInvitation(token: $token) { state } }', { token })
    expect(state.data).toEqual(isReceipt ? { receiptState: 'open' } : { reviewInvitation: { state: 'open' } })
  }
})

test('the links in an archive of an earlier version are not restored', async () => {
  await using lantern = await testLantern()
  await completedQuote(lantern, 'dana@example.com', '198.51.100.1')
  await lantern.db
    .update(deliveries)
    .set({ payload: sql`${deliveries.payload} || '{"receipt":"/receipt/abc.def"}'` })
    .where(eq(deliveries.channel, 'customer'))
  const path = await downloadBackup(lantern)
  expect(linksIn(gunzipSync(await readFile(path)).toString('latin1'))).not.toEqual([])

  await using database = await testDatabase()
  const client = await database.pool.connect()
  const root = await temporaryFolder()
  await restoreArchive(path, { client, store: await openDiskStore(root, testDisk(root).disk) }, plain)
  const { rows } = await client.query<{ text: string }>('select payload::text as text from deliveries')
  client.release()
  expect(rows.length).toBeGreaterThan(0)
  expect(linksIn(rows.map(({ text }) => text).join('\n'))).toEqual([])
})
