import { expect, test } from 'vitest'
import { localTimeText, momentOf } from './clocks.ts'
import { type Claim, claimedBy, freeWindows, isFreeFor, type Window, windowsAhead } from './free-windows.ts'
import type { Timetable } from './opening-hours.ts'

const timeZone = 'America/Chicago'
const timetable: Timetable = {
  hours: [{ from: 'Monday', to: 'Friday', opens: '08:00', closes: '17:00' }],
  closedDays: [{ date: '2026-12-02' }],
  holidays: ['christmas'],
  timeZone,
}
const rules = { minutes: 60, windowMinutes: 120, noticeMinutes: 120, daysAhead: 3, travelMinutes: 0 }
const at = (time: string, date = '2026-12-01') => momentOf(date, time, timeZone)
const now = at('07:00')
const calendar = { timetable, rules, now }

const clocks = (days: { windows: Window[] }[]) =>
  days.map(({ windows }) => windows.map(({ from }) => localTimeText(from, timeZone).slice(11)))

const claim = (from: string, until: string, personId: string | null = null): Claim => ({
  from: at(from),
  until: at(until),
  personId,
})

test('windows follow each other within the hours, with notice, and never on closed days', () => {
  expect(clocks(windowsAhead(calendar))).toEqual([
    ['10:00', '12:00', '14:00'],
    [],
    ['08:00', '10:00', '12:00', '14:00'],
  ])
  expect(clocks(windowsAhead({ ...calendar, now: at('14:30') }))[0]).toEqual([])
  const christmas = { ...calendar, now: at('07:00', '2026-12-24') }
  expect(clocks(windowsAhead(christmas)).map(({ length }) => length)).toEqual([3, 0, 0])
  expect(clocks(windowsAhead({ ...calendar, timetable: { ...timetable, hours: [] } }))).toEqual([[], [], []])
})

test('the work fits in before the hours end, also where it is longer than the window', () => {
  const long = { ...calendar, rules: { ...rules, minutes: 240, noticeMinutes: 0 } }
  expect(clocks(windowsAhead(long))[0]).toEqual(['08:00', '10:00', '12:00'])
})

test('one person: what has a time is in the way with its drive and its window, what is beside it is not', () => {
  const free = (claims: Claim[], travelMinutes = 0) =>
    clocks(freeWindows({ ...calendar, rules: { ...rules, travelMinutes } }, { crew: ['ann'], claims }))[0]
  expect(free([claim('10:00', '11:00', 'ann')])).toEqual(['12:00', '14:00'])
  expect(free([claim('09:00', '10:00', 'ann')])).toEqual(['10:00', '12:00', '14:00'])
  expect(free([claim('09:00', '10:25', 'ann')])).toEqual(['12:00', '14:00'])
  expect(free([claim('13:30', '14:00', 'ann')], 60)).toEqual(['10:00', '14:00'])
  expect(free([claim('14:15', '15:00', 'ann')], 90)).toEqual(['10:00'])
  expect(free([claim('10:00', '17:00', 'the owner')])).toEqual(['10:00', '12:00', '14:00'])
})

test('two people take two, whether or not somebody has them yet', () => {
  const crew = ['ann', 'bob']
  const isFree = (...claims: Claim[]) =>
    isFreeFor({ from: at('10:00'), until: at('12:00') }, { crew, claims })
  expect(isFree(claim('10:00', '12:00'))).toBe(true)
  expect(isFree(claim('10:00', '12:00'), claim('10:00', '12:00'))).toBe(false)
  expect(isFree(claim('10:00', '12:00'), claim('11:00', '12:00', 'bob'))).toBe(false)
  // One of them at any moment, but neither of them all the time.
  expect(isFree(claim('10:00', '11:00', 'ann'), claim('11:00', '12:00', 'bob'))).toBe(false)
  expect(isFreeFor({ from: at('10:00'), until: at('12:00') }, { crew: [], claims: [] })).toBe(false)
})

test.each([
  ['spring forward', '2026-03-08', ['00:00', '03:00', '05:00']],
  ['fall back', '2026-11-01', ['00:00', '03:00', '05:00']],
])(
  'nights of changing clocks, %s: windows are real hours, and no name comes twice',
  (_name, date, expected) => {
    const nights = {
      ...timetable,
      hours: [{ from: 'Sunday', to: 'Sunday', opens: '00:00', closes: '07:00' }],
    } as const
    const days = windowsAhead({
      timetable: nights,
      rules: { ...rules, daysAhead: 2 },
      now: at('12:00', before(date)),
    })
    expect(clocks(days)[1]).toEqual(expected)
    for (const { from, until } of days[1]?.windows ?? [])
      expect(until.getTime() - from.getTime()).toBe(2 * 3_600_000)
  },
)

const before = (date: string) =>
  new Date(Date.parse(`${date}T12:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** A small generator, so that a run that fails can be repeated. */
function randomsFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

/** Whether all can be given to somebody, by trying out whom. */
function canBeDone(crew: readonly string[], claims: readonly Claim[]): boolean {
  const open = claims.find(({ personId }) => personId === null)
  if (!open) return true
  const others = claims.filter((one) => one !== open)
  return crew.some((personId) => {
    const isBusy = others.some(
      (one) => one.personId === personId && one.from < open.until && open.from < one.until,
    )
    return !isBusy && canBeDone(crew, [...others, { ...open, personId }])
  })
}

test('whatever is booked one after another, the crew can do it all', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = randomsFrom(seed)
    const crew = ['ann', 'bob', 'cleo'].slice(0, 1 + random(3))
    const given = {
      minutes: 30 + random(8) * 15,
      windowMinutes: 30 + random(6) * 30,
      travelMinutes: random(3) * 20,
    }
    const booked: Claim[] = []
    for (const person of crew) {
      const from = at(`${String(8 + random(8)).padStart(2, '0')}:${random(2) ? '30' : '00'}`)
      booked.push({ ...claimedBy({ from, until: from }, given), personId: person })
    }
    for (let customer = 0; customer < 12; customer += 1) {
      const days = freeWindows(
        { timetable, now, rules: { ...rules, ...given, daysAhead: 1 } },
        { crew, claims: booked },
      )
      const windows = days.flatMap((day) => day.windows)
      const picked = windows[random(windows.length)]
      if (!picked) break
      booked.push({ ...claimedBy(picked, given), personId: null })
    }
    expect(canBeDone(crew, booked), `seed ${seed}`).toBe(true)
  }
})
