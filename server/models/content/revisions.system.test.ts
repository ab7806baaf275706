import { expect, test } from 'vitest'
import { posts } from '#server/schema/content.ts'
import { pageRevisions } from '#server/schema/pages.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { deleteRecord, restoreRecord } from '#tests/trash.ts'

const draft = {
  title: 'Rekey, or replace?',
  excerpt: 'When new pins are enough.',
  content: 'Often.',
  author: 'The crew',
  category: 'Residential Security',
}
type Revision = { id: string; who: string | null; changed: string[]; snapshot: string }

const Create = 'mutation($input: CreateBlogInput!) { createBlog(input: $input) { id } }'
const Update = 'mutation($input: UpdateBlogInput!) { updateBlog(input: $input) { id } }'
const Versions = `query($id: String!) {
  listBlogRevisions(filter: { blogId: { eq: $id } }) { items { id who changed snapshot } }
}`

async function versionsOf(lantern: TestLantern, id: string): Promise<Revision[]> {
  const answer = await call(lantern, Versions, { id }, await ownerCookie(lantern))
  return dataOf<{ items: Revision[] }>(answer, 'listBlogRevisions').items
}

test('every save is a version that says who and what; the same again is none', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = dataOf<{ id: string }>(await call(lantern, Create, { input: draft }, headers), 'createBlog')
  await call(lantern, Update, { input: { id, content: 'Mostly.', tags: ['keys'] } }, headers)
  await call(lantern, Update, { input: { id, content: 'Mostly.', tags: ['keys'] } }, headers)
  await call(lantern, Update, { input: { id, isPublished: true } }, headers)
  await call(lantern, Update, { input: { id, isPublished: true } }, headers)
  const versions = await versionsOf(lantern, id)
  expect(versions.map(({ changed }) => changed)).toEqual([['isPublished'], ['content', 'tags'], []])
  expect(versions.map(({ snapshot }) => JSON.parse(snapshot).content)).toEqual([
    'Mostly.',
    'Mostly.',
    'Often.',
  ])
  expect(versions.every(({ who }) => who === 'owner@example.com')).toBe(true)
})

test('a save that is refused leaves no version', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = dataOf<{ id: string }>(await call(lantern, Create, { input: draft }, headers), 'createBlog')
  await call(lantern, Create, { input: { ...draft, slug: 'taken' } }, headers)
  const refused = await call(lantern, Update, { input: { id, slug: 'taken', title: 'New' } }, headers)
  expect(refused.errors).toBeDefined()
  expect(await versionsOf(lantern, id)).toHaveLength(1)
})

test('a post from before versions were kept keeps what it was when it changes', async () => {
  await using lantern = await testLantern()
  const id = crypto.randomUUID()
  await lantern.db.insert(posts).values({ ...draft, id, slug: 'rekey' })
  expect(await versionsOf(lantern, id)).toEqual([])
  await call(lantern, Update, { input: { id, title: 'New pins' } }, await ownerCookie(lantern))
  const versions = await versionsOf(lantern, id)
  expect(versions.map(({ snapshot }) => JSON.parse(snapshot).title)).toEqual(['New pins', draft.title])
  expect(versions.map(({ who }) => who)).toEqual(['owner@example.com', null])
})

test('every save of a page is a version too, which comes back with it from the trash and is no visitor’s to read', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const page = { title: 'Our van', description: 'What is in it.', content: 'Keys.' }
  const { id } = dataOf<{ id: string }>(
    await call(
      lantern,
      'mutation($input: CreatePageInput!) { createPage(input: $input) { id } }',
      { input: page },
      headers,
    ),
    'createPage',
  )
  const change = 'mutation($input: UpdatePageInput!) { updatePage(input: $input) { id } }'
  await call(lantern, change, { input: { id, content: 'Keys and pins.', slug: 'van' } }, headers)
  await call(lantern, change, { input: { id, content: 'Keys and pins.' } }, headers)
  const List = `query($id: String!) {
    listPageRevisions(filter: { pageId: { eq: $id } }) { items { who changed snapshot } }
  }`
  const read = async (as: Record<string, string>) => call(lantern, List, { id }, as)
  const before = dataOf<{ items: Revision[] }>(await read(headers), 'listPageRevisions').items
  expect(before.map(({ changed }) => changed)).toEqual([['slug', 'content'], []])
  expect(before.map(({ snapshot }) => JSON.parse(snapshot).content)).toEqual(['Keys and pins.', 'Keys.'])
  await deleteRecord(lantern, headers, 'Page', id)
  expect(await lantern.db.$count(pageRevisions)).toBe(0)
  await restoreRecord(lantern, headers, 'Page', id)
  expect(dataOf<{ items: Revision[] }>(await read(headers), 'listPageRevisions').items).toEqual(before)
  expect((await read({ 'x-api-key': lantern.publicApiKey })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})
