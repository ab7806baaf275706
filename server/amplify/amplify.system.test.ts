import { Amplify } from 'aws-amplify'
import { generateClient } from 'aws-amplify/api'
import { Hub } from 'aws-amplify/utils'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { extraCalls, models } from '#server/models/models.ts'
import { ownersKey } from '#tests/api-key.ts'
import { type TestLantern, testLantern } from '#tests/lantern.ts'
import { listening } from '#tests/listening.ts'
import { dana } from '#tests/quotes.ts'
import { ruth } from '#tests/reviews.ts'
import { modelIntrospection } from './model-introspection.ts'

/**
 * The original site's client, unmodified, judges our data service: configured as its documentation says, with
 * the output of `scripts/print-amplify-outputs.ts`.
 */

type AmplifyAnswer<Data> = {
  data: Data
  errors?: { message: string; errorType?: string }[]
  nextToken?: string | null
}
type StoredRow = { id: string; createdAt: string } & Record<string, unknown>
type Auth = { authMode?: 'apiKey' | 'lambda'; authToken?: string }
type Listen = (options?: Auth & { filter?: object }) => {
  subscribe(observer: { next(row: StoredRow): void; error(error: unknown): void }): { unsubscribe(): void }
}
type ModelCalls = {
  list(
    options?: Auth & { filter?: object; limit?: number; nextToken?: string | null },
  ): Promise<AmplifyAnswer<StoredRow[]>>
  get(id: { id: string }, options?: Auth): Promise<AmplifyAnswer<StoredRow | null>>
  create(input: object, options?: Auth): Promise<AmplifyAnswer<StoredRow | null>>
  update(input: object, options?: Auth): Promise<AmplifyAnswer<StoredRow | null>>
  delete(id: { id: string }, options?: Auth): Promise<AmplifyAnswer<StoredRow | null>>
  onCreate: Listen
  onUpdate: Listen
  onDelete: Listen
  listBlogBySlug(key: { slug: string }, options?: Auth): Promise<AmplifyAnswer<StoredRow[]>>
  observeQuery(options?: Auth & { filter?: object }): {
    subscribe(observer: { next(snapshot: { items: StoredRow[]; isSynced: boolean }): void }): {
      unsubscribe(): void
    }
  }
}
type Client = {
  models: Record<'Blog' | 'Quote' | 'Review' | 'Testimonial', ModelCalls>
  queries: Record<string, (input?: object, options?: Auth) => Promise<AmplifyAnswer<unknown>>>
  mutations: {
    sendQuoteNotification(input: object): Promise<AmplifyAnswer<{ success: boolean; message: string } | null>>
  }
  enums: Record<string, { values(): string[] }>
}

let lantern: TestLantern
let server: Awaited<ReturnType<typeof listening>>
let client: Client
let staff: Required<Auth>

/** Amplify speaks TLS only, which a proxy in front of the server ends; this class is that proxy. */
class ThroughProxy extends WebSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(String(url).replace(/^wss:/, 'ws:'), protocols)
  }
}

beforeAll(async () => {
  vi.stubGlobal('WebSocket', ThroughProxy)
  lantern = await testLantern()
  server = await listening(lantern)
  Amplify.configure({
    version: '1.4',
    data: {
      url: `${server.origin}/graphql`,
      aws_region: 'us-west-2',
      api_key: lantern.publicApiKey,
      default_authorization_type: 'API_KEY',
      authorization_types: ['AWS_LAMBDA'],
      // Its type is a JSON file's, which widens literals to strings.
      model_introspection: modelIntrospection(lantern.schema, models) as never,
    },
  })
  // Amplify derives its types from its own schema language; these are the calls we make.
  client = generateClient() as unknown as Client
  staff = { authMode: 'lambda', authToken: await ownersKey(lantern) }
})

afterAll(async () => {
  await server?.[Symbol.asyncDispose]()
  await lantern?.[Symbol.asyncDispose]()
  vi.unstubAllGlobals()
})

function dataOf<Data>({ data, errors }: AmplifyAnswer<Data>): NonNullable<Data> {
  if (errors || data === null || data === undefined) throw new Error(JSON.stringify(errors ?? 'nothing'))
  return data
}

