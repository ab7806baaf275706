import { expect, test } from 'vitest'
import { leadEvents } from '#server/schema/requests.ts'
import {
  call,
  dataOf,
  ownerCookie,
  type StaffHeaders,
  type TestLantern,
  testLantern,
} from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana } from '#tests/quotes.ts'
import { shownReview } from '#tests/reviews.ts'

const setter =
  (lantern: TestLantern, headers: StaffHeaders, model: string, fields: string) =>
  async (input: object): Promise<object> => {
    const query = `mutation($input: Update${model}Input!) { update${model}(input: $input) { ${fields} } }`
    return dataOf(await call(lantern, query, { input }, headers), `update${model}`)
  }

test('a status that is put back has its times back, those that were not there as well', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  const set = setter(lantern, headers, 'Quote', 'status contactedAt completedAt')
  const untouched = { status: 'new', contactedAt: null, completedAt: null }
  const contacted = await set({ id, status: 'contacted' })
  expect(await set({ id, ...untouched })).toEqual(untouched)
  expect(await set({ id, ...contacted })).toEqual(contacted)
  await set({ id, status: 'completed' })
  expect(await set({ id, ...contacted })).toEqual(contacted)
  const marked = setter(lantern, headers, 'Quote', 'quarantineReasons')
  const suspect = { quarantineReasons: ['no-token'] }
  expect(await marked({ id, quarantineReasons: [] })).toEqual({ quarantineReasons: [] })
  expect(await marked({ id, ...suspect })).toEqual(suspect)
})

test('an approval that is put back keeps the day on which visitors first saw it', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = await shownReview(lantern, headers, { approvedAt: '2026-01-02T03:04:05.000Z' })
  const set = setter(lantern, headers, 'Review', 'isApproved approvedAt')
  expect(await set({ id, isApproved: false })).toEqual({ isApproved: false, approvedAt: null })
  const before = { isApproved: true, approvedAt: '2026-01-02T03:04:05.000Z' }
  expect(await set({ id, ...before })).toEqual(before)
})

test('a post goes back to the draft that it was, dated or not', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const input = { title: 'Snapped keys', excerpt: 'e', content: 'c', author: 'a', category: 'Tips' }
  const Create = 'mutation($input: CreateBlogInput!) { createBlog(input: $input) { id } }'
  const { id } = dataOf<{ id: string }>(await call(lantern, Create, { input }, headers), 'createBlog')
  const set = setter(lantern, headers, 'Blog', 'isPublished publishedAt')
  const draft = { isPublished: false, publishedAt: null }
  const published = await set({ id, isPublished: true })
  expect(await set({ id, ...draft })).toEqual(draft)
  expect(await set({ id, ...published })).toEqual(published)
  const dated = await set({ id, isPublished: false })
  expect(dated).toEqual({ ...published, isPublished: false })
  await set({ id, isPublished: true })
  expect(await set({ id, ...dated })).toEqual(dated)
})

test('a lost request that is open again says so on its time line; an undo leaves no line of either', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  const set = setter(lantern, headers, 'Quote', 'status lostReason events { kind }')
  await set({ id, status: 'contacted' })
  const linesBefore = [{ kind: 'taken' }, { kind: 'contacted' }]
  const lost = { id, lostReason: 'price' }
  const open = { id, status: 'contacted', lostReason: null }
  expect(await set(lost)).toMatchObject({ events: [...linesBefore, { kind: 'lost' }] })
  expect(await set(open)).toMatchObject({ lostReason: null, events: linesBefore })
  await set(lost)
  await lantern.db.update(leadEvents).set({ at: new Date(Date.now() - 60_000) })
  const events = [...linesBefore, { kind: 'lost' }, { kind: 'reopened' }]
  expect(await set(open)).toMatchObject({ events })
})
