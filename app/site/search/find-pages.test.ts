import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { findPages } from './find-pages.ts'

const paths = (query: string) => findPages(query, defaultProfile).pages.map(({ href }) => href)

test('a service is found by its name, by the title of a card, by a word in its text', () => {
  expect(paths('Residential')[0]).toBe('/services/residential')
  expect(paths('Résidential')[0]).toBe('/services/residential')
  expect(paths('deadbolts')[0]).toBe('/services/residential')
  expect(paths('transponder')).toContain('/services/automobile')
  expect(paths('closer')).toContain('/services/door-services')
})

test('the answers of the FAQ are found, by what is asked and by what is answered', () => {
  expect(paths('working hours')[0]).toBe('/faq#working-hours')
  expect(paths('credit card').join()).toContain('/faq#')
})

test('a search for a price finds the answer about prices first', () => {
  for (const query of ['price', 'how much', 'Cost', 'fees', 'how much does it cost'])
    expect(paths(query)[0], query).toBe('/faq#service-call-price')
})

test('what is mistyped is read as the nearest word that occurs', () => {
  expect(findPages('lockd out', defaultProfile)).toMatchObject({ query: 'locked out', isPartial: false })
  expect(paths('lockd out')).toContain('/services/emergency')
  expect(findPages('transpodner', defaultProfile).query).toBe('transponder')
  expect(findPages('Rekey', defaultProfile).query).toBe('Rekey')
})

test('where no page has every word, those with most of them are found', () => {
  const found = findPages('safe zeppelin', defaultProfile)
  expect(found.isPartial).toBe(true)
  expect(found.pages[0]?.href).toBe('/services/safe')
})

test('a query without words or with none that occurs finds nothing', () => {
  expect(paths(' ?! ')).toEqual([])
  expect(paths('zeppelin')).toEqual([])
})
