import { afterEach, expect, test } from 'vitest'
import { kindLists } from '#app/admin/inbox/inbox-list.ts'
import { reviewDocuments } from '#app/admin/reviews/review-data.ts'
import { reviewList } from '#app/admin/reviews/review-list.ts'
import type { CallResult, Run } from '#server/data-service/in-process.ts'
import {
  type ListData,
  listCache,
  listClientLoader,
  listResult,
  loadList,
  pageVariables,
} from './list-loader.ts'

afterEach(listCache.clear)

const newOnes = new URL('http://localhost/admin/quotes?filter=new')
const all = new URL('http://localhost/admin/quotes')

const loaded = (url: URL, ...names: string[]) => ({
  url,
  request: new Request(url),
  serverLoader: async () => listResult(kindLists.Quote, url, { names, total: names.length }),
})
const offline = (url: URL) => ({
  url,
  request: new Request(url),
  serverLoader: (): Promise<ListData<{ total: number }>> => Promise.reject(new TypeError('Failed to fetch')),
})

async function show(url: URL, ...names: string[]) {
  const data = await listClientLoader(loaded(url, ...names), kindLists.Quote)
  listCache.set(data)
  return data
}

test('a list that was shown before is shown without a connection, as what it was', async () => {
  const before = await show(newOnes, 'Dana')
  await show(all, 'Dana', 'Ruth')
  expect(await listClientLoader(offline(newOnes), kindLists.Quote)).toEqual({ ...before, isStale: true })
})

test('a list that is shown again without a connection is the same each time', async () => {
  const before = await show(newOnes, 'Dana')
  for (const _again of [1, 2]) {
    const stale = await listClientLoader(offline(newOnes), kindLists.Quote)
    listCache.set(stale)
    expect(stale).toEqual({ ...before, isStale: true })
  }
  listCache.set(await listClientLoader(offline(all), kindLists.Quote))
  expect(await listClientLoader(offline(all), kindLists.Quote)).toMatchObject({ loaded: undefined })
})

test('a list that was empty is not shown as empty where loading failed, nor with what was in it before', async () => {
  await show(newOnes, 'Dana')
  await show(newOnes)
  expect(await listClientLoader(offline(newOnes), kindLists.Quote)).toMatchObject({ loaded: undefined })
})

test('nothing is shown of a list that was never loaded, or once signing out has cleared what was kept', async () => {
  expect(await listClientLoader(offline(newOnes), kindLists.Quote)).toMatchObject({ loaded: undefined })
  await show(newOnes, 'Dana')
  const otherKind = new URL('http://localhost/admin/messages?filter=new')
  expect(await listClientLoader(offline(otherKind), kindLists.Message)).toMatchObject({ loaded: undefined })
  listCache.clear()
  expect(await listClientLoader(offline(newOnes), kindLists.Quote)).toMatchObject({ loaded: undefined })
})

test('a list that is read ahead is shown without a connection; failing, it neither breaks the screen nor is kept', async () => {
  const path = new URL('/admin/quotes?filter=new&ahead', 'http://localhost')
  const broken = { ...offline(path), serverLoader: () => Promise.reject(new Error('500')) }
  expect(await listClientLoader(broken, kindLists.Quote)).toMatchObject({ loaded: undefined })
  expect(listCache.has(kindLists.Quote, 'new')).toBe(false)
  await listClientLoader(loaded(path, 'Dana'), kindLists.Quote)
  expect(listCache.has(kindLists.Quote, 'new')).toBe(true)
  expect(await listClientLoader(offline(newOnes), kindLists.Quote)).toMatchObject({
    isStale: true,
    loaded: { names: ['Dana'] },
  })
})

test('being signed out is no lost connection', async () => {
  await show(all, 'Dana')
  const toSignIn = Response.redirect('http://localhost/admin/login')
  const signedOut = { ...offline(all), serverLoader: () => Promise.reject(toSignIn) }
  await expect(listClientLoader(signedOut, kindLists.Quote)).rejects.toBe(toSignIn)
})

const page = { items: [{ id: '1' }, null, { id: '2' }], nextToken: 'more', total: 7 }

function store(row: CallResult<{ row: { id: string } | null }>) {
  const asked: object[] = []
  // Typed by the documents, which say nothing here.
  const run = (async (document: unknown, variables: object) => {
    if (document === reviewDocuments.page) return { ok: true, value: { page, beside: null } }
    asked.push(variables)
    return row
  }) as Run
  const load = (address: string) =>
    loadList(run, new URL(address, 'http://localhost/admin/reviews'), reviewList, {
      page: reviewDocuments.page,
      row: reviewDocuments.row,
    })
  return { asked, load }
}

test('a list is its rows, without the ones that could not be read, and what was read beside them', async () => {
  expect(await store({ ok: true, value: { row: null } }).load('')).toEqual({
    items: [{ id: '1' }, { id: '2' }],
    nextToken: 'more',
    total: 7,
    linked: undefined,
    beside: null,
  })
})

test('a row that the address names is read only when the list does not hold it', async () => {
  const { asked, load } = store({ ok: true, value: { row: { id: '9' } } })
  expect(await load('?review=2')).toMatchObject({ linked: undefined })
  expect(await load('?review=9')).toMatchObject({ linked: { id: '9' } })
  expect(asked).toEqual([{ id: '9' }])
})

test('a row that does not exist is gone; one that cannot be read fails the list', async () => {
  expect(await store({ ok: true, value: { row: null } }).load('?review=9')).toMatchObject({ linked: 'gone' })
  const failing = store({ ok: false, refusal: { code: 'INTERNAL', message: 'away' } })
  expect(await failing.load('?review=9')).toBeUndefined()
})

test('pages grow under one another from where the list begins', () => {
  const variables = (address: string) =>
    pageVariables(reviewList, reviewList.read(new URLSearchParams(address)))
  expect(variables('q=keys&pages=3&after=abc')).toEqual({
    filter: null,
    search: 'keys',
    limit: 60,
    after: 'abc',
  })
  expect(variables('filter=pending')).toEqual({
    filter: { isApproved: { eq: false } },
    search: null,
    limit: 20,
    after: null,
  })
})
