import { expect, test } from 'vitest'
import { isJson, readJson } from './json-table.ts'

const read = (value: unknown) => {
  const { titles, rows } = readJson(typeof value === 'string' ? value : JSON.stringify(value))
  return { titles, rows: [...rows()] }
}

const plain = { id: '1', rating: 5, isApproved: true, tags: ['a', 'b'], company: null }
const typed = {
  id: { S: '1' },
  rating: { N: '5' },
  isApproved: { BOOL: true },
  tags: { L: [{ S: 'a' }, { S: 'b' }] },
  company: { NULL: true },
}

test.each([
  ['a list', [plain]],
  ['lines of DynamoDB’s export', `${JSON.stringify({ Item: typed })}\n\n`],
  ['a scan', { Items: [typed], Count: 1 }],
  ['the answer of a GraphQL list', { data: { listReviews: { items: [plain], nextToken: null } } }],
  ['one record', plain],
  ['a byte order mark', `\ufeff${JSON.stringify([plain])}`],
])('%s is read', (_name, value) => {
  expect(read(value)).toEqual({
    titles: ['id', 'rating', 'isApproved', 'tags', 'company'],
    rows: [{ line: 1, cells: ['1', '5', 'true', 'a\nb', ''] }],
  })
})

test('a page of a list says that more follows', () => {
  const { rows } = read({ data: { listReviews: { items: [plain], nextToken: 'x' } } })
  expect(rows[1]).toEqual({ line: 2, cells: [''], problem: { reason: 'importJsonCut' } })
})

test('a broken line takes no other with it; a broken file is one', () => {
  expect(read(`{"Item":{"id":{"S":"1"}}}\n{"Item":\n{"id":"2"}`).rows).toMatchObject([
    { line: 1, cells: ['1'] },
    { line: 2, problem: { reason: 'importJsonUnreadable' } },
    { line: 3, cells: ['2'] },
  ])
  expect(read('[{"id": "1",\n "name"').rows).toMatchObject([{ problem: { reason: 'importJsonUnreadable' } }])
})

test('absurd records are rows all the same', () => {
  const names = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`n${at}`, at]))
  const { titles, rows } = read([names])
  expect(titles).toHaveLength(100)
  expect(rows[0]?.cells).toHaveLength(150)
  const deep = `[{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}, "__proto__": "x"}]`
  expect(read(deep)).toMatchObject({ titles: ['a', '__proto__'], rows: [{ cells: ['', 'x'] }] })
  expect(read([1, 'text', null, []]).rows).toHaveLength(4)
  expect(isJson(' {')).toBe(true)
  expect(isJson('Name,Phone')).toBe(false)
})
