import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { BrandMark } from '#content/profile/brand.ts'
import { crawl, matchesIn } from '#tests/crawled-site.ts'
import { fullProfile } from '#tests/firms.ts'
import { call, dataOf, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { profileInput } from '#tests/profile.ts'
import { CreateQuote, dana } from '#tests/quotes.ts'

const accent = '#0f766e'
const wide = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="400" height="60" fill="#101b2d"/><rect y="90" width="300" height="4" fill="#101b2d"/></svg>`
const round = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><circle cx="32" cy="32" r="30" fill="${accent}"/></svg>`

async function upload(lantern: TestLantern, kind: string, svg: string, headers: Record<string, string>) {
  const body = new FormData()
  body.set('file', new File([svg], 'mark.svg'))
  const response = await lantern.fetch(`/images/brand/${kind}`, { method: 'POST', body, headers })
  expect(response.status).toBe(201)
  return (await response.json()) as BrandMark
}

async function branded() {
  const lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const save = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  const input = profileInput({ ...fullProfile, accent })
  dataOf(await call(lantern, save, { input }, headers), 'updateBusinessProfile')
  const logo = await upload(lantern, 'logo', wide, headers)
  const icon = await upload(lantern, 'icon', round, headers)
  await vi.waitFor(async () => {
    expect(await (await lantern.fetch('/')).text()).toContain(icon.digest)
    expect(lantern.savedProfile.current()?.icon?.digest).toBe(icon.digest)
  }, 20_000)
  return { lantern, logo, icon, headers }
}

let site: Awaited<ReturnType<typeof branded>>
beforeAll(async () => {
  site = await branded()
})
afterAll(() => site?.lantern[Symbol.asyncDispose]())

const builtIn = /M6 8h22l3 9v20|assets\/(?:favicon|icon-(?:192|512|maskable)|apple-touch)|Lantern/g

test('neither the built-in mark nor its name is on any page, in a manifest, a worker, a feed or a mail', async () => {
  const { lantern, logo, icon, headers } = site
  const texts = new Map<string, string>()
  for (const { path, html } of (await crawl('/', (path) => lantern.fetch(path), 'http://localhost')).values())
    texts.set(path, html)
  expect(texts.size).toBeGreaterThan(20)
  for (const path of ['/sos', '/no-such-page', '/blog/feed.xml', '/manifest.webmanifest', '/admin/login'])
    texts.set(path, await (await lantern.fetch(path)).text())
  for (const path of ['/admin', '/admin/settings/brand', '/admin/manifest.webmanifest', '/admin/worker.js'])
    texts.set(path, await (await lantern.fetch(path, { headers })).text())
  await call(lantern, CreateQuote, { input: dana })
  // The first tells of the new numbers; it was sent before the brand was set. Then staff and the customer are told.
  const [, ...mails] = await mailsOf(lantern, 3)
  for (const [index, { from, subject, html, text }] of mails.entries())
    texts.set(`mail ${index}`, [from?.name, subject, html, text].join('\n'))
  const left = [...texts].flatMap(([path, text]) =>
    matchesIn(text, builtIn).map((found) => `${path}: ${found}`),
  )
  expect(left).toEqual([])
  for (const path of ['/', '/about', '/sos', '/admin/login', '/admin', '/admin/worker.js', 'mail 0'])
    expect({ path, shows: texts.get(path)?.includes(`brand-${logo.digest}-logo.png`) }).toEqual({
      path,
      shows: true,
    })
  for (const path of ['/', '/admin/login', '/manifest.webmanifest', '/admin/manifest.webmanifest'])
    expect({ path, shows: texts.get(path)?.includes(`brand-${icon.digest}-192.png`) }).toEqual({
      path,
      shows: true,
    })
  expect(texts.get('/manifest.webmanifest')).toContain('"short_name":"Sandia"')
  expect(texts.get('mail 0')).not.toMatch(/#ffb627|#96690f/)
  const ico = await lantern.fetch('/favicon.ico')
  expect(ico.headers.get('location')).toBe(`/images/brand-${icon.digest}-32.png`)
})

test('pages have the color by day and by night, allowed by their policy; the panel keeps its own', async () => {
  const { lantern, headers } = site
  const page = await lantern.fetch('/')
  const html = await page.text()
  const [, style = ''] = /<style[^>]*>(:root\{--color-lantern[^<]*)<\/style>/.exec(html) ?? []
  expect(style).toContain(`--color-lantern:${accent}`)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  expect(page.headers.get('content-security-policy')).toContain(
    `'sha256-${Buffer.from(digest).toString('base64')}'`,
  )
  expect(await (await lantern.fetch('/admin', { headers })).text()).not.toContain(accent)
})

test('a shared image has the logo and the color', async () => {
  const { lantern } = site
  const bytes = Buffer.from(await (await lantern.fetch('/share/home.png')).arrayBuffer())
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels
    return [...data.subarray(start, start + 3)]
  }
  // The white plate around the dark logo, and nothing amber anywhere.
  expect(at(70, 60).every((channel) => channel > 230)).toBe(true)
  let amber = 0
  for (let start = 0; start < data.length; start += info.channels)
    if ((data[start] ?? 0) > 230 && (data[start + 2] ?? 0) < 90) amber += 1
  expect(amber).toBe(0)
})

test('the files of the logo are among those that backups hold', async () => {
  const { lantern, logo } = site
  const keys = await Array.fromAsync(lantern.store.keys())
  expect(keys).toContain(`images/brand-${logo.digest}-logo.png`)
  expect(keys).toContain(`images/brand-${logo.digest}-maskable.png`)
})

test('photos stand on the home page and on the one about the firm with what they show; their pictures cannot be deleted meanwhile', async () => {
  const { lantern, headers } = site
  const pages = async () =>
    Promise.all(['/', '/about'].map(async (path) => (await lantern.fetch(path)).text()))
  for (const page of await pages()) expect(page).not.toContain('class="photos"')
  const body = new FormData()
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'brown' } })
    .jpeg()
    .toBuffer()
  body.set('alt', 'A van')
  body.set('file', new File([new Uint8Array(bytes)], 'van.jpg'))
  const sent = await lantern.fetch('/images', { method: 'POST', body, headers })
  const { id, path } = (await sent.json()) as { id: string; path: string }

  const Save = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { version } }'
  const van = { subject: 'van', image: path, alt: 'Our white van at the Rio Grande' }
  const save = (photos: object[]) => call(lantern, Save, { input: { photos } }, headers)
  expect((await save([{ ...van, alt: ' ' }])).errors?.[0]?.extensions?.fields).toEqual({
    'photos.0.alt': 'Please say what the picture shows.',
  })
  expect((await save([{ ...van, image: 'https://elsewhere.example/van.jpg' }])).errors).toHaveLength(1)
  dataOf(await save([van]), 'updateBusinessProfile')
  const shown = async () => (await pages()).map((page) => page.includes(`alt="${van.alt}"`))
  await expect.poll(shown).toEqual([true, true])

  const owner = { subject: 'owner', image: path, alt: 'Maria, who owns the firm' }
  dataOf(await save([van, owner]), 'updateBusinessProfile')
  const about = async () => (await lantern.fetch('/about')).text()
  await expect.poll(about).toContain(owner.alt)
  const withFace = await about()
  expect(withFace.match(new RegExp(owner.alt, 'g'))).toHaveLength(1)
  expect(withFace.indexOf(owner.alt)).toBeLessThan(withFace.indexOf('story-title'))
  expect(withFace.indexOf(van.alt)).toBeGreaterThan(withFace.indexOf('story-title'))
  dataOf(await save([van]), 'updateBusinessProfile')

  const Delete = 'mutation ($id: ID!) { deleteImage(input: { id: $id }) { id } }'
  expect((await call(lantern, Delete, { id }, headers)).errors?.[0]?.message).toMatch(/uses this picture/)
  dataOf(await save([]), 'updateBusinessProfile')
  await expect.poll(shown).toEqual([false, false])
  dataOf(await call(lantern, Delete, { id }, headers), 'deleteImage')
})

