import { expect, test } from 'vitest'
import { pageNumberIn, pagesAround, readPage } from './paging.tsx'

const listOf =
  (total: number, most = 1000) =>
  async (limit: number, token: string | null) => {
    const from = Number(token ?? 0)
    const to = Math.min(total, from + Math.min(limit, most))
    const items = Array.from({ length: to - from }, (_, index) => from + index + 1)
    return { items, nextToken: to < total ? String(to) : null, total }
  }

test('an address that asks for no page, or for nonsense, asks for the first', () => {
  for (const query of ['', 'page=', 'page=0', 'page=-3', 'page=1.5', 'page=two', 'page=1e99', 'page=NaN'])
    expect(pageNumberIn(new URLSearchParams(query)), query).toBe(1)
  expect(pageNumberIn(new URLSearchParams('page=7'))).toBe(7)
})

test('each page holds its own rows, the last one the rest', async () => {
  const page = (asked: number) => readPage({ asked, size: 6 }, listOf(14))
  expect(await page(1)).toEqual({ items: [1, 2, 3, 4, 5, 6], page: 1, pages: 3, total: 14 })
  expect(await page(2)).toEqual({ items: [7, 8, 9, 10, 11, 12], page: 2, pages: 3, total: 14 })
  expect(await page(3)).toEqual({ items: [13, 14], page: 3, pages: 3, total: 14 })
})

test('the page stays between 1 and the count of pages', async () => {
  expect(await readPage({ asked: 99, size: 6 }, listOf(14))).toMatchObject({ page: 3, items: [13, 14] })
  expect(await readPage({ asked: 99, size: 6 }, listOf(12))).toMatchObject({ page: 2, pages: 2 })
  expect(await readPage({ asked: 4, size: 6 }, listOf(0))).toEqual({ items: [], page: 1, pages: 1, total: 0 })
})

test('a page beyond what the list gives at once is read in several steps', async () => {
  const deep = await readPage({ asked: 5, size: 6 }, listOf(40, 10))
  expect(deep?.items).toEqual([25, 26, 27, 28, 29, 30])
})

test('links to pages leave out what is far away', () => {
  const links = (page: number, pages: number) =>
    pagesAround(page, pages)
      .map(({ number, gap }) => (gap ? `… ${number}` : number))
      .join(' ')
  expect(links(1, 1)).toBe('1')
  expect(links(2, 3)).toBe('1 2 3')
  expect(links(1, 9)).toBe('1 2 … 9')
  expect(links(5, 9)).toBe('1 … 4 5 6 … 9')
  expect(links(4, 9)).toBe('1 2 3 4 5 … 9')
  expect(links(9, 9)).toBe('1 … 8 9')
})
