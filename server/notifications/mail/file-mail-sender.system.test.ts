import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { v7 as newId } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import { sendAccountMail } from '#server/identity/account-mail.ts'
import { done, refuse } from '#server/result.ts'
import { from, mail, noSignal } from '#tests/doubles/outgoing-mail.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { dana } from '#tests/quotes.ts'
import { purgeRecord } from '#tests/trash.ts'
import { inWords } from '#tests/worker-under-test.ts'
import { fileMailSender, mailFileName, sweepMailFiles } from './file-mail-sender.ts'

async function outbox() {
  const dir = await mkdtemp(join(tmpdir(), 'lantern-outbox-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  return dir
}

test('without a mail server a mail is a file that a mail program opens', async () => {
  const dir = join(await outbox(), 'made', 'when needed')
  expect(await fileMailSender(dir, from).send(mail, noSignal)).toEqual(done({}))
  const names = await readdir(dir)
  expect(names).toEqual([`2026-11-21T03-41-07.123Z_${mail.deliveryId}.eml`])
  const read = await PostalMime.parse(await readFile(join(dir, names[0] ?? '')))
  expect(read).toMatchObject({ subject: mail.subject, to: [{ address: 'owner@example.com' }] })
})

test('the same delivery again replaces its file, another gets its own', async () => {
  const dir = await outbox()
  const sender = fileMailSender(dir, from)
  await sender.send(mail, noSignal)
  await sender.send({ ...mail, subject: 'again' }, noSignal)
  await sender.send({ ...mail, deliveryId: '0190c8a0-0000-7000-8000-00000000000b' }, noSignal)
  const names = (await readdir(dir)).sort()
  expect(names).toHaveLength(2)
  expect((await PostalMime.parse(await readFile(join(dir, names[0] ?? '')))).subject).toBe('again')
})

test('a disk that does not take the file is a reason to try again', async () => {
  const dir = await outbox()
  await writeFile(join(dir, 'a-file'), '')
  const result = await fileMailSender(join(dir, 'a-file'), from).send(mail, noSignal)
  expect(inWords(result)).toMatchObject(
    refuse({
      permanent: false,
      why: expect.stringContaining('could not be written'),
    }),
  )
})

const createQuote = 'mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id } }'
const deleteQuote = 'mutation ($input: DeleteQuoteInput!) { deleteQuote(input: $input) { id } }'

/** A mailbox that nobody reads is sent no confirmation. */
const create = async (lantern: TestLantern, lastName: string) => {
  const input = { ...dana, lastName, email: 'noreply@example.com' }
  return dataOf<{ id: string }>(await call(lantern, createQuote, { input }), 'createQuote').id
}

const mailsLeft = async (lantern: TestLantern) =>
  (await readdir(join(lantern.dataDir, 'outbox'))).filter((name) => name.endsWith('.eml'))

const minute = 60_000
const later = (minutes: number) => new Date(Date.now() + minutes * minute)

test('the mail files of a deleted record are removed, the others stay', async () => {
  await using lantern = await testLantern()
  const id = await create(lantern, 'Whitfield')
  await create(lantern, 'Garcia')
  await mailsOf(lantern, 2)
  const headers = await ownerCookie(lantern)
  dataOf(await call(lantern, deleteQuote, { input: { id } }, headers), 'deleteQuote')
  const { db } = lantern
  const folder = join(lantern.dataDir, 'outbox')
  expect(await sweepMailFiles({ db, folder })).toBe(0)
  await purgeRecord(lantern, headers, 'Quote', id)
  const [left, ...others] = await mailsOf(lantern, 1)
  expect(others).toEqual([])
  expect(left?.text).toContain('Garcia')
})

test('mail files are removed when they are old; those with a link or a code once it has expired', async () => {
  await using lantern = await testLantern()
  const { db, secret } = lantern
  await create(lantern, 'Whitfield')
  for (const mail of [
    { about: 'email-code', code: '123456', minutes: 15 },
    { about: 'password-reset', token: 'a-token' },
    { about: 'invitation', token: 'a-token', by: 'owner@example.com', role: 'owner' },
    { about: 'changed', what: 'Your password was changed', keys: [] },
  ] as const)
    await sendAccountMail({ db, secret }, { to: 'owner@example.com', mail })
  await mailsOf(lantern, 5)
  const folder = join(lantern.dataDir, 'outbox')
  const leftAfter = async (minutes: number) => {
    await sweepMailFiles({ db, folder, now: later(minutes) })
    return (await mailsLeft(lantern)).length
  }
  const day = 24 * 60
  expect(await leftAfter(14)).toBe(5)
  expect(await leftAfter(16)).toBe(4)
  expect(await leftAfter(61)).toBe(3)
  expect(await leftAfter(7 * day + 1)).toBe(2)
  expect(await leftAfter(29 * day)).toBe(2)
  expect(await leftAfter(30 * day + 1)).toBe(0)
})

test('a mail file that was written after its record was deleted is swept', async () => {
  await using lantern = await testLantern()
  await create(lantern, 'Whitfield')
  await mailsOf(lantern, 1)
  const folder = join(lantern.dataDir, 'outbox')
  await writeFile(join(folder, mailFileName({ date: new Date(), deliveryId: newId() })), 'a mail')
  await writeFile(join(folder, 'not ours.eml'), 'a mail')
  await sweepMailFiles({ db: lantern.db, folder })
  expect(await mailsLeft(lantern)).toHaveLength(2)
  await lantern.db.execute('delete from deliveries')
  expect(await sweepMailFiles({ db: lantern.db, folder })).toBe(0)
})

test('sweeping a folder that does not exist removes nothing', async () => {
  await using lantern = await testLantern()
  expect(await sweepMailFiles({ db: lantern.db, folder: join(lantern.dataDir, 'outbox') })).toBe(0)
})
