import { expect, test } from 'vitest'
import { ownersKey } from '#tests/api-key.ts'
import { call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'

test('a key that may only read learns that there is a calendar, not its secret address', async () => {
  await using lantern = await testLantern()
  const owner = await ownerCookie(lantern)
  const read = async (headers: Record<string, string>) =>
    dataOf<{ path: string | null; createdAt: string }>(
      await call(lantern, '{ myCalendar { path createdAt } }', {}, headers),
      'myCalendar',
    )
  const { path } = dataOf<{ path: string }>(
    await call(lantern, 'mutation { renewMyCalendar { path } }', {}, owner),
    'renewMyCalendar',
  )
  expect(path).toMatch(/^\/calendar\/./)
  expect((await read(owner)).path).toBe(path)
  expect((await read({ authorization: await ownersKey(lantern) })).path).toBe(path)
  expect(await read({ authorization: await ownersKey(lantern, 'read') })).toEqual({
    path: null,
    createdAt: expect.any(String),
  })
})
