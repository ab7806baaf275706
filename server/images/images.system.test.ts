import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { sweepUploads } from '#server/files/sweep-uploads.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { call, dataOf, owner, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { bombPng, heic, phonePhoto, redAndBlue, unwanted } from '#tests/sample-files.ts'
import { deleteRecord, purgeRecord, restoreRecord } from '#tests/trash.ts'

type ImageToSend = { id: string; path: string; alt: string; width: number; height: number; message?: string }

async function send(
  lantern: TestLantern,
  bytes: Buffer,
  fields: Record<string, string> = { alt: 'A lock' },
  headers?: Record<string, string>,
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }))
  const init = { method: 'POST', body, headers: headers ?? (await ownerCookie(lantern)) }
  const response = await lantern.fetch('/images', init)
  return { status: response.status, ...((await response.json()) as ImageToSend) }
}

async function pixels(lantern: TestLantern, path: string) {
  const response = await lantern.fetch(path)
  return { response, picture: sharp(Buffer.from(await response.arrayBuffer())) }
}

async function colorAt(picture: Sharp, left: number, top: number): Promise<'red' | 'blue'> {
  const pixel = await picture.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return (pixel[0] ?? 0) > (pixel[2] ?? 0) ? 'red' : 'blue'
}

test('a phone’s photo is turned upright, loses its place, and is kept in three widths', async () => {
  await using lantern = await testLantern()
  const sent = await send(lantern, await phonePhoto(2400))
  expect(sent).toMatchObject({ status: 201, width: 1200, height: 2400, alt: 'A lock' })
  for (const [width, real] of [
    [480, 480],
    [960, 960],
    [1600, 1200],
  ] as const) {
    const { response, picture } = await pixels(lantern, sent.path.replace('-960', `-${width}`))
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const facts = await picture.metadata()
    expect(facts).toMatchObject({ format: 'webp', width: real, height: real * 2 })
    for (const gone of ['orientation', 'exif', 'xmp', 'iptc'] as const) expect(facts[gone]).toBeUndefined()
    expect(await colorAt(picture, 100, 10)).toBe('red')
  }
  await lantern.db.execute(
    `insert into uploads (id, key, guest_id, name, declared_size, part_size, expires_at) values (gen_random_uuid(), 'quote-attachments/1-x', 'g', 'n', 1, 1, now() + interval '1 hour')`,
  )
  await sweepUploads({ ...lantern, budget: async () => 1e12 })
  expect((await lantern.fetch(sent.path)).status).toBe(200)
})

test('the crop is taken from the upright image', async () => {
  await using lantern = await testLantern()
  // Upright, red is the upper half of 500 by 1000; the lower quarter is blue.
  const lower = await send(lantern, await phonePhoto(1000), { alt: 'x', crop: '0,0.75,1,0.25' })
  expect(lower).toMatchObject({ width: 500, height: 250 })
  expect(await colorAt((await pixels(lantern, lower.path)).picture, 1, 1)).toBe('blue')
  const edge = await send(lantern, await phonePhoto(1000), { alt: 'x', crop: '0.5,0.25,0.5,0.5' })
  expect(edge).toMatchObject({ width: 250, height: 500 })
  const { picture } = await pixels(lantern, edge.path)
  expect([await colorAt(picture, 100, 240), await colorAt(picture, 100, 260)]).toEqual(['red', 'blue'])
  for (const crop of ['0,0,2,1', '0.5,0,0.6,1', '0,0,0,1', 'a,b,c,d', '0,0,1', 'NaN,0,1,1'])
    expect(await send(lantern, await phonePhoto(1000), { alt: 'x', crop })).toMatchObject({ status: 400 })
})

