import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { toE164 } from '#server/data-service/input.ts'
import { signValue } from '#server/http/signed-values.ts'
import { findPersonRecords } from '#server/models/records/person-records.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { reviews } from '#server/schema/reviews.ts'
import {
  call,
  dataOf,
  ownerCookie,
  type StaffHeaders,
  type TestLantern,
  testLantern,
} from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'
import { CreateReview, ruth } from '#tests/reviews.ts'
import { invitationLinks } from './review-invitation.ts'

const Update = `mutation($input: UpdateQuoteInput!) {
  updateQuote(input: $input) { reviewAskedAt reviewAskedBy reviewInvitation isInvitationOpen reviewId }
}`

type AskedReview = {
  reviewAskedAt: string | null
  reviewAskedBy: string | null
  reviewInvitation: string | null
  isInvitationOpen: boolean
  reviewId: string | null
}

async function completedQuote(lantern: TestLantern, headers: StaffHeaders): Promise<string> {
  const { id } = createdQuote(
    await call(lantern, CreateQuote, { input: dana, submission: filledForm(lantern.secret) }),
  )
  await call(lantern, Update, { input: { id, status: 'completed' } }, headers)
  return id
}

const ask = (lantern: TestLantern, headers: StaffHeaders, id: string, by: 'mail' | 'link') =>
  call(lantern, Update, { input: { id, reviewAskedBy: by } }, headers)

async function tokenFor(lantern: TestLantern, headers: StaffHeaders, id: string): Promise<string> {
  const { reviewInvitation } = dataOf<AskedReview>(await ask(lantern, headers, id, 'link'), 'updateQuote')
  return tokenIn(reviewInvitation ?? '')
}

const tokenIn = (path: string) => path.split('invitation=')[1] ?? ''

const write = (lantern: TestLantern, invitation: string, input: object = ruth) =>
  call(lantern, CreateReview, { input, submission: { ...filledForm(lantern.secret), invitation } })

const look = async (lantern: TestLantern, token: string) =>
  (
    await call(lantern, 'query($token: String!) { reviewInvitation(token: $token) { state name service } }', {
      token,
    })
  ).data?.reviewInvitation

const storedReviews = (lantern: TestLantern) => lantern.db.select().from(reviews).orderBy(reviews.createdAt)

test('a review that comes by the link of a completed job is verified and knows its job; the card shows it', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const id = await completedQuote(lantern, headers)
  const token = await tokenFor(lantern, headers, id)
  expect(await look(lantern, token)).toEqual({ state: 'open', name: 'Dana W.', service: 'Automotive' })
  const written = await write(lantern, token)
  expect(written.errors).toBeUndefined()
  const [stored] = await storedReviews(lantern)
  expect(stored).toMatchObject({ isVerified: true, requestId: id, isApproved: false })
  const card = await call(lantern, `{ getQuote(id: "${id}") { reviewId isInvitationOpen } }`, {}, headers)
  expect(card.data?.getQuote).toEqual({ reviewId: stored?.id, isInvitationOpen: false })
  expect((await ask(lantern, headers, id, 'mail')).data?.updateQuote).toBeNull()

  await call(lantern, `mutation { deleteQuote(input: { id: "${id}" }) { id } }`, {}, headers)
  expect(await storedReviews(lantern)).toMatchObject([{ isVerified: true, requestId: null }])
})

test('the email that the job has need not be typed again; without a job that has one it is asked for', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const token = await tokenFor(lantern, headers, await completedQuote(lantern, headers))
  const Asks = 'query($token: String!) { reviewInvitation(token: $token) { hasEmail } }'
  expect((await call(lantern, Asks, { token })).data?.reviewInvitation).toEqual({ hasEmail: true })
  const errorOf = async (invitation: string, title = ruth.title) =>
    (await write(lantern, invitation, { ...ruth, title, email: '' })).errors?.[0]?.extensions?.fields
  expect(await errorOf('none')).toEqual({ email: 'Enter your email address, like name@example.com.' })
  expect(await errorOf(token)).toBeUndefined()
  expect(await storedReviews(lantern)).toMatchObject([{ email: dana.email, isVerified: true }])
  expect(await errorOf(token, 'A second one')).toEqual({
    email: 'Enter your email address, like name@example.com.',
  })
})

