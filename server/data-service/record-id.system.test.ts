import { expect, test } from 'vitest'
import type { Actor } from '#server/actor.ts'
import { posts, testimonials } from '#server/schema/content.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { requests } from '#server/schema/requests.ts'
import { reviews } from '#server/schema/reviews.ts'
import { graphqlAs } from '#tests/graphql-as.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { dana } from '#tests/quotes.ts'

const id = '0d3e9f0a-6c1c-4a0e-9f59-0f6d2b1f8c11'

const inputs = {
  Testimonial: {
    name: ' Ted Maas',
    comment: 'New keys.\r\nQuick.',
    rating: 5,
    date: '2026-03-01T00:00:00.000Z',
  },
  Blog: {
    title: 'Snapped keys',
    slug: 'When a key snaps',
    excerpt: 'e',
    content: 'c',
    author: 'Dana',
    category: 'Tips',
    tags: ['keys', ' keys'],
    isPublished: true,
  },
  Review: {
    name: 'Ruth',
    email: 'ruth@example.com',
    title: 'Good',
    comment: 'Very.',
    reply: '',
    isApproved: true,
  },
}
const tables = { Testimonial: testimonials, Blog: posts, Review: reviews }
type CreatedModel = keyof typeof inputs
const created = Object.keys(inputs) as CreatedModel[]

const creating = (model: string) =>
  `mutation($input: Create${model}Input!) { create${model}(input: $input) { id createdAt } }`

const createAs = (
  lantern: TestLantern,
  headers: Record<string, string> | undefined,
  model: string,
  input: object,
) => call(lantern, creating(model), { input }, headers)

test.each(created)(
  'a %s that is sent again under its id is stored, and written down, once',
  async (model) => {
    await using lantern = await testLantern()
    const headers = await ownerCookie(lantern)
    const send = () => createAs(lantern, headers, model, { ...inputs[model], id: id.toUpperCase() })
    const together = await Promise.all([send(), send(), send()])
    const rows = [...together, await send()].map((answer) => dataOf(answer, `create${model}`))
    expect(rows[0]).toMatchObject({ id })
    for (const row of rows) expect(row).toEqual(rows[0])
    expect(await lantern.db.$count(tables[model])).toBe(1)
    expect(await lantern.db.select().from(auditEntries)).toMatchObject([{ action: 'create', subjectId: id }])
  },
)

const anotherOwner: Actor = {
  kind: 'staff',
  role: 'owner',
  name: 'Owner',
  userId: '00000000-0000-4000-8000-000000000001',
  username: 'other@example.com',
  address: '198.51.100.7',
}

test('a create never overwrites a record under its id, for any caller', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const first = { ...inputs.Testimonial, id }
  dataOf(await createAs(lantern, headers, 'Testimonial', first), 'createTestimonial')
  const [before] = await lantern.db.select().from(testimonials)
  const own = await createAs(lantern, headers, 'Testimonial', { ...first, comment: 'Corrected.' })
  expect(own.errors).toMatchObject([{ errorType: 'ConflictException', extensions: { code: 'CONFLICT' } }])
  const input = { ...first, name: 'Somebody else' }
  const theirs = await graphqlAs(lantern, anotherOwner)(creating('Testimonial'), { input })
  expect(theirs.errors?.[0]?.message).toContain('stored already')
  expect(await lantern.db.select().from(testimonials)).toEqual([before])
})

test('the id of a record of another kind is free, and that record stays as it is', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  dataOf(await createAs(lantern, headers, 'Testimonial', { ...inputs.Testimonial, id }), 'createTestimonial')
  const before = await lantern.db.select().from(testimonials)
  dataOf(await createAs(lantern, headers, 'Review', { ...inputs.Review, id }), 'createReview')
  expect(await lantern.db.select().from(testimonials)).toEqual(before)
})

test('a visitor may not choose an id', async () => {
  await using lantern = await testLantern()
  const { reply: _, isApproved: __, ...review } = inputs.Review
  const { firstName: name, lastName: ___, ...lead } = dana
  for (const [model, input] of [
    ['Quote', dana],
    ['Message', { ...lead, name, message: 'Hello' }],
    ['Review', review],
    ['Testimonial', inputs.Testimonial],
  ] as const) {
    const refused = await createAs(lantern, undefined, model, { ...input, id })
    expect(refused.errors, model).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  }
  for (const table of [requests, reviews, testimonials]) expect(await lantern.db.$count(table)).toBe(0)
})

test('an id is a UUID', async () => {
  await using lantern = await testLantern()
  const input = { ...inputs.Testimonial, id: '7' }
  const refused = await createAs(lantern, await ownerCookie(lantern), 'Testimonial', input)
  expect(refused.errors).toMatchObject([
    { extensions: { code: 'BAD_INPUT', fields: { id: 'An id is a UUID.' } } },
  ])
})
