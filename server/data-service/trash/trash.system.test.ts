import { eq, getTableName, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { trashDays } from '#content/trash-rules.ts'
import { models } from '#server/models/models.ts'
import { postRevisions, postSlugs } from '#server/schema/content.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { auditEntries, tallies, trash, trashParts } from '#server/schema/operations.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { reviews, reviewVotes } from '#server/schema/reviews.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { CreateQuote, createdQuote, dana } from '#tests/quotes.ts'
import { shownReview } from '#tests/reviews.ts'
import { deleteRecord, purgeRecord, restoreRecord } from '#tests/trash.ts'
import { emptyTrash } from './restore.ts'

async function rowsOf(lantern: TestLantern, table: string) {
  const { rows } = await lantern.db.execute(sql`
    select to_jsonb(one) as row from ${sql.identifier(table)} as one order by to_jsonb(one)::text`)
  return rows
}

const contentsOf = (lantern: TestLantern) =>
  Promise.all(
    ['requests', 'reviews', 'review_votes', 'lead_events', 'testimonials', 'blogs', 'blog_slugs']
      .concat(['blog_revisions', 'blog_drafts', 'images'])
      .map((table) => rowsOf(lantern, table)),
  )

async function create(lantern: TestLantern, headers: Record<string, string>, model: string, input: object) {
  const document = `mutation($input: Create${model}Input!) { create${model}(input: $input) { id } }`
  return dataOf<{ id: string }>(await call(lantern, document, { input }, headers), `create${model}`).id
}

const update = (lantern: TestLantern, headers: Record<string, string>, model: string, input: object) =>
  call(
    lantern,
    `mutation($input: Update${model}Input!) { update${model}(input: $input) { id } }`,
    { input },
    headers,
  )

const visitorOf = (lantern: TestLantern) => ({ 'x-api-key': lantern.publicApiKey })

const post = {
  title: 'Snapped keys',
  excerpt: 'e',
  content: 'c',
  author: 'a',
  category: 'Tips',
  slug: 'keys',
}

const mailsAreOut = (lantern: TestLantern) =>
  expect.poll(async () => lantern.db.$count(deliveries, eq(deliveries.state, 'pending'))).toBe(0)

test('every kind comes back exactly as it was: columns that no schema shows, votes, versions, time lines, links', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const quoteId = createdQuote(
    await call(lantern, CreateQuote, {
      input: dana,
      submission: { idempotencyKey: 'once', formToken: 'forged' },
    }),
  ).id
  await update(lantern, headers, 'Quote', { id: quoteId, status: 'completed', notes: 'Gate 4411' })
  const messageId = dataOf<{ id: string }>(
    await call(lantern, CreateMessage, { input: sam }),
    'createMessage',
  ).id
  await update(lantern, headers, 'Message', { id: messageId, status: 'contacted' })
  const { id: reviewId } = await shownReview(lantern, headers, { reply: 'Thank you' })
  await lantern.db.update(reviews).set({ requestId: quoteId }).where(eq(reviews.id, reviewId))
  await call(lantern, `mutation { markReviewHelpful(id: "${reviewId}") { id } }`)
  const postId = await create(lantern, headers, 'Blog', { ...post, isPublished: true, tags: ['a', 'b "c"'] })
  await update(lantern, headers, 'Blog', { id: postId, slug: 'snapped', content: 'More' })
  await call(lantern, 'mutation { saveBlogDraft(form: "{}") { __typename } }', {}, headers)
  const testimonialId = await create(lantern, headers, 'Testimonial', {
    ...{ name: 'Ted', comment: '鍵 \\ "quoted"', rating: 5 },
    date: '2026-01-02T03:04:05.678Z',
  })
  await mailsAreOut(lantern)
  const [before, sent] = [await contentsOf(lantern), await rowsOf(lantern, 'deliveries')]
  expect([await lantern.db.$count(reviewVotes), await lantern.db.$count(postSlugs)]).toEqual([1, 1])
  expect(await lantern.db.$count(leadEvents)).toBeGreaterThan(1)
  expect(await lantern.db.$count(postRevisions)).toBe(2)

  const order = [
    ['Quote', quoteId],
    ['Message', messageId],
    ['Blog', postId],
    ['Testimonial', testimonialId],
    ['Review', reviewId],
  ] as const
  for (const [model, id] of order)
    expect((await deleteRecord(lantern, headers, model, id)).errors).toBeUndefined()
  const gone = ['requests', 'reviews', 'testimonials', 'blogs', 'blog_revisions', 'blog_slugs']
  for (const table of [...gone, 'lead_events', 'deliveries']) {
    const left = await rowsOf(lantern, table)
    expect(
      left.filter((row) => JSON.stringify(row).includes(postId) || table !== 'blogs'),
      table,
    ).toEqual([])
  }
  for (const [model, id] of order.toReversed())
    expect((await restoreRecord(lantern, headers, model, id)).data?.restoreDeleted).toEqual({
      id,
      changed: [],
    })
  expect(await contentsOf(lantern)).toEqual(before)
  expect(await rowsOf(lantern, 'deliveries')).toEqual(sent)
  expect([await lantern.db.$count(trash), await lantern.db.$count(trashParts)]).toEqual([0, 0])
})

