import { expect, test } from 'vitest'
import { defaultProfile } from '#content/business-profile.ts'
import { fillIn } from '#content/texts.ts'
import { brandsWords } from './brands.ts'
import { factsOf } from './facts.ts'
import { servicesOverviewWords } from './services-overview.ts'
import { writingFaults } from './writing-rules.ts'

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
  const { length } = fillIn(description, factsOf(defaultProfile))
  expect(length).toBeGreaterThanOrEqual(120)
  expect(length).toBeLessThanOrEqual(155)
})
