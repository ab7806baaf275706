import { expect, test } from 'vitest'
import { diffLines, withContext } from './line-diff.ts'

const marks = { same: ' ', added: '+', removed: '-' } as const
const read = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => `${marks[kind]}${text}`)

test.each([
  ['nothing', 'a\nb', 'a\nb', [' a', ' b']],
  ['a line in between', 'a\nc', 'a\nb\nc', [' a', '+b', ' c']],
  ['a line less', 'a\nb\nc', 'a\nc', [' a', '-b', ' c']],
  ['another line', 'a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['one of two that are the same', 'a\na', 'a', [' a', '-a']],
  ['lines that change places', 'a\nb', 'b\na', ['-a', ' b', '+a']],
  ['everything', '', 'a\nb', ['-', '+a', '+b']],
])('%s', (_what, before, after, expected) => expect(read(before, after)).toEqual(expected))

test('either side can be put together again from the diff of large texts', () => {
  const before = Array.from({ length: 3_000 }, (_, line) => `line ${line % 97}`)
  const after = before.map((line, index) => (index % 7 === 0 ? `${line}!` : line)).slice(3)
  const diff = diffLines(before.join('\n'), after.join('\n'))
  const side = (without: string) => diff.filter(({ kind }) => kind !== without).map(({ text }) => text)
  expect(side('added')).toEqual(before)
  expect(side('removed')).toEqual(after)
})

test('unchanged lines are left out, except two around each change', () => {
  const before = Array.from({ length: 20 }, (_, line) => String(line)).join('\n')
  const shown = withContext(diffLines(before, before.replace('\n9\n', '\nnine\n')))
  expect(shown.map((line) => (line.kind === 'skipped' ? line.count : line.text))).toEqual([
    7,
    ...['7', '8', '9', 'nine', '10', '11'],
    8,
  ])
})
