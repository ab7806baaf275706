import { expect, test } from 'vitest'
import { conflictsOf, declineOf, isVisitOpen, windowEndOf } from './appointments.ts'

const at = (time: string) => new Date(`2026-11-27T${time}:00Z`)
const job = (
  id: string,
  time: string,
  scheduledMinutes: number | null,
  assigneeId: string | null = 'mike',
) => ({
  id,
  scheduledAt: at(time),
  scheduledMinutes,
  assigneeId,
})

test('two at once clash; one after the other, those of others and unassigned ones do not', () => {
  const found = conflictsOf(
    [
      job('late', '11:00', 30),
      job('long', '09:00', 121),
      job('inside', '10:00', 15),
      job('jess', '10:00', 60, 'jess'),
      job('nobody', '10:00', 60, null),
      job('also nobody', '10:00', 60, null),
      job('usual', '14:00', null),
      job('next', '15:00', 30),
    ],
    0,
  )
  const clashes = new Map([...found].map(([id, conflicts]) => [id, conflicts.clashes]))
  expect(clashes.get('long')).toEqual(['inside', 'late'])
  expect(clashes.get('inside')).toEqual(['long'])
  expect(clashes.get('late')).toEqual(['long'])
  expect([...clashes.keys()].toSorted()).toEqual(['inside', 'late', 'long'])
})

test('with minutes to drive, what begins too soon after another job is tight, not a clash', () => {
  const found = conflictsOf(
    [job('first', '09:00', 60), job('soon', '10:20', 60), job('far', '11:50', 60)],
    30,
  )
  expect(found.get('first')).toEqual({ clashes: [], tight: ['soon'] })
  expect(found.get('soon')).toEqual({ clashes: [], tight: ['first'] })
  expect(found.get('far')).toBeUndefined()
})

test('a window ends its minutes after the appointment; without one the time is exact', () => {
  expect(windowEndOf({ scheduledAt: at('14:00'), windowMinutes: 120 })).toEqual(at('16:00'))
  expect(windowEndOf({ scheduledAt: at('14:00'), windowMinutes: null })).toBeNull()
  expect(windowEndOf({ scheduledAt: null, windowMinutes: 120 })).toBeNull()
})

test.each([
  ['asks for another time', '14:00', '14:00', '08:00', 'anotherTime'],
  ['cancelled it', null, '14:00', '08:00', 'noAppointment'],
  ['got a new one', '16:00', '14:00', '08:00', null],
  ['was reached', '14:00', '14:00', null, null],
  ['said nothing', '14:00', null, '08:00', null],
])('a customer who %s', (_who, scheduled, declined, followUp, expected) => {
  const [scheduledAt, declinedAppointment, followUpAt] = [scheduled, declined, followUp].map(
    (time) => time && at(time).toISOString(),
  )
  expect(
    declineOf({
      scheduledAt: scheduledAt ?? null,
      declinedAppointment: declinedAppointment ?? null,
      followUpAt: followUpAt ?? null,
    }),
  ).toBe(expected)
})

const unplanned = {
  scheduledAt: null,
  scheduledMinutes: null,
  windowMinutes: null,
  arrivesAt: null,
}

test.each([
  ['nothing is planned', {}, false],
  ['an appointment is ahead', { scheduledAt: at('13:00') }, true],
  ['the work of an appointment is under way', { scheduledAt: at('11:30') }, true],
  ['a long job is under way', { scheduledAt: at('09:00'), scheduledMinutes: 240 }, true],
  ['the window of arrival has just ended', { scheduledAt: at('09:30'), windowMinutes: 120 }, true],
  ['the work is over', { scheduledAt: at('10:59') }, false],
  ['somebody is on the way', { arrivesAt: at('12:20') }, true],
  ['somebody came an hour ago', { arrivesAt: at('11:00') }, false],
])('whether a visit is ahead or under way: %s', (_, visit, isOpen) => {
  expect(isVisitOpen({ ...unplanned, ...visit }, at('12:00'))).toBe(isOpen)
})
