import { expect, test } from 'vitest'
import { lanesOf } from './day-lanes.ts'

const at = (clock: string) => `2026-11-29T${clock}:00.000Z`
const now = Date.parse(at('14:00'))

type Changes = { status?: string; minutes?: number | null; who?: string | null }

function job(id: string, clock: string, { status = 'contacted', minutes = 60, who = 'jess' }: Changes = {}) {
  const assignee = who === null ? null : { id: who }
  return { id, status, scheduledAt: at(clock), scheduledMinutes: minutes, assignee }
}

const lanes = (jobs: ReturnType<typeof job>[], travelMinutes: number | null = 25) =>
  lanesOf(jobs, { now, travelMinutes })

const stops = (...asked: Parameters<typeof lanes>) => lanes(...asked).flatMap((lane) => lane.stops)

test('a job is done, past its time, under way or ahead; without a length it takes an hour', () => {
  const jobs = [
    job('done', '08:00', { status: 'completed' }),
    job('past', '10:00'),
    job('now', '13:30', { minutes: null }),
    job('next', '15:00'),
  ]
  expect(stops(jobs).map(({ state }) => state)).toEqual(['done', 'past', 'underWay', 'ahead'])
  expect(stops([job('over', '13:00', { minutes: null })])[0]?.state).toBe('past')
})

test('one leaves for the next job by the minutes that the business says, and for the first one nothing is said', () => {
  const [first, next] = stops([job('first', '14:30'), job('next', '16:00')])
  expect(first?.drive).toBeUndefined()
  expect(next?.drive).toEqual({
    minutes: 25,
    leaveAt: new Date(at('15:35')),
    isOver: false,
    isTight: false,
    freeMinutes: 25,
  })
})

test('between two jobs with less time than the drive it is tight; after one that is done it is not', () => {
  expect(stops([job('one', '14:10'), job('two', '15:20')])[1]?.drive).toMatchObject({
    isTight: true,
    freeMinutes: 10,
  })
  const done = job('one', '14:10', { status: 'completed' })
  expect(stops([done, job('two', '15:20')])[1]?.drive).toMatchObject({ isTight: false })
})

test('past the time to leave, it is said that it is over', () => {
  const [, next] = stops([job('one', '12:00'), job('two', '14:20')])
  expect(next?.drive?.isOver).toBe(true)
})

test.each([
  ['the business does not say how long one drives', stops([job('a', '14:10'), job('b', '16:00')], null)],
  ['nobody has them', stops([job('a', '14:10', { who: null }), job('b', '16:00', { who: null })])],
  ['another person has the one before', stops([job('a', '14:10', { who: 'sam' }), job('b', '16:00')])],
  ['they overlap', stops([job('a', '15:00', { minutes: 120 }), job('b', '16:00')])],
  [
    'an earlier one goes on',
    stops([job('a', '14:10', { minutes: 240 }), job('b', '15:00'), job('c', '16:30')]),
  ],
])('no drive is said where %s', (_where, found) => {
  expect(found.map(({ drive }) => drive)).toEqual(found.map(() => undefined))
})

test('each person has a lane, by their first job, and what nobody has comes last', () => {
  const jobs = [
    job('c', '16:00', { who: 'sam' }),
    job('a', '09:00', { who: null }),
    job('b', '15:00'),
    job('d', '17:00'),
  ]
  expect(lanes(jobs).map(({ person, stops }) => [person?.id, ...stops.map(({ job }) => job.id)])).toEqual([
    ['jess', 'b', 'd'],
    ['sam', 'c'],
    [undefined, 'a'],
  ])
})