const post = {
  title: 'A lock that sticks',
  excerpt: 'Graphite first.',
  content: 'Graphite, then new pins.',
  author: 'The crew',
  category: 'Residential Security',
  tags: ['locks'],
}

test('a post is created, read, found by its slug, changed and deleted; a visitor sees it once it is published', async () => {
  const { Blog } = client.models
  const draft = dataOf(await Blog.create(post, staff))
  expect(draft).toMatchObject({ slug: 'a-lock-that-sticks', isPublished: false, tags: ['locks'] })
  expect(dataOf(await Blog.get({ id: draft.id }, staff))).toMatchObject(post)
  expect((await Blog.get({ id: draft.id })).data).toBeNull()
  expect(dataOf(await Blog.listBlogBySlug({ slug: 'a-lock-that-sticks' }))).toEqual([])

  const published = dataOf(await Blog.update({ ...draft, isPublished: true }, staff))
  expect(Date.parse(String(published.publishedAt))).toBeGreaterThan(0)
  expect(dataOf(await Blog.get({ id: draft.id })).title).toBe(post.title)
  const [found] = dataOf(await Blog.listBlogBySlug({ slug: 'a-lock-that-sticks' }))
  expect(found?.id).toBe(draft.id)

  expect(dataOf(await Blog.delete({ id: draft.id }, staff)).id).toBe(draft.id)
  expect((await Blog.get({ id: draft.id }, staff)).data).toBeNull()
})

test('a list is filtered and paged by nextToken', async () => {
  const { Testimonial } = client.models
  const names = Array.from({ length: 7 }, (_, index) => `Client ${index}`)
  for (const name of names)
    dataOf(
      await Testimonial.create(
        { name, comment: 'Fast.', rating: 5, isApproved: true, isFeatured: true },
        staff,
      ),
    )
  dataOf(await Testimonial.create({ name: 'Hidden', comment: 'Slow.', rating: 1 }, staff))

  const seen: unknown[] = []
  let nextToken: string | null | undefined
  do {
    const filter = { isApproved: { eq: true }, isFeatured: { eq: true }, name: { beginsWith: 'Client' } }
    const page: AmplifyAnswer<StoredRow[]> = await Testimonial.list({
      filter,
      limit: 3,
      nextToken: nextToken ?? null,
    })
    seen.push(...dataOf(page).map(({ name }) => name))
    nextToken = page.nextToken
  } while (nextToken)
  expect(seen.sort()).toEqual(names)
  const all = dataOf(await Testimonial.list({ filter: { name: { in: ['Hidden', 'Client 1'] } }, ...staff }))
  expect(all).toHaveLength(2)
})

test('a visitor sends a quote and has it notified; what staff know of it stays hidden, with the errors that Amplify expects', async () => {
  const { Quote } = client.models
  const sent = dataOf(await Quote.create({ ...dana, fileUrls: [] }))
  expect(sent).toMatchObject({ firstName: 'Dana', status: 'new', notes: null })
  expect(dataOf(await client.mutations.sendQuoteNotification({ ...dana, fileUrls: [] })).success).toBe(true)
  const { nextAlarmAt, quarantineReasons } = dataOf(await Quote.get({ id: sent.id }, staff))
  expect(nextAlarmAt).toBeTruthy()
  expect(quarantineReasons).toEqual([])

  const listed = await Quote.list()
  expect(listed.data).toEqual([])
  expect(listed.errors?.[0]).toMatchObject({ errorType: 'Unauthorized' })
  const changed = await Quote.update({ id: sent.id, status: 'completed' })
  expect(changed.errors?.[0]).toMatchObject({ errorType: 'Unauthorized' })

  const contacted = dataOf(await Quote.update({ id: sent.id, status: 'contacted' }, staff))
  expect(Date.parse(String(contacted.contactedAt))).toBeGreaterThan(0)
  const missing = await Quote.update({ id: crypto.randomUUID(), status: 'new' }, staff)
  expect(missing.errors?.[0]).toMatchObject({ errorType: 'NotFoundException' })
  expect(client.enums.QuoteStatus?.values()).toEqual(['new', 'contacted', 'completed'])
})