test('a link counts once, also when two use it at the same moment; the second review is an ordinary one', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const token = await tokenFor(lantern, headers, await completedQuote(lantern, headers))
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((title) => write(lantern, token, { ...ruth, title })),
  )
  for (const { errors } of answers) expect(errors).toBeUndefined()
  const verified = (await storedReviews(lantern)).map(({ isVerified }) => isVerified)
  expect(verified.toSorted()).toEqual([false, false, true])
  expect(await look(lantern, token)).toEqual({ state: 'used', name: null, service: null })
})

test('a forged, a foreign and a run out link make ordinary reviews, and tell nothing', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const id = await completedQuote(lantern, headers)
  const day = 24 * 60 * 60_000
  const made = (links: string, quoteId: string, daysAgo: number) =>
    tokenIn(
      invitationLinks({ links, signing: '' }).pathOf({
        kind: 'Quote',
        id: quoteId,
        askedAt: new Date(Date.now() - daysAgo * day),
      }),
    )
  const cases = [
    [`${made(lantern.keys.links, id, 0)}x`, 'unknown'],
    [made('another secret', id, 0), 'unknown'],
    [made(lantern.keys.links, '00000000-0000-4000-8000-000000000000', 0), 'unknown'],
    [made(lantern.keys.links, id, 91), 'expired'],
    ['', 'unknown'],
  ] as const
  for (const [index, [token, state]] of cases.entries()) {
    expect(await look(lantern, token)).toEqual({ state, name: null, service: null })
    await write(lantern, token, { ...ruth, title: `Case ${index}` })
  }
  const stored = await storedReviews(lantern)
  expect(stored).toHaveLength(cases.length)
  for (const review of stored) expect(review).toMatchObject({ isVerified: false, requestId: null })
  for (const key of [lantern.keys.links, lantern.keys.signing])
    expect(await look(lantern, made(key, id, 89))).toMatchObject({ state: 'open' })
})

test('the customer gets one mail, in the name of the company, with the link and no reward', async () => {
  await using lantern = await testLantern({ config: { publicUrl: 'https://lantern.example.com' } })
  const headers = await ownerCookie(lantern)
  const id = await completedQuote(lantern, headers)
  const asked = dataOf<AskedReview>(await ask(lantern, headers, id, 'mail'), 'updateQuote')
  expect(asked).toMatchObject({ reviewAskedBy: 'mail', isInvitationOpen: true, reviewId: null })
  const again = await ask(lantern, headers, id, 'mail')
  expect(again.errors?.[0]?.message).toContain('already got the email')
  const [mail] = await mailsOf(lantern, 1, ({ subject }) => subject?.startsWith('How was') ?? false)
  expect(mail?.from?.name).toBe('Lantern Lock & Door')
  expect(mail?.subject).toBe('How was our work? Lantern Lock & Door')
  expect(mail?.text).toContain('We finished your automotive job.')
  expect(mail?.text).toContain('there is no reward for it')
  const [, path = '', token = ''] = /(\/reviews\/new\?invitation=(\S+))/.exec(mail?.text ?? '') ?? []
  expect(await look(lantern, token)).toMatchObject({ state: 'open' })
  expect(mail?.html).toContain(path)
  const [quote] = await lantern.db.select().from(requests).where(eq(requests.id, id))
  expect(quote?.reviewAskedAt?.toISOString()).toBe(asked.reviewAskedAt)
})

test('only a completed job is asked about, and no visitor asks, sees the link, or names a job', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  const early = await ask(lantern, headers, id, 'link')
  expect(early.errors?.[0]?.message).toBe('Set the request to completed first, then ask for a review.')
  expect((await ask(lantern, { 'x-api-key': lantern.publicApiKey }, id, 'link')).data?.updateQuote).toBeNull()
  const created = await call(
    lantern,
    'mutation($input: CreateQuoteInput!) { createQuote(input: $input) { reviewInvitation reviewId isInvitationOpen } }',
    { input: { ...dana, lastName: 'Other' } },
  )
  expect(created.data?.createQuote).toEqual({
    reviewInvitation: null,
    reviewId: null,
    isInvitationOpen: null,
  })
  for (const field of [{ requestId: id }, { isVerified: true }]) {
    const answer = await call(lantern, CreateReview, { input: { ...ruth, ...field } })
    expect(answer.errors).toHaveLength(1)
  }
  expect(await storedReviews(lantern)).toEqual([])
  const guess = await call(lantern, `{ listReviews(filter: { requestId: { eq: "${id}" } }) { total } }`)
  expect(guess.errors).toHaveLength(1)
})

