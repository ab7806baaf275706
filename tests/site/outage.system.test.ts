import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { errorWords } from '#content/en/site/errors.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts'
import { freePort } from '#tests/free-port.ts'
import { profileInput } from '#tests/profile.ts'
import { signInAsOwner } from '../../bench/owner.ts'
import { type RealServer, realServer } from '../../bench/real-server.ts'

/* Every process of PostgreSQL is stopped, so that no connection breaks and nothing is answered. */
const soon = { timeout: 60_000, interval: 50 }

let folder: string
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let site: RealServer
let fresh: RealServer
let frozen: number[] = []

beforeAll(async () => {
  expect(existsSync('build/server'), 'npm run build comes first').toBe(true)
  folder = await mkdtemp(join(tmpdir(), 'lantern-outage-'))
  postgres = await startEmbeddedPostgres({
    dataDir: folder,
    log: pino({ level: 'silent' }),
    settings: { fsync: 'off', max_connections: '80' },
  })
  const { host, port } = postgres.connection
  const environment = (database: string) => ({
    DATABASE_URL: `postgresql://lantern@${encodeURIComponent(host)}:${port}/${database}`,
    LEAVE_SECONDS: '0',
  })
  await query('create database fresh')
  site = await realServer({ port: await freePort(), environment: environment('postgres') })
  fresh = await realServer({ port: await freePort(), environment: environment('fresh') })
  await site.start()
  await fresh.start()
  const cookie = (await signInAsOwner(site.url)).cookie
  const dispatch = { ...defaultProfile.dispatch, display: '(832) 864-0777' }
  const office = { label: 'Office', display: '(832) 864-0778', e164: '+18328640778' }
  const held = { number: 'B12345678', holder: 'Bayou Key Works', covers: 'Locksmith' }
  const licenses = [{ ...held, authority: null, lookUp: null }]
  const email = 'keys@bayoukeyworks.com'
  const input = profileInput({ name: 'Bayou Key Works', dispatch, office, licenses, email })
  const asOwner = async (query: string, variables: object = {}) => {
    const answer = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables }),
    })
    expect((await answer.json()).errors).toBeUndefined()
  }
  await asOwner(
    'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }',
    {
      input,
    },
  )
  await asOwner('mutation { openSite(isOpen: true) }')
  // The profile was written to disk, and no older page is cached.
  await vi.waitFor(() => expect(existsSync(join(site.dataDir, 'business-profile.json'))).toBe(true), soon)
  await vi.waitFor(
    async () => expect(await (await ask('/privacy')).text()).toContain('Bayou Key Works'),
    soon,
  )
}, 600_000)

afterAll(async () => {
  thaw()
  await Promise.all([site?.remove(), fresh?.remove()])
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function query(text: string) {
  const { default: pg } = await import('pg')
  const client = new pg.Client(postgres.connection)
  await client.connect()
  await client.query(text)
  await client.end()
}

/** The postmaster first, so that it starts nothing new. */
function freeze() {
  const postmaster = postgres.pid()
  if (!postmaster) throw new Error('PostgreSQL does not run')
  process.kill(postmaster, 'SIGSTOP')
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
  frozen = [postmaster, ...children.trim().split(' ').map(Number)]
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
}

function thaw() {
  for (const pid of frozen) process.kill(pid, 'SIGCONT')
  frozen = []
}

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init })

const fictional = [
  defaultProfile.name,
  defaultProfile.dispatch.display,
  defaultProfile.dispatch.e164,
  defaultProfile.licenses[0]?.number ?? '',
  defaultProfile.email,
]

function expectSaved(text: string, path: string) {
  for (const part of fictional) expect(text, path).not.toContain(part)
  expect(text, path).toContain('tel:+18328640777')
  expect(text, path).toContain('Bayou Key Works')
}

const pages: readonly [path: string, ...says: string[]][] = [
  ['/', 'id="quote-form"', errorWords.notLoaded.what.testimonials, errorWords.notLoaded.what.posts],
  ['/services', 'id="details-title"'],
  ['/services/safe'],
  ['/about'],
  ['/brands'],
  ['/faq'],
  ['/contact', 'id="contact-form"'],
  ['/quote', 'id="quote-form"'],
  ['/blog', errorWords.notLoaded.what.posts],
  ['/blog/what-to-do-when-locked-out', errorWords.away.title],
  ['/reviews', errorWords.notLoaded.what.reviews, 'Leave a Review'],
  ['/reviews?stars=5', errorWords.notLoaded.what.reviews],
  ['/reviews/new', 'id="review-form"'],
  ['/reviews/new?invitation=abc', 'id="review-form"'],
  ['/search?q=safe', '/services/safe', errorWords.notLoaded.what.found],
  ['/receipt/abc', errorWords.away.title],
  ['/ABOUT'],
]

test('while PostgreSQL stands still pages show the saved business, soon and honestly', async () => {
  freeze()
  const began = performance.now()
  expectSaved(await (await ask('/faq')).text(), '/faq')
  // PostgreSQL would never answer: not after the 20 s of `ask` either.
  expect(performance.now() - began).toBeLessThan(15_000)

  for (const [path, ...says] of pages) {
    // A read fails after 2.5 s, and the next ones fail at once.
    let answer: Response
    let asks = 0
    let took: number
    do {
      asks += 1
      const asked = performance.now()
      answer = await ask(path)
      took = performance.now() - asked
    } while (took > 2_400 && asks < 4)
    expect(took, path).toBeLessThan(2_400)
    const text = (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
    expect(
      [answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')],
      path,
    ).toEqual([503, '10', 'no-store'])
    expectSaved(text, path)
    for (const part of says) expect(text, path).toContain(part)
    expect(text, path).not.toContain('No blog posts available yet.')
    expect(text, path).not.toContain('No testimonials available yet.')
  }

  const cached = await ask('/privacy')
  expect(cached.status).toBe(200)
  expectSaved(await cached.text(), '/privacy')

  const missing = await ask('/no-such-page')
  expect(missing.status).toBeGreaterThanOrEqual(404)
  expectSaved(await missing.text(), '/no-such-page')

  for (const path of ['/sitemap.xml', '/blog/feed.xml', '/blog/feed.json'])
    expect((await ask(path)).status, path).toBe(503)
  for (const path of ['/admin/login', '/admin/setup', '/admin/forgotten-password', '/manifest.webmanifest'])
    for (const part of fictional) expect(await (await ask(path)).text(), path).not.toContain(part)
})

test('without a saved profile nothing is said about a business', async () => {
  for (const path of ['/', '/blog', '/services/safe', '/no-such-page']) {
    const answer = await fetch(`${fresh.url}${path}`)
    const text = await answer.text()
    expect(answer.status, path).toBe(503)
    expect(text).toContain(errorWords.away.title)
    for (const part of [...fictional, 'tel:']) expect(text, path).not.toContain(part)
  }
})

test('a start into the outage answers with the saved business, too', async () => {
  await site.kill()
  site.launch()
  await vi.waitFor(async () => expect((await ask('/healthz')).status).toBe(200), {
    ...soon,
    timeout: 100_000,
  })
  const answer = await ask('/')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expectSaved(await answer.text(), 'while it starts')
  expect((await ask('/readyz')).status).toBe(503)
})

test('when PostgreSQL goes on everything is there again, without a restart', async () => {
  thaw()
  await site.ready()
  for (const server of [site, fresh])
    await vi.waitFor(async () => expect((await fetch(`${server.url}/blog`)).status).toBe(200), soon)
  expectSaved(await (await ask('/blog')).text(), '/blog')
  expect([site.unexpected, fresh.unexpected]).toEqual([[], []])
})