test('a second logo stands wherever the ground is dark; without it the first one has its plate again', async () => {
  const { lantern, logo, headers } = site
  const shared = async () => {
    const bytes = Buffer.from(await (await lantern.fetch('/share/home.png')).arrayBuffer())
    const { data } = await sharp(bytes)
      .extract({ left: 70, top: 60, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return data.every((channel) => channel > 230)
  }
  const shown = async (path: string) => {
    const html = await (await lantern.fetch(path, { headers })).text()
    return [...html.matchAll(/<img[^>]*brand-([0-9a-f]+)-logo[^>]*mark-on-(light|dark)/g)].map((one) =>
      one.slice(1),
    )
  }
  expect(await shown('/')).toEqual([])
  const light = wide.replaceAll('#101b2d', '#a9b5cc')
  const darkLogo = await upload(lantern, 'darkLogo', light, headers)
  expect(darkLogo.ground).toBe('any')
  await vi.waitFor(
    async () => expect(await (await lantern.fetch('/')).text()).toContain(darkLogo.digest),
    20_000,
  )
  const both = [
    [logo.digest, 'light'],
    [darkLogo.digest, 'dark'],
  ]
  // Header and footer; the side bar and the bar of a phone.
  expect(await shown('/')).toEqual([...both, ...both])
  expect((await shown('/admin')).slice(0, 2)).toEqual(both)
  await vi.waitFor(async () => expect(await shared()).toBe(false), 20_000)

  const form = new URLSearchParams({ intent: 'remove-darkLogo', id: '' })
  const origin = 'http://localhost:3000'
  await lantern.fetch('/admin/settings/brand', {
    method: 'POST',
    headers: { ...headers, origin },
    body: form,
  })
  await vi.waitFor(async () => expect(await shown('/')).toEqual([]), 20_000)
  await vi.waitFor(async () => expect(await shared()).toBe(true), 20_000)
})
