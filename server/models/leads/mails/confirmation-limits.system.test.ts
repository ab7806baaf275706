import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deliveries } from '#server/schema/notifications.ts'
import { send, toCustomers, topicsOf } from '#tests/customer-mails.ts'
import { call, owner, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'

test('a mailbox gets one confirmation in ten minutes, however its address is written, and few a day', async () => {
  await using lantern = await testLantern()
  const writings = [
    'Vic.Tim@gmail.com',
    'victim@gmail.com',
    'v.i.c.t.i.m+a@googlemail.com',
    'VICTIM+b@GMAIL.com',
  ]
  for (const email of writings) createdQuote(await send(lantern, { email, message: email }))
  await call(lantern, CreateMessage, {
    input: { ...sam, email: 'victim@gmail.com' },
    submission: filledForm(lantern.secret),
  })
  expect(await toCustomers(lantern)).toMatchObject([{ recipient: 'Vic.Tim@gmail.com' }])
  const tenMinutesPass = () =>
    lantern.db.execute(
      sql`update rate_limits set window_ends_at = now() where key like 'confirmation:%' and key not like 'confirmation:day:%'`,
    )
  for (const hour of [1, 2, 3, 4, 5, 6]) {
    await tenMinutesPass()
    createdQuote(await send(lantern, { email: 'victim@gmail.com', message: `again ${hour}` }))
  }
  expect(await toCustomers(lantern)).toHaveLength(4)
  expect(await lantern.db.$count(deliveries, eq(deliveries.channel, 'mail'))).toBe(11)
})

test('sixty confirmations an hour leave in all; further requests are stored and notified without one', async () => {
  await using lantern = await testLantern()
  createdQuote(await send(lantern, { email: 'first@example.com' }))
  expect(await toCustomers(lantern)).toMatchObject([{ recipient: 'first@example.com' }])
  await lantern.db.execute(sql`
    insert into deliveries (id, topic, subject_type, subject_id, channel, recipient, payload, dedupe_key, state)
    select gen_random_uuid(), topic, subject_type, subject_id, channel, recipient, payload, 'filled' || n, 'sent'
    from deliveries, generate_series(1, 59) n where channel = 'customer'`)
  await lantern.db.execute(sql`
    update deliveries set id = overlay(id::text placing (select left(max(id::text), 13) from deliveries where channel = 'mail') from 1 for 13)::uuid
    where dedupe_key like 'filled%'`)
  const { id } = createdQuote(await send(lantern, { email: 'next@example.com' }))
  const about = await lantern.db.select().from(deliveries).where(eq(deliveries.subjectId, id))
  expect(about).toMatchObject([{ channel: 'mail' }])
})

test('no mail to suspicious requests, to ourselves, or to addresses that programs answer', async () => {
  await using lantern = await testLantern()
  await call(lantern, CreateQuote, { input: dana, submission: { trap: 'filled in' } })
  const ours = ['hello@lantern.example.com', 'HELLO+x@lantern.example.com', owner.email]
  const automatic = [
    'mailer-daemon@example.org',
    'no-reply@example.org',
    'postmaster@example.org',
    'bounces+12@example.org',
  ]
  for (const email of [...ours, ...automatic]) createdQuote(await send(lantern, { email, message: email }))
  expect(await toCustomers(lantern)).toEqual([])
  expect(await lantern.db.$count(deliveries, eq(deliveries.channel, 'mail'))).toBe(8)
})

test('a mailbox that got its confirmation makes no lead wait for another', async () => {
  await using lantern = await testLantern()
  createdQuote(await send(lantern))
  const { promise: stored, resolve } = Promise.withResolvers<void>()
  const storing = lantern.db.transaction(async (tx) => {
    await tx.execute(sql`select from rate_limits where key like 'confirmation:%' for update`)
    await stored
  })
  try {
    const quote = createdQuote(await send(lantern, { message: 'The back door too.' }))
    expect(quote.id).toEqual(expect.any(String))
  } finally {
    resolve()
  }
  await storing
  expect(await topicsOf(lantern)).toEqual(['customer.received'])
})
