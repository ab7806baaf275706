import { v7 as newId } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { codeOf, dataOf } from '#tests/lantern.ts'
import { clock, day, workDesk } from '#tests/work.ts'

afterEach(() => vi.useRealTimers())

const pressedAt = (time: string, date = day) => ({ id: newId(), at: `${date}${time}:00Z` })

async function desk() {
  const opened = await workDesk()
  const { ana, correct } = opened
  const byHand = (requestId: string, from: string, to: string) =>
    correct('create', {
      ...{ requestId, personId: ana.id },
      ...{ startedAt: `${day}${from}:00Z`, endedAt: `${day}${to}:00Z` },
    })
  const start = (id: string, time: string, date?: string) =>
    opened.press(ana.headers, 'startWork', id, pressedAt(time, date))
  const pause = (id: string, time: string, date?: string) =>
    opened.press(ana.headers, 'pauseWork', id, pressedAt(time, date))
  return { ...opened, byHand, start, pause }
}

test('stored late, it ends where something later began, of this job or another, and counts nothing twice', async () => {
  await using work = await desk()
  const [one, other] = [await work.job(), await work.job()]
  clock('18:00')
  await work.press(work.ana.headers, 'startWork', one)
  clock('18:30')
  await work.press(work.ana.headers, 'startWork', other)
  clock('20:00')
  expect(codeOf(await work.start(one, '17:00'))).toBeUndefined()
  expect(codeOf(await work.start(one, '18:10'))).toBeUndefined()
  expect(await work.spans()).toEqual(['17:00-18:00 paused', '18:00-18:30 nextJob', '18:30-'])
  expect(codeOf(await work.start(other, '16:00'))).toBeUndefined()
  expect((await work.spans())[0]).toBe('16:00-17:00 nextJob')
})

test('what was entered by hand stands: a press in its time is refused, one before it ends with it', async () => {
  await using work = await desk()
  const [one, other] = [await work.job(), await work.job()]
  clock('20:00')
  dataOf(await work.byHand(one, '17:00', '18:00'), 'createWorkSpan')
  for (const id of [one, other]) {
    const refused = await work.start(id, '17:30')
    expect(codeOf(refused)).toBe('CONFLICT')
    expect(refused.errors?.[0]?.message).toContain('by hand')
  }
  expect(codeOf(await work.start(other, '16:00'))).toBeUndefined()
  expect(await work.spans()).toEqual(['16:00-17:00 nextJob', '17:00-18:00 corrected'])
  expect(codeOf(await work.pause(one, '17:20'))).toBeUndefined()
  expect((await work.spans())[1]).toBe('17:00-18:00 corrected')
  expect(codeOf(await work.byHand(one, '16:30', '16:40'))).toBe('BAD_INPUT')
})

test('sent again after a refusal it is refused again', async () => {
  await using work = await desk()
  const id = await work.job()
  clock('20:00')
  const made = dataOf<{ id: string }>(await work.byHand(id, '17:00', '18:00'), 'createWorkSpan')
  const press = pressedAt('17:30')
  for (let time = 0; time < 2; time += 1)
    expect(codeOf(await work.press(work.ana.headers, 'startWork', id, press))).toBe('CONFLICT')
  dataOf(await work.correct('update', { id: made.id, endedAt: `${day}17:10:00Z` }), 'updateWorkSpan')
  expect(codeOf(await work.press(work.ana.headers, 'startWork', id, press))).toBeUndefined()
  expect(await work.spans()).toEqual(['17:00-17:10 corrected', '17:30-'])
})

test('a pause that arrives before its start ends it', async () => {
  await using work = await desk()
  const id = await work.job()
  clock('18:00')
  await work.pause(id, '16:30')
  await work.pause(id, '17:30')
  await work.start(id, '17:00')
  await work.start(id, '16:00')
  expect(await work.spans()).toEqual(['16:00-16:30 paused', '17:00-17:30 paused'])
  await work.pause(id, '17:10')
  expect((await work.spans())[1]).toBe('17:00-17:10 paused')
})

