import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts'
import { balancer } from '#tests/doubles/balancer.ts'
import { freePort } from '#tests/free-port.ts'
import type { TestActor } from '#tests/permissions/actors.ts'
import { openSocket } from '#tests/permissions/subscriber.ts'
import { mailServer } from '../../bench/mail-server.ts'
import { signInAsOwner } from '../../bench/owner.ts'
import { readQuotePage } from '../../bench/quote-form.ts'
import { type RealServer, realServer } from '../../bench/real-server.ts'
import { seededRandom } from '../../bench/seeded-random.ts'

/* Two server processes on one PostgreSQL, with one folder of files. Times are generous; the medians are printed. */
const soon = { timeout: 60_000, interval: 20 }
const log = pino({ level: 'silent' })

let folder: string
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let store: pg.Pool
let mails: Awaited<ReturnType<typeof mailServer>>
let one: RealServer
let other: RealServer
let cookie: string
let publicApiKey: string
/** A busy machine needs time to see that an instance is about to leave. */
const environment: Record<string, string> = { LEAVE_SECONDS: '5' }
const scheduled: string[] = []

const startPostgres = async () => {
  const settings = { fsync: 'off', max_connections: '80' }
  postgres = await startEmbeddedPostgres({ dataDir: folder, log, settings })
}

beforeAll(async () => {
  expect(existsSync('build/server'), 'npm run build comes first').toBe(true)
  folder = await mkdtemp(join(tmpdir(), 'lantern-two-'))
  await startPostgres()
  const { host, port } = postgres.connection
  // As a managed PostgreSQL gives it: a role that owns its database, without other rights.
  const superuser = new pg.Client(postgres.connection)
  await superuser.connect()
  await superuser.query('create role locksmith login')
  await superuser.query('create database site owner locksmith')
  await superuser.end()
  store = new pg.Pool({ ...postgres.connection, database: 'site', max: 2 })
  // Idle connections break when PostgreSQL restarts: part of the test.
  store.on('error', () => {})
  mails = await mailServer({ ...seededRandom(1), chance: () => false })
  environment.DATABASE_URL = `postgresql://locksmith@${encodeURIComponent(host)}:${port}/site`
  environment.DATA_DIR = join(folder, 'shared')
  environment.SMTP_URL = mails.url
  one = await realServer({ port: await freePort(), environment })
  other = await realServer({ port: await freePort(), environment })
  one.launch()
  other.launch()
  await Promise.all([one.ready(), other.ready()])
  cookie = (await signInAsOwner(one.url)).cookie
  publicApiKey = readQuotePage(await (await fetch(other.url)).text()).publicApiKey
}, 600_000)

