import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testimonials } from '#server/schema/content.ts'
import { leadNotes } from '#server/schema/lead-notes.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { reviews } from '#server/schema/reviews.ts'
import { importer } from '#tests/imports.ts'
import { call, testLantern } from '#tests/lantern.ts'

const start = new Date('2026-11-30T18:00:00Z')

/** Each look at the clock is a second later. */
function ticking() {
  let seconds = 0
  return { now: () => new Date(start.getTime() + 1_000 * seconds++) }
}

const id = '3f0c5c1e-8f0e-4b57-9d0a-9a3c11d3b001'

const quotes = [
  {
    ...{ id, firstName: 'Ana', lastName: 'Ruiz', phone: '(713) 555-0181', email: 'ana@example.com' },
    ...{ service: 'access-control', message: 'My car gate', status: 'contacted', notes: 'Gate 4711' },
    fileUrls: ['quote-attachments/1-gate.jpg', 'quote-attachments/2-plan.pdf'],
    ...{ submittedAt: '2025-03-01T10:00:01.250Z', contactedAt: '2025-03-01T11:00:00Z' },
    ...{ createdAt: '2025-03-01T10:00:02Z', updatedAt: '2025-03-02T10:00:00Z', __typename: 'Quote' },
  },
  {
    ...{ id: 'q-2', firstName: 'Ben', lastName: 'Cole', phone: '713-555-0182', email: 'ben@example.com' },
    ...{ service: 'safes', message: '', status: 'completed', submittedAt: '2025-04-01T10:00:00Z' },
    completedAt: '2025-04-02T10:00:00Z',
  },
  {
    id: 'q-3',
    firstName: 'Cy',
    lastName: 'Young',
    status: 'new',
    submittedAt: 'soon',
    phone: '713-555-0183',
  },
]

test('quotes of the original stay quotes, with their ids, times and paths; nothing rings and nobody is mailed', async () => {
  await using server = await testLantern(ticking())
  const { preview, bring, undo } = await importer(server, 'requests')
  const file = JSON.stringify({ data: { listQuotes: { items: quotes, nextToken: null } } })
  expect(await preview(file)).toMatchObject({
    ...{ tool: 'AWS Amplify', format: 'json', made: 2, refused: 1 },
    refusedRows: [{ line: 3, message: '“soon” is no day that can be read.' }],
  })
  const brought = await bring(file)
  const stored = await server.db.select().from(requests).orderBy(asc(requests.submittedAt))
  expect(stored).toMatchObject([
    {
      ...{ id, kind: 'Quote', firstName: 'Ana', lastName: 'Ruiz', name: 'Ana Ruiz', source: null },
      ...{ service: 'access-control', message: 'My car gate', status: 'contacted', fileUrls: [] },
      notes: expect.stringContaining('quote-attachments/1-gate.jpg'),
      submittedAt: new Date('2025-03-01T10:00:01.250Z'),
      contactedAt: new Date('2025-03-01T11:00:00Z'),
      createdAt: new Date('2025-03-01T10:00:02Z'),
      ...{ nextAlarmAt: null, promisedBy: null },
    },
    { kind: 'Quote', status: 'completed', completedAt: new Date('2025-04-02T10:00:00Z'), notes: 'id: q-2' },
  ])
  expect(await server.db.$count(deliveries)).toBe(0)
  expect(await server.db.$count(leadNotes)).toBe(2)
  expect(await bring(file)).toMatchObject({ stored: 0, doubled: 2 })
  expect(await undo(brought.id)).toEqual({ kept: 0 })
  expect(await server.db.$count(requests)).toBe(0)
  await bring(file)
  expect((await server.db.select().from(requests).orderBy(asc(requests.submittedAt)))[1]?.id).toBe(
    stored[1]?.id,
  )
})

const typed = (record: Record<string, string | number | boolean>) =>
  JSON.stringify({
    Item: Object.fromEntries(
      Object.entries(record).map(([name, value]) => [
        name,
        typeof value === 'string'
          ? { S: value }
          : typeof value === 'number'
            ? { N: String(value) }
            : { BOOL: value },
      ]),
    ),
  })

const review = {
  ...{ id, name: 'Ana', email: 'ana@example.com', rating: 4, title: 'Quick', comment: 'Came at once.' },
  ...{ service: 'Automotive', isApproved: true, isFeatured: false, isVerified: true, helpfulCount: 3 },
  ...{ submittedAt: '2025-03-01T10:00:00Z', approvedAt: '2025-03-02T10:00:00Z' },
  ...{ createdAt: '2025-03-01T10:00:00Z', updatedAt: '2025-05-01T10:00:00Z' },
}

test('reviews come with their times and approval; a changed one stays after the undo', async () => {
  await using server = await testLantern(ticking())
  const { staff, bring, undo } = await importer(server, 'reviews')
  const file = [
    typed(review),
    typed({ ...review, id: 'r-2', email: 'ben@example.com', isApproved: false }),
    typed({ ...review, id: 'r-3', rating: 7, email: 'cy@example.com' }),
    typed({ ...review, id: 'r-4' }),
    '{"Item":',
  ].join('\n')
  const brought = await bring(file)
  expect(brought).toMatchObject({ made: 2, doubled: 1, refused: 2 })
  expect(await server.db.select().from(reviews).orderBy(asc(reviews.email))).toMatchObject([
    {
      ...{ id, rating: 4, isApproved: true, isVerified: true, helpfulCount: 3 },
      submittedAt: new Date(review.submittedAt),
      approvedAt: new Date(review.approvedAt),
      updatedAt: new Date(review.updatedAt),
    },
    { email: 'ben@example.com', isApproved: false, approvedAt: null },
  ])
  expect(await server.db.$count(deliveries)).toBe(0)
  expect(await bring(file)).toMatchObject({ stored: 0, joined: 2 })
  await call(
    server,
    'mutation($id: ID!) { updateReview(input: { id: $id, isFeatured: true }) { id } }',
    { id },
    staff,
  )
  expect(await undo(brought.id)).toEqual({ kept: 1 })
  expect((await server.db.select().from(reviews)).map((one) => one.id)).toEqual([id])
})

test('testimonials come with their days; one in the trash comes not again', async () => {
  await using server = await testLantern(ticking())
  const { staff, bring, undo } = await importer(server, 'testimonials')
  const before = await server.db.$count(testimonials)
  const own = {
    id,
    name: 'Ana',
    rating: 5,
    comment: 'Good.',
    company: 'Keys',
    date: '2025-03-01',
    isApproved: true,
  }
  const file = JSON.stringify({ Items: [own, { ...own, id: 't-2', comment: '' }] })
  const brought = await bring(file)
  expect(brought).toMatchObject({ made: 1, refused: 1 })
  expect(await server.db.$count(testimonials)).toBe(before + 1)
  await call(server, 'mutation($id: ID!) { deleteTestimonial(input: { id: $id }) { id } }', { id }, staff)
  expect(await bring(file)).toMatchObject({ stored: 0, joined: 1 })
  expect(await undo(brought.id)).toEqual({ kept: 0 })
})