describe('refused', () => {
  test('what is no picture, whatever it is called', async () => {
    await using lantern = await testLantern()
    const others = { heic: heic(), pdf: Buffer.from('%PDF-1.7\n') }
    for (const [kind, bytes] of Object.entries({ ...unwanted, ...others }))
      expect(await send(lantern, bytes), kind).toMatchObject({ status: 415, message: expect.any(String) })
  })

  test('too many pixels, half an image, too many bytes, no file, no alternative text', async () => {
    await using lantern = await testLantern()
    const photo = await phonePhoto(640)
    expect((await send(lantern, bombPng())).status).toBe(422)
    expect((await send(lantern, photo.subarray(0, photo.length / 2))).status).toBe(422)
    expect((await send(lantern, Buffer.concat([photo, Buffer.alloc(15 * 1024 * 1024)]))).status).toBe(413)
    expect((await send(lantern, Buffer.alloc(16 * 1024 * 1024))).status).toBe(413)
    expect((await send(lantern, Buffer.alloc(0))).status).toBe(400)
    expect((await send(lantern, photo, { alt: '  ' })).status).toBe(400)
    expect((await send(lantern, photo, { decorative: 'on' })).status).toBe(201)
  })

  test('callers that are no administrators, and pages of another site', async () => {
    await using lantern = await testLantern()
    const photo = await redAndBlue().png().toBuffer()
    expect((await send(lantern, photo, { alt: 'x' }, {})).status).toBe(401)
    expect((await send(lantern, photo, { alt: 'x' }, { 'x-api-key': lantern.publicApiKey })).status).toBe(403)
    const body = new FormData()
    body.set('file', new File([new Uint8Array(photo)], 'x.png'))
    const headers = { ...(await ownerCookie(lantern)), origin: 'https://elsewhere.example' }
    expect((await lantern.fetch('/images', { method: 'POST', body, headers })).status).toBe(403)
    for (const path of ['/images/..%2f..%2fpostgres', '/images/x-480.webp', '/images/a/b'])
      expect((await lantern.fetch(path)).status).not.toBe(500)
    expect((await lantern.fetch(`/images/${crypto.randomUUID()}-480.webp`)).status).toBe(404)
    expect((await call(lantern, '{ listImages { total } }')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  })
})

test('the same image is stored once; one that a post shows cannot be deleted, an unused one can', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const photo = await phonePhoto(640)
  const first = await send(lantern, photo)
  expect((await send(lantern, photo)).id).toBe(first.id)
  expect((await send(lantern, photo, { alt: 'x', crop: '0,0,1,0.5' })).id).not.toBe(first.id)
  const listed = await call(lantern, '{ listImages { total } }', {}, headers)
  expect(listed.data?.listImages).toEqual({ total: 2 })

  const Delete = 'mutation($id: ID!) { deleteImage(input: { id: $id }) { id } }'
  const input = { title: 'T', excerpt: 'E', author: 'A', category: 'C', content: `![A lock](${first.path})` }
  const { id } = dataOf<{ id: string }>(
    await call(
      lantern,
      'mutation($input: CreateBlogInput!) { createBlog(input: $input) { id } }',
      { input },
      headers,
    ),
    'createBlog',
  )
  const kept = await call(lantern, Delete, { id: first.id }, headers)
  expect(kept.errors?.[0]).toMatchObject({
    message: 'A post or a page of the site uses this picture. Take it out there first.',
    extensions: { code: 'CONFLICT' },
  })
  expect((await call(lantern, Delete, { id: first.id })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  await call(lantern, 'mutation($id: ID!) { deleteBlog(input: { id: $id }) { id } }', { id }, headers)
  expect((await call(lantern, Delete, { id: first.id }, headers)).errors).toBeUndefined()
  expect((await lantern.fetch(first.path)).status).toBe(200)
  await purgeRecord(lantern, headers, 'Image', first.id)
  expect((await lantern.fetch(first.path)).status).toBe(404)
})

test('an image that was sent again cannot come back from the trash', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const photo = await phonePhoto(640)
  const first = await send(lantern, photo)
  await deleteRecord(lantern, headers, 'Image', first.id)
  expect((await send(lantern, photo)).id).not.toBe(first.id)
  const refused = await restoreRecord(lantern, headers, 'Image', first.id)
  expect(refused.errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } })
})

test('an image that a post shows again keeps its file when it leaves the trash', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const first = await send(lantern, await phonePhoto(640))
  await deleteRecord(lantern, headers, 'Image', first.id)
  const input = { title: 'T', excerpt: 'E', author: 'A', category: 'C', content: `![A lock](${first.path})` }
  const Create = 'mutation($input: CreateBlogInput!) { createBlog(input: $input) { id } }'
  await call(lantern, Create, { input }, headers)
  await purgeRecord(lantern, headers, 'Image', first.id)
  expect((await lantern.fetch(first.path)).status).toBe(200)
})

test('the audit log says who added an image', async () => {
  await using lantern = await testLantern()
  const { id } = await send(lantern, await phonePhoto(640))
  expect(await lantern.db.select().from(auditEntries)).toMatchObject([
    { actorKind: 'administrator', actorName: owner.email, action: 'create', subject: 'Image', subjectId: id },
  ])
})

test('createImage is refused to everybody: only an upload makes images', async () => {
  await using lantern = await testLantern()
  const input = { alt: 'x', width: 1, height: 1, type: 'image/png', digest: 'x' }
  const Create = 'mutation($input: CreateImageInput!) { createImage(input: $input) { id } }'
  for (const headers of [await ownerCookie(lantern), { 'x-api-key': lantern.publicApiKey }])
    expect((await call(lantern, Create, { input }, headers)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})