test('a review that was deleted with its link first gets it back; one whose quote is gone for good lives without', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const quoteId = createdQuote(await call(lantern, CreateQuote, { input: dana })).id
  const { id } = await shownReview(lantern, headers)
  await lantern.db.update(reviews).set({ requestId: quoteId }).where(eq(reviews.id, id))
  const linkOf = async () => (await lantern.db.select().from(reviews).where(eq(reviews.id, id)))[0]?.requestId
  await deleteRecord(lantern, headers, 'Review', id)
  await restoreRecord(lantern, headers, 'Review', id)
  expect(await linkOf()).toBe(quoteId)
  await deleteRecord(lantern, headers, 'Review', id)
  await deleteRecord(lantern, headers, 'Quote', quoteId)
  await purgeRecord(lantern, headers, 'Quote', quoteId)
  await restoreRecord(lantern, headers, 'Review', id)
  expect(await linkOf()).toBeNull()
})

test('lists, counts, search, exports and public pages know nothing of what is in the trash, and know it again', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = await shownReview(lantern, headers)
  const seen = async () => {
    const Read =
      '{ reviewSummary { count } listReviews(search: "Ruth") { total } reviewCounts { all approved } }'
    return (await call(lantern, Read, {}, headers)).data
  }
  const nothing = {
    ...{ reviewSummary: { count: 0 }, listReviews: { total: 0 } },
    reviewCounts: { all: 0, approved: 0 },
  }
  const one = {
    reviewSummary: { count: 1 },
    listReviews: { total: 1 },
    reviewCounts: { all: 1, approved: 1 },
  }
  expect(await seen()).toEqual(one)
  await deleteRecord(lantern, headers, 'Review', id)
  expect(await seen()).toEqual(nothing)
  await restoreRecord(lantern, headers, 'Review', id)
  expect(await seen()).toEqual(one)
  const [sum] = await lantern.db
    .select({ all: sql<number>`sum(delta)::int` })
    .from(tallies)
    .where(sql`model = 'Review' and state = 'all'`)
  expect(sum?.all).toBe(1)
})

test('restoring is no new request: it is announced as a change, with what visitors see of it', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = await shownReview(lantern, headers)
  const heard: object[] = []
  lantern.events.subscribe((event) => {
    if (event.kind === 'changed' && event.model === 'Review') heard.push(event)
  })
  await deleteRecord(lantern, headers, 'Review', id)
  await restoreRecord(lantern, headers, 'Review', id)
  const about = { kind: 'changed', model: 'Review', id, onPages: 'row' }
  await expect
    .poll(() => heard.slice(-2))
    .toEqual([
      { ...about, operation: 'delete' },
      { ...about, operation: 'update' },
    ])
})

