import { expect, test } from 'vitest'
import { listAddress } from './list-query.ts'
import { loadedList, pageOf } from './load-list.ts'

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