const jobs = {
  Message: {
    name: 'Sam Ortega',
    email: 'sam@example.com',
    phone: '(713) 555-0142',
    service: 'emergency',
    message: 'x',
  },
  Call: { name: 'Ana Maria Ruiz', email: '', phone: '(713) 555-0166', service: 'access-control' },
}

async function completedJob(lantern: TestLantern, headers: StaffHeaders, model: keyof typeof jobs) {
  const created = await call(
    lantern,
    `mutation($input: Create${model}Input!) { create${model}(input: $input) { id } }`,
    { input: jobs[model] },
    headers,
  )
  const { id } = dataOf<{ id: string }>(created, `create${model}`)
  const update = (input: object) =>
    call(
      lantern,
      `mutation($input: Update${model}Input!) { update${model}(input: $input) { reviewInvitation reviewId } }`,
      { input: { id, ...input } },
      headers,
    )
  await update({ status: 'completed' })
  return { id, update }
}

test('messages and calls are asked by the same link: the review is verified, known to its job, and goes with its person', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  for (const [model, name, service] of [
    ['Message', 'Sam O.', 'Emergency'],
    ['Call', 'Ana Maria R.', 'Access Control'],
  ] as const) {
    const { id, update } = await completedJob(lantern, headers, model)
    const asked = dataOf<AskedReview>(await update({ reviewAskedBy: 'link' }), `update${model}`)
    const token = tokenIn(asked.reviewInvitation ?? '')
    expect(await look(lantern, token)).toEqual({ state: 'open', name, service })
    await write(lantern, token, { ...ruth, title: model, email: `${model.toLowerCase()}@example.org` })
    const [stored] = await lantern.db.select().from(reviews).where(eq(reviews.title, model))
    expect(stored).toMatchObject({ isVerified: true, requestId: id })
    expect((await update({})).data).toMatchObject({ [`update${model}`]: { reviewId: stored?.id } })

    const restore = async (what: string, of: string) =>
      call(lantern, `mutation { restoreDeleted(model: ${what}, id: "${of}") { id } }`, {}, headers)
    const linkOf = async () =>
      (await lantern.db.select().from(reviews).where(eq(reviews.title, model)))[0]?.requestId
    await call(lantern, `mutation { delete${model}(input: { id: "${id}" }) { id } }`, {}, headers)
    expect(await linkOf()).toBeNull()
    await restore(model, id)
    expect(await linkOf()).toBe(id)
    await call(lantern, `mutation { deleteReview(input: { id: "${stored?.id}" }) { id } }`, {}, headers)
    await restore('Review', stored?.id ?? '')
    expect(await linkOf()).toBe(id)
    const found = await findPersonRecords(lantern.db, { email: null, phone: toE164(jobs[model].phone) ?? '' })
    expect(found.map(({ model }) => model).sort()).toEqual([model, 'Review'].sort())
  }
})

test('a call without an address cannot be asked by mail, a message can, once', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const written = await completedJob(lantern, headers, 'Call')
  expect((await written.update({ reviewAskedBy: 'mail' })).errors?.[0]?.message).toMatch(/no email address/)
  const sent = await completedJob(lantern, headers, 'Message')
  expect((await sent.update({ reviewAskedBy: 'mail' })).errors).toBeUndefined()
  const asked = (await lantern.db.select().from(deliveries)).filter(({ topic }) => topic === 'review.asked')
  expect(asked).toMatchObject([
    { subjectType: 'Message', recipient: 'sam@example.com', payload: { kind: 'Message', firstName: 'Sam' } },
  ])
  expect((await sent.update({ reviewAskedBy: 'mail' })).errors?.[0]?.message).toMatch(/already got the email/)
})

test('a link of the time when only quotes had one still works', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const id = await completedQuote(lantern, headers)
  const token = signValue(lantern.keys.links, 'review-invitation', `${id}_${Date.now()}`)
  expect(await look(lantern, token)).toMatchObject({ state: 'open', name: 'Dana W.' })
})
