import { expect, test } from 'vitest'
import { deliveries } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { call, dataOf, owner, ownerCookie, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { mailsOf } from '#tests/outbox.ts'
import { profileInput } from '#tests/profile.ts'
import { filledForm } from '#tests/quotes.ts'

type CreatedMessage = { id: string; receipt: string }

test('a visitor sends a message; it is stored with its notification, and what is for staff stays there', async () => {
  await using lantern = await testLantern()
  const submission = filledForm(lantern.secret)
  const answer = await call(lantern, CreateMessage, { input: sam, submission })
  const created = dataOf<CreatedMessage>(answer, 'createMessage')
  expect(created).toMatchObject({ status: 'new', notes: null, quarantineReasons: null, deliveries: null })
  expect(created.receipt).toMatch(/^\/receipt\//)
  const [stored] = await lantern.db.select().from(requests)
  expect(stored).toMatchObject({ ...sam, id: created.id, phoneE164: '+17135550142', quarantineReasons: [] })
  const outbox = await lantern.db.select().from(deliveries).orderBy(deliveries.id)
  expect(outbox).toMatchObject([
    { topic: 'message.created', subjectType: 'Message', subjectId: created.id, channel: 'mail' },
    { topic: 'customer.received', subjectId: created.id, channel: 'customer' },
  ])
})

test('every field is required, and each says what is missing; the status is not of the visitor', async () => {
  await using lantern = await testLantern()
  const input = { name: ' ', email: 'sam@', phone: '', service: 'door', message: '\n' }
  const { errors } = await call(lantern, CreateMessage, { input })
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: {
      name: 'Please enter a name.',
      email: 'Enter your email address, like name@example.com.',
      phone: 'Enter a phone number we can call.',
      service: 'Choose a service.',
      message: 'Please write a few words.',
    },
  })
  const settled = await call(lantern, CreateMessage, { input: { ...sam, status: 'completed' } })
  expect(settled.errors?.[0]?.message).toContain('status')
  expect(await lantern.db.$count(requests)).toBe(0)
})

test('status stamps like those of a quote; a corrected phone number is read again', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = dataOf<CreatedMessage>(await call(lantern, CreateMessage, { input: sam }), 'createMessage')
  const set = async (changes: string) =>
    dataOf<{ contactedAt: string | null; completedAt: string | null }>(
      await call(
        lantern,
        `mutation { updateMessage(input: { id: "${id}", ${changes} }) { status contactedAt completedAt notes phoneE164 message } }`,
        {},
        headers,
      ),
      'updateMessage',
    )
  const before = Date.now()
  const contacted = await set('status: contacted')
  expect(contacted).toMatchObject({ completedAt: null, message: sam.message })
  expect(Date.parse(contacted.contactedAt ?? '')).toBeGreaterThanOrEqual(before)
  const completed = await set('status: completed, notes: "Two maglocks"')
  expect(completed).toMatchObject({ contactedAt: contacted.contactedAt, notes: 'Two maglocks' })
  expect(Date.parse(completed.completedAt ?? '')).toBeGreaterThanOrEqual(before)
  expect(await set('status: new')).toMatchObject({ ...completed, status: 'new' })
  const at = '2026-01-02T03:04:05.000Z'
  expect(await set(`status: contacted, contactedAt: "${at}"`)).toMatchObject({ contactedAt: at })
  expect(await set('phone: "713 555 0199"')).toMatchObject({ phoneE164: '+17135550199', status: 'contacted' })
})

test('an administrator finds, counts, retries and deletes; deliveries and receipt go along', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = dataOf<CreatedMessage>(
    await call(lantern, CreateMessage, { input: sam, submission: { trap: 'x' } }),
    'createMessage',
  )
  await call(lantern, CreateMessage, {
    input: { ...sam, name: 'Ida' },
    submission: filledForm(lantern.secret),
  })
  const found = await call(
    lantern,
    '{ listMessages(search: "clinic") { total items { name deliveries { id channel state } } } messageCounts { all new contacted completed quarantined } }',
    {},
    headers,
  )
  expect(found.data).toMatchObject({
    listMessages: {
      total: 2,
      items: [
        { name: 'Ida', deliveries: [{ channel: 'mail' }, { channel: 'customer' }] },
        { name: sam.name },
      ],
    },
    messageCounts: { all: 2, new: 2, contacted: 0, completed: 0, quarantined: 1 },
  })
  const states = async () => (await lantern.db.select().from(deliveries)).map(({ state }) => state)
  await expect.poll(states).toEqual(['sent', 'sent', 'sent'])
  await lantern.db.update(deliveries).set({ state: 'dead' })
  const [dead] = await lantern.db.select().from(deliveries)
  const retried = await call(lantern, `mutation { retryDelivery(id: "${dead?.id}") { state } }`, {}, headers)
  expect(retried.data?.retryDelivery).toEqual({ state: 'pending' })
  await call(lantern, `mutation { deleteMessage(input: { id: "${id}" }) { id } }`, {}, headers)
  expect((await lantern.db.select().from(deliveries)).map((one) => one.subjectId)).not.toContain(id)
})

test('the owner gets a mail that can be answered, in the name that the company has by now', async () => {
  await using lantern = await testLantern()
  const input = profileInput({ name: 'Bayou Locks' })
  const Rename = 'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  dataOf(await call(lantern, Rename, { input }, await ownerCookie(lantern)), 'updateBusinessProfile')
  await call(lantern, CreateMessage, { input: sam, submission: filledForm(lantern.secret) })
  const [mail] = await mailsOf(lantern, 1, ({ to }) => to?.[0]?.address === owner.email)
  expect(mail?.subject).toBe('New message: Access control, Sam Ortega (713) 555-0142')
  expect(mail?.replyTo).toEqual([{ name: 'Sam Ortega', address: 'sam@example.com' }])
  expect(mail?.text).toContain(sam.message)
  expect(mail?.text).toContain('Sent by the Bayou Locks website.')
  expect(mail?.html).toContain('href="tel:+17135550142"')
  expect(mail?.text).toMatch(/\/admin\/inbox\/messages\/[0-9a-f-]{36}/)
})
