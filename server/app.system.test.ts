import { request } from 'node:http'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { builtPages } from '#server/pages/built-pages.ts'
import { lanternWithPages, testLantern } from '#tests/lantern.ts'
import { listening } from '#tests/listening.ts'
import { dana } from '#tests/quotes.ts'

const proxied = {
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'lock.example.com',
  'x-forwarded-for': '203.0.113.99',
}

test('behind a TLS proxy forms arrive whole, posts count as ours, cookies are Secure', async () => {
  await using lantern = await testLantern({
    config: { trustProxy: true },
    pages: await builtPages(undefined),
  })
  await using server = await listening(lantern)
  const post = (origin: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/?index`, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { ...proxied, origin, ...headers },
    })

  const sent = await post('https://lock.example.com', new URLSearchParams(dana))
  expect(sent.status).toBe(303)
  expect(sent.headers.get('strict-transport-security')).toBeTruthy()
  expect((await post('https://evil.example', new URLSearchParams(dana))).status).toBe(403)

  const form = new FormData()
  for (const [name, value] of Object.entries({ ...dana, firstName: 'With a file' })) form.append(name, value)
  form.append(
    'files',
    new File(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], 'plan.pdf', { type: 'application/pdf' }),
  )
  const withFile = await post('https://lock.example.com', form)
  expect(withFile.status).toBe(303)
  expect(withFile.headers.getSetCookie().join()).toMatch(/lantern\.guest=[^,]*; Secure/i)
})

test('a forwarded host with a path in it is ignored', async () => {
  await using lantern = await testLantern({ config: { trustProxy: true } })
  const open = async (path: string) => {
    const answer = await lantern.fetch('/files/uploads', {
      method: 'POST',
      headers: { 'x-api-key': lantern.publicApiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ name: path, size: 4, type: 'image/png' }),
    })
    expect(answer.status).toBe(201)
    const { parts } = z.object({ parts: z.array(z.object({ url: z.string() })) }).parse(await answer.json())
    return parts[0]?.url ?? ''
  }
  const mine = await open('mine.png')
  const foreign = await open('foreign.png')
  const put = await lantern.fetch(foreign.split('?')[0] ?? '', {
    method: 'PUT',
    headers: {
      'content-type': 'image/png',
      'content-length': '4',
      'x-forwarded-host': `lock.example.com${mine}#`,
    },
    body: 'evil',
  })
  expect(put.status).toBe(403)
})

test('without TRUST_PROXY forwarded headers are ignored', async () => {
  await using lantern = await lanternWithPages()
  await using server = await listening(lantern)
  const answer = await fetch(`${server.origin}/?index`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(dana),
    headers: { ...proxied, origin: 'https://lock.example.com' },
  })
  expect(answer.status).toBe(403)
})

test('a post whose Origin is PUBLIC_URL is accepted although the request says http', async () => {
  const publicUrl = 'https://lock.example.com'
  await using lantern = await testLantern({ config: { publicUrl }, pages: await builtPages(publicUrl) })
  await using server = await listening(lantern)
  const answer = await fetch(`${server.origin}/?index`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(dana),
    headers: { origin: publicUrl },
  })
  expect(answer.status).toBe(303)
})

test('healthz says that the process is up, readyz that the database answers and can write', async () => {
  await using lantern = await testLantern()
  expect((await lantern.fetch('/healthz')).status).toBe(200)
  expect((await lantern.fetch('/readyz')).status).toBe(200)
  for (const readiness of ['away', 'cannotWrite'] as const) {
    lantern.database.readiness = async () => readiness
    expect((await lantern.fetch('/readyz')).status).toBe(503)
  }
})

test('before a stop readyz says no while requests are still answered', async () => {
  await using lantern = await testLantern()
  lantern.leave()
  const answer = await lantern.fetch('/readyz')
  expect([answer.status, await answer.text()]).toEqual([503, 'closing'])
  expect((await lantern.fetch('/')).status).toBe(200)
})

test('a post that no page of ours sends is refused before a page reads it', async () => {
  await using lantern = await testLantern()
  const post = async (path: string, type: string) =>
    (await lantern.fetch(path, { method: 'POST', headers: { 'content-type': type }, body: 'x' })).status
  for (const type of ['text/plain', '', 'application/json'])
    expect(await post('/admin/login', type)).toBe(415)
  expect(await post('/admin/login', 'application/x-www-form-urlencoded;charset=UTF-8')).toBe(200)
  expect(await post('/admin/login/passkey', 'application/json')).toBe(200)
  expect(await post('/admin/login/passkey', 'application/x-www-form-urlencoded')).toBe(415)
})

