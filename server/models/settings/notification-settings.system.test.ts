import { createHmac } from 'node:crypto'
import { and, ne } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { users } from '#server/schema/identity.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { ownersKey } from '#tests/api-key.ts'
import { receiver } from '#tests/doubles/receiver.ts'
import { asOwner, call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { expireStepUp } from '#tests/people.ts'
import { dana } from '#tests/quotes.ts'

const Read = `{ notificationSettings { recipients recipientsSource administrators webhookUrl webhookOn webhookSource mailFolder } }`
const Update = `mutation($input: UpdateNotificationSettingsInput!) {
  updateNotificationSettings(input: $input) { recipients recipientsSource webhookUrl webhookOn webhookSource }
}`
const Test = `mutation($channel: DeliveryChannel!, $recipient: String!) {
  sendTestNotification(channel: $channel, recipient: $recipient) { id state topic }
}`
const Quote = 'mutation($input: CreateQuoteInput!) { createQuote(input: $input) { id } }'

async function addGivenUpCall({ db }: TestLantern): Promise<string> {
  const id = newId()
  await db.insert(deliveries).values({
    ...{ id, subjectId: id, dedupeKey: id, topic: 'quote.created', subjectType: 'Quote' },
    ...{ channel: 'webhook', recipient: 'https://misspelled.example/in', payload: {}, state: 'dead' },
  })
  return id
}

const recipientsOf = async ({ db }: TestLantern) =>
  (
    await db
      .select()
      .from(deliveries)
      .where(and(ne(deliveries.subjectType, 'Account'), ne(deliveries.channel, 'customer')))
      .orderBy(deliveries.id)
  ).map(({ channel, recipient }) => [channel, recipient])

test('the environment holds until the owner stores addresses, then those do, and null gives them back', async () => {
  await using lantern = await testLantern({ config: { notifyTo: ['shop@example.com'] } })
  const run = await asOwner(lantern)
  expect((await run(Read)).data?.notificationSettings).toMatchObject({
    recipients: ['shop@example.com'],
    recipientsSource: 'environment',
    administrators: ['owner@example.com'],
    webhookSource: 'default',
    mailFolder: expect.stringContaining('outbox'),
  })
  dataOf(
    await run(Update, { input: { recipients: ['van@example.com', 'home@example.com'] } }),
    'updateNotificationSettings',
  )
  dataOf(await call(lantern, Quote, { input: dana }), 'createQuote')
  expect(await recipientsOf(lantern)).toEqual([
    ['mail', 'van@example.com'],
    ['mail', 'home@example.com'],
  ])
  const emptied = await run(Update, { input: { recipients: [] } })
  expect(emptied.data?.updateNotificationSettings).toMatchObject({
    recipients: [],
    recipientsSource: 'owner',
  })
  dataOf(await call(lantern, Quote, { input: { ...dana, message: 'Again' } }), 'createQuote')
  expect((await recipientsOf(lantern)).at(-1)).toEqual(['mail', 'administrators'])
  const given = await run(Update, { input: { recipients: null } })
  expect(given.data?.updateNotificationSettings).toMatchObject({ recipientsSource: 'environment' })
  const log = await lantern.db.select().from(auditEntries)
  expect(log.filter(({ subject }) => subject === 'NotificationSettings')).toHaveLength(3)
})

test('what is wrong with an address is said at its field', async () => {
  await using lantern = await testLantern()
  const run = await asOwner(lantern)
  for (const recipients of [
    ['no address'],
    ['a@example.com', 'A@example.com'],
    ['a@example.com\r\nBcc: b@example.com'],
  ]) {
    const answer = await run(Update, { input: { recipients } })
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { recipients: expect.any(String) },
    })
  }
})

test('the panel takes no webhook in a private network', async () => {
  await using lantern = await testLantern()
  const run = await asOwner(lantern)
  const input = { webhookUrl: 'https://169.254.169.254/latest/meta-data/', webhookOn: true }
  expect((await run(Update, { input })).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { webhookUrl: expect.any(String) },
  })
})

