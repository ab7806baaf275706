import { expect, test } from 'vitest'
import { cardOf } from './vcard.ts'

test('a card of version 3.0: names, several numbers, what must be escaped', () => {
  expect(
    cardOf({
      name: 'José María Peña',
      company: 'Keys, Locks; & Co.',
      phones: ['(713) 555-0181', '+17135550182'],
      emails: ['jose@example.com'],
      address: '14 Elm Street, Houston',
      notes: 'Gate 4711\nC:\\dog',
    }).split('\r\n'),
  ).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:José María Peña',
    'N:Peña;José María;;;',
    'ORG:Keys\\, Locks\\; & Co.',
    'TEL;TYPE=VOICE:(713) 555-0181',
    'TEL;TYPE=VOICE:+17135550182',
    'EMAIL;TYPE=INTERNET:jose@example.com',
    'ADR;TYPE=HOME:;;14 Elm Street\\, Houston;;;;',
    'NOTE:Gate 4711\\nC:\\\\dog',
    'END:VCARD',
    '',
  ])
})

test('no line is longer than 75 bytes, and no letter is cut', () => {
  const card = cardOf({ name: 'Ana', phones: [], emails: [], notes: 'Schlüssel 🔑 '.repeat(40) })
  const lines = card.split('\r\n')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(card.replaceAll('\r\n ', '')).toContain('Schlüssel 🔑 '.repeat(40))
})