afterAll(async () => {
  await Promise.all([one?.remove(), other?.remove()])
  await mails?.close()
  await store?.end()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('migrations, first posts and the first administrator were made once', async () => {
  const journal = JSON.parse(await readFile('server/database/migrations/meta/_journal.json', 'utf8'))
  expect(await count('drizzle.__drizzle_migrations')).toBe(journal.entries.length)
  expect(await count('users')).toBe(1)
  expect(await count('blogs')).toBe(await count('first_posts'))
  expect([one.unexpected, other.unexpected]).toEqual([[], []])
})

test('a post that one publishes is on the pages that the other had kept', async () => {
  const took: number[] = []
  for (let round = 1; round <= 5; round += 1) {
    const [from, to] = round % 2 ? [one, other] : [other, one]
    await Promise.all([text(from, '/blog'), text(to, '/blog')])
    const title = `Published ${uuidv7()}`
    await publish(from, title)
    const began = performance.now()
    await vi.waitFor(async () => expect(await text(to, '/blog')).toContain(title), soon)
    took.push(performance.now() - began)
  }
  expect(figure('fresh on the other, ms', took)).toBeLessThan(5_000)
})

test('a text that one publishes is on the pages that the other had kept', async () => {
  const took: number[] = []
  for (let round = 1; round <= 5; round += 1) {
    const [from, to] = round % 2 ? [one, other] : [other, one]
    await Promise.all([text(from, '/faq'), text(to, '/faq')])
    const value = `Asked ${uuidv7()}`
    const began = performance.now()
    await publishText(from, { key: 'faq.hero.heading', value })
    await vi.waitFor(async () => expect(await text(to, '/faq')).toContain(value), soon)
    took.push(performance.now() - began)
  }
  expect(figure('an own text, from publishing to the page of the other, ms', took)).toBeLessThan(5_000)
})

test('an open screen on one hears of a request that the other took', async () => {
  const socket = await openSocket(one.url.replace('http', 'ws'), 'graphql-transport-ws', staff())
  expect(socket.greeted).toBe('open')
  const heard = socket.follow('subscription { onCreateQuote { id lastName } }')
  // The protocol does not say when a subscription has begun, so requests are sent until one arrives.
  await vi.waitFor(async () => {
    const lastName = `Heard ${uuidv7()}`
    await createQuote((init) => fetch(`${other.url}/graphql`, init), lastName)
    await vi.waitFor(() => expect(heard.texts.join()).toContain(lastName), 2_000)
  }, soon)
  socket.close()
})

test('each mail leaves once, whichever of them takes it', async () => {
  await Promise.all(
    Array.from({ length: 30 }, (_, number) =>
      createQuote((init) => fetch(`${(number % 2 ? one : other).url}/graphql`, init), `Mailed ${number}`),
    ),
  )
  await everythingSent()
  const ids = (await store.query(`select id from deliveries where channel in ('mail', 'customer')`)).rows.map(
    ({ id }) => id,
  )
  expect([...mails.accepted.keys()].sort()).toEqual(ids.sort())
  expect([...mails.accepted.values()].filter((times) => times.length !== 1)).toEqual([])
})

test('an address has one allowance for both', async () => {
  const address = { 'x-forwarded-for': '198.51.100.77' }
  const ask = async ({ url }: RealServer) => {
    const answer = await fetch(`${url}/files/uploads`, { method: 'POST', headers: address, body: '{}' })
    return answer.status
  }
  const statuses: number[] = []
  for (let number = 0; number < 60; number += 1) statuses.push(await ask(number % 2 ? one : other))
  expect(statuses).not.toContain(429)
  expect([await ask(one), await ask(other)]).toEqual([429, 429])
})

test('a sign-in on one is a sign-in on the other, and a sign-out too', async () => {
  const own = await signInAsOwner(one.url)
  const asked = () =>
    fetch(`${other.url}/admin/quotes`, { headers: { cookie: own.cookie }, redirect: 'manual' })
  expect((await asked()).status).toBe(200)
  const left = await fetch(`${one.url}/admin/sign-out`, {
    method: 'POST',
    headers: { cookie: own.cookie, origin: one.url },
    body: new URLSearchParams(),
    redirect: 'manual',
  })
  expect(left.status).toBeLessThan(400)
  expect((await asked()).status).toBe(302)
})

test('a post whose time has come is published by one of them', async () => {
  for (let number = 1; number <= 4; number += 1)
    scheduled.push(
      await publish(one, `Scheduled ${number}`, { isPublished: false, publishAt: '2100-01-01T00:00:00Z' }),
    )
  await store.query('update blogs set publish_at = now() where id = any($1::uuid[])', [scheduled])
  const published = async () =>
    (await store.query('select 1 from blogs where is_published and id = any($1::uuid[])', [scheduled]))
      .rowCount
  await vi.waitFor(async () => expect(await published()).toBe(scheduled.length), soon)
  await expectPublishedOnce()
})

async function expectPublishedOnce() {
  const noted = await store.query(
    `select 1 from audit_entries where action <> 'create' and subject_id = any($1::text[])`,
    [scheduled],
  )
  expect(noted.rowCount).toBe(scheduled.length)
}

test('asked to stop, one says so to the balancer and still answers', async () => {
  environment.LEAVE_SECONDS = '1'
  const stopped = one.stop()
  await vi.waitFor(async () => {
    const answer = await fetch(`${one.url}/readyz`)
    expect([answer.status, await answer.text()]).toEqual([503, 'closing'])
  }, soon)
  expect((await fetch(one.url)).status).toBe(200)
  await stopped
  await expect(fetch(one.url)).rejects.toThrow()
  await one.start()
  await expectPublishedOnce()
})

test('stopped or killed under load, none of them costs a request that may be repeated', async () => {
  const balanced = balancer([one.url, other.url])
  let over = false
  let pages = 0
  const sent: string[] = []
  const visitor = async (number: number) => {
    while (!over) {
      const lastName = `Storm ${number}-${sent.length} ${uuidv7()}`
      sent.push(lastName)
      await createQuote((init) => balanced.fetch('/graphql', init), lastName)
      expect((await balanced.fetch('/')).status).toBe(200)
      pages += 1
      await pause(100)
    }
  }
  const visitors = Promise.all([1, 2, 3, 4].map(visitor))
  await pause(1_000)
  await one.stop()
  await one.start()
  await other.kill()
  await pause(500)
  await other.start()
  await one.kill()
  await one.start()
  over = true
  await visitors
  balanced.close()
  process.stdout.write(`${sent.length} requests, ${pages} pages, ${balanced.repeated()} repeated, 0 failed\n`)
  expect([one.unexpected, other.unexpected]).toEqual([[], []])
  const { rows } = await store.query(`select last_name from requests where last_name like 'Storm%'`)
  expect(rows.map((row) => row.last_name).sort()).toEqual(sent.sort())
}, 600_000)

test('what is announced while no instance listens is on the pages all the same', async () => {
  for (let round = 1; round <= 3; round += 1) {
    await Promise.all([text(one, '/blog'), text(other, '/blog')])
    await store.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lantern events'",
    )
    const title = `Unheard ${uuidv7()}`
    await publish(one, title)
    await vi.waitFor(async () => expect(await text(other, '/blog')).toContain(title), soon)
  }
})

test('a restart of the database turns readiness red and green, and what was missed is not shown', async () => {
  await Promise.all([text(one, '/blog'), text(other, '/blog')])
  await postgres.stop()
  for (const { url } of [one, other])
    await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503), soon)
  expect((await fetch(`${one.url}/healthz`)).status).toBe(200)
  const began = performance.now()
  await startPostgres()
  await Promise.all([one.ready(), other.ready()])
  figure('ready after the database is back, ms', [performance.now() - began])
  const title = `After the restart ${uuidv7()}`
  await publish(one, title)
  await vi.waitFor(async () => expect(await text(other, '/blog')).toContain(title), soon)
  expect([one.unexpected, other.unexpected]).toEqual([[], []])
}, 600_000)

