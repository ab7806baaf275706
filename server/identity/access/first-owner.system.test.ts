import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ConfigError } from '#server/config.ts'
import { connectPool, pools } from '#server/database/connect-pool.ts'
import { openEmbeddedIdentity } from '#server/identity/embedded/embedded-identity.ts'
import { accounts, users, verifications } from '#server/schema/identity.ts'
import { type TestDatabase, testDatabase } from '#tests/database.ts'
import { inEnglish } from '#tests/languages/in-english.ts'
import { completeSetup, ensureFirstOwner, isSetupTokenValid } from './first-owner.ts'

const log = pino({ level: 'silent' })
const owner = { email: 'owner@example.com', password: 'Right-Passw0rd' }

let database: Pick<TestDatabase, 'db' | typeof Symbol.asyncDispose>
beforeAll(async () => {
  const opened = await testDatabase()
  // Waiting for another's password hash may exceed 5 s on a slow machine.
  const patient = { ...pools.everyday, connections: 12, statementTimeoutMs: 60_000 }
  const pool = connectPool(opened.connection, patient, log)
  database = {
    db: drizzle(pool, { casing: 'snake_case' }),
    [Symbol.asyncDispose]: async () => {
      await pool.end()
      await opened[Symbol.asyncDispose]()
    },
  }
})
afterAll(() => database[Symbol.asyncDispose]())
beforeEach(async () => {
  await database.db.delete(users)
  await database.db.delete(verifications)
})

const openIdentity = () =>
  openEmbeddedIdentity({
    db: database.db,
    secret: 'a secret for tests that is long enough',
    encryption: 'another secret for tests, long enough too',
    log,
  })
const request = { headers: new Headers(), address: '203.0.113.7', secure: false }
const signIn = (person: typeof owner) => openIdentity().signIn({ ...person, ...request })
const setUp = (token: string, person = owner) =>
  inEnglish(
    completeSetup(
      { db: database.db, identity: openIdentity() },
      { token, name: 'Olivia', ...person, ...request },
    ),
  )

async function setupToken() {
  const start = await ensureFirstOwner(database.db, undefined)
  if (start.kind !== 'setup') throw new Error(start.kind)
  return start.token
}

test('the environment makes the first administrator, once', async () => {
  expect(await ensureFirstOwner(database.db, owner)).toEqual({ kind: 'created', email: owner.email })
  expect(await ensureFirstOwner(database.db, owner)).toEqual({ kind: 'ready' })
  const replacement = { email: 'other@example.com', password: 'weak' }
  expect(await ensureFirstOwner(database.db, replacement)).toEqual({ kind: 'ready' })
  expect((await signIn(owner)).ok).toBe(true)
  expect((await signIn(replacement)).ok).toBe(false)
})

test('instances that start at once make one administrator', async () => {
  const people = Array.from({ length: 6 }, (_, n) => ({ ...owner, email: `owner${n}@example.com` }))
  const starts = await Promise.all(people.map((person) => ensureFirstOwner(database.db, person)))
  expect(starts.filter((start) => start.kind === 'created')).toHaveLength(1)
  expect(await database.db.$count(users)).toBe(1)
})

test('a weak password in the environment stops the start with a clear reason', async () => {
  const start = ensureFirstOwner(database.db, { ...owner, password: 'weakweak' })
  await expect(start).rejects.toThrow(ConfigError)
  await expect(start).rejects.toThrow(
    'ADMIN_PASSWORD: The password still needs an uppercase letter, a number, and a symbol.',
  )
  expect(await database.db.$count(users)).toBe(0)
})

test('the environment does not promote an existing user without the role', async () => {
  await database.db.insert(users).values({ name: 'x', email: owner.email })
  await expect(ensureFirstOwner(database.db, owner)).rejects.toThrow('ADMIN_EMAIL: ')
  expect(await database.db.$count(accounts)).toBe(0)
})

