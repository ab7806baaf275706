import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import {
  closedDaysInWords,
  emergencyArrivalText,
  hoursInSentence,
  hoursInWords,
  weekInWords,
} from './hours.ts'

const hours = { opens: '08:30', closes: '16:30' }

test('opening hours read as people say them', () => {
  expect(hoursInWords(defaultProfile.fieldHours)).toEqual([
    { days: 'Lunes a viernes', hours: '7\u00a0a.\u00a0m. a 7\u00a0p.\u00a0m.' },
    { days: 'Sábado', hours: '8\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m.' },
  ])
  expect(hoursInWords([{ from: 'Sunday', to: 'Sunday', opens: '12:30', closes: '00:00' }])).toEqual([
    { days: 'Domingo', hours: '12:30\u00a0p.\u00a0m. a 12\u00a0a.\u00a0m.' },
  ])
})

test('and inside a sentence', () => {
  const said = (...runs: Parameters<typeof hoursInSentence>[0]) =>
    hoursInSentence(runs).replaceAll('\u00a0', ' ')
  expect(said(...defaultProfile.fieldHours)).toBe(
    'de lunes a viernes de 7 a. m. a 7 p. m. y los sábados de 8 a. m. a 5 p. m.',
  )
  expect(
    said({ from: 'Tuesday', to: 'Tuesday', ...hours }, { from: 'Saturday', to: 'Sunday', ...hours }),
  ).toBe('los martes de 8:30 a. m. a 4:30 p. m. y los sábados y domingos de 8:30 a. m. a 4:30 p. m.')
  expect(said({ from: 'Monday', to: 'Sunday', opens: '00:00', closes: '00:00' })).toBe(
    'todos los días las 24 horas',
  )
})

test('a week lists all seven days in their order, also those without hours', () => {
  const week = (...runs: Parameters<typeof weekInWords>[0]) =>
    weekInWords(runs, 'Solo emergencias').map((line) => `${line.days}: ${line.hours}`)
  const span = '8:30\u00a0a.\u00a0m. a 4:30\u00a0p.\u00a0m.'
  expect(week({ from: 'Monday', to: 'Friday', ...hours })).toEqual([
    `Lunes a viernes: ${span}`,
    'Sábado y domingo: Solo emergencias',
  ])
  expect(
    week({ from: 'Saturday', to: 'Sunday', ...hours }, { from: 'Tuesday', to: 'Thursday', ...hours }),
  ).toEqual([
    'Lunes: Solo emergencias',
    `Martes a jueves: ${span}`,
    'Viernes: Solo emergencias',
    `Sábado y domingo: ${span}`,
  ])
  expect(week({ from: 'Monday', to: 'Sunday', ...hours })).toEqual([`Todos los días: ${span}`])
  expect(week()).toEqual(['Todos los días: Solo emergencias'])
})

test('days on which it is closed: holidays by name, dates of the next two months', () => {
  expect(closedDaysInWords(defaultProfile, '2026-11-24')).toBeUndefined()
  const closedDays = [
    { date: '2026-11-23', name: null },
    { date: '2026-12-28', name: 'inventario' },
    { date: '2027-03-01', name: null },
  ]
  expect(closedDaysInWords({ holidays: ['thanksgiving', 'christmas'], closedDays }, '2026-11-24')).toBe(
    'Día de Acción de Gracias, Navidad y 28 de diciembre (inventario)',
  )
})

test('the time of arrival', () => {
  expect(emergencyArrivalText({ from: 20, to: 30 })).toBe('20 a 30 minutos')
  expect(emergencyArrivalText({ from: 1, to: 1 })).toBe('1 minuto')
})
