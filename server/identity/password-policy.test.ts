import { expect, test } from 'vitest'
import { passwordShortcoming } from './password-policy.ts'

test.each(['Passw0rd!', 'aB3$efgh', 'Ünïcöde 8_'])('%s is good', (password) => {
  expect(passwordShortcoming(password)).toBeUndefined()
})

test.each([
  ['Aa1!Aa1', 'at least 8 characters'],
  ['AAAA1111!', 'a lowercase letter'],
  ['aaaa1111!', 'an uppercase letter'],
  ['aaaaAAAA!', 'a number'],
  ['aaaaAAAA1', 'a symbol'],
  ['aaaa AAAA1', 'a symbol'],
])('%s lacks %s', (password, part) => {
  expect(passwordShortcoming(password)).toBe(`The password still needs ${part}.`)
})

test('every missing part is in one sentence', () => {
  expect(passwordShortcoming('')).toBe(
    'The password still needs at least 8 characters, a lowercase letter, an uppercase letter, a number, and a symbol.',
  )
})

test('an endless password is refused', () => {
  expect(passwordShortcoming('Aa1!'.repeat(1000))).toBe('The password must have at most 128 characters.')
})
