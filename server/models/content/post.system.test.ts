import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { firstPosts as english } from '#content/en/site/first-posts.ts'
import { firstPosts as spanish } from '#content/es/site/first-posts.ts'
import { theBusiness } from '#server/models/settings/business-profile.ts'
import { businessProfiles, firstPosts, posts } from '#server/schema/content.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { profileInput } from '#tests/profile.ts'
import { addFirstPosts } from './first-posts.ts'

type TestPost = {
  id: string
  slug: string
  readTime: number
  isPublished: boolean
  publishedAt: string | null
  metaTitle: string | null
  tags: string[]
}

const draft = {
  title: 'Rekey, or replace?',
  excerpt: 'When new pins are enough.',
  content: 'word '.repeat(401).trim(),
  author: 'The crew',
  category: 'Residential Security',
  tags: [' rekeying ', 'rekeying', '', 'deadbolts'],
  metaTitle: 'Rekey or replace a lock',
}

const fields = 'id slug readTime isPublished publishedAt metaTitle tags'
const Create = `mutation($input: CreateBlogInput!) { createBlog(input: $input) { ${fields} } }`
const Update = `mutation($input: UpdateBlogInput!) { updateBlog(input: $input) { ${fields} } }`
const List = `query($filter: ModelBlogFilterInput, $search: String) {
  listBlogs(filter: $filter, search: $search) { total items { slug isPublished } }
}`
const Moved = 'query($slug: String!) { currentBlogSlug(slug: $slug) }'

async function write(lantern: TestLantern, input: object): Promise<TestPost> {
  return dataOf<TestPost>(await call(lantern, Create, { input }, await ownerCookie(lantern)), 'createBlog')
}
async function change(lantern: TestLantern, input: object): Promise<TestPost> {
  return dataOf<TestPost>(await call(lantern, Update, { input }, await ownerCookie(lantern)), 'updateBlog')
}

describe('a post', () => {
  test('gets its slug from the title, its read time from the words, its tags once each', async () => {
    await using lantern = await testLantern()
    const post = await write(lantern, draft)
    expect(post).toMatchObject({
      slug: 'rekey-or-replace',
      readTime: 3,
      isPublished: false,
      publishedAt: null,
      tags: ['rekeying', 'deadbolts'],
    })
    expect((await write(lantern, draft)).slug).toBe('rekey-or-replace-2')
  })

  test('gets an address of its own, however many are saved at once', async () => {
    await using lantern = await testLantern()
    const cookie = await ownerCookie(lantern)
    const save = async () =>
      dataOf<TestPost>(await call(lantern, Create, { input: draft }, cookie), 'createBlog')
    const posts = await Promise.all(Array.from({ length: 6 }, save))
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(6)
  })

  test('is stamped whenever it is saved as published, keeps its date when unpublished or when one is sent', async () => {
    await using lantern = await testLantern()
    const { id } = await write(lantern, draft)
    const first = await change(lantern, { id, isPublished: true })
    expect(Date.now() - Date.parse(first.publishedAt ?? '')).toBeLessThan(60_000)
    expect(first.metaTitle).toBe(draft.metaTitle)
    const hidden = await change(lantern, { id, isPublished: false })
    expect(hidden).toMatchObject({ isPublished: false, publishedAt: first.publishedAt })
    const again = await change(lantern, { id, isPublished: true })
    expect(again.publishedAt).not.toBe(first.publishedAt)
    const kept = await change(lantern, { id, isPublished: true, publishedAt: '2026-03-01T00:00:00.000Z' })
    expect(kept.publishedAt).toBe('2026-03-01T00:00:00.000Z')
  })

  test('that moves leaves its old address behind; no two posts share one', async () => {
    await using lantern = await testLantern()
    const { id } = await write(lantern, { ...draft, isPublished: true })
    const other = await write(lantern, { ...draft, slug: 'Keys & Cars' })
    expect(other.slug).toBe('keys-cars')
    const refused = await call(
      lantern,
      Update,
      { input: { id, slug: 'keys-cars' } },
      await ownerCookie(lantern),
    )
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { slug: expect.any(String) },
    })
    expect((await change(lantern, { id, slug: 'rekey-guide' })).slug).toBe('rekey-guide')
    const moved = await call(lantern, Moved, { slug: 'rekey-or-replace' })
    expect(moved.data?.currentBlogSlug).toBe('rekey-guide')
    await change(lantern, { id, slug: 'rekey-or-replace' })
    expect((await call(lantern, Moved, { slug: 'rekey-or-replace' })).data?.currentBlogSlug).toBeNull()
    expect((await call(lantern, Moved, { slug: 'rekey-guide' })).data?.currentBlogSlug).toBe(
      'rekey-or-replace',
    )
  })

  test('an image must be an address that runs no script', async () => {
    await using lantern = await testLantern()
    const answer = await call(
      lantern,
      Create,
      { input: { ...draft, image: 'javascript:alert(1)' } },
      await ownerCookie(lantern),
    )
    expect(answer.errors?.[0]?.extensions).toMatchObject({ fields: { image: expect.any(String) } })
  })
})

