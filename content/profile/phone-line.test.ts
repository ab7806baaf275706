import { expect, test } from 'vitest'
import { isDialable, mayCostExtra, phoneLineOf, telHref } from './phone-line.ts'

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
