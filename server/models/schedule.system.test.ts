import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { posts } from '#server/schema/content.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { publishDuePosts } from './schedule.ts'

const draft = {
  title: 'Rekey, or replace?',
  excerpt: 'When new pins are enough.',
  content: 'Often.',
  author: 'The crew',
  category: 'Residential Security',
}
const fields = 'id isPublished publishedAt publishAt'
const Create = `mutation($input: CreateBlogInput!) { createBlog(input: $input) { ${fields} } }`
const Update = `mutation($input: UpdateBlogInput!) { updateBlog(input: $input) { ${fields} } }`
type PlannedPost = { id: string; isPublished: boolean; publishedAt: string | null; publishAt: string | null }

const future = '2100-01-01T12:00:00.000Z'
const past = new Date(Date.now() - 60_000)

async function scheduled(lantern: TestLantern): Promise<PlannedPost> {
  const input = { ...draft, publishAt: future }
  return dataOf<PlannedPost>(await call(lantern, Create, { input }, await ownerCookie(lantern)), 'createBlog')
}
async function change(lantern: TestLantern, input: object): Promise<PlannedPost> {
  return dataOf<PlannedPost>(await call(lantern, Update, { input }, await ownerCookie(lantern)), 'updateBlog')
}
const makeDue = (lantern: TestLantern, id: string) =>
  lantern.db.update(posts).set({ publishAt: past }).where(eq(posts.id, id))
const asSystem = (lantern: TestLantern) => lantern.callOf({ kind: 'system' })

test('a post whose time has come is published as by a save, once, however many servers look', async () => {
  await using lantern = await testLantern()
  const { id } = await scheduled(lantern)
  expect(await publishDuePosts(asSystem(lantern))).toEqual([])
  const began = Date.now()
  await makeDue(lantern, id)
  const runs = await Promise.all(Array.from({ length: 4 }, () => publishDuePosts(asSystem(lantern))))
  expect(runs.flat().length).toBeLessThanOrEqual(1)
  const stored = async () => (await lantern.db.select().from(posts).where(eq(posts.id, id)))[0]
  await expect.poll(stored).toMatchObject({ isPublished: true, publishAt: null })
  expect(Number((await stored())?.publishedAt)).toBeGreaterThanOrEqual(began)
  const { data } = await call(
    lantern,
    'query($id: String!) { listBlogRevisions(filter: { blogId: { eq: $id } }) { items { who changed } } }',
    { id },
    await ownerCookie(lantern),
  )
  expect(data?.listBlogRevisions).toMatchObject({
    items: [{ who: null, changed: ['isPublished', 'publishAt'] }, { changed: [] }],
  })
})

test('the server looks by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await using lantern = await testLantern()
  const { id } = await scheduled(lantern)
  await makeDue(lantern, id)
  vi.advanceTimersByTime(3_000)
  await expect
    .poll(async () => (await lantern.db.select().from(posts).where(eq(posts.id, id)))[0]?.isPublished)
    .toBe(true)
})

test('publishing by hand takes the time away, unscheduling works, a published post has none', async () => {
  await using lantern = await testLantern()
  const { id, publishAt } = await scheduled(lantern)
  expect(publishAt).toBe(future)
  expect(await change(lantern, { id, title: 'Other' })).toMatchObject({ publishAt: future })
  expect(await change(lantern, { id, publishAt: null })).toMatchObject({
    publishAt: null,
    isPublished: false,
  })
  await change(lantern, { id, publishAt: future })
  expect(await change(lantern, { id, isPublished: true })).toMatchObject({ publishAt: null })
  expect(await change(lantern, { id, publishAt: future })).toMatchObject({ publishAt: null })
})

test('a time that has passed is refused, unless it is the one that stands', async () => {
  await using lantern = await testLantern()
  const { id } = await scheduled(lantern)
  const input = { id, publishAt: past.toISOString() }
  const refused = await call(lantern, Update, { input }, await ownerCookie(lantern))
  expect(refused.errors?.[0]?.extensions).toMatchObject({ fields: { publishAt: expect.any(String) } })
})

test('visitors never see when, nor ask by it, nor count it', async () => {
  await using lantern = await testLantern()
  const { id } = await scheduled(lantern)
  await change(lantern, { id, isPublished: true })
  const read = await call(lantern, 'query($id: ID!) { getBlog(id: $id) { publishAt } }', { id })
  expect(read.data?.getBlog).toEqual({ publishAt: null })
  const asked = await call(lantern, `{ listBlogs(filter: { publishAt: { gt: "${future}" } }) { total } }`)
  expect(asked.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  const counts = await call(lantern, '{ blogCounts { scheduled } }', {}, await ownerCookie(lantern))
  expect(counts.data?.blogCounts).toEqual({ scheduled: 0 })
})
