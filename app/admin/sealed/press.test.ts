import { expect, test } from 'vitest'
import type { SealedJob } from './jobs-route.ts'
import { type JobPress, jobAfter, type PressAct, pressOn, reliesOn } from './press.ts'

const job: SealedJob = {
  id: '1',
  kind: 'Quote',
  number: '1',
  name: 'Dana',
  phone: '',
  phoneE164: null,
  email: '',
  service: 'safes',
  message: '',
  address: null,
  status: 'new',
  isEmergency: false,
  scheduledAt: null,
  scheduledMinutes: null,
  windowMinutes: null,
  arrivesAt: null,
  lateMinutes: null,
  contactedAt: null,
  completedAt: null,
  cancelledAt: null,
  lostReason: null,
  quotedCents: null,
  signedName: null,
  codeWord: null,
  thread: [],
  work: [],
  files: [],
}

const noon = new Date('2026-11-30T18:00:00.000Z')

const pressed = (acts: readonly PressAct[], begun = job) => {
  const all: JobPress[] = []
  for (const act of acts) all.push(pressOn(jobAfter(begun, all), act, noon))
  return all
}

test('what waits changes the job in the order in which it was pressed', () => {
  const presses = pressed([
    { act: 'onTheWay', minutes: 20 },
    { act: 'late', minutes: 10 },
    { act: 'price', cents: 18_000 },
    { act: 'note', text: 'Worn.' },
    { act: 'done' },
  ])
  expect(jobAfter(job, presses)).toMatchObject({
    status: 'completed',
    arrivesAt: '2026-11-30T18:30:00.000Z',
    lateMinutes: 10,
    quotedCents: 18_000,
    thread: [{ text: 'Worn.' }],
    completedAt: noon.toISOString(),
  })
  expect(job).toMatchObject({ status: 'new', thread: [] })
})

test('a press relies on what the one before it will have made of the job', () => {
  const [first, second] = pressed([{ act: 'onTheWay', minutes: 20 }, { act: 'done' }])
  expect(first?.seen).toMatchObject({ status: 'new', arrivesAt: null })
  expect(second?.seen).toMatchObject({ status: 'contacted', arrivesAt: '2026-11-30T18:20:00.000Z' })
})

test('presses of other jobs change nothing, and each has an id of its own', () => {
  const others = pressed([{ act: 'done' }, { act: 'done' }], { ...job, id: '2' })
  expect(jobAfter(job, others)).toEqual(job)
  expect(new Set(others.map(({ id }) => id)).size).toBe(2)
})

test('what one presses relies on what it would write over, and a note on nothing', () => {
  expect(reliesOn.note).toEqual([])
  expect(reliesOn.price).toEqual(['quotedCents'])
  expect(reliesOn.done).not.toContain('quotedCents')
})

test('work is started once, paused for the person alone, and ended by Done', () => {
  const others = { ...job, work: [{ id: '9', personId: 'b', startedAt: '1', endedAt: null }] }
  const start = { act: 'start', personId: 'a' } as const
  const begun = jobAfter(others, pressed([start, start], others))
  expect(begun.work).toMatchObject([
    { id: '9' },
    { personId: 'a', startedAt: noon.toISOString(), endedAt: null },
  ])
  const paused = jobAfter(begun, pressed([{ act: 'pause', personId: 'a' }], begun))
  expect(paused.work?.map(({ endedAt }) => endedAt)).toEqual([null, noon.toISOString()])
  const closed = jobAfter(begun, pressed([{ act: 'done' }], begun))
  expect(closed.work?.map(({ endedAt }) => endedAt)).toEqual([noon.toISOString(), noon.toISOString()])
})
