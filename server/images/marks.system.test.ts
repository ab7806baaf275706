import { createServer } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { BrandMark } from '#content/profile/brand.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { ownersKey } from '#tests/api-key.ts'
import { call, dataOf, owner, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'

async function send(
  lantern: TestLantern,
  kind: string,
  file: string | Buffer,
  headers: Record<string, string>,
) {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(Buffer.from(file))], 'logo.svg', { type: 'image/svg+xml' }))
  const response = await lantern.fetch(`/images/brand/${kind}`, { method: 'POST', body, headers })
  const answer = (await response.json()) as BrandMark & { message?: string }
  return { status: response.status, ...answer }
}

const svg = (inner: string, size = 'width="400" height="100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inner}</svg>`
const blueBar = '<rect width="400" height="100" fill="#12306b"/>'

const read = (lantern: TestLantern) =>
  call(lantern, '{ businessProfile { logo { digest width height ground } icon { digest } } }')

async function colorsOf(lantern: TestLantern, digest: string) {
  const response = await lantern.fetch(`/images/brand-${digest}-logo.png`)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const bytes = Buffer.from(await response.arrayBuffer())
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const found = new Set<string>()
  for (let at = 0; at < data.length; at += info.channels)
    if (info.channels < 4 || data[at + 3] === 255) found.add(data.subarray(at, at + 3).toString('hex'))
  return { bytes, found }
}

test('an SVG is drawn anew: its script and handlers are in nothing that is served, and what is outside of it is not asked for', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  let asked = 0
  const outside = createServer((_request, response) => {
    asked += 1
    response.end('no')
  })
  await using _closing = { [Symbol.asyncDispose]: async () => void outside.close() }
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  const address = outside.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const red = join(lantern.dataDir, 'red.png')
  await sharp({ create: { width: 400, height: 100, channels: 3, background: '#ff0000' } }).toFile(red)
  const outer = [
    `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="http://127.0.0.1:${port}/a"/></body></foreignObject>`,
    `<image href="http://127.0.0.1:${port}/b" width="400" height="100"/>`,
    `<image href="file://${red}" width="400" height="100"/>`,
    `<image xlink:href="${red}" width="400" height="100"/>`,
    `<use href="http://127.0.0.1:${port}/c#x"/>`,
  ]
  for (const part of outer) {
    const { status, message } = await send(lantern, 'logo', svg(`${blueBar}${part}`), headers)
    expect([status, message]).toEqual([422, expect.stringContaining('PNG')])
  }
  const hostile = svg(`${blueBar}
    <script>fetch('http://127.0.0.1:${port}/script')</script>
    <rect width="10" height="10" fill="#12306b" onload="alert(1)" onclick="alert(2)"/>
    <a href="javascript:alert(3)"><rect width="10" height="10" fill="#12306b"/></a>`)
  const { status, digest } = await send(lantern, 'logo', hostile, headers)
  expect(status).toBe(201)
  const { bytes, found } = await colorsOf(lantern, digest)
  expect([...found]).toEqual(['12306b'])
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(bytes.toString('latin1')).not.toMatch(/script|alert|href|svg/i)
  expect(asked).toBe(0)
})

test.each([
  ['text', 'Not a picture', 415],
  ['a page', '<html></html>', 415],
  ['entities that grow', `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${svg('&b;')}`, 415],
  ['live text', svg('<text x="10" y="80">Bayou Lock</text>'), 422],
  ['a hairline', svg('<rect width="4000" height="20"/>', 'width="4000" height="20"'), 422],
  ['a broken SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect', 422],
  ['nothing to see', svg(''), 422],
  ['more than 2 MB', `${svg(blueBar)}${' '.repeat(2 * 1024 * 1024)}`, 413],
])('%s is refused, and the logo stays', async (_what, file, status) => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const answer = await send(lantern, 'logo', file, headers)
  expect(answer.status).toBe(status)
  expect(answer.message).toMatch(/SVG|file|hairline/)
  expect((await read(lantern)).data?.businessProfile).toMatchObject({ logo: null })
})

test('a drawing on a huge sheet is as good as one on a small', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const huge = svg('<rect width="100000" height="30000" fill="#12306b"/>', 'viewBox="0 0 100000 30000"')
  expect(await send(lantern, 'logo', huge, headers)).toMatchObject({ status: 201, height: 176 })
})

