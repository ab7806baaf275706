import { expect, test } from 'vitest'
import { builtPages } from '#server/pages/built-pages.ts'
import { posts } from '#server/schema/content.ts'
import { users } from '#server/schema/identity.ts'
import { ownerCookie, testLantern } from '#tests/lantern.ts'

const lanternWithPages = async () => testLantern({ pages: await builtPages(undefined) })

const typed = {
  title: 'Snapped keys',
  excerpt: 'What to do.',
  author: 'Dana',
  category: 'Tips',
  content: 'Do not glue it.',
  imageAlt: 'A snapped key',
}

const post = (body: URLSearchParams, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: { origin: 'http://localhost:3000', ...headers },
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

test('a new post is by the person who opens its form; an account without a name leaves the field empty', async () => {
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
