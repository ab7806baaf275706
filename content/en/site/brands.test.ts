import { expect, test } from 'vitest'
import { brandsWords } from './brands.ts'

test('the eight partner brands of the specification, in its order', () => {
  expect(brandsWords.brands.map(({ name }) => name)).toEqual([
    'Adams',
    'Assa Abloy',
    'August',
    'Baldwin',
    'Kaba',
    'Schlage',
    'Securitron',
    'Yale',
  ])
})
