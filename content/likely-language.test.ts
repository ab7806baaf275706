import { expect, test } from 'vitest'
import { entered as onEnglish } from '#content/en/entered.ts'
import { entered as onSpanish } from '#content/es/entered.ts'
import { likelyLanguage } from './likely-language.ts'

test.each([
  ['Mobile locksmith since 1999', 'en'],
  ['Front desk', 'en'],
  ['He came fast and was very nice.', 'en'],
  ['Cerrajería a domicilio desde 1999', 'es'],
  ['Técnica', 'es'],
  ['Llegó rápido y fue muy amable.', 'es'],
  ['¡Genial!', 'es'],
  ['They were here in 20 minutes and the door was open.', 'en'],
  ['Great work!', 'en'],
  ['Llegó en 20 minutos y abrió la puerta sin dañarla.', 'es'],
  ['¡Excelente servicio!', 'es'],
  ['La mejor opción en The Woodlands.', 'es'],
  ['Top!', undefined],
  ['', undefined],
  ['Houston, Texas', undefined],
  ['El Paso and Las Vegas', 'en'],
  ['La Porte', undefined],
  ['Rosa Vega', undefined],
  ['$65', undefined],
  ['Yale · Medeco', undefined],
])('%s is in %s', (text, language) => {
  expect(likelyLanguage(text)).toBe(language)
})

test('a text is marked where it is in another language than its page, whoever typed it in which panel', () => {
  expect(onSpanish('Cerrajería a domicilio')).toEqual({ text: 'Cerrajería a domicilio' })
  expect(onSpanish('We open every door')).toEqual({ text: 'We open every door', lang: 'en' })
  expect(onSpanish('Office')).toEqual({ text: 'Oficina' })
  expect(onSpanish('Acme, Inc.')).toEqual({ text: 'Acme, Inc.' })
  expect(onEnglish('Cerrajería a domicilio')).toEqual({ text: 'Cerrajería a domicilio', lang: 'es' })
  expect(onEnglish('We open every door')).toEqual({ text: 'We open every door' })
})
