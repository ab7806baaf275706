import { expect, test } from 'vitest'
import { checkFormToken, issueFormToken } from './form-token.ts'
import { signValue } from './signed-values.ts'

const secret = 'a secret for tests'
const opened = new Date('2026-03-01T12:00:00Z')
const token = issueFormToken(secret, opened)
const after = (milliseconds: number) => new Date(opened.getTime() + milliseconds)
const hours = 60 * 60 * 1000

test.each([
  [-3 * hours, 'good'],
  [-30_000, 'good'],
  [-1, 'good'],
  [0, 'too-fast'],
  [1999, 'too-fast'],
  [2000, 'good'],
  [24 * hours, 'good'],
  [24 * hours + 1, 'expired'],
])('%d ms after opening the form: %s', (age, verdict) => {
  expect(checkFormToken(secret, token, after(age))).toBe(verdict)
})

test('no token is missing', () => {
  for (const none of [undefined, null, '']) expect(checkFormToken(secret, none, after(5000))).toBe('missing')
})

test('a token that we did not sign for a form is forged', () => {
  const later = opened.getTime().toString(36)
  const forgeries = [
    'x',
    later,
    `${later}.`,
    `${token}x`,
    `1${token}`,
    signValue('another', 'form', later),
    signValue(secret, 'guest', later),
  ]
  for (const forged of forgeries) expect(checkFormToken(secret, forged, after(5000)), forged).toBe('forged')
})
