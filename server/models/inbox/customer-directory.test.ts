import { expect, test } from 'vitest'
import { fullestName } from './customer-directory.ts'

test.each([
  [['Q. Alder', 'Quinn Alder'], 'Quinn Alder'],
  [['Quinn Alder', 'Q Alder', 'Quinn M. Alder'], 'Quinn M. Alder'],
  [['Mai Tran', 'Quinn Alder'], 'Mai Tran'],
  [['Alder'], 'Alder'],
  [[], undefined],
])('of the names %j a customer goes by %s', (names, name) => {
  expect(fullestName(names)).toBe(name)
})
