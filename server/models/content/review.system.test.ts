import { expect, test } from 'vitest'
import { deliveries } from '#server/schema/notifications.ts'
import { reviews } from '#server/schema/reviews.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { filledForm } from '#tests/quotes.ts'
import { CreateReview, ruth, sentReview, shownReview } from '#tests/reviews.ts'

const titles = async (lantern: TestLantern, args = '') => {
  const answer = await call(lantern, `{ listReviews${args} { items { title } } }`)
  return dataOf<{ items: { title: string }[] }>(answer, 'listReviews').items.map(({ title }) => title)
}

test('a visitor sends a review; it waits for approval, with its notification', async () => {
  await using lantern = await testLantern()
  const answer = await call(lantern, CreateReview, { input: ruth, submission: filledForm(lantern.secret) })
  const { id } = dataOf<{ id: string }>(answer, 'createReview')
  expect(answer.data?.createReview).toMatchObject({
    email: null,
    isApproved: false,
    approvedAt: null,
    helpfulCount: 0,
    receipt: expect.stringMatching(/^\/receipt\//),
    quarantineReasons: null,
    deliveries: null,
  })
  const [stored] = await lantern.db.select().from(reviews)
  expect(stored).toMatchObject({ ...ruth, id, isVerified: false, isFeatured: false, quarantineReasons: [] })
  const outbox = await lantern.db.select().from(deliveries)
  expect(outbox).toMatchObject([{ topic: 'review.created', subjectType: 'Review', subjectId: id }])
  expect(await titles(lantern)).toEqual([])
})

test('what is required is said by field; the stars are five unless chosen; the service is one of the list', async () => {
  await using lantern = await testLantern()
  const fieldsOf = async (input: object) =>
    (await call(lantern, CreateReview, { input })).errors?.[0]?.extensions?.fields
  expect(await fieldsOf({ name: '', email: 'ruth', rating: 6, title: ' ', comment: '' })).toEqual({
    name: 'Please enter a name.',
    email: 'Enter your email address, like name@example.com.',
    rating: 'Please choose one to five stars.',
    title: 'Please enter a title.',
    comment: 'Please write a few words.',
  })
  expect(await fieldsOf({ ...ruth, service: 'Plumbing' })).toEqual({
    service: 'Please choose a service from the list.',
  })
  const { rating: _, ...unrated } = ruth
  await call(lantern, CreateReview, { input: { ...unrated, service: '' } })
  expect(await lantern.db.select().from(reviews)).toMatchObject([{ rating: 5, service: null }])
})

test('a visitor may not judge, count votes or look at what is pending', async () => {
  await using lantern = await testLantern()
  const { id } = await sentReview(lantern)
  for (const staffField of [
    { isApproved: true },
    { isFeatured: true },
    { isVerified: false },
    { submittedAt: '2020-01-01T00:00:00Z' },
    { approvedAt: '2020-01-01T00:00:00Z' },
  ]) {
    const { errors } = await call(lantern, CreateReview, { input: { ...ruth, ...staffField } })
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  }
  const counted = await call(lantern, CreateReview, { input: { ...ruth, helpfulCount: 99 } })
  expect(counted.errors?.[0]?.message).toContain('helpfulCount')
  expect((await call(lantern, `{ getReview(id: "${id}") { title } }`)).data?.getReview).toBeNull()
  expect(await titles(lantern, '(filter: { isApproved: { eq: false } })')).toEqual([])
  expect(await lantern.db.$count(reviews)).toBe(1)
})

test('no way of asking tells a visitor an email', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = await shownReview(lantern, headers)
  const shown = await call(
    lantern,
    `{ getReview(id: "${id}") { name email quarantineReasons deliveries { id } } }`,
  )
  expect(shown.data?.getReview).toEqual({
    name: 'Ruth Abara',
    email: null,
    quarantineReasons: null,
    deliveries: null,
  })
  const guesses = [
    '{ listReviews(filter: { email: { beginsWith: "ruth" } }) { total } }',
    '{ listReviews(filter: { not: { or: [{ email: { eq: "ruth@example.com" } }] } }) { total } }',
    '{ listReviews(filter: { and: [{ rating: { eq: 4 }, email: { attributeExists: true } }] }) { total } }',
    '{ listReviews(filter: { quarantineReasons: { contains: "trap" } }) { total } }',
    '{ listReviews(search: "ruth@example.com") { total } }',
  ]
  for (const guess of guesses) {
    const { errors, data } = await call(lantern, guess)
    expect(errors?.[0]?.extensions?.code, guess).toBe('FORBIDDEN')
    expect(data?.listReviews ?? null).toBeNull()
  }
  const sorted = await call(lantern, '{ listReviews(sort: { field: email }) { items { id } } }')
  expect(sorted.errors).toBeDefined()
  const everything = await call(lantern, '{ listReviews { total items { name title email location } } }')
  expect(everything.text).not.toContain('ruth@example.com')
})