test('a small PNG is no icon; a large one has all sizes, and nothing clear where a home screen cuts it', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const png = (size: number) =>
    sharp(Buffer.from(svg('<circle cx="32" cy="32" r="30" fill="#0f766e"/>', 'width="64" height="64"')), {
      density: (72 * size) / 64,
    })
      .png()
      .withExif({ IFD0: { Copyright: 'Secret maker' } })
      .toBuffer()
  expect((await send(lantern, 'icon', await png(96), headers)).status).toBe(422)
  const { status, digest } = await send(lantern, 'icon', await png(512), headers)
  expect(status).toBe(201)
  const sizes = { 32: 32, 180: 180, 192: 192, 512: 512, maskable: 512 }
  for (const [file, size] of Object.entries(sizes)) {
    const response = await lantern.fetch(`/images/brand-${digest}-${file}.png`)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: size, height: size })
    expect(bytes.includes('Secret maker')).toBe(false)
    const { isOpaque } = await sharp(bytes).stats()
    expect({ file, isOpaque }).toEqual({ file, isOpaque: file === '180' || file === 'maskable' })
  }
})

test.each([
  ['dark letters', '<rect width="300" height="20" fill="#101b2d"/>', 'light'],
  ['white letters', '<rect width="300" height="20" fill="#ffffff"/>', 'dark'],
  ['green letters, which run together on navy', '<rect width="300" height="20" fill="#1b7a4b"/>', 'light'],
  ['a middle tone', '<rect width="300" height="20" fill="#d9480f"/>', 'any'],
  ['a ground of its own', blueBar, 'any'],
])('%s on a clear ground: %#', async (_what, inner, ground) => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const sent = await send(
    lantern,
    'logo',
    svg(`${inner}<rect x="399" y="99" width="1" height="1"/>`),
    headers,
  )
  expect(sent.ground).toBe(ground)
})

test('only those who may change the settings set a logo; a call can take it away but not name another', async () => {
  await using lantern = await testLantern()
  const anonymous = await send(lantern, 'logo', svg(blueBar), {})
  expect(anonymous.status).toBe(401)
  const visitor = await send(lantern, 'logo', svg(blueBar), { 'x-api-key': lantern.publicApiKey })
  expect([401, 403]).toContain(visitor.status)
  const byOwner = await ownersBrowser(lantern)
  expect((await byOwner.confirm({ password: owner.password })).ok).toBe(true)
  for (const role of ['dispatcher', 'writer', 'reader'] as const) {
    const person = await secondPerson(lantern, byOwner, `${role}@example.com`, role)
    const headers = { cookie: person.headers.get('cookie') ?? '' }
    for (const kind of ['logo', 'darkLogo', 'icon'])
      expect({ role, kind, status: (await send(lantern, kind, svg(blueBar), headers)).status }).toEqual({
        ...{ role, kind },
        status: 403,
      })
  }
  const { digest } = await send(lantern, 'logo', svg(blueBar), { authorization: await ownersKey(lantern) })
  expect((await read(lantern)).data?.businessProfile).toMatchObject({
    logo: { digest, width: 704, height: 176 },
  })

  const save = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { version } }'
  const headers = await ownerCookie(lantern)
  const foreign = { digest: 'a'.repeat(32), width: 10, height: 10, ground: 'any' }
  const named = await call(lantern, save, { input: { icon: foreign } }, headers)
  expect(named.errors?.[0]).toMatchObject({ message: 'A logo or icon is set by uploading it.' })
  dataOf(await call(lantern, save, { input: { logo: null } }, headers), 'updateBusinessProfile')
  expect((await read(lantern)).data?.businessProfile).toMatchObject({ logo: null })
  const entries = await lantern.db.select().from(auditEntries)
  expect(entries.filter(({ subject }) => subject === 'BusinessProfile')).toHaveLength(2)
})

test('a color as pale as the page is refused with the reason', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const save = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { accent } }'
  const problem = async (accent: string) =>
    (await call(lantern, save, { input: { accent } }, headers)).errors?.[0]?.extensions?.fields
  expect(await problem('#fff8e1')).toEqual({
    accent: 'This color is hard to see against the page in the light scheme. Please pick a darker one.',
  })
  expect(await problem('red;}body{display:none')).toEqual({ accent: 'Please enter a color like #1e3a8a.' })
  expect(await problem(' #1E3A8A ')).toBeUndefined()
  expect((await call(lantern, '{ businessProfile { accent } }')).data).toMatchObject({
    businessProfile: { accent: '#1e3a8a' },
  })
})
