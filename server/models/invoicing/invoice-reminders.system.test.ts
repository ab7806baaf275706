import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { dateAfter, momentOf } from '#content/time/clocks.ts'
import { isOfEndedPaper } from '#server/notifications/mail/ended-paper.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { askInvoice, sentInvoice } from '#tests/invoices.ts'
import { call, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { dana } from '#tests/quotes.ts'
import { sendInvoiceReminders } from './invoice-reminders.ts'

const dueOn = '2100-03-10'

const at = (days: number, time = '10:00') => momentOf(dateAfter(dueOn, days), time, defaultProfile.timeZone)

const remind = (lantern: TestLantern, now: Date) =>
  sendInvoiceReminders(lantern.callOf({ kind: 'system' }), now)

const choose = async (lantern: TestLantern, reminderDays: number | null) =>
  call(
    lantern,
    'mutation($input: UpdateInvoicingSettingsInput!) { updateInvoicingSettings(input: $input) { reminderDays } }',
    { input: { reminderDays } },
    await ownerCookie(lantern),
  )

const dueInvoice = async (lantern: TestLantern, input: object = {}) =>
  sentInvoice(lantern, await ownerCookie(lantern), { email: dana.email, dueOn, ...input })

const reminders = async (lantern: TestLantern) =>
  (await lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'invoice.sent'))).filter(
    ({ payload }) => Object(payload).isReminder,
  )

test('nobody is reminded unless the owner chose a day', async () => {
  await using lantern = await testLantern()
  await dueInvoice(lantern)
  expect(await remind(lantern, at(3))).toEqual([])
  expect((await choose(lantern, 3)).data?.updateInvoicingSettings).toEqual({ reminderDays: 3 })
  expect((await choose(lantern, 0)).errors).toHaveLength(1)
  expect((await choose(lantern, null)).data?.updateInvoicingSettings).toEqual({ reminderDays: null })
  expect(await remind(lantern, at(3))).toEqual([])
})

test('an open invoice is mailed once more, so many days after it was due, by day, and once', async () => {
  await using lantern = await testLantern()
  const { id } = await dueInvoice(lantern)
  await dueInvoice(lantern, { email: null })
  await choose(lantern, 3)
  expect(await remind(lantern, at(2))).toEqual([])
  expect(await remind(lantern, at(3, '06:00'))).toEqual([])
  expect(await remind(lantern, at(3, '22:00'))).toEqual([])
  expect(await remind(lantern, at(3))).toEqual([id])
  expect(await remind(lantern, at(3, '10:01'))).toEqual([])
  expect(await remind(lantern, at(5))).toEqual([])
  expect(await reminders(lantern)).toMatchObject([{ subjectType: 'Invoice', recipient: dana.email }])
})

test('two instances remind once', async () => {
  await using lantern = await testLantern()
  const { id } = await dueInvoice(lantern)
  await choose(lantern, 1)
  const mailed = await Promise.all([1, 2, 3].map(() => remind(lantern, at(1))))
  expect(mailed.flat()).toEqual([id])
  expect(await reminders(lantern)).toHaveLength(1)
})

test('what has been overdue for weeks is not mailed when it is switched on', async () => {
  await using lantern = await testLantern()
  await dueInvoice(lantern)
  await choose(lantern, 3)
  expect(await remind(lantern, at(10))).toEqual([])
})

test('one that was paid, voided or credited is not reminded of, nor does a reminder leave that still waits', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const [paid, gone, credited, late] = [
    await dueInvoice(lantern),
    await dueInvoice(lantern),
    await dueInvoice(lantern),
    await dueInvoice(lantern),
  ]
  await askInvoice(lantern, staff, 'recordPayment', `invoiceId: "${paid.id}", method: cash`)
  await askInvoice(lantern, staff, 'voidInvoice', `id: "${gone.id}", reason: "Twice"`)
  await askInvoice(lantern, staff, 'creditInvoice', `id: "${credited.id}", reason: "Twice"`)
  await choose(lantern, 1)
  expect(await remind(lantern, at(1))).toEqual([late.id])
  const [mail] = await reminders(lantern)
  if (!mail) throw new Error('no reminder is stored')
  expect(await isOfEndedPaper(lantern.db, mail)).toBe(false)
  await askInvoice(lantern, staff, 'recordPayment', `invoiceId: "${late.id}", method: cash`)
  expect(await isOfEndedPaper(lantern.db, mail)).toBe(true)
})
