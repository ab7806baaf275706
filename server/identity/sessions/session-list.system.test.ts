import { expect, test } from 'vitest'
import { testLantern } from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'

const dana = 'dana@example.com'

test('sessions tell whose they are, where from and which one asks; an ended one is anonymous', async () => {
  await using lantern = await testLantern()
  const here = await ownersBrowser(lantern)
  const there = await ownersBrowser(lantern)
  const danas = await secondPerson(lantern, here, dana)
  for (const { caller } of [here, there, danas]) await caller.staff()

  const listed = await here.sessions.list()
  if (!listed.ok) throw new Error('refused')
  expect(listed.value).toHaveLength(4)
  const mine = listed.value.filter(({ isMine }) => isMine)
  expect(mine.map(({ isThis }) => isThis).sort()).toEqual([false, true])
  expect(mine[0]).toMatchObject({ username: 'owner@example.com', address: '203.0.113.21' })

  const other = mine.find(({ isThis }) => !isThis)?.id ?? ''
  expect(await here.sessions.end(other)).toEqual({ ok: true, value: { username: 'owner@example.com' } })
  expect(await there.caller.staff()).toBeUndefined()
  expect(await here.sessions.end(other)).toMatchObject({ refusal: { code: 'NOT_FOUND' } })
  expect(await here.sessions.end(mine.find(({ isThis }) => isThis)?.id ?? '')).toMatchObject({
    refusal: { code: 'CONFLICT' },
  })
})

test('ending all others leaves this session and other people alone', async () => {
  await using lantern = await testLantern()
  const here = await ownersBrowser(lantern)
  const danas = await secondPerson(lantern, here, dana)
  const others = [await ownersBrowser(lantern), await ownersBrowser(lantern)]
  expect(await here.sessions.endOthers()).toEqual({ ok: true, value: { ended: 2 } })
  for (const { caller } of others) expect(await caller.staff()).toBeUndefined()
  for (const { caller } of [here, danas]) expect(await caller.staff()).toBeDefined()
})
