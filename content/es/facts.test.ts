import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { fullProfile } from '#tests/firms.ts'
import { factsOf } from './facts.ts'

test('facts fit into Spanish sentences', () => {
  const facts = factsOf(defaultProfile, { year: 2026 })
  expect(facts).toMatchObject({
    place: 'Houston, Texas',
    arrival: '20 a 30 minutos',
    callbackTime: '30 minutos',
    warranty: '90 días',
    yearsOpen: '10+ años',
    experience: 'más de dos décadas',
    sameDayBefore: 'las 2\u00a0p.\u00a0m.',
  })
  expect(factsOf(fullProfile, { year: 2026 })).toMatchObject({
    experience: 'tres décadas',
    sameDayBefore: 'las 11:20\u00a0a.\u00a0m.',
  })
})

test.each([
  ['over two decades', 'más de dos décadas'],
  ['20+ years', 'más de 20 años'],
  ['a decade', 'una década'],
  ['1 year', '1 año'],
  ['nearly thirty years', 'casi treinta años'],
  ['más de 20 años', 'más de 20 años'],
  ['since the flood', undefined],
])('a time in the trade that was entered in English: %s', (crewExperience, expected) => {
  expect(factsOf({ ...defaultProfile, crewExperience }).experience).toBe(expected)
})

test.each([
  ['1 PM', 'la 1\u00a0p.\u00a0m.'],
  ['1:30 p.m.', 'la 1:30\u00a0p.\u00a0m.'],
  ['12 PM', 'las 12\u00a0p.\u00a0m.'],
  ['3:00pm', 'las 3\u00a0p.\u00a0m.'],
  ['noon', 'el mediodía'],
  ['lunch', undefined],
])('a time of day that was entered in English: %s', (sameDayBefore, expected) => {
  expect(factsOf({ ...defaultProfile, sameDayBefore }).sameDayBefore).toBe(expected)
})
