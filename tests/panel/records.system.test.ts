import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { posts, testimonials } from '#server/schema/content.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { reviews } from '#server/schema/reviews.ts'
import { posted } from '#tests/forms.ts'
import { lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { sentReview, shownReview } from '#tests/reviews.ts'

const ted = {
  name: 'Ted Maas',
  company: '',
  service: 'Other',
  date: '2026-03-01',
  rating: '4',
  comment: 'New master keys.',
}

test('a testimonial is stored with its date as midnight UTC, and leads to its row in the filtered list', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const saved = await lantern.fetch('/admin/testimonials/new?filter=pending', posted(ted, headers))
  const [stored] = await lantern.db.select().from(testimonials)
  expect(stored).toMatchObject({
    name: 'Ted Maas',
    company: null,
    rating: 4,
    date: new Date('2026-03-01T00:00:00Z'),
    isApproved: false,
    isFeatured: false,
  })
  expect(saved.status).toBe(303)
  expect(saved.headers.get('location')).toBe(
    `/admin/testimonials?filter=pending&testimonial=${stored?.id}&saved=${stored?.id}#testimonial-${stored?.id}`,
  )
})

test('what is saved is said, also when it leaves the filtered list that it was opened from', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  await lantern.fetch('/admin/testimonials/new', posted(ted, headers))
  const [stored] = await lantern.db.select().from(testimonials)
  const approved = await lantern.fetch(
    `/admin/testimonials/${stored?.id}/edit?filter=pending`,
    posted({ ...ted, isApproved: 'yes' }, headers),
  )
  const list = await lantern.fetch(approved.headers.get('location') ?? '', { headers })
  const html = await list.text()
  expect(html).toContain('Saved what Ted Maas said.')
  expect(html).toContain(`id="testimonial-${stored?.id}"`)
})

test('a refused testimonial comes back with everything typed and what is wrong', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const refused = await lantern.fetch('/admin/testimonials/new', posted({ ...ted, name: ' ' }, headers))
  const html = await refused.text()
  expect(refused.status).toBe(422)
  for (const text of ['Failed to save testimonial', 'Please enter a name.', 'New master keys.'])
    expect(html).toContain(text)
  expect(await lantern.db.$count(testimonials)).toBe(0)
})

test('correcting a review leaves its time and what else the form does not show', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const submittedAt = '2026-07-05T03:41:07.000Z'
  const { id } = await shownReview(lantern, headers, { submittedAt })
  const html = await (await lantern.fetch(`/admin/reviews/${id}/edit`, { headers })).text()
  expect(html).toContain('value="2026-07-04"')
  const changed = {
    ...ted,
    service: 'Residential',
    email: 'ruth@example.com',
    title: 'Corrected',
    date: '2026-07-04',
    isApproved: 'yes',
  }
  await lantern.fetch(`/admin/reviews/${id}/edit`, posted(changed, headers))
  const [stored] = await lantern.db.select().from(reviews)
  expect(stored).toMatchObject({ title: 'Corrected', submittedAt: new Date(submittedAt), isApproved: true })
  expect(stored?.approvedAt).toBeInstanceOf(Date)
  const gone = await lantern.fetch(`/admin/reviews/${newId()}/edit`, { headers })
  expect([gone.status, (await gone.text()).includes('No review here')]).toEqual([404, true])
})

async function idGiven(lantern: TestLantern, path: string, headers: Record<string, string>) {
  const html = await (await lantern.fetch(path, { headers })).text()
  return /name="id" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

const kim = { title: 'Snapped keys', excerpt: 'e', author: 'Kim', category: 'Tips', content: 'No glue.' }

const newRecords = [
  ['testimonials', ted, testimonials],
  [
    'reviews',
    {
      ...ted,
      service: 'Residential',
      email: 'ruth@example.com',
      title: 'Twice',
      date: '2026-07-04',
      reply: '',
    },
    reviews,
  ],
  ['blogs', { ...kim, isPublished: 'on', slug: 'When a key snaps' }, posts],
] as const

test.each(newRecords)(
  'of %s, a form that is sent twice stores one record, and leads to it both times',
  async (list, fields, table) => {
    await using lantern = await lanternWithPages()
    const headers = await ownerCookie(lantern)
    const path = `/admin/${list}/new`
    const id = await idGiven(lantern, path, headers)
    const answers = await Promise.all(
      [1, 2, 3].map(() => lantern.fetch(path, posted({ ...fields, id }, headers))),
    )
    for (const answer of answers) expect(answer.headers.get('location')).toContain(`saved=${id}`)
    expect(await lantern.db.select().from(table)).toMatchObject([{ id }])
    expect(await lantern.db.select().from(auditEntries)).toMatchObject([{ action: 'create', subjectId: id }])
    expect(await idGiven(lantern, path, headers)).not.toBe(id)
  },
)

test.each(newRecords)(
  'of %s, a form that is sent again with other words asks before it replaces what it stored',
  async (list, fields, table) => {
    await using lantern = await lanternWithPages()
    const headers = await ownerCookie(lantern)
    const path = `/admin/${list}/new`
    const id = await idGiven(lantern, path, headers)
    await lantern.fetch(path, posted({ ...fields, id }, headers))
    const before = await lantern.db.select().from(table)
    const corrected = { ...fields, id, comment: 'Corrected.', content: 'Corrected.' }
    const asked = await lantern.fetch(path, posted(corrected, headers))
    const html = await asked.text()
    expect(asked.status).toBe(422)
    for (const text of [
      'This was already saved at',
      'Corrected.',
      `href="/admin/${list}/${id}/edit"`,
      `name="id" value="${id}"`,
    ])
      expect(html).toContain(text)
    expect(await lantern.db.select().from(table)).toEqual(before)
    const replaces = before[0]?.updatedAt.toISOString() ?? ''
    expect(html).toContain(`value="${replaces}"`)
    const replaced = await lantern.fetch(path, posted({ ...corrected, replaces }, headers))
    expect(replaced.headers.get('location')).toContain(`saved=${id}`)
    expect(JSON.stringify(await lantern.db.select().from(table))).toContain('Corrected.')
  },
)

test('strangers change nothing and see no email', async () => {
  await using lantern = await lanternWithPages()
  const { id } = await sentReview(lantern)
  for (const [path, fields] of [
    ['/admin/reviews', { intent: 'approve', id }],
    ['/admin/reviews', { intent: 'delete', id }],
    [`/admin/reviews/${id}/edit`, ted],
    ['/admin/testimonials/new', ted],
  ] as const)
    expect((await lantern.fetch(path, posted(fields))).headers.get('location'), path).toContain(
      '/admin/login',
    )
  for (const path of ['/admin/reviews', '/admin/reviews.data', `/admin/reviews/${id}/edit`])
    expect(await (await lantern.fetch(path)).text(), path).not.toContain('ruth@example.com')
  expect(await lantern.db.select().from(reviews)).toMatchObject([{ isApproved: false }])
  expect(await lantern.db.$count(testimonials)).toBe(0)
})