test('the link makes the first administrator, signs in, and works once', async () => {
  const token = await setupToken()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await isSetupTokenValid(database.db, token)).toBe(true)
  const done = await setUp(token, { ...owner, email: ' Owner@Example.com ' })
  if (!done.ok) throw new Error(JSON.stringify(done.refusal))
  const browser = new Headers({ cookie: done.value.setCookies.map((line) => line.split(';')[0]).join('; ') })
  expect(await openIdentity().currentUser(browser)).toMatchObject({ username: owner.email })

  expect(await isSetupTokenValid(database.db, token)).toBe(false)
  const again = await setUp(token, { ...owner, email: 'thief@example.com' })
  expect(again).toMatchObject({
    ok: false,
    refusal: { fields: { token: expect.stringContaining('was used or has expired') } },
  })
  expect(await ensureFirstOwner(database.db, undefined)).toEqual({ kind: 'ready' })
})

test('of many who use one link at once exactly one becomes administrator', async () => {
  const token = await setupToken()
  const people = Array.from({ length: 8 }, (_, n) => ({ ...owner, email: `owner${n}@example.com` }))
  // Holds all eight back until each has come as far as it can: the worst moment, every time.
  const { racing } = await database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table users in share mode`)
    const racing = people.map((person) => setUp(token, person))
    await expect.poll(waiting).toBe(people.length)
    return { racing }
  })
  const outcomes = await Promise.all(racing)
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
  expect(await database.db.$count(users)).toBe(1)
  expect(await database.db.$count(accounts)).toBe(1)
})

async function waiting() {
  const waits = await database.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return waits.rowCount
}

test('a link is void once there is an administrator, however that one came to be', async () => {
  const token = await setupToken()
  await database.db.insert(users).values({ name: 'x', email: 'first@example.com', role: 'owner' })
  expect(await setUp(token)).toMatchObject({ ok: false, refusal: { fields: { token: expect.any(String) } } })
  expect(await database.db.$count(users)).toBe(1)
})

test('a restart makes a new link, and the old one is void', async () => {
  const old = await setupToken()
  const current = await setupToken()
  expect((await setUp(old)).ok).toBe(false)
  expect((await setUp(current)).ok).toBe(true)
})

test('a link is void after 24 hours and when the environment makes the administrator', async () => {
  const token = await setupToken()
  const [row] = await database.db.select().from(verifications)
  expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeCloseTo(24 * 60 * 60 * 1000, -5)
  await database.db.update(verifications).set({ expiresAt: sql`now() - interval '1 second'` })
  expect((await setUp(token)).ok).toBe(false)

  const unused = await setupToken()
  await ensureFirstOwner(database.db, owner)
  expect((await setUp(unused, { ...owner, email: 'thief@example.com' })).ok).toBe(false)
  expect(await database.db.$count(users)).toBe(1)
})

test('mistakes are told by field and do not use the link up', async () => {
  const token = await setupToken()
  expect(await setUp(token, { email: 'nope', password: 'short' })).toMatchObject({
    ok: false,
    refusal: {
      fields: {
        email: 'Enter a complete email address.',
        password: expect.stringContaining('at least 8 characters'),
      },
    },
  })
  const huge = { ...owner, email: `${'a'.repeat(300)}@example.com` }
  expect(await setUp(token, huge)).toMatchObject({ refusal: { fields: { email: expect.any(String) } } })
  await database.db.insert(users).values({ name: 'x', email: 'taken@example.com' })
  const taken = await setUp(token, { ...owner, email: 'taken@example.com' })
  expect(taken).toMatchObject({ ok: false, refusal: { fields: { email: 'This email is taken.' } } })
  expect((await setUp(token)).ok).toBe(true)
})

test('without a link there is no way to become administrator, and the database holds no link to steal', async () => {
  const token = await setupToken()
  const [row] = await database.db
    .select()
    .from(verifications)
    .where(eq(verifications.identifier, 'first-administrator'))
  expect(row?.value).not.toContain(token)
  for (const wrong of ['', 'x', row?.value ?? '', `${token}x`, "' or '1'='1", '\u0000'])
    expect(await setUp(wrong)).toMatchObject({
      ok: false,
      refusal: { fields: { token: expect.any(String) } },
    })
  expect(await database.db.$count(users)).toBe(0)
})
