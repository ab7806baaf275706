import { expect, test } from 'vitest'
import { selectionProblem } from './attachment-selection.ts'

const megabyte = 1024 * 1024
const photo = (size = 1000, name = 'door.jpg', type = 'image/jpeg') => ({ name, size, type })

test('four files of 40 MB together are taken', () => {
  const quarter = photo(10 * megabyte)
  expect(selectionProblem([quarter, quarter], [quarter, quarter])).toBeUndefined()
})

test('a fifth file is one too many', () => {
  expect(selectionProblem([photo(), photo(), photo()], [photo(), photo()])).toEqual({
    kind: 'too-many-files',
  })
})

test('one byte over 40 MB is too much', () => {
  expect(selectionProblem([photo(20 * megabyte)], [photo(20 * megabyte + 1)])).toEqual({
    kind: 'too-many-bytes',
  })
})

test('only images and PDFs', () => {
  expect(selectionProblem([], [photo(9, 'lease.pdf', 'application/pdf')])).toBeUndefined()
  expect(selectionProblem([], [photo(9, 'IMG_1.HEIC', '')])).toBeUndefined()
  expect(selectionProblem([], [photo(9, 'a.exe', '')])).toEqual({ kind: 'wrong-type', name: 'a.exe' })
  expect(selectionProblem([], [photo(9, 'a.txt', 'text/plain')])).toEqual({
    kind: 'wrong-type',
    name: 'a.txt',
  })
})

test('an empty file is told at once', () => {
  expect(selectionProblem([], [photo(0)])).toEqual({ kind: 'empty', name: 'door.jpg' })
})
