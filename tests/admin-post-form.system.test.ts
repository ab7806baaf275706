import { expect, test } from 'vitest'
import { builtPages } from '#server/pages/built-pages.ts'
import { images, posts } from '#server/schema/content.ts'
import { users } from '#server/schema/identity.ts'
import { ownerCookie, testLantern } from './lantern.ts'
import { phonePhoto } from './sample-files.ts'

/** Needs `npm run build` (npm test does it). */
const lanternWithPages = async () => testLantern({ pages: await builtPages(undefined) })

const typed = {
  title: 'Snapped keys',
  excerpt: 'What to do.',
  author: 'Dana',
  category: 'Tips',
  content: 'Do not glue it.',
  imageAlt: 'A snapped key',
}

function formOf(fields: Record<string, string>, picture: Buffer = Buffer.alloc(0)) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('picture', new File([new Uint8Array(picture)], 'key.jpg', { type: 'image/jpeg' }))
  return form
}

const post = (body: FormData | URLSearchParams, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: { origin: 'http://localhost:3000', ...headers },
})

const imagePath = /\/images\/[0-9a-f-]{36}-960\.webp/

const newId = '0d3e9f0a-6c1c-4a0e-9f59-0f6d2b1f8c11'

test('without script an image is uploaded, and what was typed is kept as a draft that has it', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const form = formOf(
    { ...typed, id: newId, tags: 'keys', newTag: 'glue', intent: 'add-picture' },
    await phonePhoto(640),
  )
  const sent = await lantern.fetch('/admin/blogs/new?filter=drafts', post(form, headers))
  expect(sent.status).toBe(303)
  const path = sent.headers.get('location') ?? ''
  expect(path).toMatch(/^\/admin\/blogs\/new\?filter=drafts&draft=/)
  const html = await (await lantern.fetch(path, { headers })).text()
  for (const text of ['Snapped keys', 'Do not glue it.', 'value="keys"', 'value="glue"', `value="${newId}"`])
    expect(html).toContain(text)
  const picture = imagePath.exec(html)?.[0] ?? ''
  expect((await lantern.fetch(picture)).headers.get('content-type')).toBe('image/webp')
  expect(await lantern.db.select().from(images)).toMatchObject([{ alt: 'A snapped key' }])
  expect(await lantern.db.$count(posts)).toBe(0)
})

test('an image that was chosen and not uploaded comes along with the post', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const form = formOf(typed, await phonePhoto(640))
  expect((await lantern.fetch('/admin/blogs/new', post(form, headers))).status).toBe(303)
  expect(await lantern.db.select().from(posts)).toMatchObject([
    { image: expect.stringMatching(imagePath), imageAlt: 'A snapped key' },
  ])
})

test('a file that is no image, too large, or missing is said at its field, and every word stays', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  for (const [form, message] of [
    [formOf(typed, Buffer.from('%PDF-1.7')), 'This is not a picture'],
    [formOf(typed, Buffer.alloc(16 * 1024 * 1024)), 'larger than 15 MB'],
    [formOf({ ...typed, intent: 'add-picture' }), 'Please choose a picture.'],
  ] as const) {
    const refused = await lantern.fetch('/admin/blogs/new', post(form, headers))
    const html = await refused.text()
    expect([refused.status, html.includes(message)], message).toEqual([422, true])
    expect(html).toContain('Do not glue it.')
  }
  expect(await lantern.db.$count(posts)).toBe(0)
})

test('an image of a visitor is not kept', async () => {
  await using lantern = await lanternWithPages()
  const sent = await lantern.fetch('/admin/blogs/new', post(formOf(typed, await phonePhoto(640))))
  expect(sent.headers.get('location')).toContain('/admin/login')
  expect(await lantern.db.$count(images)).toBe(0)
})

test('the longest text is taken in any alphabet', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const content = '鍵'.repeat(100_000)
  const form = new URLSearchParams({ ...typed, content })
  expect((await lantern.fetch('/admin/blogs/draft', post(form, headers))).status).toBe(200)
  expect((await lantern.fetch('/admin/blogs/new', post(form, headers))).status).toBe(303)
  const [stored] = await lantern.db.select({ content: posts.content }).from(posts)
  expect(stored?.content).toBe(content)
})

test('a new post is by whoever opens its form; an account without a name leaves the field free', async () => {
  await using lantern = await lanternWithPages()
  const author = async () => {
    const html = await (
      await lantern.fetch('/admin/blogs/new', { headers: await ownerCookie(lantern) })
    ).text()
    return /<input[^>]*name="author"[^>]*>/.exec(html)?.[0]
  }
  await lantern.db.update(users).set({ name: 'owner@example.com' })
  expect(await author()).toContain('value=""')
  await lantern.db.update(users).set({ name: 'Mara Quinn' })
  expect(await author()).toContain('value="Mara Quinn"')
})
