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

test('the separator is the one that the heading has most of, outside of quotes; or the one that Excel names', () => {
  expect(csvRows('"Last, First";Phone;Email\nAlder, Quinn;1;2')).toEqual([
    { line: 1, cells: ['Last, First', 'Phone', 'Email'] },
    { line: 2, cells: ['Alder, Quinn', '1', '2'] },
  ])
  expect(csvRows('sep=;\r\nName;Note\r\nAnn;a,b')).toEqual([
    { line: 2, cells: ['Name', 'Note'] },
    { line: 3, cells: ['Ann', 'a,b'] },
  ])
})

test('quotes that are not doubled, or that nothing closes, take no other row with them', () => {
  expect(csvRows('a,"Bob "Lock" Smith",c\nd,e,f')).toEqual([
    { line: 1, cells: ['a', 'Bob "Lock" Smith', 'c'] },
    { line: 2, cells: ['d', 'e', 'f'] },
  ])
  expect(csvRows('a,"b\nc,d')).toEqual([
    { line: 1, cells: ['a', '"b'] },
    { line: 2, cells: ['c', 'd'] },
  ])
  expect(csvRows('a,5" deadbolt\nc,d')[0]?.cells).toEqual(['a', '5" deadbolt'])
  expect(csvRows('"a""",""\n""""')).toEqual([
    { line: 1, cells: ['a"', ''] },
    { line: 2, cells: ['"'] },
  ])
})

test('lines end as old Macs end them, and a quoted cell may hold any line end', () => {
  expect(csvRows('a,b\rc,"d\r\ne"\rf,g')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['c', 'd\r\ne'] },
    { line: 4, cells: ['f', 'g'] },
  ])
})

test('a file full of broken quotes is read to its end', () => {
  expect(csvRows('"a"b,c\n'.repeat(20_000))).toHaveLength(20_000)
})

test('quotes that nothing closes beside empty cells: as fast as any other file, in proportion to its length', () => {
  const rows = ['"Rosa,"","","",5\n', '"Rosa,x,y,5\n', 'Rosa,"6"" door,"","",""\n']
  const msOf = (row: string, count: number) => {
    const file = `a,b,c,d,e\n${row.repeat(count)}`
    const begin = performance.now()
    expect(csvRows(file)).toHaveLength(count + 1)
    return performance.now() - begin
  }
  for (const row of rows) {
    const few = msOf(row, 10_000)
    const many = msOf(row, 50_000)
    // Read again from each cell, 50,000 took five seconds.
    expect(many).toBeLessThan(2_000)
    expect(many / Math.max(few, 20)).toBeLessThan(40)
  }
})
