import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { callerOf } from '#server/identity/caller.ts'
import { sessions } from '#server/schema/identity.ts'
import { owner, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { confirmByPassword, isConfirmed, recentlyConfirmed } from './step-up.ts'

const log = pino({ level: 'silent' })

async function browserOf(lantern: TestLantern) {
  const headers = new Headers(await ownerCookie(lantern))
  const actor = await callerOf({ headers, socket: {} }, { ...lantern.config, ...lantern }).staff()
  if (!actor) throw new Error('not signed in')
  const confirm = (password: string, from = headers) =>
    confirmByPassword({ ...lantern, log }, actor, { password, headers: from, address: '203.0.113.9' })
  return { actor, confirm }
}

const expireStepUp = ({ db }: TestLantern) =>
  db.update(sessions).set({ confirmedAt: sql`${sessions.confirmedAt} - interval '10 minutes'` })

test('signing in confirms for ten minutes, and the password for ten more', async () => {
  await using lantern = await testLantern()
  const { actor, confirm } = await browserOf(lantern)
  expect(await isConfirmed(lantern.db, actor)).toBe(true)
  await expireStepUp(lantern)
  expect(await isConfirmed(lantern.db, actor)).toBe(false)
  expect(await recentlyConfirmed(lantern.db, actor)).toMatchObject({ refusal: { code: 'UNCONFIRMED' } })
  expect(await confirm(owner.password)).toEqual({ ok: true, value: null })
  expect(await recentlyConfirmed(lantern.db, actor)).toEqual({ ok: true, value: actor })
})

test('a wrong password confirms nothing, and too many are refused before they are looked at', async () => {
  await using lantern = await testLantern()
  const { actor, confirm } = await browserOf(lantern)
  await expireStepUp(lantern)
  for (const password of ['', 'wrong', 'x'.repeat(1000), ...Array<string>(7).fill('Wrong-Horse-9')])
    expect(await confirm(password)).toMatchObject({ ok: false, refusal: { code: 'BAD_INPUT' } })
  expect(await confirm(owner.password)).toMatchObject({ ok: false, refusal: { code: 'TOO_MANY_REQUESTS' } })
  expect(await isConfirmed(lantern.db, actor)).toBe(false)
})

test('only an administrator in a session can be confirmed', async () => {
  await using lantern = await testLantern()
  const { actor, confirm } = await browserOf(lantern)
  const { sessionId, ...program } = actor
  const visitor = { kind: 'visitor', guestId: 'guest', address: '203.0.113.9' } as const
  for (const other of [program, visitor, { kind: 'anonymous', address: '203.0.113.9' } as const, undefined])
    expect(await isConfirmed(lantern.db, other)).toBe(false)
  expect(await recentlyConfirmed(lantern.db, visitor)).toMatchObject({ refusal: { code: 'FORBIDDEN' } })
  await lantern.db.delete(sessions)
  expect(await isConfirmed(lantern.db, actor)).toBe(false)
  await confirm(owner.password)
  expect(await isConfirmed(lantern.db, actor)).toBe(false)
})
