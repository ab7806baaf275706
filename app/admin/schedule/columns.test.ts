import { expect, test } from 'vitest'
import { columnsOf, hoursOf, inLanes, placeClasses } from './columns.ts'
import type { ScheduledJob } from './schedule-data.ts'
import { shownIn } from './shown.ts'

const timeZone = 'America/Denver'
const people = [
  { id: 'ana', name: 'Ana' },
  { id: 'mike', name: 'Mike' },
]

const job = (id: string, scheduledAt: string, minutes: number | null, who?: string): ScheduledJob => ({
  kind: 'Quote',
  id,
  number: id,
  name: id,
  phone: '',
  phoneE164: null,
  service: 'residential',
  address: null,
  status: 'contacted',
  isEmergency: false,
  scheduledAt,
  scheduledMinutes: minutes,
  windowMinutes: null,
  decline: null,
  assignee: people.find((person) => person.id === who) ?? null,
  takenAt: null,
  isGiven: false,
  clashesWith: [],
  tightWith: [],
  isOnClosedDay: false,
  isOutsideHours: false,
  mailsTo: null,
  updatedAt: scheduledAt,
})

const shown = (query: string) => shownIn(new URLSearchParams(query), '2026-11-27')

test('jobs at the same time stand side by side, one after the other below each other', () => {
  const lanes = inLanes([
    { job: job('a', '', null), from: 540, minutes: 120 },
    { job: job('b', '', null), from: 600, minutes: 30 },
    { job: job('c', '', null), from: 630, minutes: 60 },
    { job: job('d', '', null), from: 700, minutes: 10 },
  ])
  expect(lanes.map(({ job, lane, lanes }) => [job.id, lane, lanes])).toEqual([
    ['a', 0, 2],
    ['b', 1, 2],
    ['c', 1, 2],
    ['d', 0, 1],
  ])
})

test('a day has a column for each person by the clocks of the firm, and one for jobs without an assignee', () => {
  const jobs = [
    job('nine', '2026-11-27T16:00:00Z', 90, 'mike'),
    job('nobody', '2026-11-27T20:00:00Z', null),
    job('night', '2026-11-27T06:00:00Z', 150, 'mike'),
  ]
  const columns = columnsOf(jobs, shown(''), { people, timeZone })
  expect(
    columns.map(({ key, jobs }) => [key, jobs.map(({ job, from, minutes }) => [job.id, from, minutes])]),
  ).toEqual([
    [
      'mike',
      [
        ['night', 0, 90],
        ['nine', 540, 90],
      ],
    ],
    ['', [['nobody', 780, 60]]],
    ['ana', []],
  ])
  expect(hoursOf(columns)).toEqual({ first: 0, last: 19 })
  const week = columnsOf(jobs, shown('view=week'), { people, timeZone })
  expect(week.map(({ jobs }) => jobs.length)).toEqual([0, 0, 0, 1, 3, 0, 0])
})

test('a place is one of those that the style sheet has, however long the day and however many jobs at once', () => {
  const at = { job: job('a', '2026-11-27T16:00:00Z', 60), from: 555, minutes: 95, lane: 1, lanes: 3 }
  expect(placeClasses(at, 7)).toBe('from-hour-2 from-minute-15 for-hours-1 for-minutes-35 lane-1 of-lanes-3')
  expect(placeClasses({ ...at, from: 0, minutes: 1440, lane: 99, lanes: 120 }, 0)).toBe(
    'from-hour-0 from-minute-0 for-hours-24 for-minutes-0 lane-39 of-lanes-40',
  )
  expect(placeClasses({ ...at, from: 1439, minutes: 1 }, 0)).toContain(
    'from-hour-23 from-minute-59 for-hours-0 for-minutes-30',
  )
})
