import { expect, test } from 'vitest'
import {
  canBeCalled,
  digitsWithoutCountry,
  isDialable,
  mayCostExtra,
  phoneLineOf,
  telHref,
} from './phone-line.ts'

const us = '+17135550166'

test.each([
  ['713.555.0166', '(713) 555-0166', 'tel:+17135550166'],
  ['7135550166 ext 12', '(713) 555-0166 ext. 12', 'tel:+17135550166,12'],
  ['713-555-0166 x9', '(713) 555-0166 ext. 9', 'tel:+17135550166,9'],
  ['+1 (713) 555-0166 ext. 3', '(713) 555-0166 ext. 3', 'tel:+17135550166,3'],
  ['(713) 555-0166 extensión 7', '(713) 555-0166 ext. 7', 'tel:+17135550166,7'],
  ['(713) 555-0166 (x12)', '(713) 555-0166 ext. 12', 'tel:+17135550166,12'],
  ['713 555 0166 #44', '(713) 555-0166 ext. 44', 'tel:+17135550166,44'],
  ['+17135550166,,12', '(713) 555-0166 ext. 12', 'tel:+17135550166,12'],
  ['tel:+17135550166;ext=12', '(713) 555-0166 ext. 12', 'tel:+17135550166,12'],
  ['713-555-0166, 4021#', '(713) 555-0166 ext. 4021', 'tel:+17135550166,4021'],
  ['\u202a+1 713 555\u20110166\u202c', '(713) 555-0166', 'tel:+17135550166'],
])('%s is shown the American way and called in full', (phone, display, href) => {
  const line = phoneLineOf({ phone, phoneE164: us })
  expect([line.display, telHref(line), line.e164]).toEqual([display, href, us])
})

test.each([
  ['555-0117 ext. 4', null, 'tel:5550117,4'],
  ['+52 55 1234 5678 ext 3', '+525512345678', 'tel:+525512345678,3'],
  ['713 555 0166 ask for Ana', us, 'tel:+17135550166'],
  ['713 555 0166 ext', us, 'tel:+17135550166'],
])('%s is shown as typed, and still called', (phone, phoneE164, href) => {
  const line = phoneLineOf({ phone, phoneE164 })
  expect([line.display, telHref(line)]).toEqual([phone, href])
})

test.each([
  ['+17135550166', false],
  ['7135550166', false],
  // Canada
  ['+14165550166', false],
  ['+19005550166', true],
  ['+17139765016', true],
  ['+18765550166', true],
  ['+449061234567', true],
])('a call to %s may cost extra: %s', (e164, costs) => {
  expect(mayCostExtra({ e164 })).toBe(costs)
})

test.each([
  ['713 555 0166', true],
  ['555-0117 ext. 4', true],
  ['abc', false],
  ['12', false],
  ['911', false],
  ['', false],
])('%s can be called: %s', (phone, expected) => {
  expect(isDialable(phoneLineOf({ phone, phoneE164: null }))).toBe(expected)
})

test.each([
  ['713-555-0161 / 713-555-0162', 'tel:7135550161'],
  ['+1 713 555 0161 or 281 555 0162', 'tel:+17135550161'],
])('of two numbers in %s the first is called, stored before it could be read', (phone, href) => {
  expect(telHref(phoneLineOf({ phone, phoneE164: null }))).toBe(href)
})

test('a line of the business is called with its extension', () => {
  const line = { display: '(718) 555-0142 ext. 12345', e164: '+17185550142' }
  expect(telHref(line)).toBe('tel:+17185550142,12345')
})

test('what has more digits than a number can have is no link', () => {
  expect(isDialable(phoneLineOf({ phone: '1234567890123456', phoneE164: null }))).toBe(false)
})

test.each([
  '7135550166',
  '713·555·0166',
  '７１３－５５５－０１６６',
  '713-555-O166',
  '555-0166',
  '1-800-555-LOCK',
  '713-555-LOCK',
  '713-555-LOCK x9',
  'Bo 555-0117',
  '+52 55 1234 5678',
  'Ana: 713 555 0166',
  '713-555-0161 / 713-555-0162',
])('%s can be called', (typed) => {
  expect(canBeCalled(typed)).toBe(true)
})

test.each(['abc', '12', '911', 'call me', '555', 'n/a', '-', 'none 1', '12 ext. 4', '911 call me please'])(
  '%s cannot be called',
  (typed) => {
    expect(canBeCalled(typed)).toBe(false)
  },
)

test('one number has the same digits however it is typed; one of another country has others', () => {
  const same = [
    '(713) 555-0166',
    '+1 713 555 0166',
    '1-713-555-0166',
    '713.555.0166 x9',
    '(713) 555-O166',
    '713 555 0166, 4021#',
  ]
  expect([...new Set(same.map(digitsWithoutCountry))]).toEqual(['7135550166'])
  expect(['+7 135 550 16 66', '+52 713 555 0166'].map(digitsWithoutCountry)).toEqual([
    '71355501666',
    '527135550166',
  ])
})