test('no clock begins days later: too old, or by a clock that is wrong, it is refused; a day old, it is over', async () => {
  await using work = await desk()
  const id = await work.job()
  clock('18:00')
  for (const press of [pressedAt('12:00', '2026-11-26T'), pressedAt('23:00')])
    for (const act of ['startWork', 'pauseWork'] as const) {
      const refused = await work.press(work.ana.headers, act, id, press)
      expect(codeOf(refused)).toBe('CONFLICT')
      expect(refused.errors?.[0]?.message).toContain('by hand')
    }
  expect(await work.spans()).toEqual([])
  await work.start(id, '18:02')
  await work.pause(id, '18:03')
  expect(await work.spans()).toEqual(['18:00-18:00 paused'])
  await work.start(id, '15:00', '2026-11-29T')
  expect((await work.spans())[0]).toBe('15:00-03:00 forgotten')
  await work.pause(id, '17:00', '2026-11-29T')
  expect((await work.spans())[0]).toBe('15:00-17:00 paused')
})

test('begun before the job was closed, it counts until then; begun after, it is refused', async () => {
  await using work = await desk()
  const [done, lost, open] = [await work.job(), await work.job(), await work.job()]
  clock('17:00')
  await work.change(done, { status: 'completed' })
  clock('18:00')
  await work.change(lost, { lostReason: 'price' })
  clock('19:00')
  await work.change(open, { status: 'completed' })
  await work.change(open, { status: 'contacted' })
  clock('20:00')
  for (const [id, time] of [
    [done, '17:30'],
    [lost, '18:30'],
  ] as const)
    expect(codeOf(await work.start(id, time))).toBe('CONFLICT')
  expect(codeOf(await work.start(done, '16:00'))).toBeUndefined()
  expect(codeOf(await work.start(lost, '17:15'))).toBeUndefined()
  expect(await work.spans()).toEqual(['16:00-17:00 done', '17:15-18:00 done'])
  await work.pause(done, '16:30')
  expect((await work.spans())[0]).toBe('16:00-16:30 paused')
  await work.start(open, '18:40')
  expect((await work.spans())[2]).toBe('18:40-')
})

test('hours lie in the life of the job, and are of somebody who works on jobs', async () => {
  await using work = await desk()
  const id = await work.job()
  const span = (startedAt: string, endedAt: string, personId = work.ana.id) =>
    work.correct('create', { requestId: id, personId, startedAt, endedAt })
  const old = await span('1900-01-01T10:00:00Z', '1900-01-01T11:00:00Z')
  expect(codeOf(old)).toBe('BAD_INPUT')
  expect(old.errors?.[0]?.message).toContain('before this job')
  const [reader, writer] = [
    await work.staff('reader@example.com', 'reader'),
    await work.staff('writer@example.com', 'writer'),
  ]
  for (const { id: personId } of [reader, writer])
    expect(codeOf(await span(`${day}09:00:00Z`, `${day}10:00:00Z`, personId))).toBe('BAD_INPUT')
  const own = dataOf<{ id: string }>(await span(`${day}09:00:00Z`, `${day}10:00:00Z`), 'createWorkSpan')
  for (const changes of [{ personId: reader.id }, { startedAt: '1900-01-01T10:00:00Z' }])
    expect(codeOf(await work.correct('update', { id: own.id, ...changes }))).toBe('BAD_INPUT')
  for (const { headers } of [reader, writer]) {
    const input = { requestId: id, startedAt: `${day}11:00:00Z`, endedAt: `${day}12:00:00Z` }
    expect(codeOf(await work.correct('create', input, headers))).toBe('FORBIDDEN')
    expect(codeOf(await work.press(headers, 'startWork', id))).toBe('FORBIDDEN')
  }
})

test('two phones of one person, pressed on at once, make one span', async () => {
  await using work = await desk()
  const [one, other] = [await work.job(), await work.job()]
  clock('18:00')
  await Promise.all([
    ...['17:00', '17:00', '17:00'].map((time) => work.start(one, time)),
    ...['17:10', '17:10'].map((time) => work.start(other, time)),
    work.pause(other, '17:40'),
  ])
  expect(await work.spans()).toEqual(['17:00-17:10 nextJob', '17:10-17:40 paused'])
})
