import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { sendAccountMail } from '#server/identity/account-mail.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { mailFileName, sweepMailFiles } from './mail-files.ts'

const quote = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  phone: '(713) 555-0117',
  email: 'dana@example.com',
  service: 'safes',
}
const createQuote = 'mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id } }'
const deleteQuote = 'mutation ($input: DeleteQuoteInput!) { deleteQuote(input: $input) { id } }'

const create = async (lantern: TestLantern, lastName: string) =>
  dataOf<{ id: string }>(await call(lantern, createQuote, { input: { ...quote, lastName } }), 'createQuote')
    .id

const mailsLeft = async (lantern: TestLantern) =>
  (await readdir(join(lantern.dataDir, 'outbox'))).filter((name) => name.endsWith('.eml'))

const minute = 60_000
const later = (minutes: number) => new Date(Date.now() + minutes * minute)

test('the mail about a card goes with the card, the others stay', async () => {
  await using lantern = await testLantern()
  const id = await create(lantern, 'Whitfield')
  await create(lantern, 'Garcia')
  await mailsOf(lantern, 2)
  dataOf(await call(lantern, deleteQuote, { input: { id } }, await ownerCookie(lantern)), 'deleteQuote')
  const [left, ...others] = await mailsOf(lantern, 1)
  expect(others).toEqual([])
  expect(left?.text).toContain('Garcia')
})

test('mails go when they are old; links and codes as soon as they have run out', async () => {
  await using lantern = await testLantern()
  const { db, secret } = lantern
  await create(lantern, 'Whitfield')
  for (const mail of [
    { about: 'email-code', code: '123456', minutes: 15 },
    { about: 'password-reset', token: 'a-token' },
    { about: 'invitation', token: 'a-token', by: 'owner@example.com' },
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

test('a mail that was written after its card was deleted is found', async () => {
  await using lantern = await testLantern()
  await create(lantern, 'Whitfield')
  await mailsOf(lantern, 1)
  const folder = join(lantern.dataDir, 'outbox')
  await writeFile(join(folder, mailFileName({ date: new Date(), deliveryId: newId() })), 'a mail')
  await writeFile(join(folder, 'not ours.eml'), 'a mail')
  await sweepMailFiles({ db: lantern.db, folder })
  expect(await mailsLeft(lantern)).toHaveLength(2)
  // With nothing in the database this may be another one.
  await lantern.db.execute('delete from deliveries')
  expect(await sweepMailFiles({ db: lantern.db, folder })).toBe(0)
})

test('where no mail was ever written there is nothing to sweep', async () => {
  await using lantern = await testLantern()
  expect(await sweepMailFiles({ db: lantern.db, folder: join(lantern.dataDir, 'outbox') })).toBe(0)
})