test('an address that another post took meanwhile stays with that one; a time to publish that is over is forgotten', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const id = await create(lantern, headers, 'Blog', { ...post, publishAt: '2099-01-01T00:00:00.000Z' })
  await deleteRecord(lantern, headers, 'Blog', id)
  await create(lantern, headers, 'Blog', { ...post, title: 'Another' })
  await lantern.db
    .update(trash)
    .set({ record: sql`record || '{"publish_at": "2020-01-01T00:00:00Z"}'` })
    .where(eq(trash.recordId, id))
  const back = await restoreRecord(lantern, headers, 'Blog', id)
  expect(back.data?.restoreDeleted).toEqual({ id, changed: ['slug', 'publish_at'] })
  const { data } = await call(lantern, `{ getBlog(id: "${id}") { slug publishAt isPublished } }`, {}, headers)
  expect(data?.getBlog).toEqual({ slug: 'keys-2', publishAt: null, isPublished: false })
})

test('what took the place of a record keeps it: same id, same image', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const input = { id: '0197f0a0-0000-7000-8000-000000000001', name: 'Ted', comment: 'First', rating: 5 }
  await create(lantern, headers, 'Testimonial', input)
  await deleteRecord(lantern, headers, 'Testimonial', input.id)
  await create(lantern, headers, 'Testimonial', { ...input, comment: 'Second' })
  const refused = await restoreRecord(lantern, headers, 'Testimonial', input.id)
  expect(refused.errors?.[0]?.extensions?.code).toBe('CONFLICT')
  expect(await lantern.db.$count(trash)).toBe(1)
  const { data } = await call(lantern, '{ listTestimonials { items { comment } } }', {}, headers)
  expect(data?.listTestimonials).toEqual({ items: [{ comment: 'Second' }] })
})

test('a version with other columns restores what an earlier one deleted: new ones get their defaults, old ones are left out', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  await deleteRecord(lantern, headers, 'Quote', id)
  const [kept] = await lantern.db.select().from(trash)
  expect(Object.keys(kept?.record as object)).not.toContain('search_text')
  await lantern.db.update(trash).set({
    record: sql`record - 'alarms_sent' - 'file_urls' || '{"fax": "555", "assignee_id": "0197f0a0-0000-7000-8000-000000000001"}'`,
  })
  expect((await restoreRecord(lantern, headers, 'Quote', id)).errors).toBeUndefined()
  const [stored] = await lantern.db.select().from(requests)
  expect(stored).toMatchObject({ alarmsSent: 0, fileUrls: [], assigneeId: null, firstName: 'Dana' })
})

test('a notification that had not left goes out when the delete is undone at once, and not days later', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  await mailsAreOut(lantern)
  const waits = { state: 'pending' as const, nextAttemptAt: new Date(Date.now() + 60 * 60_000) }
  const stateOf = async () => (await lantern.db.select().from(deliveries)).map(({ state }) => state)
  await lantern.db.update(deliveries).set(waits)
  await deleteRecord(lantern, headers, 'Quote', id)
  expect(await stateOf()).toEqual([])
  await restoreRecord(lantern, headers, 'Quote', id)
  await expect.poll(stateOf).toEqual(['sent', 'sent'])

  await lantern.db.update(deliveries).set(waits)
  await deleteRecord(lantern, headers, 'Quote', id)
  await lantern.db.update(trash).set({ deletedAt: new Date(Date.now() - 2 * 60 * 60_000) })
  await restoreRecord(lantern, headers, 'Quote', id)
  expect(await stateOf()).toEqual(['dead', 'dead'])
})

test('after 30 days it is gone by itself, with what the log held about a customer; the rest stays', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const ids = [dana, { ...dana, lastName: 'Other' }].map(
    async (input) => createdQuote(await call(lantern, CreateQuote, { input })).id,
  )
  const [old = '', young = ''] = await Promise.all(ids)
  for (const id of [old, young]) {
    await update(lantern, headers, 'Quote', { id, notes: 'Gate 4411' })
    await deleteRecord(lantern, headers, 'Quote', id)
  }
  const dayMs = 24 * 60 * 60_000
  const empty = async (days: number) => {
    const call = { ...lantern.callOf({ kind: 'system' }), now: () => new Date(Date.now() + days * dayMs) }
    return emptyTrash(models, call)
  }
  expect(await empty(trashDays - 0.1)).toEqual({ removed: 0, left: 0 })
  await lantern.db.update(trash).set({ expiresAt: new Date() }).where(eq(trash.recordId, old))
  expect(await empty(0.001)).toEqual({ removed: 1, left: 0 })
  expect((await lantern.db.select().from(trash)).map(({ recordId }) => recordId)).toEqual([young])
  const about = await lantern.db.select().from(auditEntries).where(eq(auditEntries.subjectId, old))
  expect(about.map(({ action }) => action).toSorted()).toEqual(['delete', 'purge', 'update'])
  for (const entry of about) expect(entry).toMatchObject({ label: null, before: null, after: null })
  expect((await restoreRecord(lantern, headers, 'Quote', old)).errors?.[0]?.extensions?.code).toBe(
    'NOT_FOUND',
  )
})

