import { createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import type { Delivery } from '#server/notifications/outbox/outbox.ts'
import { refuse } from '#server/result.ts'
import { receiver as listenFor } from '#tests/doubles/receiver.ts'
import { inWords } from '#tests/worker-under-test.ts'
import { httpPost } from './http-post.ts'
import { signatureHeaders, webhookSender } from './webhook-sender.ts'

const secret = `whsec_${Buffer.from('a secret of the receiver').toString('base64')}`
const accessTo = (url: string) => async () => ({ url, secret, post: httpPost })
const noSignal = new AbortController().signal

async function receiver(respond: Parameters<typeof listenFor>[0]) {
  const { calls, port } = await listenFor(respond)
  return { calls, url: `http://127.0.0.1:${port}/in` }
}

const status =
  (code: number, text = '') =>
  (response: ServerResponse) =>
    response.writeHead(code).end(text)

function deliveryTo(recipient: string): Delivery {
  const at = new Date('2026-11-21T03:41:07.123Z')
  return {
    id: '0190c8a0-0000-7000-8000-00000000000a',
    topic: 'quote.created',
    subjectType: 'Quote',
    subjectId: '0190c8a0-0000-7000-8000-000000000001',
    channel: 'webhook',
    recipient,
    payload: { firstName: 'Dana', message: 'emoji 🔑 محمد' },
    dedupeKey: 'k',
    state: 'pending',
    attempts: 1,
    nextAttemptAt: at,
    leasedUntil: at,
    reason: null,
    lastError: null,
    sentAt: null,
    sentVia: null,
    createdAt: at,
    updatedAt: at,
  }
}

const send = (url: string, timeoutMs = 20_000) =>
  webhookSender({ access: accessTo(url), timeoutMs })(deliveryTo(url), noSignal)

test('the call is signed JSON that the receiver can verify', async () => {
  const { calls, url } = await receiver(status(204))
  const began = Math.floor(Date.now() / 1000)
  expect(await send(url)).toMatchObject({ ok: true })
  const [call] = calls
  expect(call?.method).toBe('POST')
  expect(call?.headers['content-type']).toBe('application/json')
  expect(JSON.parse(String(call?.body))).toEqual({
    type: 'quote.created',
    timestamp: '2026-11-21T03:41:07.123Z',
    data: { firstName: 'Dana', message: 'emoji 🔑 محمد' },
  })
  const {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': signature,
  } = call?.headers ?? {}
  expect(id).toBe('0190c8a0-0000-7000-8000-00000000000a')
  expect(Number(seconds)).toBeGreaterThanOrEqual(began)
  expect(Number(seconds)).toBeLessThanOrEqual(Date.now() / 1000)
  const expected = createHmac('sha256', 'a secret of the receiver').update(`${id}.${seconds}.${call?.body}`)
  expect(signature).toBe(`v1,${expected.digest('base64')}`)
})

test('the example of the Standard Webhooks libraries gives their signature', () => {
  const headers = signatureHeaders(
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1614265330,
    '{"test": 2432232314}',
  )
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('a secret in plain text is used as it is', () => {
  const headers = signatureHeaders('plain words', 'id', 1, '{}')
  const expected = createHmac('sha256', 'plain words').update('id.1.{}').digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${expected}`)
})

test('a server error is tried again, and the repeat has the same id', async () => {
  const answers = [500, 200]
  const { calls, url } = await receiver((response) =>
    response.writeHead(answers.shift() ?? 200).end('oops\r\n<b>'),
  )
  expect(inWords(await send(url))).toMatchObject(
    refuse({
      permanent: false,
      why: 'The webhook answered 500 Internal Server Error oops <b>',
    }),
  )
  expect(await send(url)).toMatchObject({ ok: true })
  expect(new Set(calls.map((call) => call.headers['webhook-id'])).size).toBe(1)
})

test.each([400, 401, 403, 404, 410, 422])('status %d is a permanent failure', async (code) => {
  const { url } = await receiver(status(code))
  expect(inWords(await send(url))).toMatchObject(
    refuse({
      permanent: true,
      why: expect.stringContaining(`${code}`),
    }),
  )
})

test.each([408, 425, 429, 502, 503])('status %d is tried again', async (code) => {
  const { url } = await receiver(status(code))
  expect(inWords(await send(url))).toMatchObject(
    refuse({
      permanent: false,
      why: expect.stringContaining(`${code}`),
    }),
  )
})

test('a redirect is not followed', async () => {
  const elsewhere = await receiver(status(200))
  const { url } = await receiver((response) => response.writeHead(307, { location: elsewhere.url }).end())
  expect(inWords(await send(url))).toMatchObject(
    refuse({
      permanent: true,
      why: 'The webhook answered 307, a redirect; those are not followed.',
    }),
  )
  expect(elsewhere.calls).toHaveLength(0)
})

test('a receiver that never answers is left after the time-out', async () => {
  const { url } = await receiver(() => {})
  expect(inWords(await send(url, 100))).toMatchObject(
    refuse({
      permanent: false,
      why: 'The webhook did not answer within 0.1 s.',
    }),
  )
})

test('an accepted call stays accepted when the body never ends, or is endless', async () => {
  const silent = await receiver((response) => response.writeHead(200).write('and then'))
  expect(await send(silent.url, 1_500)).toMatchObject({ ok: true })
  const endless = await receiver((response) => {
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
    }
    response.writeHead(200).on('drain', pour)
    pour()
  })
  expect(await send(endless.url)).toMatchObject({ ok: true })
})

test('the reasons for a refused connection and an unknown name leave out the address’s secrets', async () => {
  expect(inWords(await send('http://127.0.0.1:9/in?token=hush'))).toMatchObject(
    refuse({
      permanent: false,
      why: 'The webhook could not be reached: ECONNREFUSED.',
    }),
  )
  const unknown = await send('http://nowhere.invalid/in?token=hush')
  expect(unknown).toMatchObject({ ok: false, refusal: { permanent: false } })
  expect(JSON.stringify(!unknown.ok && unknown.refusal)).not.toContain('hush')
})

test('a stopping server cuts the call short', async () => {
  const { url } = await receiver(() => {})
  const result = await webhookSender({ access: accessTo(url) })(deliveryTo(url), AbortSignal.timeout(50))
  expect(inWords(result)).toMatchObject(refuse({ permanent: false, why: 'The call was cut short.' }))
})
