import { expect, test } from 'vitest'
import { findServices } from './find-services.ts'

const slugs = (query: string) => findServices(query).map(({ slug }) => slug)

test('a service is found by its name, by the title of a card, by a word in its text', () => {
  expect(slugs('Residential')[0]).toBe('residential')
  expect(slugs('Résidential')[0]).toBe('residential')
  expect(slugs('deadbolts')[0]).toBe('residential')
  expect(slugs('transponder')).toContain('automobile')
  expect(slugs('closer')).toContain('door-services')
})

test('every word must occur, and a query without words finds nothing', () => {
  expect(slugs('safe zeppelin')).toEqual([])
  expect(slugs(' ?! ')).toEqual([])
})
