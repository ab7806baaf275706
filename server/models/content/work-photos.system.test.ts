import { eq, isNotNull } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { uploads } from '#server/schema/files.ts'
import { leadEvents } from '#server/schema/requests.ts'
import { workPhotos } from '#server/schema/work-photos.ts'
import { call, codeOf, dataOf, lanternWithPages, ownerCookie, type StaffHeaders } from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { phonePhoto } from '#tests/sample-files.ts'
import { deleteRecord, purgeRecord, restoreRecord } from '#tests/trash.ts'
import { uploaded } from '#tests/uploads.ts'

async function opened() {
  const lantern = await lanternWithPages()
  const owner = await ownerCookie(lantern)
  const create = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id customerPath } }'
  const input = { name: 'Rosa Keller', phone: '(713) 555-0166', service: 'safes', address: '9 Elm Street' }
  const { id, customerPath } = dataOf<{ id: string; customerPath: string }>(
    await call(lantern, create, { input }, owner),
    'createCall',
  )
  const token = customerPath.replace('/receipt/', '')
  const show = (path: string, as: string | null) =>
    call(
      lantern,
      'mutation($id: ID!, $path: String!, $as: ShownPhoto) { showRequestFile(id: $id, path: $path, as: $as) }',
      { id, path, as },
      owner,
    )
  const photo = async (as: 'before' | 'after') => {
    const path = await uploaded(lantern, owner, await phonePhoto(640), 'lock.jpg')
    const add = 'mutation($id: ID!, $fileUrls: [String!]!) { addRequestFiles(id: $id, fileUrls: $fileUrls) }'
    expect((await call(lantern, add, { id, fileUrls: [path] }, owner)).errors).toBeUndefined()
    expect((await show(path, as)).errors).toBeUndefined()
    return path
  }
  const [beforePath, afterPath] = [await photo('before'), await photo('after')]
  const seen = async () => {
    const read = await call(lantern, 'query($token: String!) { receipt(token: $token) { photos { id } } }', {
      token,
    })
    return dataOf<{ photos: { id: string }[] }>(read, 'receipt').photos.map((one) => one.id)
  }
  const answer = (isAllowed: boolean, photos: string[]) =>
    call(
      lantern,
      'mutation($token: String!, $isAllowed: Boolean!, $photos: [ID!]) { allowPhotosOnSite(token: $token, isAllowed: $isAllowed, photos: $photos) { photos { siteAllowedAt } } }',
      { token, isAllowed, photos },
    )
  return {
    ...{ lantern, owner, id, token, customerPath, beforePath, afterPath, show, photo, seen, answer },
    allow: async (isAllowed: boolean) => answer(isAllowed, await seen()),
    put: (changes: object = {}, who: StaffHeaders = owner) =>
      call(
        lantern,
        'mutation($input: CreateWorkPhotoPairInput!) { createWorkPhotoPair(input: $input) { id beforeUrl } }',
        {
          input: {
            ...{ requestId: id, beforePath, afterPath, service: 'safe', city: 'Houston', isOnHome: true },
            ...{ beforeAlt: 'A worn lock', afterAlt: 'A new lock' },
            ...changes,
          },
        },
        who,
      ),
    page: async (path: string) => (await lantern.fetch(path)).text(),
    [Symbol.asyncDispose]: () => lantern.close(),
  }
}

test('a pair goes on the site once its customer allowed it, without name and address, and off it when they take that back', async () => {
  await using site = await opened()
  const { lantern, put, allow, page } = site
  expect(await page('/services/safe')).not.toContain('Before and after')
  expect(codeOf(await put())).toBe('BAD_INPUT')
  await allow(true)
  const { beforeUrl } = dataOf<{ beforeUrl: string }>(await put(), 'createWorkPhotoPair')
  for (const path of ['/services/safe', '/']) {
    await expect
      .poll(async () => (await page(path)).includes(`src="${beforeUrl}" alt="A worn lock"`))
      .toBe(true)
    const html = await page(path)
    expect(html.includes('in Houston')).toBe(true)
    expect(/Rosa|Keller|Elm Street/.exec(html)).toBeNull()
  }
  expect(await page('/services/residential')).not.toContain(beforeUrl)
  const picture = await lantern.fetch(beforeUrl)
  expect(picture.headers.get('content-type')).toBe('image/webp')
  const facts = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
  for (const gone of ['exif', 'xmp', 'iptc'] as const) expect(facts[gone]).toBeUndefined()

  await allow(false)
  for (const path of ['/services/safe', '/'])
    await expect.poll(async () => (await page(path)).includes(beforeUrl)).toBe(false)
  expect((await lantern.fetch(beforeUrl)).status).toBe(404)
  expect(await lantern.db.$count(workPhotos)).toBe(0)
  const events = await lantern.db.select().from(leadEvents).where(eq(leadEvents.kind, 'photosAllowed'))
  expect(events.map(({ by, facts }) => [by, facts.isBack])).toEqual([
    ['customer', false],
    ['customer', true],
  ])
})

test('allowed is what the customer saw: not a photo that came later, nor one that is shown as something else since', async () => {
  await using site = await opened()
  const { lantern, allow, put, photo, show, beforePath, afterPath } = site
  await allow(true)
  const later = await photo('after')
  expect(codeOf(await put({ afterPath: later }))).toBe('BAD_INPUT')
  expect(codeOf(await put({ beforePath: afterPath }))).toBe('BAD_INPUT')
  expect((await put()).errors).toBeUndefined()
  await show(beforePath, null)
  expect(await lantern.db.$count(workPhotos)).toBe(0)
  await show(beforePath, 'before')
  expect(codeOf(await put())).toBe('BAD_INPUT')
})