test('an owner empties it: what was deleted until they asked goes for good, what came since stays', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const created = async (lastName: string) =>
    createdQuote(await call(lantern, CreateQuote, { input: { ...dana, lastName } })).id
  const ids = [await created('One'), await created('Two')]
  for (const id of ids) await deleteRecord(lantern, headers, 'Quote', id)
  const deletedUntil = new Date().toISOString()
  const since = await created('Since')
  await deleteRecord(lantern, headers, 'Quote', since)
  const Empty =
    'mutation($deletedUntil: AWSDateTime!) { emptyTrash(deletedUntil: $deletedUntil) { removed left } }'
  const empty = (as: Record<string, string>) => call(lantern, Empty, { deletedUntil }, as)
  expect((await empty(visitorOf(lantern))).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  expect((await empty(headers)).data?.emptyTrash).toEqual({ removed: 2, left: 0 })
  expect((await empty(headers)).data?.emptyTrash).toEqual({ removed: 0, left: 0 })
  expect((await lantern.db.select().from(trash)).map(({ recordId }) => recordId)).toEqual([since])
  const purges = await lantern.db.select().from(auditEntries).where(eq(auditEntries.action, 'purge'))
  expect(purges).toMatchObject([{ actorName: 'owner@example.com' }, { actorName: 'owner@example.com' }])
})

test('the trash says who asked for what, and finds them by their number', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  await deleteRecord(lantern, headers, 'Quote', id)
  const List = '{ listTrashEntries { total items { label summary } } }'
  expect((await call(lantern, List, {}, headers)).data?.listTrashEntries).toMatchObject({
    total: 1,
    items: [{ label: 'Dana Whitfield', summary: `Automotive: ${dana.message}` }],
  })
  const found = await call(lantern, '{ listTrashEntries(search: "713 555 0117") { total } }', {}, headers)
  expect(found.data?.listTrashEntries).toEqual({ total: 1 })
})

/** Decision 65: the log keeps what a span said. Decision 66: what is off the site does not come back to it by itself. */
const withoutTrash = ['WorkSpan', 'WorkPhotoPair']

test('every table that goes with a record names it by a column, and every model that is deleted has a trash', () => {
  for (const model of models) {
    if (model.isReadOnly || model.doors || withoutTrash.includes(model.name)) continue
    expect(model.trash, model.name).toBeDefined()
  }
  const taken = models.flatMap(({ trash }) => trash?.with.map(({ table }) => getTableName(table)) ?? [])
  expect(new Set(taken)).toEqual(
    new Set([
      'deliveries',
      'estimates',
      'lead_events',
      'lead_notes',
      'presses',
      'work_spans',
      'review_votes',
      'blog_revisions',
      'blog_slugs',
      'blog_drafts',
      'page_revisions',
      'page_drafts',
    ]),
  )
})

test('the database itself takes along only what the trash takes too', async () => {
  await using lantern = await testLantern()
  const { rows } = await lantern.db.execute<{ child: string; parent: string }>(sql`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and confdeltype in ('c', 'n')`)
  const kept = models.flatMap(({ table, trash }) =>
    [...(trash?.with ?? []), ...(trash?.unlinks ?? [])].map(
      (column) => `${getTableName(column.table)} of ${getTableName(table)}`,
    ),
  )
  kept.push('work_photos of requests')
  const parents = new Set(models.filter(({ trash }) => trash).map(({ table }) => getTableName(table)))
  for (const { child, parent } of rows)
    if (parents.has(parent)) expect(kept).toContain(`${child} of ${parent}`)
})
