import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { factsOf } from '../facts.ts'
import { writingFaults } from '../writing-rules.ts'
import { brandsWords } from './brands.ts'
import { servicesOverviewWords } from './services-overview.ts'

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

test('is written as we write', () => {
  expect(writingFaults(brandsWords)).toEqual([])
})

test.each([
  ['brands', brandsWords],
  ['services', servicesOverviewWords],
])('the description of /%s fits a search result', (_page, { description }) => {
  const { length } = String(wordsFor({ description }, factsOf(defaultProfile)).description)
  expect(length).toBeGreaterThanOrEqual(120)
  expect(length).toBeLessThanOrEqual(155)
})
