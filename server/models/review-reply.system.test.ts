import { expect, test } from 'vitest'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateReview, ruth, shownReview } from '#tests/reviews.ts'

type Replied = { reply: string | null; repliedAt: string | null }

const Update = `mutation($input: UpdateReviewInput!) { updateReview(input: $input) { reply repliedAt } }`

const set = async (lantern: TestLantern, headers: Record<string, string>, input: object) =>
  dataOf<Replied>(await call(lantern, Update, { input }, headers), 'updateReview')

test('a reply is stamped when it is written or changed, kept by other changes, and gone when emptied', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = await shownReview(lantern, headers)
  const before = Date.now()
  const first = await set(lantern, headers, { id, reply: '  Thank you, Ruth.\r\nCall any time. ' })
  expect(first.reply).toBe('Thank you, Ruth.\nCall any time.')
  expect(Date.parse(first.repliedAt ?? '')).toBeGreaterThanOrEqual(before)
  expect(await set(lantern, headers, { id, isFeatured: true })).toEqual(first)
  expect(await set(lantern, headers, { id, reply: first.reply })).toEqual(first)
  const second = await set(lantern, headers, { id, reply: 'Thank you.' })
  expect(Date.parse(second.repliedAt ?? '')).toBeGreaterThan(Date.parse(first.repliedAt ?? ''))
  // As undoing does: the time that the caller sends along is kept.
  expect(await set(lantern, headers, { id, ...first })).toEqual(first)
  expect(await set(lantern, headers, { id, reply: ' ' })).toEqual({ reply: null, repliedAt: null })
  const long = await call(lantern, Update, { input: { id, reply: 'x'.repeat(2_001) } }, headers)
  expect(long.errors?.[0]?.extensions?.fields).toHaveProperty('reply')
})

test('visitors read the reply to what is approved, and cannot write one', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = await shownReview(lantern, headers, { reply: 'Thank you.' })
  const read = async () => (await call(lantern, `{ getReview(id: "${id}") { reply } }`)).data?.getReview
  expect(await read()).toEqual({ reply: 'Thank you.' })
  for (const field of [{ reply: 'Mine' }, { reply: '' }, { repliedAt: '2026-01-01T00:00:00Z' }]) {
    const created = await call(lantern, CreateReview, { input: { ...ruth, ...field } })
    expect(created.errors?.[0]?.message).toContain('Only staff may')
  }
  expect((await call(lantern, Update, { input: { id, reply: 'Mine' } })).data?.updateReview).toBeNull()
  await call(lantern, Update, { input: { id, isApproved: false } }, headers)
  expect(await read()).toBeNull()
})