test('a page takes GET, HEAD and POST only', async () => {
  await using lantern = await testLantern()
  const paths = [
    '/',
    '/about',
    '/no/such/page',
    '/admin',
    '/admin/login',
    '/admin/login.data',
    '/admin/setup',
  ]
  for (const path of paths)
    for (const method of ['PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      const answer = await lantern.fetch(path, { method })
      expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual([
        405,
        'GET, HEAD, POST',
      ])
    }
  const options = await lantern.fetch('/admin/login', { method: 'OPTIONS' })
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST'])
  expect((await lantern.fetch('/files/uploads/x', { method: 'DELETE' })).status).not.toBe(405)
})

test('an invalid Host header is refused', async () => {
  await using lantern = await lanternWithPages()
  for (const host of ['a&evil;b', 'a<b', 'a/b', 'a b', "a'b", 'a@b', ''])
    expect((await lantern.fetch('/sitemap.xml', { headers: { host } })).status, host).toBe(400)
  for (const host of ['localhost:3000', '[::1]:3000', '192.168.1.10', 'lock.example'])
    expect((await lantern.fetch('/sitemap.xml', { headers: { host } })).status, host).toBe(200)
  expect((await lantern.fetch('/healthz', { headers: { host: 'a&evil;b' } })).status).toBe(200)
})

test('with PUBLIC_URL a request for another public name is redirected; IP addresses and health checks are not', async () => {
  const publicUrl = 'https://lock.example'
  await using lantern = await testLantern({ config: { publicUrl, trustProxy: true } })
  const ask = (path: string, forwarded: string, method = 'GET') =>
    lantern.fetch(path, { method, headers: { 'x-forwarded-host': forwarded } })
  const moved = await ask('/contact?service=safes', 'www.lock.example')
  expect([moved.status, moved.headers.get('location')]).toEqual([308, `${publicUrl}/contact?service=safes`])
  expect((await ask('/', 'evil.example', 'HEAD')).status).toBe(308)
  for (const host of [
    'lock.example',
    'lock.example:8443',
    '192.168.1.10:3000',
    'localhost',
    'lantern.internal',
    'app',
  ])
    expect((await ask('/', host)).status, host).toBe(200)
  for (const path of ['/healthz', '/readyz']) expect((await ask(path, 'evil.example')).status).toBe(200)
  expect((await lantern.fetch('/', { headers: { host: 'lantern.azurewebsites.example' } })).status).toBe(200)
})

test('with PUBLIC_URL a post whose Origin is another public name is refused, even under that name', async () => {
  const publicUrl = 'https://lock.example'
  await using lantern = await testLantern({ config: { publicUrl, trustProxy: true } })
  const post = async (host: string, origin = `http://${host}`) =>
    (
      await lantern.fetch('/', {
        method: 'POST',
        headers: { host, 'x-forwarded-host': host, origin },
        body: new URLSearchParams(dana),
      })
    ).status
  expect(await post('evil.example')).toBe(403)
  expect(await post('www.lock.example')).toBe(403)
  expect(await post('lock.example', publicUrl)).toBe(200)
  expect(await post('192.168.1.10:3000')).toBe(200)
})

test('every response has a resource policy: same-origin, and cross-origin for what other sites embed', async () => {
  await using lantern = await lanternWithPages()
  const policyOf = async (path: string) =>
    (await lantern.fetch(path)).headers.get('cross-origin-resource-policy')
  for (const path of ['/', '/about', '/graphql', '/healthz', '/readyz', '/admin/login', '/files/x'])
    expect(await policyOf(path), path).toBe('same-origin')
  for (const path of ['/share/home.png', '/blog/feed.xml', '/sitemap.xml', '/favicon.ico'])
    expect(await policyOf(path), path).toBe('cross-origin')
  for (const path of ['/healthz', '/readyz'])
    expect((await lantern.fetch(path)).headers.get('x-content-type-options')).toBe('nosniff')
})

test('a request for several ranges of an asset gets the whole file', async () => {
  await using lantern = await lanternWithPages()
  const path = /\/assets\/[\w.-]+\.woff2/.exec(await (await lantern.fetch('/')).text())?.[0] ?? ''
  const ask = async (range: string) => {
    const answer = await lantern.fetch(path, { headers: { range } })
    return [answer.status, (await answer.arrayBuffer()).byteLength]
  }
  const whole = (await (await lantern.fetch(path)).arrayBuffer()).byteLength
  expect(await ask('bytes=0-9,20-29')).toEqual([200, whole])
  expect(await ask('bytes=0-9')).toEqual([206, 10])
})

test('an upgrade to another protocol than WebSocket is ignored', async () => {
  await using lantern = await testLantern()
  await using server = await listening(lantern)
  const statusOf = (upgrade: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`${server.origin}/`, { headers: { connection: 'Upgrade, HTTP2-Settings', upgrade } })
        .on('response', (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end()
    })
  expect(await statusOf('h2c')).toBe(200)
  expect(await statusOf('websocket')).toBe(404)
})
