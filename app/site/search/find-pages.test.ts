import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { inOurWords } from '#tests/firms.ts'
import { findPages } from './find-pages.ts'

const paths = (query: string) => findPages(query, inOurWords(defaultProfile)).pages.map(({ href }) => href)

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

test.each([
  ['locked out', '/sos', '/services/emergency'],
  ['i am locked out of my house', '/sos'],
  ['lokced out', '/sos'],
  ['BMW', '/services/automobile'],
  ['toyta key', '/services/automobile'],
  ['landlord', '/services/residential'],
  ['text', '/contact'],
  ['español', '/contact'],
  ['prices', '/faq#service-call-price'],
])('people mean a page, not its words: %s', (query, ...expected) => {
  expect(paths(query).slice(0, expected.length)).toEqual(expected)
})

const phrases: Readonly<Record<string, readonly string[]>> = {
  '/sos': [
    'locked out of my car',
    'I locked my keys in the car',
    'keys inside car',
    'left my keys inside the house',
    'child locked in car',
  ],
  '/services/emergency': ['broken key in lock', 'someone broke in', '24 hour locksmith'],
  '/services/residential': ['key copy', 'rekey my house', 'change locks', 'lock is stuck', 'mailbox key'],
  '/services/automobile': ['lost car key', 'program key fob', 'honda civic key', 'ignition repair'],
  '/services/commercial': ['panic bar', 'master key', 'locksmith for businesses'],
  '/services/door-services': ['door won’t close', 'glass door lock'],
  '/services/safe': ['safe won’t open', 'forgot safe combination'],
  '/faq#service-call-price': ['how much to open a car', 'cheap locksmith', 'price of a car key'],
  '/faq#ways-to-pay': ['do you take credit cards', 'payment methods'],
  '/faq#door-sticks': ['key won’t turn'],
  '/contact': ['locksmith near me', 'open now'],
}

const asked = Object.entries(phrases).flatMap(([path, said]) => said.map((query) => ({ query, path })))

test.each(asked)('“$query” finds $path first', ({ query, path }) => {
  expect(paths(query)[0]).toBe(path)
})

test('who takes no texts and opens no doors in an emergency is not found for it', () => {
  const profile = { ...inOurWords(defaultProfile), takesTexts: false, hiddenServices: ['emergency' as const] }
  const found = (query: string) => findPages(query, profile).pages.map(({ href }) => href)
  expect(found('texting')).not.toContain('/contact')
  expect(found('locked out')).not.toContain('/sos')
})

test('what is mistyped is read as the nearest word that occurs', () => {
  expect(findPages('lockd out', inOurWords(defaultProfile))).toMatchObject({
    query: 'locked out',
    isPartial: false,
  })
  expect(paths('lockd out')).toContain('/services/emergency')
  expect(findPages('transpodner', inOurWords(defaultProfile)).query).toBe('transponder')
  expect(findPages('Rekey', inOurWords(defaultProfile)).query).toBe('Rekey')
})

test('where no page has every word, those with most of them are found', () => {
  const found = findPages('safe zeppelin', inOurWords(defaultProfile))
  expect(found.isPartial).toBe(true)
  expect(found.pages[0]?.href).toBe('/services/safe')
})

test('a query without words or with none that occurs finds nothing', () => {
  expect(paths(' ?! ')).toEqual([])
  expect(paths('zeppelin')).toEqual([])
})
