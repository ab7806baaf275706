import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { request, serverClock } from '#client/request.ts'
import { subscribe } from '#client/subscribe.ts'

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status })

describe('a request', () => {
  const send = async (...answers: (Response | Error)[]) => {
    const delays: number[] = []
    let made = 0
    const fetch: typeof globalThis.fetch = async () => {
      const answer = answers[made] ?? new Error('nothing left')
      made += 1
      if (answer instanceof Error) throw answer
      return answer
    }
    const wait = async (ms: number) => void delays.push(ms)
    const answer = await request('https://a.example/graphql', {}, { headers: {}, fetch, wait })
    return { answer, made, delays }
  }

  test('is tried three times, with 2^attempt × 100 ms and up to 100 ms between', async () => {
    const { answer, made, delays } = await send(
      new Error('no network'),
      json(503, {}),
      json(200, { data: 1 }),
    )
    expect(answer).toEqual({ status: 200, body: { data: 1 } })
    expect(made).toBe(3)
    expect(delays[0]).toSatisfy((ms: number) => ms >= 200 && ms <= 300)
    expect(delays[1]).toSatisfy((ms: number) => ms >= 400 && ms <= 500)
  })

  test.each(['ThrottlingException', 'RequestTimeout', 'TooManyRequestsException'])(
    'is tried again at %s',
    async (errorType) => {
      const { made } = await send(json(200, { errors: [{ errorType }] }), json(200, { data: 1 }))
      expect(made).toBe(2)
    },
  )

  test('that was refused stays refused', async () => {
    expect((await send(json(200, { errors: [{ errorType: 'Unauthorized' }] }))).made).toBe(1)
  })

  test('ends without an answer after the third try', async () => {
    const gone = new Error('no network')
    expect(await send(gone, gone, gone)).toMatchObject({ made: 3, answer: { status: 0 } })
  })
})

test('a clock is corrected beyond five minutes, and not below', () => {
  const local = Date.parse('2026-11-21T12:00:00Z')
  const clock = serverClock(() => local)
  clock.note('Sat, 21 Nov 2026 12:04:00 GMT')
  expect(clock.now().getTime()).toBe(local)
  clock.note('Sat, 21 Nov 2026 13:00:00 GMT')
  expect(clock.now().toISOString()).toBe('2026-11-21T13:00:00.000Z')
  clock.note('')
  expect(clock.now().toISOString()).toBe('2026-11-21T13:00:00.000Z')
})

describe('a subscription', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function sockets() {
    const opened: FakeSocket[] = []
    class FakeSocket {
      onopen = () => {}
      onclose = (_event: { code: number }) => {}
      onmessage = (_event: { data: string }) => {}
      sent: string[] = []
      constructor() {
        opened.push(this)
      }
      send = (text: string) => void this.sent.push(text)
      close = () => {}
      says = (message: object) => this.onmessage({ data: JSON.stringify(message) })
    }
    const rows: unknown[] = []
    const ready = vi.fn()
    const end = subscribe<unknown>(
      // The client uses only these parts of a browser's socket.
      { url: 'ws://a.example/graphql', params: {}, WebSocket: FakeSocket as unknown as typeof WebSocket },
      { query: 'subscription { onCreateQuote { id } }', variables: {} },
      { next: (row) => void rows.push(row), ready },
    )
    return { opened, rows, ready, end }
  }

  test('starts once it is acknowledged and brings what comes', () => {
    const { opened, rows, ready } = sockets()
    opened[0]?.onopen()
    opened[0]?.says({ type: 'connection_ack' })
    opened[0]?.says({ type: 'next', id: '1', payload: { data: { id: 'a' } } })
    expect(ready).toHaveBeenCalledOnce()
    expect(rows).toEqual([{ id: 'a' }])
  })

  test('that is not acknowledged within 15 s comes again after 5 s, then every 60 s', () => {
    const { opened } = sockets()
    vi.advanceTimersByTime(15_000)
    expect(opened).toHaveLength(1)
    vi.advanceTimersByTime(5_000)
    expect(opened).toHaveLength(2)
    vi.advanceTimersByTime(15_000 + 59_999)
    expect(opened).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(opened).toHaveLength(3)
  })

  test('that hears nothing for five minutes comes again; a sign of life keeps it', () => {
    const { opened } = sockets()
    opened[0]?.says({ type: 'connection_ack' })
    vi.advanceTimersByTime(4 * 60_000)
    opened[0]?.says({ type: 'ping' })
    vi.advanceTimersByTime(4 * 60_000)
    expect(opened).toHaveLength(1)
    vi.advanceTimersByTime(60_000 + 5_000)
    expect(opened).toHaveLength(2)
  })

  test('that was ended does not come again', () => {
    const { opened, end } = sockets()
    end()
    opened[0]?.onclose({ code: 1000 })
    vi.advanceTimersByTime(600_000)
    expect(opened).toHaveLength(1)
  })
})
