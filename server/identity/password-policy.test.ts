import { expect, test } from 'vitest'
import { said } from '#tests/languages/in-english.ts'
import { guessable, passwordShortcoming as shortcomingFor } from './password-policy.ts'

const passwordShortcoming = async (password: string) =>
  said(
    await shortcomingFor(password, { email: 'dana.smith@bayoukeys.example', company: 'Lantern Lock & Door' }),
  )

test.each(['aB3$efgh', 'Ünïcöde 8_', 'Correct-Horse-9', 'Smithereens-of-77-locks', 'tQ7!vz0#pL'])(
  '%s is good',
  async (password) => {
    expect(await passwordShortcoming(password)).toBeUndefined()
  },
)

test.each([
  'Password1!',
  'Passw0rd!',
  'P@ssw0rd2026!',
  'Qwerty123!',
  '1Q2w3e4r!',
  '123456aA!',
  'Summer2026!',
  '!Welcome1',
  'Lantern1!',
  'L4ntern-2026',
  'LanternLock&Door1',
  'dana.smith@bayoukeys.example1A',
  'Dana.Smith1!',
  'Bayoukeys-77',
])('%s is among the first that are tried', async (password) => {
  expect(await passwordShortcoming(password)).toBe(said(guessable))
})

test.each([
  ['Aa1!Aa1', 'at least 8 characters'],
  ['AAAA1111!', 'a lowercase letter'],
  ['aaaa1111!', 'an uppercase letter'],
  ['aaaaAAAA!', 'a number'],
  ['aaaaAAAA1', 'a symbol'],
  ['aaaa AAAA1', 'a symbol'],
])('%s lacks %s', async (password, part) => {
  expect(await passwordShortcoming(password)).toBe(`The password still needs ${part}.`)
})

test('every missing part is in one sentence', async () => {
  expect(await passwordShortcoming('')).toBe(
    'The password still needs at least 8 characters, a lowercase letter, an uppercase letter, a number, and a symbol.',
  )
})

test('an endless password is refused', async () => {
  expect(await passwordShortcoming('Aa1!'.repeat(1000))).toBe(
    'The password must have at most 128 characters.',
  )
})
