import { expect, test } from 'vitest'
import { columnsOf, hoursOf, inLanes, jobClasses, startOfPlacing } from './columns.ts'
import type { ScheduledJob } from './schedule-data.ts'
import { shownIn } from './shown.ts'

const timeZone = 'America/Denver'
const people = [
  { id: 'ana', name: 'Ana', place: 1 },
  { id: 'mike', name: 'Mike', place: 0 },
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
  wishedAt: null,
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

test('what is drawn longer than it takes, so that one can read it, covers nothing', () => {
  const lanes = inLanes([
    { job: job('a', '', null), from: 600, minutes: 15 },
    { job: job('b', '', null), from: 615, minutes: 60 },
    { job: job('c', '', null), from: 700, minutes: 30 },
  ])
  expect(lanes.map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
  ])
})

const now = Date.parse('2026-11-27T15:00:00Z')
const schedule = { people, open: null, travelMinutes: null, timeZone, now, isOwn: false }

test('a day has a column for each person by name, by the clocks of the firm, and a last one of nobody', () => {
  const jobs = [
    job('nine', '2026-11-27T16:00:00Z', 90, 'mike'),
    job('nobody', '2026-11-27T20:00:00Z', null),
    job('night', '2026-11-27T06:00:00Z', 150, 'mike'),
  ]
  const columns = columnsOf(jobs, shown(''), schedule)
  expect(
    columns.map(({ key, jobs }) => [key, jobs.map(({ job, from, minutes }) => [job.id, from, minutes])]),
  ).toEqual([
    ['ana', []],
    [
      'mike',
      [
        ['night', 0, 90],
        ['nine', 540, 90],
      ],
    ],
    ['', [['nobody', 780, 60]]],
  ])
  expect(hoursOf(columns)).toEqual({ first: 0, last: 19 })
  const week = columnsOf(jobs, shown('view=week'), schedule)
  expect(week.map(({ jobs }) => jobs.length)).toEqual([0, 0, 0, 1, 3, 0, 0])
})

test('one person, and whoever sees only their own, has no column of nobody', () => {
  const keys = (query: string, isOwn: boolean) =>
    columnsOf([], shown(query), { ...schedule, isOwn }).map(({ key }) => key)
  expect(keys('who=mike', false)).toEqual(['mike'])
  expect(keys('', true)).toEqual(['ana', 'mike'])
})

test('the grid has all hours in which it is open, and of a closed day the usual ones', () => {
  const at = (time: string) => new Date(`2026-11-27T${time}:00-07:00`)
  const open = [{ from: at('05:30'), until: at('20:15') }]
  const [column, ...others] = columnsOf([], shown('who=ana'), { ...schedule, open })
  expect(column?.closed).toEqual([
    { from: 0, minutes: 330 },
    { from: 1215, minutes: 225 },
  ])
  expect(others).toEqual([])
  expect(hoursOf(column ? [column] : [])).toEqual({ first: 5, last: 21 })
  expect(hoursOf(columnsOf([], shown(''), { ...schedule, open: [] }))).toEqual({ first: 7, last: 19 })
})

test('a drive stands before its job, as long as the plan leaves for it, and only between jobs of one person', () => {
  const jobs = [
    job('one', '2026-11-27T16:00:00Z', 60, 'mike'),
    job('two', '2026-11-27T18:00:00Z', 60, 'mike'),
    job('three', '2026-11-27T19:10:00Z', 60, 'mike'),
    job('four', '2026-11-27T20:10:00Z', 60, 'mike'),
  ]
  const drives = (query: string) =>
    columnsOf(jobs, shown(query), { ...schedule, travelMinutes: 25 }).flatMap(({ drives }) => drives)
  const takes = 25
  expect(drives('')).toEqual([
    { to: 'two', from: 635, minutes: 25, takes, freeMinutes: 25, isTight: false },
    { to: 'three', from: 720, minutes: 10, takes, freeMinutes: 10, isTight: true },
    { to: 'four', from: 789, minutes: 1, takes, freeMinutes: 0, isTight: true },
  ])
  expect(drives('view=week')).toEqual([])
  expect(drives('view=week&who=mike')).toHaveLength(3)
})

test('a place is one of those that the style sheet has, however long the day and however many jobs at once', () => {
  const at = { job: job('a', '2026-11-27T16:00:00Z', 60), from: 555, minutes: 95, lane: 1, lanes: 3 }
  expect(jobClasses(at, 7)).toBe('from-hour-2 from-minute-15 for-hours-1 for-minutes-35 lane-1 of-lanes-3')
  expect(jobClasses({ ...at, from: 0, minutes: 1440, lane: 99, lanes: 120 }, 0)).toBe(
    'from-hour-0 from-minute-0 for-hours-24 for-minutes-0 lane-39 of-lanes-40',
  )
  expect(jobClasses({ ...at, from: 1439, minutes: 1 }, 0)).toContain(
    'from-hour-23 from-minute-59 for-hours-0 for-minutes-24',
  )
})

test('forty jobs at once stand in forty lanes', () => {
  const jobs = Array.from({ length: 40 }, (_, index) => job(`${index}`, '2026-11-27T16:00:00Z', 60, 'ana'))
  const [ana] = columnsOf(jobs, shown(''), schedule)
  expect(new Set(ana?.jobs.map(({ lane }) => lane)).size).toBe(40)
})

test('keys begin with whoever has the job: today at the next full hour, else when it opens', () => {
  const at = (time: string) => new Date(`2026-11-28T${time}:00-07:00`)
  const start = { today: '2026-11-27', now: new Date('2026-11-27T20:20:00Z'), timeZone, assigneeId: 'mike' }
  expect(startOfPlacing(columnsOf([], shown(''), schedule), start)).toEqual({ column: 1, minutes: 840 })
  const late = { ...start, now: new Date('2026-11-28T06:30:00Z'), assigneeId: '' }
  expect(startOfPlacing(columnsOf([], shown(''), schedule), late)).toEqual({ column: 2, minutes: 1080 })
  const open = [{ from: at('08:00'), until: at('17:00') }]
  const tomorrow = columnsOf([], shown('date=2026-11-28'), { ...schedule, open })
  expect(startOfPlacing(tomorrow, start)).toEqual({ column: 1, minutes: 480 })
  const week = columnsOf([], shown('view=week'), schedule)
  expect(startOfPlacing(week, start)).toEqual({ column: 4, minutes: 840 })
})