const staff = (): TestActor => ({ name: 'owner', standing: 'staff', headers: { cookie } })

const text = async ({ url }: RealServer, path: string) => (await fetch(url + path)).text()

async function count(table: string): Promise<number> {
  const { rows } = await store.query(`select count(*)::int as total from ${table}`)
  return rows[0].total
}

async function publish({ url }: RealServer, title: string, changes: object = {}): Promise<string> {
  const post = { excerpt: 'Short.', content: 'Long.', author: 'The crew', category: 'Residential Security' }
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({
      query: 'mutation($input: CreateBlogInput!) { createBlog(input: $input) { id } }',
      variables: { input: { ...post, title, isPublished: true, ...changes } },
    }),
  })
  const answer = await response.json()
  expect(answer.errors).toBeUndefined()
  return answer.data.createBlog.id
}

async function publishText({ url }: RealServer, change: { key: string; value: string }) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({
      query: 'mutation($change: TextChange!) { publishTexts(language: "en", changes: [$change]) { key } }',
      variables: { change },
    }),
  })
  expect((await response.json()).errors).toBeUndefined()
}

let visitors = 0

/** As the site's client sends it: an answer "busy" is no refusal, and the same key goes out again. */
async function createQuote(
  send: (init: RequestInit) => Promise<Response | { status: number; text: string }>,
  lastName: string,
) {
  visitors += 1
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': publicApiKey,
      'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}`,
    },
    body: JSON.stringify({
      query: `mutation($input: CreateQuoteInput!, $submission: SubmissionInput) {
        createQuote(input: $input, submission: $submission) { id }
      }`,
      variables: {
        input: {
          firstName: 'Dana',
          lastName,
          phone: '(713) 555-0117',
          email: 'dana@example.com',
          service: 'automotive',
          message: lastName,
        },
        submission: { idempotencyKey: uuidv7() },
      },
    }),
  }
  const body = await vi.waitFor(async () => {
    const answer = await send(init)
    if (answer.status === 503) throw new Error('busy')
    return typeof answer.text === 'function' ? answer.text() : answer.text
  }, soon)
  expect(body).toMatch(/^\{"data":\{"createQuote":\{"id"/)
}

async function everythingSent() {
  const waiting = async () => (await store.query(`select 1 from deliveries where state <> 'sent'`)).rowCount
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 100_000, interval: 200 })
}

function figure(name: string, values: readonly number[]): number {
  const median = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
  process.stdout.write(`${name}: ${Math.round(median)}\n`)
  return median
}
