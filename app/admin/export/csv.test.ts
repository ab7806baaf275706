import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.for([
  ['a plain text', 'Dana', 'Dana'],
  ['nothing', '', ''],
  ['a comma', 'Whitfield, Dana', '"Whitfield, Dana"'],
  ['quotation marks', 'the "front" door', '"the ""front"" door"'],
  ['lines', 'one\ntwo\r\nthree', '"one\ntwo\r\nthree"'],
  ['a formula', '=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['a sum', '+1 713 555 0117', `"'+1 713 555 0117"`],
  ['an amount below zero', '-54.13', '-54.13'],
  ['a difference', '-2+3', `"'-2+3"`],
  ['an old formula', '@SUM(A1)', `"'@SUM(A1)"`],
  ['a formula behind a tab', '\t=1', `"'\t=1"`],
  ['a formula behind a semicolon', 'x;=1+1', '"x;=1+1"'],
  ['a formula behind a tab in the middle', 'x\t=1+1', '"x\t=1+1"'],
  ['a formula behind a return', '\r=1', `"'\r=1"`],
  ['what only holds such a sign', 'a=b', 'a=b'],
] as const)('%s', ([, value, written]) => {
  expect(csvLine([value, 'x'])).toBe(`${written},x\r\n`)
})
