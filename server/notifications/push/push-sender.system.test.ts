import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { leadDeliveries } from '#server/notifications/outbox/lead-deliveries.ts'
import { enqueue } from '#server/notifications/outbox/outbox.ts'
import { startWorker } from '#server/notifications/outbox/worker.ts'
import { httpPostTo } from '#server/notifications/webhook/http-post.ts'
import { users } from '#server/schema/identity.ts'
import { deliveries, pushSubscriptions } from '#server/schema/notifications.ts'
import { testDatabase } from '#tests/database.ts'
import { receiver } from '#tests/doubles/receiver.ts'
import { english } from '#tests/languages/in-english.ts'
import { markedLanguage } from '#tests/languages/marked-language.ts'
import { call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'
import { pushSender } from './push-sender.ts'
import { listPushDevices, loadVapidKeys, savePushSubscription } from './push-subscriptions.ts'

function browser() {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys()
  const auth = randomBytes(16)
  return {
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
    /** RFC 8291 and RFC 8188, from the browser's side. */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const senderKey = body.subarray(21, 21 + (body[20] ?? 0))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
      const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32))
      const derive = (name: string, size: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, size))
      const sealed = body.subarray(21 + senderKey.length)
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
    },
  }
}

const quote = {
  id: randomUUID(),
  kind: 'Quote' as const,
  name: 'Dana Whitfield',
  firstName: 'Dana',
  lastName: 'Whitfield',
  phone: '(713) 555-0117',
  phoneE164: '+17135550117',
  contactBy: null,
  email: 'dana@example.com',
  service: 'automotive',
  message: 'Locked out',
  fileUrls: [],
  submittedAt: new Date('2026-11-21T03:41:07.123Z'),
  quarantineReasons: [],
}

async function toldOf(
  respond: (response: ServerResponse) => void,
  { language = null, lead = {} }: { language?: string | null; lead?: { language?: string } } = {},
) {
  const { calls, port } = await receiver(respond)
  const database = await testDatabase()
  const { db } = database
  const [user] = await db
    .insert(users)
    .values({ name: 'Owner', email: 'owner@example.com', role: 'owner', language })
    .returning()
  const { read, ...keys } = browser()
  const endpoint = `http://127.0.0.1:${port}/push/device`
  const device = await savePushSubscription(db, { userId: user?.id ?? '', endpoint, label: 'Phone', ...keys })
  const devices = (await listPushDevices(db)).map(({ id }) => id)
  await db.transaction((tx) =>
    enqueue(
      tx,
      leadDeliveries({ ...quote, ...lead }, { notifyTo: [], webhook: undefined, devices }).filter(
        ({ channel }) => channel === 'push',
      ),
    ),
  )
  const worker = startWorker({
    db,
    log: pino({ level: 'silent' }),
    announceSoon() {},
    retryDelay: () => 60_000,
    senders: {
      push: pushSender({
        languages: [english, markedLanguage],
        db,
        keys: () => loadVapidKeys(db),
        contactEmail: async () => 'hello@example.com',
        waiting: async () => 3,
        post: httpPostTo(() => true),
      }),
    },
  })
  onTestFinished(async () => {
    await worker.stop()
    await database[Symbol.asyncDispose]()
  })
  return { db, calls, device, read, origin: `http://127.0.0.1:${port}` }
}

test('a push is encrypted for its device and signed with our VAPID key', async () => {
  const { db, calls, device, read, origin } = await toldOf((response) => response.writeHead(201).end())
  await expect
    .poll(() => db.select().from(deliveries))
    .toMatchObject([{ state: 'sent', recipient: device.id }])
  const [sent] = calls
  if (!sent) throw new Error('nothing was sent')
  expect(sent.body.toString('latin1')).not.toContain('Dana')
  expect(read(sent.body)).toEqual({
    title: 'New request: Dana Whitfield',
    body: 'Automotive. 3 are waiting.',
    path: `/admin/inbox/quotes/${quote.id}`,
    tag: expect.any(String),
    waiting: 3,
  })
  expect(sent.headers).toMatchObject({ urgency: 'high', ttl: '14400', 'content-encoding': 'aes128gcm' })

  const { publicKey } = await loadVapidKeys(db)
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(sent.headers.authorization ?? '') ?? []
  expect(key).toBe(publicKey)
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const ours = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: ours, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: origin,
    sub: 'mailto:hello@example.com',
  })
  expect(await listPushDevices(db)).toMatchObject([{ lastSuccessAt: expect.any(Date) }])
})

