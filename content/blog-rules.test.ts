import { expect, test } from 'vitest'
import { readTimeOf, slugOf, withTag, wordsIn } from './blog-rules.ts'

test.each([
  ['Rekey, or replace?', 'rekey-or-replace'],
  ['  -- 24/7: Locked Out!  ', '24-7-locked-out'],
  ['¿Qué hacer? Guía RÁPIDA', 'que-hacer-guia-rapida'],
  ['Gui\u0301a: Straße, Øre & Łódź, İzmir, Đức', 'guia-strasse-ore-lodz-izmir-duc'],
  ['qu-hacer-gu-a-r-pida', 'qu-hacer-gu-a-r-pida'],
  ['¿?', ''],
])('%s has the address %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('200 words take a minute, one more takes two', () => {
  expect(readTimeOf('word '.repeat(200).trim())).toBe(1)
  expect(readTimeOf('word '.repeat(201).trim())).toBe(2)
  expect(wordsIn('')).toBe(0)
  expect(wordsIn('  two\n\nwords ')).toBe(2)
})

test('a tag is added trimmed, once, and never empty', () => {
  expect(withTag(['keys'], ' deadbolts ')).toEqual(['keys', 'deadbolts'])
  expect(withTag(['keys'], ' keys ')).toEqual(['keys'])
  expect(withTag(['keys'], '   ')).toEqual(['keys'])
})
