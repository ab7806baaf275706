import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'

let lantern: TestLantern
let staff: Record<string, string>

const posts = [
  { title: 'One', tags: [], publishedAt: '2026-03-01T10:00:00.000Z' },
  { title: 'Two words', tags: ['locks'], publishedAt: '2026-03-15T10:00:00.000Z' },
  { title: 'Three', tags: ['locks', 'keys'], publishedAt: '2026-04-01T00:30:00.000Z' },
]

beforeAll(async () => {
  lantern = await testLantern()
  staff = await ownerCookie(lantern)
  const rest = { excerpt: 'e', content: 'c', author: 'a', category: 'Access Control', isPublished: true }
  for (const post of posts)
    dataOf(
      await call(
        lantern,
        'mutation($input: CreateBlogInput!) { createBlog(input: $input) { id } }',
        { input: { ...rest, ...post } },
        staff,
      ),
      'createBlog',
    )
})
afterAll(() => lantern?.[Symbol.asyncDispose]())

const List = `query($filter: ModelBlogFilterInput) {
  listBlogs(filter: $filter, sort: { field: listedAt }) { items { title } }
}`

test.each<[object, string[]]>([
  [{ title: { size: { gt: 5 } } }, ['Two words']],
  [{ title: { size: { between: [3, 5] } } }, ['One', 'Three']],
  [{ tags: { size: { eq: 0 } } }, ['One']],
  [{ tags: { size: { ge: 1 } } }, ['Two words', 'Three']],
  [{ title: { notIn: ['One', 'Three'] } }, ['Two words']],
  [{ title: { notIn: [] } }, ['One', 'Two words', 'Three']],
  [{ metaTitle: { notIn: ['x'] } }, ['One', 'Two words', 'Three']],
  [{ publishedAt: { beginsWith: '2026-03' } }, ['One', 'Two words']],
  [{ publishedAt: { beginsWith: '2026-04-01T00:30' } }, ['Three']],
  [{ publishedAt: { beginsWith: '2026_03' } }, []],
])('%j', async (filter, titles) => {
  const { items } = dataOf<{ items: { title: string }[] }>(
    await call(lantern, List, { filter }, staff),
    'listBlogs',
  )
  expect(items.map(({ title }) => title)).toEqual(titles)
})
