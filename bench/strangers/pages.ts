import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { z } from 'zod'
import { readQuotePage } from '../quote-form.ts'
import { quantile } from '../statistics.ts'

/** How often each status came, and response times in milliseconds. Status 0: no response. */
type Tally = { statuses: Record<number, number>; p50: number; p99: number }

type CacheBypass = {
  parameters: Tally
  hosts: Tally
  reviews: Tally
  votes: Tally
  forms: Tally
}

const addresses = 8
const callers = { parameters: 24, hosts: 8, reviews: 1, votes: 1, forms: 24 }
const paths = ['/', '/about', '/faq', '/services/safe', '/contact', '/reviews', '/blog']
const read = ['/search?q=', '/reviews?service=', '/blog?category=', '/blog?page=', '/?service=']

/** The server must take addresses from X-Forwarded-For (TRUST_PROXY=1). */
export async function bypassCache(url: string, signal: AbortSignal): Promise<CacheBypass> {
  const agent = new Agent({ keepAlive: true })
  const { publicApiKey } = readQuotePage(await (await fetch(url)).text())
  const votable = await approvedReview(url, publicApiKey)
  const graphql = (headers: SentHeaders, query: string, variables: object): SentRequest => ({
    path: '/graphql',
    headers: { ...headers, 'content-type': 'application/json', 'x-api-key': publicApiKey },
    body: JSON.stringify({ query, variables }),
  })
  const attacks: Record<keyof CacheBypass, (headers: SentHeaders, unique: string) => SentRequest> = {
    parameters: (headers, unique) => {
      const known = Math.random() < 0.3 && read[random(read.length)]
      return { path: known ? `${known}${unique}` : `${paths[random(paths.length)]}?x${unique}=1`, headers }
    },
    hosts: (headers, unique) => ({
      path: '/',
      headers: { ...headers, host: `${unique}.example`, 'x-forwarded-host': `${unique}.example` },
    }),
    reviews: (headers, unique) => graphql(headers, createReview, { input: { ...review, title: unique } }),
    votes: (headers) => graphql(headers, markHelpful, { id: votable }),
    forms: (headers) => ({
      path: '/contact',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'firstName=A',
    }),
  }

  async function keepTrying(name: keyof CacheBypass, tried: Tried[]) {
    while (!signal.aborted) {
      const from = { 'x-forwarded-for': `198.51.100.${random(addresses)}` }
      const began = performance.now()
      const status = await statusOf(url, attacks[name](from, String(random(1e9))), { agent, signal })
      if (status !== undefined) tried.push({ status, took: performance.now() - began })
    }
  }

  const names = ['parameters', 'hosts', 'reviews', 'votes', 'forms'] as const
  const tried = names.map((): Tried[] => [])
  await Promise.all(
    names.flatMap((name, index) =>
      name === 'votes' && !votable
        ? []
        : Array.from({ length: callers[name] }, () => keepTrying(name, tried[index] ?? [])),
    ),
  )
  agent.destroy()
  const [parameters, hosts, reviews, votes, forms] = tried.map(tallyOf)
  if (!parameters || !hosts || !reviews || !votes || !forms) throw new Error('Every attack has a tally')
  return { parameters, hosts, reviews, votes, forms }
}

type SentHeaders = Record<string, string>
type SentRequest = { path: string; headers: SentHeaders; body?: string }
type Tried = { status: number; took: number }

const random = (below: number) => Math.floor(Math.random() * below)

const createReview = 'mutation ($input: CreateReviewInput!) { createReview(input: $input) { id } }'
const markHelpful = 'mutation ($id: ID!) { markReviewHelpful(id: $id) { id } }'
const review = {
  name: 'A stranger',
  email: 'stranger@example.com',
  rating: 5,
  comment: 'Written to empty the cache, again and again.',
}

async function approvedReview(url: string, publicApiKey: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': publicApiKey },
    body: JSON.stringify({ query: '{ listReviews(limit: 1) { items { id } } }' }),
  })
  const found = z.object({
    data: z.object({ listReviews: z.object({ items: z.array(z.object({ id: z.string() })) }) }),
  })
  return found.parse(await answer.json()).data.listReviews.items[0]?.id
}

/** On node:http, because fetch cannot send another Host. Undefined when the signal aborted it. */
async function statusOf(
  url: string,
  { path, headers, body }: SentRequest,
  { agent, signal }: { agent: Agent; signal: AbortSignal },
): Promise<number | undefined> {
  try {
    const asking = request(`${url}${path}`, { agent, signal, method: body ? 'POST' : 'GET', headers })
    asking.end(body)
    const [answer]: IncomingMessage[] = await once(asking, 'response')
    for await (const _ of answer ?? []) if (signal.aborted) break
    return answer?.statusCode ?? 0
  } catch {
    return signal.aborted ? undefined : 0
  }
}

function tallyOf(tried: readonly Tried[]): Tally {
  const statuses: Record<number, number> = {}
  for (const { status } of tried) statuses[status] = (statuses[status] ?? 0) + 1
  const took = tried.map((one) => one.took)
  return { statuses, p50: quantile(took, 0.5), p99: quantile(took, 0.99) }
}
