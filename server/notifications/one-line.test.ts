import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test('line breaks of every kind become a space', () => {
  expect(oneLine('a\r\nBcc: evil@example.com\u2028b\u0085c\0d', 100)).toBe('a Bcc: evil@example.com b c d')
})

test('direction overrides are taken out, letters of every script stay', () => {
  expect(oneLine('\u202Egpj.exe\u202C محمد 王 🔑', 100)).toBe('gpj.exe محمد 王 🔑')
})

test('a long text is cut between characters, never inside one', () => {
  expect(oneLine('🔑🔑🔑🔑', 3)).toBe('🔑🔑…')
  expect(oneLine('lone \uD83D half', 20)).toBe('lone \uFFFD half')
})
