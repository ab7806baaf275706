import { expect, test } from 'vitest'
import { phoneLineOf } from './phone-line.ts'

test('a US number is shown the American way and called in full', () => {
  expect(phoneLineOf({ phone: '713.555.0117', phoneE164: '+17135550117' })).toEqual({
    display: '(713) 555-0117',
    e164: '+17135550117',
  })
})

test('anything else is shown as typed, and still called', () => {
  expect(phoneLineOf({ phone: '555-0117 ext. 4', phoneE164: null })).toEqual({
    display: '555-0117 ext. 4',
    e164: '5550117',
  })
  expect(phoneLineOf({ phone: '+52 55 1234 5678', phoneE164: '+525512345678' }).display).toBe(
    '+52 55 1234 5678',
  )
})
