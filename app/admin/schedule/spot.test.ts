import { expect, test } from 'vitest'
import type { PlacedJob, ScheduleColumn } from './columns.ts'
import { type Spot, spotText } from './spot.ts'

const people = { ana: { id: 'ana', name: 'Ana', place: 1 }, mike: { id: 'mike', name: 'Mike', place: 0 } }

const placed = (name: string, who: keyof typeof people, from: number, minutes: number): PlacedJob => ({
  job: {
    kind: 'Quote',
    id: name,
    number: name,
    name,
    phone: '',
    phoneE164: null,
    service: 'residential',
    address: null,
    status: 'contacted',
    isEmergency: false,
    scheduledAt: '2026-11-27T16:00:00Z',
    scheduledMinutes: minutes,
    windowMinutes: null,
    decline: null,
    wishedAt: null,
    assignee: people[who],
    takenAt: null,
    isGiven: false,
    clashesWith: [],
    tightWith: [],
    isOnClosedDay: false,
    isOutsideHours: false,
    mailsTo: null,
    updatedAt: '2026-11-27T16:00:00Z',
  },
  ...{ from, minutes, lane: 0, lanes: 1 },
})

const column = (jobs: PlacedJob[], closed: ScheduleColumn['closed'] = []): ScheduleColumn => ({
  ...{ key: '2026-11-27', date: '2026-11-27', jobs, drives: [], closed, skipped: [] },
})

const columns = [
  column(
    [placed('Dana', 'ana', 600, 60), placed('Rosa', 'mike', 600, 60)],
    [
      { from: 0, minutes: 480 },
      { from: 1_080, minutes: 360 },
    ],
  ),
  column([], [{ from: 0, minutes: 1_440 }]),
]

const at = (spot: Spot, assigneeId: string | null = 'ana', id = 'new') =>
  spotText(columns, spot, { id, minutes: 60, assigneeId }, 20)

test('a free place says its time alone', () => {
  expect(at({ column: 0, minutes: 700 })).toEqual({ time: '11:40\u00a0AM', warnings: '' })
  expect(at({ column: 0, minutes: 600 }, null).warnings).toBe('')
  expect(at({ column: 0, minutes: 615 }, 'ana', 'Dana').warnings).toBe('')
})

test('what the same person has at the same time, or too soon to drive there, is named', () => {
  expect(at({ column: 0, minutes: 645 }).warnings).toBe('At the same time as Dana')
  expect(at({ column: 0, minutes: 645 }, 'mike').warnings).toBe('At the same time as Rosa')
  expect(at({ column: 0, minutes: 670 }).warnings).toBe('No time to drive between this and Dana')
})

test('outside the hours and on a closed day', () => {
  expect(at({ column: 0, minutes: 450 }).warnings).toBe('Outside your hours for appointments')
  expect(at({ column: 0, minutes: 480 }).warnings).toBe('')
  expect(at({ column: 1, minutes: 600 }).warnings).toBe('On a day on which you are closed')
})
