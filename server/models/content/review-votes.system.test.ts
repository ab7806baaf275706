import { expect, test } from 'vitest'
import { rateLimits } from '#server/schema/operations.ts'
import { reviews, reviewVotes } from '#server/schema/reviews.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { sentReview, shownReview } from '#tests/reviews.ts'

const Vote = 'mutation($id: ID!) { markReviewHelpful(id: $id) { id helpfulCount email } }'
const Mine = '{ myHelpfulReviews }'

async function guest(lantern: TestLantern): Promise<Record<string, string>> {
  const headers = { 'x-api-key': lantern.publicApiKey, 'content-type': 'application/json' }
  const body = JSON.stringify({ query: Mine })
  const response = await lantern.fetch('/graphql', { method: 'POST', headers, body })
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  expect(cookie).not.toBe('')
  return { 'x-api-key': lantern.publicApiKey, cookie }
}

const countOf = (answer: Awaited<ReturnType<typeof call>>) =>
  dataOf<{ helpfulCount: number }>(answer, 'markReviewHelpful').helpfulCount

test('each guest counts once, also when the same vote arrives ten times at once', async () => {
  await using lantern = await testLantern()
  const { id } = await shownReview(lantern, await ownerCookie(lantern))
  const [ann, bob] = [await guest(lantern), await guest(lantern)]
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => call(lantern, Vote, { id }, index === 0 ? bob : ann)),
  )
  for (const answer of answers) expect(countOf(answer)).toBeLessThanOrEqual(2)
  expect(countOf(await call(lantern, Vote, { id }, ann))).toBe(2)
  expect(await lantern.db.$count(reviewVotes)).toBe(2)
  const again = await call(lantern, Vote, { id }, bob)
  expect(again.data?.markReviewHelpful).toEqual({ id, helpfulCount: 2, email: null })
})

test('a guest sees only their own votes, the latest first', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const ids = []
  for (const name of ['A', 'B', 'C']) ids.push((await shownReview(lantern, headers, { name })).id)
  const [ann, bob] = [await guest(lantern), await guest(lantern)]
  for (const id of ids) await call(lantern, Vote, { id }, ann)
  expect((await call(lantern, Mine, {}, ann)).data?.myHelpfulReviews).toEqual(ids.toReversed())
  expect((await call(lantern, Mine, {}, bob)).data?.myHelpfulReviews).toEqual([])
  expect((await call(lantern, Mine, {}, headers)).data?.myHelpfulReviews).toEqual([])
  await call(lantern, `mutation { deleteReview(input: { id: "${ids[0]}" }) { id } }`, {}, headers)
  expect((await call(lantern, Mine, {}, ann)).data?.myHelpfulReviews).toEqual([ids[2], ids[1]])
})

test('only approved reviews are voted for, and only by visitors', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = await sentReview(lantern)
  const codeOf = async (variables: object, as?: Record<string, string>) =>
    (await call(lantern, Vote, variables, as)).errors?.[0]?.extensions?.code
  expect(await codeOf({ id })).toBe('NOT_FOUND')
  expect(await codeOf({ id: 'nonsense' })).toBe('NOT_FOUND')
  expect(await codeOf({ id }, headers)).toBe('FORBIDDEN')
  expect(await codeOf({ id }, {})).toBe('UNAUTHORIZED')
  expect(await lantern.db.select().from(reviews)).toMatchObject([{ helpfulCount: 0 }])
  expect(await lantern.db.$count(reviewVotes)).toBe(0)
})

test('a vote is announced, so that kept pages are made anew; a second one is not', async () => {
  await using lantern = await testLantern()
  const { id } = await shownReview(lantern, await ownerCookie(lantern))
  const ann = await guest(lantern)
  const heard: unknown[] = []
  lantern.events.subscribe((event) => heard.push(event))
  await call(lantern, Vote, { id }, ann)
  await call(lantern, Vote, { id }, ann)
  await call(lantern, Vote, { id }, await guest(lantern))
  const updated = { kind: 'changed', model: 'Review', operation: 'update', id, onPages: 'votes' }
  await expect
    .poll(() => heard.filter((event) => Object(event).operation === 'update'))
    .toEqual([updated, updated])
})

const refused = {
  status: 429,
  errors: [{ extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) } }],
}

test('one address raises a review by three a day, however many guests it makes up; another address by its own', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = await shownReview(lantern, headers)
  const other = await shownReview(lantern, headers, { title: 'Another' })
  const vote = (address: string, review = id) => call(lantern, Vote, { id: review }, undefined, address)
  const ann = await guest(lantern)
  expect(countOf(await call(lantern, Vote, { id }, ann))).toBe(1)
  for (const count of [2, 3]) expect(countOf(await vote('203.0.113.7'))).toBe(count)
  expect(await vote('203.0.113.7')).toMatchObject(refused)
  expect(countOf(await call(lantern, Vote, { id }, ann))).toBe(3)
  expect(countOf(await vote('203.0.113.7', other.id))).toBe(1)
  expect(countOf(await vote('203.0.113.8'))).toBe(4)
  const keys = await lantern.db.select({ key: rateLimits.key }).from(rateLimits)
  for (const { key } of keys.filter(({ key }) => key.startsWith('review-vote:')))
    expect(key).not.toContain('203.0.113')
})

test('a whole IPv6 /48 raises a review by twelve a day, and a /56 of it by six', async () => {
  await using lantern = await testLantern()
  const { id } = await shownReview(lantern, await ownerCookie(lantern))
  const statusOf = async (part: number) =>
    (await call(lantern, Vote, { id }, undefined, `2001:db8:7:${part.toString(16)}::1`)).status
  const votes = async (parts: number[]) => (await Promise.all(parts.map(statusOf))).filter((s) => s === 200)
  expect(await votes(Array.from({ length: 10 }, (_, index) => index))).toHaveLength(6)
  expect(await votes(Array.from({ length: 10 }, (_, index) => (index + 1) << 8))).toHaveLength(6)
})

test('one address that keeps voting is told to wait', async () => {
  await using lantern = await testLantern()
  const { id } = await shownReview(lantern, await ownerCookie(lantern))
  const ann = await guest(lantern)
  for (let index = 0; index < 60; index++) countOf(await call(lantern, Vote, { id }, ann))
  expect(await call(lantern, Vote, { id }, ann)).toMatchObject(refused)
  expect(await lantern.db.select().from(reviews)).toMatchObject([{ helpfulCount: 1 }])
})
