import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { clockAt, dateAfter } from '#content/time/clocks.ts'
import { requests } from '#server/schema/requests.ts'
import { reviews } from '#server/schema/reviews.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'
import { CreateReview, ruth } from '#tests/reviews.ts'

type After = { stage: string; reviewPath: string | null; warrantyUntil: string | null }

const look = async (lantern: TestLantern, token: string) =>
  dataOf<After>(
    await call(
      lantern,
      'query($token: String!) { receipt(token: $token) { stage reviewPath warrantyUntil } }',
      {
        token,
      },
    ),
    'receipt',
  )

async function job(lantern: TestLantern) {
  const headers = await ownerCookie(lantern)
  const { id, receipt } = createdQuote(
    await call(lantern, CreateQuote, { input: dana, submission: filledForm(lantern.secret) }),
  )
  const update = (input: object) =>
    call(
      lantern,
      'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }',
      { input: { id, ...input } },
      headers,
    )
  return { id, token: receipt.slice(9), headers, update }
}

test('the page of a done job leads to its review, once, and names the last day of the warranty', async () => {
  await using lantern = await testLantern()
  const { id, token, headers, update } = await job(lantern)
  const none = { reviewPath: null, warrantyUntil: null }
  await update({ status: 'contacted' })
  expect(await look(lantern, token)).toEqual({ stage: 'contacted', ...none })
  await update({ status: 'completed' })
  // Ten in the evening in Houston: the day there counts.
  const completedAt = new Date(`${new Date().toISOString().slice(0, 10)}T04:00:00Z`)
  await lantern.db.update(requests).set({ completedAt }).where(eq(requests.id, id))
  const after = await look(lantern, token)
  const { date } = clockAt(completedAt, 'America/Chicago')
  expect(after).toMatchObject({ stage: 'done', warrantyUntil: dateAfter(date, 90) })

  const invitation = after.reviewPath?.split('invitation=')[1]
  const submission = { ...filledForm(lantern.secret), invitation }
  await call(lantern, CreateReview, { input: ruth, submission })
  expect(await lantern.db.select().from(reviews)).toMatchObject([{ isVerified: true, requestId: id }])
  expect(await look(lantern, token)).toMatchObject({ reviewPath: null, warrantyUntil: dateAfter(date, 90) })

  const profile = 'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  await call(lantern, profile, { input: { laborWarrantyDays: null } }, headers)
  await expect.poll(async () => (await look(lantern, token)).warrantyUntil).toBeNull()
})

test('under a longer warranty the page outlives its link to the review', async () => {
  await using lantern = await testLantern()
  const { id, token, headers, update } = await job(lantern)
  const profile = 'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  await call(lantern, profile, { input: { laborWarrantyDays: 365 } }, headers)
  await expect.poll(() => lantern.savedProfile.current()?.laborWarrantyDays).toBe(365)
  await update({ status: 'contacted' })
  await update({ status: 'completed' })
  const completedAt = new Date(Date.now() - 91 * 86_400_000)
  await lantern.db.update(requests).set({ completedAt }).where(eq(requests.id, id))
  const { date } = clockAt(completedAt, 'America/Chicago')
  const warrantyUntil = dateAfter(date, 365)
  expect(await look(lantern, token)).toEqual({ stage: 'done', reviewPath: null, warrantyUntil })
})

test('a request that was closed without an answer, or lost, is no job', async () => {
  await using lantern = await testLantern()
  const { token, update } = await job(lantern)
  const none = { reviewPath: null, warrantyUntil: null }
  await update({ status: 'completed' })
  expect(await look(lantern, token)).toEqual({ stage: 'done', ...none })
  await update({ status: 'contacted', lostReason: 'price' })
  expect(await look(lantern, token)).toEqual({ stage: 'lost', ...none })
})
