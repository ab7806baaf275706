import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ensureFirstOwner } from '#server/identity/access/first-owner.ts'
import { openEmbeddedIdentity } from '#server/identity/embedded/embedded-identity.ts'
import { rateLimits } from '#server/schema/operations.ts'
import { type TestDatabase, testDatabase } from '#tests/database.ts'
import { inEnglish, type SignInAnswer } from '#tests/languages/in-english.ts'

const secret = 'a secret for tests that is long enough'
const owner = { email: 'owner@example.com', password: 'Right-Passw0rd' }

let database: TestDatabase
const open = () =>
  openEmbeddedIdentity({ db: database.db, secret, encryption: secret, log: pino({ level: 'silent' }) })

beforeAll(async () => {
  database = await testDatabase()
  await ensureFirstOwner(database.db, owner)
})
afterAll(() => database[Symbol.asyncDispose]())
beforeEach(() => database.db.delete(rateLimits))

type PartialAttempt = Partial<Parameters<ReturnType<typeof open>['signIn']>[0]>
const signIn = (attempt: PartialAttempt, by = open()) =>
  inEnglish(
    by.signIn({ ...owner, headers: new Headers(), address: '203.0.113.7', secure: false, ...attempt }),
  )

const guess = (times: number, attempt: (n: number) => PartialAttempt = () => ({})) =>
  Promise.all(
    Array.from({ length: times }, (_, n) =>
      signIn({ password: 'Wrong-Passw0rd', address: `198.51.100.${n}`, ...attempt(n) }),
    ),
  )
const reasons = (answers: SignInAnswer[]) => answers.map((answer) => (answer.ok ? 'ok' : answer.refusal.code))
const count = (answers: SignInAnswer[], reason: string) =>
  reasons(answers).filter((one) => one === reason).length

async function knownBrowser() {
  const answer = await signIn({})
  if (!answer.ok) throw new Error(answer.refusal.message)
  const known = answer.value.setCookies.find((line) => line.startsWith('lantern.known-browser=')) ?? ''
  return new Headers({ cookie: known.split(';')[0] ?? '' })
}

test('one account bears 10 failures in 15 minutes from all addresses together, and says when to return', async () => {
  const answers = await guess(16)
  expect(count(answers, 'invalid')).toBe(10)
  expect(count(answers, 'limited')).toBe(6)
  expect(await signIn({})).toEqual({
    ok: false,
    refusal: { code: 'limited', message: 'Too many attempts. Try again in 15 minutes.' },
  })
  await database.db.update(rateLimits).set({ windowEndsAt: sql`now() + interval '50 seconds'` })
  expect(await signIn({})).toMatchObject({
    refusal: { message: 'Too many attempts. Try again in 1 minute.' },
  })
  await database.db.update(rateLimits).set({ windowEndsAt: sql`now() - interval '1 second'` })
  expect((await signIn({})).ok).toBe(true)
})

test('an account that does not exist is limited just the same', async () => {
  const answers = await guess(12, () => ({ email: 'nobody@example.com' }))
  expect(count(answers, 'limited')).toBe(2)
})

test('spelling the email differently makes no new account to guess at', async () => {
  const answers = await guess(12, (n) => ({ email: n % 2 ? ' OWNER@example.com' : 'Owner@Example.com ' }))
  expect(count(answers, 'limited')).toBe(2)
})

test('two instances on one database share the count', async () => {
  const [one, other] = [open(), open()]
  for (let n = 0; n < 5; n++) {
    await signIn({ password: 'wrong', address: `198.51.100.${n}` }, one)
    await signIn({ password: 'wrong', address: `198.51.100.${n + 50}` }, other)
  }
  expect(await signIn({ address: '192.0.2.1' }, one)).toMatchObject({ refusal: { code: 'limited' } })
  expect(await signIn({ address: '192.0.2.2' }, other)).toMatchObject({ refusal: { code: 'limited' } })
})

test('one address may fail 30 times, an IPv6 network counting as one, and uses up no account after that', async () => {
  const answers = await guess(34, (n) => ({
    email: `user${n}@example.com`,
    address: `2001:db8:1:2::${n.toString(16)}`,
  }))
  expect(count(answers, 'invalid')).toBe(30)
  expect(count(answers, 'limited')).toBe(4)
  await guess(20, () => ({ address: '2001:db8:1:2::ffff' }))
  expect((await signIn({ address: '2001:db8:1:3::1' })).ok).toBe(true)
})

test('sign-ins that succeed are not counted', async () => {
  for (let n = 0; n < 12; n++) expect((await signIn({})).ok).toBe(true)
})

test('failures from elsewhere do not lock the owner out of a browser that has signed in before', async () => {
  const headers = await knownBrowser()
  await guess(40, () => ({ address: '203.0.113.7' }))
  await guess(40)
  expect(await signIn({})).toMatchObject({ refusal: { code: 'limited' } })
  expect((await signIn({ headers })).ok).toBe(true)
})

test('a known browser has its own limit, only for its account, and the cookie cannot be made up', async () => {
  const headers = await knownBrowser()
  const own = await guess(12, () => ({ headers }))
  expect(count(own, 'limited')).toBe(2)
  const elsewhere = await guess(12, () => ({ headers, email: 'other@example.com' }))
  expect(count(elsewhere, 'limited')).toBe(2)

  const forged = new Headers({ cookie: `${headers.get('cookie')?.slice(0, -3)}AAA` })
  await guess(12)
  expect(await signIn({ headers: forged })).toMatchObject({ refusal: { code: 'limited' } })
})

test('the limits keep no email addresses', async () => {
  await guess(1, () => ({ email: 'secret-person@example.com' }))
  const rows = await database.db.select({ key: rateLimits.key }).from(rateLimits)
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain('secret-person')
})
