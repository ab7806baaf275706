import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addFirstPosts } from '#server/models/content/first-posts.ts'
import { posts } from '#server/schema/content.ts'
import { users } from '#server/schema/identity.ts'
import { bareProfile } from '#tests/firms.ts'
import { posted } from '#tests/forms.ts'
import { call, dataOf, lanternWithPages, ownerCookie } from '#tests/lantern.ts'
import { profileInput } from '#tests/profile.ts'

const typed = {
  title: 'Snapped keys',
  excerpt: 'What to do.',
  author: 'Dana',
  category: 'Tips',
  content: 'Do not glue it.',
  imageAlt: 'A snapped key',
}

test('the longest text is taken in any alphabet', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const content = '鍵'.repeat(100_000)
  const form = new URLSearchParams({ ...typed, content })
  expect((await lantern.fetch('/admin/blogs/draft', posted(form, headers))).status).toBe(200)
  expect((await lantern.fetch('/admin/blogs/new', posted(form, headers))).status).toBe(303)
  const [stored] = await lantern.db.select({ content: posts.content }).from(posts)
  expect(stored?.content).toBe(content)
})

test('a new post is by the person who opens its form; the crew signs for an account without a name', async () => {
  await using lantern = await lanternWithPages()
  const author = async () => {
    const html = await (
      await lantern.fetch('/admin/blogs/new', { headers: await ownerCookie(lantern) })
    ).text()
    return /<input[^>]*name="author"[^>]*>/.exec(html)?.[0]
  }
  await lantern.db.update(users).set({ name: 'owner@example.com' })
  expect(await author()).toContain('value="The Lantern crew"')
  await lantern.db.update(users).set({ name: 'Mara Quinn' })
  expect(await author()).toContain('value="Mara Quinn"')
})

test('a post that speaks of another place is told in the list, in its form and as it is typed; it can be published', async () => {
  await using lantern = await lanternWithPages()
  await addFirstPosts(lantern.db)
  const headers = await ownerCookie(lantern)
  const read = async (path: string) => (await lantern.fetch(path, { headers })).text()
  expect(await read('/admin/blogs')).not.toContain('another place')

  const place = { ...bareProfile.place, latitude: 35.084, longitude: -106.651 }
  const query = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  dataOf(await call(lantern, query, { input: profileInput({ place }) }, headers), 'updateBusinessProfile')
  await expect.poll(() => read('/admin/blogs')).toContain('than yours: “Houston”, “Gulf”, “Hurricane”')
  const [first] = await lantern.db.select().from(posts).where(like(posts.slug, 'top-5%'))
  expect(await read(`/admin/blogs/${first?.id}/edit`)).toContain('<dt>Houston</dt>')

  const asked = { intent: 'other-places', text: 'Open all night in Dallas, and in Santa Fe.' }
  const answer = await lantern.fetch('/admin/blogs/new', posted(new URLSearchParams(asked), headers))
  expect(await answer.text()).toContain('Open all night in Dallas')
  const publishing = { ...typed, content: 'Only in Dallas.', isPublished: 'on' }
  const saved = await lantern.fetch('/admin/blogs/new', posted(new URLSearchParams(publishing), headers))
  expect(saved.status).toBe(303)
})
