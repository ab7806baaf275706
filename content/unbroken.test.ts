import { expect, test } from 'vitest'
import { unbrokenParts } from '#content/unbroken.ts'

test.each([
  ['We come in 20–30 minutes, call (713) 555-0100', ['20–30 minutes', '(713) 555-0100']],
  ['Before 2 PM or 2:30 PM.', ['2 PM', '2:30 PM']],
  [
    'Llegamos en 20 a 30 minutos, antes de las 2 p. m. o de las 2:30 p.m.',
    ['20 a 30 minutos', '2 p. m.', '2:30 p.m.'],
  ],
  ['De 7 a 9 p. m. hay alguien.', ['7 a 9 p. m.']],
])('%s', (text, kept) => {
  expect(text.split(unbrokenParts).filter((_, index) => index % 2 === 1)).toEqual(kept)
})
