import { expect, test } from 'vitest'
import { ended, fillIn } from '#content/fill-in.ts'

test('a sentence that ends with a fact has one full stop, also with a condition behind the fact', () => {
  const facts = { time: '7:48 p. m.', name: 'Bayou Lock Inc.', day: 'Monday', nights: '' }
  expect(fillIn('Desde {time}.', facts)).toBe('Desde 7:48 p. m.')
  expect(fillIn('Desde {time}{nights}.', facts)).toBe('Desde 7:48 p. m.')
  expect(fillIn('{name}{nights}. {day}{nights}.', facts)).toBe('Bayou Lock Inc. Monday.')
  const text: string = '{day}{unknown}. {time}, {day}'
  expect(fillIn(text, facts)).toBe('Monday{unknown}. 7:48 p. m., Monday')
})

test('a sentence is ended once', () => {
  expect([ended('We call you by 7:48 PM'), ended('Le llamamos antes de las 7:48 p. m.')]).toEqual([
    'We call you by 7:48 PM.',
    'Le llamamos antes de las 7:48 p. m.',
  ])
})
