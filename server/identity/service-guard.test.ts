import { expect, test, vi } from 'vitest'
import type { StaffInSession } from '#server/actor.ts'
import type { Database } from '#server/database/database.ts'
import { done } from '#server/result.ts'
import { english } from '#tests/languages/in-english.ts'
import { confirmedStaff, type GuardedServices, serviceGuard, staff, withoutSignIn } from './service-guard.ts'

const me: StaffInSession = {
  kind: 'staff',
  role: 'owner',
  name: 'Owner',
  userId: 'u',
  username: 'owner@example.com',
  address: '203.0.113.7',
  sessionId: 's',
}
const guardFor = (person: StaffInSession | undefined) =>
  serviceGuard(
    { caller: { staff: async () => person }, db: {} as Database, language: english },
    (asked) => asked,
  )

test('run gets who it acts for, and what the page passes', async () => {
  const rename = guardFor(me)({
    may: staff(),
    run: async ({ username }, name: string) => done(`${username} ${name}`),
  })
  expect(await rename('x')).toEqual({ ok: true, value: 'owner@example.com x' })
  expect(await guardFor(undefined)({ may: withoutSignIn, run: (name: string) => name })('x')).toBe('x')
})

test.each([
  ['staff', staff('notYourself'), 'You cannot do this to yourself.'],
  ['confirmed staff', confirmedStaff, 'Sign in first.'],
])('what only %s may use does not begin for anybody else', async (_who, may, message) => {
  const run = vi.fn(async () => done(null))
  const refused = { ok: false, refusal: { code: 'FORBIDDEN', message } }
  expect(await guardFor(undefined)({ may, run })()).toEqual(refused)
  expect(run).not.toHaveBeenCalled()
})

test('a service that does not say who may use it does not compile', () => {
  const run = async () => done(null)
  // @ts-expect-error without `may` there is no service
  expect(() => guardFor(me)({ run })).not.toThrow()
  // @ts-expect-error a function that no guard made is no service
  expect({ sessions: { list: run } } satisfies GuardedServices).toBeDefined()
})

test('a service that the database was too busy for says so in one way', async () => {
  const asking = { caller: { staff: async () => me }, db: {} as Database, language: english }
  const busy = new Error('busy')
  const guard = serviceGuard(asking, (asked) =>
    asked.catch(() => {
      throw busy
    }),
  )
  const fail = () => {
    throw new Error('too slow')
  }
  await expect(guard({ may: withoutSignIn, run: fail })()).rejects.toBe(busy)
  await expect(guard({ may: staff(), run: async () => fail() })()).rejects.toBe(busy)
})
