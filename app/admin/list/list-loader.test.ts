import { afterEach, expect, test } from 'vitest'
import { messageAddress } from '#app/admin/messages/message-list.ts'
import { quoteAddress } from '#app/admin/quotes/quote-list.ts'
import { listAddress } from './list.ts'
import {
  forgetLists,
  keepList,
  type ListData,
  listClientLoader,
  listResult,
  loadedList,
  pageOf,
} from './list-loader.ts'

afterEach(forgetLists)

const newOnes = new URL('http://localhost/admin/quotes?filter=new')
const all = new URL('http://localhost/admin/quotes')

const answered =
  (url: URL, ...names: string[]) =>
  async () =>
    listResult(quoteAddress, url, { ok: true, data: { names, total: names.length } })
const away = (): Promise<ListData<{ total: number }>> => Promise.reject(new TypeError('Failed to fetch'))

/** What a list screen does with what it is given. */
async function show(url: URL, ...names: string[]) {
  const answer = await listClientLoader(quoteAddress, url, answered(url, ...names))
  keepList(url.pathname, answer)
  return answer
}

test('a list that was shown before is shown without a connection, as what it was', async () => {
  const before = await show(newOnes, 'Dana')
  await show(all, 'Dana', 'Ruth')
  expect(await listClientLoader(quoteAddress, newOnes, away)).toEqual({ ...before, isStale: true })
})

test('what is shown again without a connection stays what it was, however often', async () => {
  const before = await show(newOnes, 'Dana')
  for (const _again of [1, 2]) {
    const stale = await listClientLoader(quoteAddress, newOnes, away)
    keepList(newOnes.pathname, stale)
    expect(stale).toEqual({ ...before, isStale: true })
  }
  keepList(all.pathname, await listClientLoader(quoteAddress, all, away))
  expect(await listClientLoader(quoteAddress, all, away)).toMatchObject({ loaded: undefined })
})

test('a list that was empty is not shown as empty where loading failed, nor with what was in it before', async () => {
  await show(newOnes, 'Dana')
  await show(newOnes)
  expect(await listClientLoader(quoteAddress, newOnes, away)).toMatchObject({ loaded: undefined })
})

test('nothing is shown of a list that was never loaded, or that somebody else looked at', async () => {
  expect(await listClientLoader(quoteAddress, newOnes, away)).toMatchObject({ loaded: undefined })
  await show(newOnes, 'Dana')
  const otherKind = new URL('http://localhost/admin/messages?filter=new')
  expect(await listClientLoader(messageAddress, otherKind, away)).toMatchObject({ loaded: undefined })
  forgetLists()
  expect(await listClientLoader(quoteAddress, newOnes, away)).toMatchObject({ loaded: undefined })
})

test('being signed out is no lost connection', async () => {
  await listClientLoader(quoteAddress, all, answered(all, 'Dana'))
  const toSignIn = Response.redirect('http://localhost/admin/login')
  await expect(listClientLoader(quoteAddress, all, () => Promise.reject(toSignIn))).rejects.toBe(toSignIn)
})

const { read } = listAddress({ row: 'review', filters: ['pending'] })
const asked = (address: string) => read(new URLSearchParams(address))
const connection = { items: [{ id: '1' }, null, { id: '2' }], nextToken: 'more', total: 7 }
const getNothing = async () => ({ ok: true as const, data: null })

test('a list is its rows, without the ones that could not be read', async () => {
  expect(await loadedList(connection, asked(''), getNothing)).toEqual({
    ok: true,
    data: { items: [{ id: '1' }, { id: '2' }], nextToken: 'more', total: 7, linked: undefined },
  })
})

test('a row that the address names is read only when the list does not hold it', async () => {
  const read: string[] = []
  const get = async (id: string) => {
    read.push(id)
    return { ok: true as const, data: { id } }
  }
  expect(await loadedList(connection, asked('review=2'), get)).toMatchObject({ data: { linked: undefined } })
  expect(await loadedList(connection, asked('review=9'), get)).toMatchObject({
    data: { linked: { id: '9' } },
  })
  expect(read).toEqual(['9'])
})

test('a row that does not exist is gone; one that cannot be read fails the list', async () => {
  expect(await loadedList(connection, asked('review=9'), getNothing)).toMatchObject({
    data: { linked: 'gone' },
  })
  const fail = async () => ({ ok: false as const, error: { code: 'INTERNAL' as const, message: 'away' } })
  expect((await loadedList(connection, asked('review=9'), fail)).ok).toBe(false)
})

test('pages grow under one another from where the list begins', () => {
  expect(pageOf(asked('q=keys&pages=3&after=abc'))).toEqual({ search: 'keys', limit: 60, after: 'abc' })
  expect(pageOf(asked(''))).toEqual({ search: null, limit: 20, after: null })
})
