import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import { writtenLanguage } from './written-language.ts'

test.each([
  ['They were here in 20 minutes and the door was open.', 'en'],
  ['Great work!', 'en'],
  ['Llegó en 20 minutos y abrió la puerta sin dañarla.', 'es'],
  ['¡Excelente servicio!', 'es'],
  ['La mejor opción en The Woodlands.', 'es'],
  ['Top!', undefined],
  ['', undefined],
])('%s is written in %s', (text, expected) => {
  expect(writtenLanguage(text, languages)).toBe(expected)
})