test('a webhook of the owner has a secret of ours, that can be replaced and is in no log', async () => {
  await using lantern = await testLantern()
  const run = await asOwner(lantern)
  expect((await run('{ webhookSecret }')).errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
  expect((await run(Update, { input: { webhookOn: true } })).errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
  const webhookUrl = 'https://hook.invalid/in'
  dataOf(await run(Update, { input: { webhookUrl, webhookOn: true } }), 'updateNotificationSettings')
  const first = dataOf<string>(await run('{ webhookSecret }'), 'webhookSecret')
  expect(first).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
  const reader = { authorization: await ownersKey(lantern, 'read') }
  const read = await call(lantern, '{ webhookSecret }', {}, reader)
  expect(read.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  const second = dataOf<string>(await run('mutation { replaceWebhookSecret }'), 'replaceWebhookSecret')
  expect(second).not.toBe(first)
  expect(dataOf(await run('{ webhookSecret }'), 'webhookSecret')).toBe(second)
  const log = JSON.stringify(await lantern.db.select().from(auditEntries))
  expect(log).toContain(webhookUrl)
  expect(log).not.toContain('whsec_')
  dataOf(await run(Update, { input: { webhookOn: false } }), 'updateNotificationSettings')
  dataOf(await call(lantern, Quote, { input: dana }), 'createQuote')
  expect(await recipientsOf(lantern)).toEqual([['mail', 'administrators']])
})

test('the environment’s webhook may be private, and gets a signed test', async () => {
  const { calls, port } = await receiver((response) => response.writeHead(204).end())
  const webhook = { url: `http://127.0.0.1:${port}/in`, secret: 'plain words' }
  await using lantern = await testLantern({ config: { webhook } })
  const run = await asOwner(lantern)
  expect((await run(Read)).data?.notificationSettings).toMatchObject({
    webhookOn: true,
    webhookSource: 'environment',
  })
  expect((await run('{ webhookSecret }')).errors?.[0]?.extensions?.code).toBe('CONFLICT')
  dataOf(await run(Test, { channel: 'webhook', recipient: webhook.url }), 'sendTestNotification')
  await expect.poll(() => calls.length).toBe(1)
  const { headers, body } = calls[0] ?? {}
  const signed = `${headers?.['webhook-id']}.${headers?.['webhook-timestamp']}.${body}`
  expect(headers?.['webhook-signature']).toBe(
    `v1,${createHmac('sha256', webhook.secret).update(signed).digest('base64')}`,
  )
  expect(JSON.parse(String(body))).toMatchObject({ type: 'notifications.test' })
  const last = await run('{ recentDeliveries(channel: webhook) { topic state } }')
  expect(last.data?.recentDeliveries).toMatchObject([{ topic: 'notifications.test' }])
})

test('what could not be delivered to an earlier address goes to the one that is set now', async () => {
  const { calls, port } = await receiver((response) => response.writeHead(204).end())
  const webhook = { url: `http://127.0.0.1:${port}/in`, secret: 'plain words' }
  await using lantern = await testLantern({ config: { webhook } })
  const run = await asOwner(lantern)
  const id = await addGivenUpCall(lantern)
  dataOf(await run(`mutation { retryDelivery(id: "${id}") { id } }`), 'retryDelivery')
  const last = async () => (await run('{ recentDeliveries(channel: webhook) { state recipient } }')).data
  const sent = { state: 'sent', recipient: webhook.url }
  await expect.poll(last).toEqual({ recentDeliveries: [sent] })
  expect(calls[0]?.headers['webhook-id']).toBe(id)
})

test('a webhook that was turned off says so on what still waits for it', async () => {
  await using lantern = await testLantern()
  const run = await asOwner(lantern)
  const id = await addGivenUpCall(lantern)
  dataOf(await run(`mutation { retryDelivery(id: "${id}") { id } }`), 'retryDelivery')
  const last = async () => (await run('{ recentDeliveries(channel: webhook) { state lastError } }')).data
  const lastError = expect.stringContaining('The webhook is off')
  await expect.poll(last).toEqual({ recentDeliveries: [{ state: 'dead', lastError }] })
})

test('a test mail goes the way of a real one, to recipients only; only the last of each is kept', async () => {
  await using lantern = await testLantern()
  const run = await asOwner(lantern)
  const stranger = await run(Test, { channel: 'mail', recipient: 'stranger@example.com' })
  expect(stranger.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
  dataOf(await run(Test, { channel: 'mail', recipient: 'administrators' }), 'sendTestNotification')
  const [mail] = await mailsOf(lantern, 1)
  expect(mail?.subject).toContain('Test email')
  expect(mail?.to).toMatchObject([{ address: 'owner@example.com' }])
  expect(mail?.text).toContain('/admin/settings/notifications')
  dataOf(await run(Test, { channel: 'mail', recipient: 'administrators' }), 'sendTestNotification')
  await mailsOf(lantern, 2)
  expect((await run('{ notificationTests { recipient } }')).data?.notificationTests).toHaveLength(1)
})

test('a test that fails is no undelivered notification of a customer', async () => {
  await using lantern = await testLantern({
    config: { webhook: { url: 'http://127.0.0.1:9/in', secret: 'x' } },
  })
  const run = await asOwner(lantern)
  dataOf(await run(Test, { channel: 'webhook', recipient: 'http://127.0.0.1:9/in' }), 'sendTestNotification')
  await expect
    .poll(async () => (await run('{ notificationTests { lastError } }')).data?.notificationTests)
    .toMatchObject([{ lastError: expect.stringContaining('could not be reached') }])
  expect((await run('{ quoteCounts { undelivered } }')).data?.quoteCounts).toEqual({ undelivered: 0 })
  expect((await run('{ undeliveredNotifications { kind } }')).data?.undeliveredNotifications).toEqual([])
})

const changes = [
  { query: Update, variables: { input: { recipients: ['evil@example.org'] } } },
  { query: Update, variables: { input: { webhookUrl: 'https://8.8.8.8/in', webhookOn: true } } },
  { query: 'mutation { replaceWebhookSecret }' },
  {
    query: `mutation { savePushSubscription(input: {
      endpoint: "https://push.example.com/1", p256dh: "a", auth: "b", label: "c" }) { id } }`,
  },
  { query: 'mutation { deletePushSubscription(id: "x") { id } }' },
]

test('where requests go is changed only by who has just entered their password, and by no API key', async () => {
  await using lantern = await testLantern()
  const cookie = await ownerCookie(lantern)
  const authorization = await ownersKey(lantern)
  await expireStepUp(lantern)
  for (const { query, variables } of changes) {
    const code = async (headers: Record<string, string>) =>
      (await call(lantern, query, variables, headers)).errors?.[0]?.extensions?.code
    expect(await code(cookie), query).toBe('UNCONFIRMED')
    expect(await code({ authorization }), query).toBe('FORBIDDEN')
  }
  const refused = await call(lantern, Update, { input: { recipients: [] } }, { authorization })
  expect(refused.errors?.[0]?.message).toBe(
    'An API key may not change where requests go. Do it in the panel.',
  )
  expect(await recipientsOf(lantern)).toEqual([])
})

test('each change of where requests go is mailed to all owners and to who was told until then', async () => {
  await using lantern = await testLantern({ config: { notifyTo: ['shop@example.com'] } })
  const run = await asOwner(lantern)
  await lantern.db.insert(users).values({ name: 'Dana', email: 'dana@example.com', role: 'owner' })
  await run(Update, { input: { recipients: ['van@example.com'] } })
  const mails = await mailsOf(lantern, 3)
  expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([
    'dana@example.com',
    'owner@example.com',
    'shop@example.com',
  ])
  for (const { text, subject } of mails) {
    expect(subject).toContain('where requests go was changed')
    expect(text).toContain('Emails about requests now go to: van@example.com. Until now: shop@example.com.')
    expect(text).toContain('Changed by owner@example.com on ')
  }

  const webhookUrl = 'https://8.8.8.8/in?key=hidden'
  await run(Update, { input: { webhookUrl, webhookOn: true } })
  const told = await mailsOf(lantern, 6)
  expect(told.filter(({ text }) => text?.includes('now calls a program at 8.8.8.8'))).toHaveLength(3)
  expect(JSON.stringify(told)).not.toContain('hidden')
  await run(Update, { input: { webhookOn: true } })
  await run('mutation { replaceWebhookSecret }')
  expect((await mailsOf(lantern, 8)).filter(({ text }) => text?.includes('secret'))).toHaveLength(2)
})
