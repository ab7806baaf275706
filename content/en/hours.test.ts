import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { closedDaysInWords, hoursInWords, weekInWords } from './hours.ts'

test('opening hours read as people say them', () => {
  expect(hoursInWords(defaultProfile.fieldHours)).toEqual([
    { days: 'Monday to Friday', hours: '7\u00a0AM to 7\u00a0PM' },
    { days: 'Saturday', hours: '8\u00a0AM to 5\u00a0PM' },
  ])
  expect(hoursInWords([{ from: 'Sunday', to: 'Sunday', opens: '12:30', closes: '00:00' }])).toEqual([
    { days: 'Sunday', hours: '12:30\u00a0PM to 12\u00a0AM' },
  ])
})

test('a week lists all seven days in their order, also those without hours', () => {
  const hours = { opens: '08:30', closes: '16:30' }
  const week = (...runs: Parameters<typeof weekInWords>[0]) =>
    weekInWords(runs, 'Emergency only').map((line) => `${line.days}: ${line.hours}`)
  expect(week({ from: 'Monday', to: 'Friday', ...hours })).toEqual([
    'Monday to Friday: 8:30\u00a0AM to 4:30\u00a0PM',
    'Saturday and Sunday: Emergency only',
  ])
  expect(
    week({ from: 'Saturday', to: 'Sunday', ...hours }, { from: 'Tuesday', to: 'Thursday', ...hours }),
  ).toEqual([
    'Monday: Emergency only',
    'Tuesday to Thursday: 8:30\u00a0AM to 4:30\u00a0PM',
    'Friday: Emergency only',
    'Saturday and Sunday: 8:30\u00a0AM to 4:30\u00a0PM',
  ])
  expect(week({ from: 'Monday', to: 'Sunday', ...hours })).toEqual([
    'Every day: 8:30\u00a0AM to 4:30\u00a0PM',
  ])
  expect(week()).toEqual(['Every day: Emergency only'])
})

test('days on which it is closed: holidays by name, dates of the next two months', () => {
  expect(closedDaysInWords(defaultProfile, '2026-11-24')).toBeUndefined()
  const closedDays = [
    { date: '2026-11-23', name: null },
    { date: '2026-12-28', name: 'inventory' },
    { date: '2027-03-01', name: null },
  ]
  expect(closedDaysInWords({ holidays: ['thanksgiving', 'christmas'], closedDays }, '2026-11-24')).toBe(
    'Thanksgiving, Christmas Day, and December 28 (inventory)',
  )
})