test('a visitor who listens hears of approved reviews only, and no email', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const listen = (document: string) =>
    lantern.fetch(`/graphql?query=${encodeURIComponent(document)}`, {
      headers: { 'x-api-key': lantern.publicApiKey, accept: 'text/event-stream' },
    })
  const guess = await listen('subscription { onUpdateReview(filter: { email: { contains: "r" } }) { id } }')
  expect(await guess.text()).toContain('FORBIDDEN')
  expect(await (await listen('subscription { onCreateMessage { email } }')).text()).toContain('FORBIDDEN')

  const before = lantern.events.subscriberCount()
  const response = await listen('subscription { onUpdateReview { title email } }')
  let heard = ''
  void (async () => {
    for await (const chunk of response.body ?? []) heard += new TextDecoder().decode(chunk)
  })()
  await expect.poll(() => lantern.events.subscriberCount()).toBe(before + 1)
  const change = (id: string, changes: string) =>
    call(lantern, `mutation { updateReview(input: { id: "${id}", ${changes} }) { id } }`, {}, headers)
  const pending = await sentReview(lantern, { title: 'Still pending' })
  const shown = await sentReview(lantern, { title: 'Seen by all' })
  await change(pending.id, 'isFeatured: true')
  await change(shown.id, 'isApproved: true')
  await expect.poll(() => heard).toContain('Seen by all')
  expect(heard).not.toContain('Still pending')
  expect(heard).not.toContain('ruth@example.com')
})

test('approving stamps, unapproving clears; featuring is another matter; a time sent along is kept', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = await sentReview(lantern)
  const set = async (changes: string) =>
    dataOf<{ approvedAt: string | null }>(
      await call(
        lantern,
        `mutation { updateReview(input: { id: "${id}", ${changes} }) { isApproved isFeatured approvedAt rating service email } }`,
        {},
        headers,
      ),
      'updateReview',
    )
  const before = Date.now()
  expect(await set('isFeatured: true')).toMatchObject({
    isFeatured: true,
    isApproved: false,
    approvedAt: null,
  })
  const approved = await set('isApproved: true')
  expect(Date.parse(approved.approvedAt ?? '')).toBeGreaterThanOrEqual(before)
  expect(approved).toMatchObject({ rating: 4, service: 'Residential', email: ruth.email, isFeatured: true })
  expect(await titles(lantern)).toEqual([ruth.title])
  expect((await set('isApproved: true, title: "Quick"')).approvedAt).toBe(approved.approvedAt)
  expect(await set('isApproved: false')).toMatchObject({ approvedAt: null, isFeatured: true })
  expect(await titles(lantern)).toEqual([])
  const at = '2026-01-02T03:04:05.000Z'
  expect(await set(`isApproved: true, approvedAt: "${at}"`)).toMatchObject({ approvedAt: at })
  expect(await set('service: "Safes"')).toMatchObject({ service: 'Safes', approvedAt: at })
})

test('staff enter reviews as they like; one that is approved already sends no notification', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const input = { ...ruth, service: 'Safes', isApproved: true, isVerified: true }
  await call(lantern, CreateReview, { input }, headers)
  const [stored] = await lantern.db.select().from(reviews)
  expect(stored).toMatchObject({ ...input, approvedAt: expect.any(Date) })
  expect(await lantern.db.$count(deliveries)).toBe(0)
})

test('an administrator finds by email, counts, deletes', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = await sentReview(lantern)
  await shownReview(lantern, headers, { name: 'Cy', isFeatured: true })
  const { data } = await call(
    lantern,
    '{ listReviews(search: "ruth@exam") { total items { email deliveries { state } } } reviewCounts { all approved pending featured } }',
    {},
    headers,
  )
  expect(data).toMatchObject({
    listReviews: { total: 2 },
    reviewCounts: { all: 2, approved: 1, pending: 1, featured: 1 },
  })
  await call(lantern, `mutation { deleteReview(input: { id: "${id}" }) { id } }`, {}, headers)
  expect(await lantern.db.$count(deliveries)).toBe(0)
})

test('the summary counts approved reviews only, star by star', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const Summary = '{ reviewSummary { count average stars { rating count } services } }'
  expect((await call(lantern, Summary)).data?.reviewSummary).toMatchObject({
    count: 0,
    average: null,
    stars: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: 0 })),
    services: [],
  })
  for (const [rating, service] of [
    [5, 'Safes'],
    [5, 'Automotive'],
    [4, 'Safes'],
    [2, null],
  ])
    await shownReview(lantern, headers, { rating, service, name: `${rating} ${service}` })
  await sentReview(lantern, { rating: 1, service: 'Emergency' })
  expect((await call(lantern, Summary)).data?.reviewSummary).toEqual({
    count: 4,
    average: 4,
    stars: [
      { rating: 1, count: 0 },
      { rating: 2, count: 1 },
      { rating: 3, count: 0 },
      { rating: 4, count: 1 },
      { rating: 5, count: 2 },
    ],
    services: ['Automotive', 'Safes'],
  })
  expect((await call(lantern, Summary, {}, {})).errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
})

test('the owner gets a mail that says what waits, and can be answered', async () => {
  await using lantern = await testLantern()
  await call(lantern, CreateReview, { input: ruth, submission: filledForm(lantern.secret) })
  const [mail] = await mailsOf(lantern, 1)
  expect(mail?.subject).toBe('A review waits for approval: 4 stars, Ruth Abara')
  expect(mail?.replyTo).toEqual([{ name: 'Ruth Abara', address: 'ruth@example.com' }])
  for (const fact of ['4 stars', ruth.title, ruth.comment, 'Residential', 'Montrose']) {
    expect(mail?.text).toContain(fact)
    expect(mail?.html).toContain(fact)
  }
  expect(mail?.text).toMatch(/\/admin\/reviews#review-[0-9a-f-]{36}/)
})

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
