import { expect, test } from 'vitest'
import { csvRows } from './csv-rows.ts'

test('rows have the number of their line, and empty ones are left out', () => {
  expect(csvRows('/a,/b\r\n\r\n/c,/d\n')).toEqual([
    { line: 1, cells: ['/a', '/b'] },
    { line: 3, cells: ['/c', '/d'] },
  ])
})

test('quotes hold separators, quotes and line ends', () => {
  expect(csvRows('/a,/b,301,"one, ""two""\nthree"\n/c,/d')).toEqual([
    { line: 1, cells: ['/a', '/b', '301', 'one, "two"\nthree'] },
    { line: 3, cells: ['/c', '/d'] },
  ])
})

test('semicolons and tabs separate too, and a byte order mark is no part of a cell', () => {
  expect(csvRows('\ufefffrom;to\n/a;/b,c')).toEqual([
    { line: 1, cells: ['from', 'to'] },
    { line: 2, cells: ['/a', '/b,c'] },
  ])
  expect(csvRows('/a\t/b')).toEqual([{ line: 1, cells: ['/a', '/b'] }])
})