test('a push is in the language of whose device it is, and says in which another customer writes', async () => {
  const answer = (response: ServerResponse) => void response.writeHead(201).end()
  const bodyFor = async (given: Parameters<typeof toldOf>[1]) => {
    const { calls, read } = await toldOf(answer, given)
    await expect.poll(() => calls.length).toBe(1)
    const [sent] = calls
    return sent && read(sent.body)
  }
  expect(await bodyFor({ language: 'marked' })).toMatchObject({
    title: expect.stringMatching(/^Néw réqúést/),
    path: `/admin/inbox/quotes/${quote.id}`,
  })
  expect(await bodyFor({ lead: { language: 'es' } })).toMatchObject({
    title: 'New request: Dana Whitfield',
    body: 'Automotive. Writes in Spanish. 3 are waiting.',
  })
})

test.each([404, 410])('status %d deletes the subscription and its pending deliveries', async (status) => {
  const { db } = await toldOf((response) => response.writeHead(status).end())
  await expect.poll(() => db.select().from(pushSubscriptions)).toEqual([])
  await expect.poll(() => db.select().from(deliveries)).toEqual([])
})

test('a push service that is busy is tried again, one that refuses us is not', async () => {
  const busy = await toldOf((response) => response.writeHead(429).end())
  await expect
    .poll(() => busy.db.select().from(deliveries))
    .toMatchObject([{ state: 'pending', reason: { facts: { detail: expect.stringContaining('429') } } }])
  const strict = await toldOf((response) => response.writeHead(403).end('wrong key'))
  await expect
    .poll(() => strict.db.select().from(deliveries))
    .toMatchObject([{ state: 'dead', reason: { facts: { detail: expect.stringContaining('wrong key') } } }])
  expect(await listPushDevices(strict.db)).toHaveLength(1)
})

const Save =
  'mutation($input: SavePushSubscriptionInput!) { savePushSubscription(input: $input) { id username } }'
const Delete = 'mutation($id: ID!) { deletePushSubscription(id: $id) { id } }'

function subscription(endpoint = 'https://push.invalid/1') {
  const { p256dh, auth } = browser()
  return { endpoint, p256dh, auth, label: 'Chrome on Android' }
}

test('a device is listed once, told of what comes in, and gone when it is removed or its owner is', async () => {
  await using lantern = await testLantern()
  const { db } = lantern
  const cookie = await ownerCookie(lantern)
  const save = async (input: object) =>
    dataOf<{ id: string }>(await call(lantern, Save, { input }, cookie), 'savePushSubscription')
  const first = await save(subscription())
  const again = await save(subscription())
  expect(again.id).toBe(first.id)
  const { kind: _, name: __, ...sent } = quote
  const input = {
    ...sent,
    id: undefined,
    submittedAt: undefined,
    quarantineReasons: undefined,
    phoneE164: undefined,
  }
  dataOf(
    await call(lantern, 'mutation($input: CreateQuoteInput!) { createQuote(input: $input) { id } }', {
      input,
    }),
    'createQuote',
  )
  const pushed = () => db.select().from(deliveries).where(eq(deliveries.channel, 'push'))
  expect(await pushed()).toMatchObject([{ recipient: first.id, topic: 'quote.created' }])

  dataOf(await call(lantern, Delete, { id: first.id }, cookie), 'deletePushSubscription')
  expect(await pushed()).toEqual([])
  expect((await call(lantern, Delete, { id: first.id }, cookie)).errors?.[0]?.extensions?.code).toBe(
    'NOT_FOUND',
  )

  await save(subscription('https://push.invalid/2'))
  await db.delete(users)
  expect(await db.select().from(pushSubscriptions)).toEqual([])
})

test.each([
  subscription('http://push.invalid/1'),
  subscription('https://127.0.0.1/push'),
  subscription('https://localhost/push'),
  { ...subscription(), p256dh: 'short' },
  { ...subscription(), auth: '' },
])('a subscription that no browser makes is refused', async (input) => {
  await using lantern = await testLantern()
  const answer = await call(lantern, Save, { input }, await ownerCookie(lantern))
  expect(answer.errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
})

test('the keys are made once', async () => {
  await using database = await testDatabase()
  const keys = await loadVapidKeys(database.db)
  expect(await loadVapidKeys(database.db)).toEqual(keys)
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65)
})