describe('a visitor', () => {
  test('reads, finds and counts published posts only', async () => {
    await using lantern = await testLantern()
    await write(lantern, draft)
    await write(lantern, { ...draft, title: 'Safe moves', category: 'Safes', isPublished: true })
    const listed = dataOf<{ total: number; items: { slug: string }[] }>(
      await call(lantern, List),
      'listBlogs',
    )
    expect(listed).toMatchObject({ total: 1, items: [{ slug: 'safe-moves' }] })
    const drafts = await call(lantern, List, { filter: { isPublished: { eq: false } } })
    expect(drafts.data?.listBlogs).toMatchObject({ total: 0 })
    const found = await call(lantern, List, { search: 'pins' })
    expect(found.data?.listBlogs).toMatchObject({ total: 1 })
    const categories = await call(lantern, '{ blogCategories }')
    expect(categories.data?.blogCategories).toEqual(['Safes'])
  })
})

test('staff count posts by state; they find words of a title or an excerpt in any case', async () => {
  await using lantern = await testLantern()
  await write(lantern, draft)
  await write(lantern, { ...draft, title: 'Safe moves', isPublished: true })
  await write(lantern, { ...draft, title: 'A Fob lost', excerpt: 'What to DO.', isPublished: true })
  const Counts = '{ blogCounts { all published drafts } }'
  const headers = await ownerCookie(lantern)
  const counted = await call(lantern, Counts, {}, headers)
  expect(counted.data?.blogCounts).toEqual({ all: 3, published: 2, drafts: 1 })

  const found = async (words: string) => {
    const filter = { or: [{ title: { containsAnyCase: words } }, { excerpt: { containsAnyCase: words } }] }
    return dataOf<{ total: number }>(await call(lantern, List, { filter }, headers), 'listBlogs').total
  }
  expect(await found('fob LOST')).toBe(1)
  expect(await found('what to do')).toBe(1)
  expect(await found('nëw PINS')).toBe(2)
  expect(await found('word')).toBe(0)
  expect(await found('%')).toBe(0)
})

test('the built-in posts are added once, by slug, published, with the read times that their words give', async () => {
  await using lantern = await testLantern()
  await Promise.all([addFirstPosts(lantern.db), addFirstPosts(lantern.db)])
  const stored = await lantern.db.select().from(posts)
  const builtIn = [...english, ...spanish]
  expect(stored.map(({ slug }) => slug).sort()).toEqual(builtIn.map(({ slug }) => slug).sort())
  expect(stored.filter(({ language }) => language === 'es')).toHaveLength(spanish.length)
  for (const { createdAt, publishedAt, isPublished } of stored) {
    expect(createdAt).toEqual(publishedAt)
    expect(isPublished).toBe(true)
  }
  const ownTimes = stored.filter(({ language }) => language === 'en').map(({ readTime }) => readTime)
  expect(ownTimes.sort((a, b) => a - b)).toEqual([7, 10, 12])
  await lantern.db.delete(posts).where(eq(posts.slug, builtIn[0]?.slug ?? ''))
  await addFirstPosts(lantern.db)
  expect(await lantern.db.$count(posts)).toBe(builtIn.length - 1)
})

test('the built-in posts that come to a store of another business are drafts', async () => {
  await using lantern = await testLantern()
  const profile = profileInput({ name: 'Mesa Lock' })
  await lantern.db.insert(businessProfiles).values({ id: theBusiness, profile })
  await addFirstPosts(lantern.db)
  const stored = await lantern.db.select().from(posts)
  expect(stored.map(({ isPublished }) => isPublished)).toEqual(Array(stored.length).fill(false))
})

test('a store that has had built-in posts before gets none in a language that comes later', async () => {
  await using lantern = await testLantern()
  await lantern.db.insert(firstPosts).values({ slug: english[0]?.slug ?? '' })
  await addFirstPosts(lantern.db)
  expect(await lantern.db.$count(posts, eq(posts.language, 'es'))).toBe(0)
})