test('a wrong key is refused with a message that says so', async () => {
  const answer = await client.models.Blog.list({ authMode: 'lambda', authToken: 'lantern_wrong' })
  expect(answer.errors?.[0]?.message).toMatch(/unauthorized|sign in/i)
})

test('custom queries give their results', async () => {
  expect(dataOf((await client.queries.reviewSummary?.()) ?? { data: null })).toMatchObject({
    count: expect.any(Number),
  })
})

async function following(listen: Listen, options?: Auth & { filter?: object }) {
  let acknowledged = 0
  const stopListening = Hub.listen('api', ({ payload }) => {
    if (payload.event === 'Subscription ack') acknowledged += 1
  })
  const rows: StoredRow[] = []
  const errors: unknown[] = []
  const subscription = listen(options).subscribe({
    next: (row) => void rows.push(row),
    error: (error) => void errors.push(error),
  })
  await expect.poll(() => acknowledged + errors.length).toBe(1)
  stopListening()
  return { rows, errors, end: () => subscription.unsubscribe() }
}

test('an administrator hears of creations, changes and deletions; a filter chooses', async () => {
  const { Review } = client.models
  const created = await following(Review.onCreate, staff)
  const five = await following(Review.onCreate, { ...staff, filter: { rating: { eq: 5 } } })
  const updated = await following(Review.onUpdate, staff)
  const deleted = await following(Review.onDelete, staff)

  const { id } = dataOf(await Review.create(ruth))
  await expect.poll(() => created.rows).toMatchObject([{ id, email: ruth.email, isApproved: false }])
  dataOf(await Review.update({ id, isApproved: true }, staff))
  await expect.poll(() => updated.rows.at(-1)).toMatchObject({ id, isApproved: true })
  dataOf(await Review.delete({ id }, staff))
  await expect.poll(() => deleted.rows.map((row) => row.id)).toEqual([id])
  expect(five.rows).toEqual([])

  for (const subscription of [created, five, updated, deleted]) subscription.end()
})

test('a visitor hears of what is shown, without what is private, and is refused the rest', async () => {
  const { Review, Quote } = client.models
  const shown = await following(Review.onUpdate)
  const refused = await following(Quote.onCreate)
  expect(JSON.stringify(refused.errors)).toContain('Unauthorized')

  const { id } = dataOf(await Review.create(ruth))
  dataOf(await Review.update({ id, isApproved: true }, staff))
  await expect.poll(() => shown.rows.at(-1)).toMatchObject({ id, email: null, name: ruth.name })
  shown.end()
})

test('observeQuery follows a list', async () => {
  const { Testimonial } = client.models
  const snapshots: string[][] = []
  const filter = { company: { eq: 'Observed' } }
  let acknowledged = 0
  const stopListening = Hub.listen('api', ({ payload }) => {
    if (payload.event === 'Subscription ack') acknowledged += 1
  })
  const watching = Testimonial.observeQuery({ filter, ...staff }).subscribe({
    next: ({ items }) => void snapshots.push(items.map(({ name }) => String(name))),
  })
  await expect.poll(() => snapshots.length).toBeGreaterThan(0)
  await expect.poll(() => acknowledged).toBe(3)
  stopListening()
  const input = { name: 'Ann', company: 'Observed', comment: 'Quick.', rating: 5 }
  const { id } = dataOf(await Testimonial.create(input, staff))
  await expect.poll(() => snapshots.at(-1)).toEqual(['Ann'])
  dataOf(await Testimonial.delete({ id }, staff))
  await expect.poll(() => snapshots.at(-1)).toEqual([])
  watching.unsubscribe()
})

test('the introspection names every call that the schema has', () => {
  const { queries, mutations } = modelIntrospection(lantern.schema, models)
  for (const calls of extraCalls)
    if (typeof calls !== 'function') {
      expect(Object.keys(queries)).toEqual(expect.arrayContaining(Object.keys(calls.queries ?? {})))
      expect(Object.keys(mutations)).toEqual(expect.arrayContaining(Object.keys(calls.mutations ?? {})))
    }
})