test('a yes is to the photos that the page showed, not to what staff show meanwhile', async () => {
  await using site = await opened()
  const { lantern, answer, seen, photo, show, put, beforePath, afterPath, customerPath, page } = site
  const before = await seen()
  const later = await photo('after')
  expect((await answer(true, before)).errors).toBeUndefined()
  expect((await answer(true, before)).errors).toBeUndefined()
  expect(await lantern.db.$count(leadEvents, eq(leadEvents.kind, 'photosAllowed'))).toBe(1)
  expect(codeOf(await put({ afterPath: later }))).toBe('BAD_INPUT')
  expect(await page(customerPath)).toContain('You may show the photos added since then')
  expect((await put()).errors).toBeUndefined()
  await show(afterPath, 'before')
  await show(beforePath, null)
  expect(codeOf(await answer(true, before))).toBe('CONFLICT')
  expect(codeOf(await answer(true, []))).toBe('CONFLICT')
  const allowed = await lantern.db.$count(uploads, isNotNull(uploads.siteAllowedAt))
  expect(allowed).toBe(0)
})

test('a pair is on the site once, however often it is sent; photos of another request make none', async () => {
  await using site = await opened()
  const { lantern, owner, allow, put, afterPath } = site
  await allow(true)
  const sent = await Promise.all([put(), put(), put()])
  const ids = sent.map((one) => dataOf<{ id: string }>(one, 'createWorkPhotoPair').id)
  expect(new Set(ids).size).toBe(1)
  expect(codeOf(await put({ service: 'residential' }))).toBe('CONFLICT')
  expect(await lantern.db.$count(workPhotos)).toBe(1)
  const create = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id } }'
  const input = { name: 'Ben Ode', phone: '(713) 555-0177', service: 'safes' }
  const other = dataOf<{ id: string }>(await call(lantern, create, { input }, owner), 'createCall')
  expect(codeOf(await put({ requestId: other.id }))).toBe('BAD_INPUT')
  await lantern.db.update(uploads).set({ claimedBy: other.id }).where(eq(uploads.key, afterPath))
  expect(codeOf(await put({ city: 'Katy' }))).toBe('BAD_INPUT')
})

test('a removed photo, a deleted request and an erased one leave the site, and come back only by hand', async () => {
  await using site = await opened()
  const { lantern, owner, id, allow, put } = site
  await allow(true)
  const { beforeUrl } = dataOf<{ beforeUrl: string }>(await put(), 'createWorkPhotoPair')
  await deleteRecord(lantern, owner, 'Call', id)
  expect((await lantern.fetch(beforeUrl)).status).toBe(404)
  expect(codeOf(await put())).toBe('BAD_INPUT')
  await restoreRecord(lantern, owner, 'Call', id)
  expect(await lantern.db.$count(workPhotos)).toBe(0)
  const again = dataOf<{ beforeUrl: string }>(await put(), 'createWorkPhotoPair')
  expect((await lantern.fetch(again.beforeUrl)).status).toBe(200)
  const remove = 'mutation($id: ID!, $path: String!) { removeRequestFile(id: $id, path: $path) }'
  await call(lantern, remove, { id, path: site.beforePath }, owner)
  expect((await lantern.fetch(again.beforeUrl)).status).toBe(404)
  await deleteRecord(lantern, owner, 'Call', id)
  await purgeRecord(lantern, owner, 'Call', id)
  expect(await lantern.db.$count(uploads)).toBe(0)
})

test('only who writes the site and reads requests puts photos there; a description is asked for', async () => {
  await using site = await opened()
  const { lantern, allow, put } = site
  await allow(true)
  const byOwner = await ownersBrowser(lantern)
  for (const role of ['writer', 'dispatcher', 'technician'] as const) {
    const browser = await secondPerson(lantern, byOwner, `${role}@example.com`, role)
    const headers = { cookie: browser.headers.get('cookie') ?? '' }
    expect(codeOf(await put({}, headers)), role).toBe('FORBIDDEN')
  }
  expect(codeOf(await put({ beforeAlt: ' ' }))).toBe('BAD_INPUT')
  expect(codeOf(await put({ service: 'safes' }))).toBe('BAD_INPUT')
  expect(codeOf(await put({}, {}))).toBe('UNAUTHORIZED')
})

test('on their page the customer ticks it, reads since when, and takes it back, without script', async () => {
  await using site = await opened()
  const { lantern, customerPath, page } = site
  const send = async (fields: Record<string, string>) => {
    const photos = (await page(customerPath)).matchAll(/name="photo" value="([^"]+)"/g)
    const body = new URLSearchParams(fields)
    for (const [, photo = ''] of photos) body.append('photo', photo)
    return lantern.fetch(customerPath, { method: 'POST', body })
  }
  expect(await page(customerPath)).toContain('You may show these photos on your website')
  expect((await send({ intent: 'allowPhotos' })).status).toBe(303)
  expect(await page(customerPath)).not.toContain('You allowed us on')
  expect((await send({ intent: 'allowPhotos', isAllowed: 'yes' })).status).toBe(303)
  const allowed = await page(customerPath)
  expect(allowed).toContain('You allowed us on')
  expect(allowed).not.toContain('You may show these photos')
  await send({ intent: 'forbidPhotos' })
  expect(await page(customerPath)).toContain('You may show these photos on your website')
})
