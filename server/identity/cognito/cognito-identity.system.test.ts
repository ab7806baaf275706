import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { callerOf } from '#server/identity/caller.ts'
import type { SignInStep } from '#server/identity/identity.ts'
import { confirmByPassword } from '#server/identity/sessions/step-up.ts'
import { personServices } from '#server/pages/request-services.ts'
import { poolSessions, sessions, users } from '#server/schema/identity.ts'
import { code, poolDouble, settingsFor } from '#tests/cognito/pool-double.ts'
import { inEnglish, type SignInAnswer } from '#tests/languages/in-english.ts'
import { call, owner, type TestLantern, testLantern } from '#tests/lantern.ts'
import { browserAfter as browserOf } from '#tests/people.ts'
import { openCognitoIdentity } from './cognito-identity.ts'

const password = 'Pool-Horse-9'
let pool: Awaited<ReturnType<typeof poolDouble>>
let lantern: TestLantern

beforeAll(async () => {
  pool = await poolDouble()
  lantern = await open()
})
afterAll(async () => {
  await lantern[Symbol.asyncDispose]()
  await pool[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await lantern.db.delete(sessions)
  pool.refreshTokens.clear()
})
afterEach(() =>
  Object.assign(pool.state, {
    isDown: false,
    failures: 0,
    lifeSeconds: 3600,
    rotates: false,
    knowsRotation: true,
    holdsRenewal: undefined,
  }),
)

const open = (requiredGroup?: string) =>
  testLantern({ config: { cognito: settingsFor(pool, requiredGroup) } })
const otherInstance = () => openCognitoIdentity({ ...lantern, ...lantern.keys, settings: settingsFor(pool) })

const request = { headers: new Headers(), address: '203.0.113.7', secure: false }
const signIn = (email: string, given: Partial<{ password: string; address: string; on: TestLantern }> = {}) =>
  inEnglish(
    (given.on ?? lantern).identity.signIn({
      ...request,
      email,
      password: given.password ?? password,
      address: given.address ?? request.address,
    }),
  )

function browserAfter(answer: SignInAnswer, step: SignInStep = 'DONE'): Headers {
  expect(answer).toMatchObject({ value: { step } })
  return browserOf(answer)
}
const confirm = (headers: Headers, answer: string) =>
  inEnglish(lantern.identity.confirmSignIn({ ...request, headers, answer }))
const tokensAreOver = () => lantern.db.update(poolSessions).set({ renewAt: sql`now() - interval '1 second'` })

test('a member of the pool signs in by SRP, acts as an administrator, and signs out on both sides', async () => {
  const { sub } = pool.add({ email: 'first@example.com' })
  pool.calls.length = 0
  const headers = browserAfter(await signIn(' First@Example.com '))
  expect(pool.calls).toEqual(['InitiateAuth', 'RespondToAuthChallenge'])
  const user = await lantern.identity.currentUser(headers)
  expect(user).toMatchObject({ username: 'first@example.com', role: 'owner' })
  expect(user?.userId).not.toBe(sub)

  const cookie = headers.get('cookie') ?? ''
  expect((await call(lantern, '{ listQuotes { items { id } } }', {}, { cookie })).errors).toBeUndefined()
  const [kept] = await lantern.db.select({ tokens: poolSessions.tokens }).from(poolSessions)
  const [refreshToken = ''] = pool.refreshTokens.keys()
  expect(kept?.tokens).not.toContain(refreshToken)
  const stored = await lantern.db.select({ token: sessions.token }).from(sessions)
  for (const { token } of stored) expect(cookie).not.toContain(token)

  expect(await signIn('first@example.com', { on: lantern })).toMatchObject({ ok: true })
  await lantern.identity.signOut(headers)
  expect(await lantern.identity.currentUser(headers)).toBeUndefined()
  expect(pool.refreshTokens.has(refreshToken)).toBe(false)
})

test('a wrong password and an unknown person get the same answer, and count against the same limits', async () => {
  pool.add({ email: 'wrong@example.com' })
  const refused = { ok: false, refusal: { code: 'invalid', message: 'Incorrect email or password.' } }
  const address = '203.0.113.40'
  expect(await signIn('wrong@example.com', { password: 'Wrong-Horse-9', address })).toEqual(refused)
  expect(await signIn('nobody@example.com', { address })).toEqual(refused)
  for (let attempt = 1; attempt < 10; attempt++) await signIn('nobody@example.com', { address })
  expect(await signIn('nobody@example.com', { address })).toMatchObject({ refusal: { code: 'limited' } })
})

test('the same person keeps their row, and a row of before the pool becomes theirs by its address', async () => {
  pool.add({ email: owner.email })
  const [before] = await lantern.db.select().from(users).where(eq(users.email, owner.email))
  for (const _ of [1, 2]) {
    const user = await lantern.identity.currentUser(browserAfter(await signIn(owner.email)))
    expect(user?.userId).toBe(before?.id)
  }
})

test('the pool asks for a new password, and says when one is too weak', async () => {
  pool.add({ email: 'new@example.com', state: 'FORCE_CHANGE_PASSWORD' })
  const headers = browserAfter(await signIn('new@example.com'), 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
  expect(await lantern.identity.currentUser(headers)).toBeUndefined()
  expect(await confirm(headers, 'q7#z')).toMatchObject({
    ok: false,
    refusal: { message: expect.stringContaining('stronger') },
  })
  expect(
    await lantern.identity.currentUser(browserAfter(await confirm(headers, 'Newer-Horse-9'))),
  ).toBeDefined()
})

test.for([
  ['SOFTWARE_TOKEN_MFA', 'CONFIRM_SIGN_IN_WITH_TOTP_CODE', {}],
  ['SMS_MFA', 'CONFIRM_SIGN_IN_WITH_SMS_CODE', { destination: '+*******1234' }],
  ['EMAIL_OTP', 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE', { destination: 'o***@e***' }],
  ['CUSTOM_CHALLENGE', 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE', { question: 'What is on the key ring?' }],
  ['MFA_SETUP', 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP', { totpUri: expect.stringContaining('JBSWY3DPEHPK3PXP') }],
] as const)('%s is %s', async ([asks, step, shown]) => {
  const email = `${asks.toLowerCase()}@example.com`
  pool.add({ email, asks: [asks] })
  const headers = browserAfter(await signIn(email), step)
  expect(await lantern.identity.pendingSignIn(headers)).toEqual({ step, username: email, ...shown })
  expect(await confirm(headers, '000000')).toMatchObject({
    ok: false,
    refusal: { message: 'This code is not right. Check it and try again.' },
  })
  expect(await lantern.identity.currentUser(browserAfter(await confirm(headers, `${code} `)))).toBeDefined()
})

test('of two ways to get a code one is chosen', async () => {
  pool.add({ email: 'choice@example.com', asks: ['SELECT_MFA_TYPE'] })
  const headers = browserAfter(await signIn('choice@example.com'), 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION')
  expect(await lantern.identity.pendingSignIn(headers)).toMatchObject({
    choices: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'],
  })
  const chosen = browserAfter(await confirm(headers, 'SMS_MFA'), 'CONFIRM_SIGN_IN_WITH_SMS_CODE')
  expect(await lantern.identity.currentUser(browserAfter(await confirm(chosen, code)))).toBeDefined()
})

test('an encrypted cookie holds the pending sign-in; a changed one is ignored', async () => {
  pool.add({ email: 'cookie@example.com', asks: ['SMS_MFA'] })
  const headers = browserAfter(await signIn('cookie@example.com'), 'CONFIRM_SIGN_IN_WITH_SMS_CODE')
  const cookie = headers.get('cookie') ?? ''
  expect(Buffer.from(cookie.split('=')[1] ?? '', 'base64url').toString('latin1')).not.toContain('cookie@')
  const forged = new Headers({ cookie: `${cookie.slice(0, -2)}AA` })
  expect(await lantern.identity.pendingSignIn(forged)).toBeUndefined()
  expect(await confirm(forged, code)).toMatchObject({ refusal: { code: 'expired' } })
})

test('an address that is not confirmed is, with its code, and signing in begins again', async () => {
  pool.add({ email: 'unconfirmed@example.com', state: 'UNCONFIRMED' })
  const headers = browserAfter(await signIn('unconfirmed@example.com'), 'CONFIRM_SIGN_UP')
  expect(await lantern.identity.resendCode({ ...request, headers })).toEqual({ ok: true, value: null })
  expect(await confirm(headers, '000000')).toMatchObject({
    refusal: { message: expect.stringContaining('expired') },
  })
  browserAfter(await confirm(headers, code), 'SIGN_IN_AGAIN')
  browserAfter(await signIn('unconfirmed@example.com'))
})

test('a forgotten password: a code by mail, a new password, and every session of before is over', async () => {
  const member = pool.add({ email: 'forgot@example.com' })
  const headers = browserAfter(await signIn('forgot@example.com'))
  member.state = 'RESET_REQUIRED'
  browserAfter(await signIn('forgot@example.com'), 'RESET_PASSWORD')
  const { identity } = lantern
  for (const email of ['forgot@example.com', 'nobody@example.com'])
    expect(await identity.requestPasswordReset({ ...request, email })).toEqual({
      ok: true,
      value: { by: 'code' },
    })
  const reset = (email: string, typed: string, next = 'Newer-Horse-9') =>
    inEnglish(identity.resetPassword({ ...request, proof: { email, code: typed }, password: next }))
  const wrongCode = {
    ok: false,
    refusal: { field: 'proof', message: expect.stringContaining('not right') },
  }
  expect(await reset('forgot@example.com', '000000')).toMatchObject(wrongCode)
  expect(await reset('nobody@example.com', code)).toMatchObject(wrongCode)
  expect(await reset('forgot@example.com', code, 'short')).toMatchObject({ refusal: { field: 'password' } })
  expect(await reset('forgot@example.com', code)).toMatchObject({ ok: true })
  expect(await identity.currentUser(headers)).toBeUndefined()
  browserAfter(await signIn('forgot@example.com', { password: 'Newer-Horse-9' }))
})

test('tokens that are over are renewed, once for all requests that wait', async () => {
  pool.add({ email: 'renew@example.com' })
  const headers = browserAfter(await signIn('renew@example.com'))
  await tokensAreOver()
  pool.calls.length = 0
  const all = await Promise.all(Array.from({ length: 5 }, () => lantern.identity.currentUser(headers)))
  expect(all.every(Boolean)).toBe(true)
  expect(pool.calls).toEqual(['GetTokensFromRefreshToken'])
  await lantern.identity.currentUser(headers)
  expect(pool.calls).toHaveLength(1)
})

test('a pool that knows no rotation is asked by REFRESH_TOKEN_AUTH', async () => {
  pool.add({ email: 'steady@example.com' })
  const headers = browserAfter(await signIn('steady@example.com'))
  await tokensAreOver()
  pool.state.knowsRotation = false
  pool.calls.length = 0
  expect(await lantern.identity.currentUser(headers)).toBeDefined()
  expect(pool.calls).toEqual(['GetTokensFromRefreshToken', 'InitiateAuth'])
})

test('two instances that renew at once, with a pool that rotates refresh tokens, both keep the session', async () => {
  pool.add({ email: 'rotation@example.com' })
  const headers = browserAfter(await signIn('rotation@example.com'))
  const [here, there] = [lantern.identity, otherInstance()]
  for (const _ of ['once', 'again']) {
    await tokensAreOver()
    const held = Promise.withResolvers<void>()
    Object.assign(pool.state, { rotates: true, holdsRenewal: held.promise })
    const before = pool.refusals.length
    const renewing = Promise.all([here.currentUser(headers), there.currentUser(headers)])
    await expect.poll(() => pool.refusals.length).toBe(before + 1)
    held.resolve()
    const users = await renewing
    expect(users.map((user) => user?.username)).toEqual(['rotation@example.com', 'rotation@example.com'])
  }
})

test('when the pool has revoked the tokens, the session is over and its row gone', async () => {
  pool.add({ email: 'revoked@example.com' })
  const headers = browserAfter(await signIn('revoked@example.com'))
  pool.refreshTokens.clear()
  expect(await lantern.identity.currentUser(headers)).toBeDefined()
  await tokensAreOver()
  const count = await lantern.db.$count(sessions)
  expect(await lantern.identity.currentUser(headers)).toBeUndefined()
  expect(await lantern.db.$count(sessions)).toBe(count - 1)
})

test('a required group: only its members sign in, and a session ends at the next renewal after leaving it', async () => {
  await using site = await open('owners')
  pool.add({ email: 'outside@example.com', groups: ['customers'] })
  const tokensBefore = pool.refreshTokens.size
  expect(await signIn('outside@example.com', { on: site })).toMatchObject({
    ok: false,
    refusal: { message: expect.stringContaining('may not use this panel') },
  })
  expect(pool.refreshTokens.size).toBe(tokensBefore)
  expect(await site.db.$count(sessions)).toBe(0)

  const member = pool.add({ email: 'inside@example.com', groups: ['owners'] })
  const headers = browserAfter(await signIn('inside@example.com', { on: site }))
  member.groups = []
  await site.db.update(poolSessions).set({ renewAt: sql`now() - interval '1 second'` })
  expect(await site.identity.currentUser(headers)).toBeUndefined()
  expect(await site.db.$count(sessions)).toBe(0)
})

test('to confirm who sits there the pool is asked for the password, and no tokens stay behind', async () => {
  pool.add({ email: 'stepup@example.com' })
  const headers = browserAfter(await signIn('stepup@example.com'))
  const caller = callerOf(
    { headers, socket: { remoteAddress: '203.0.113.9' } },
    { ...lantern.config, ...lantern },
  )
  const me = await caller.staff()
  if (!me) throw new Error('not signed in')
  const tokensBefore = pool.refreshTokens.size
  const prove = (typed: string) =>
    inEnglish(confirmByPassword(lantern, me, { password: typed, headers, address: '203.0.113.9' }))
  expect(await prove('Wrong-Horse-9')).toEqual({
    ok: false,
    refusal: { code: 'BAD_INPUT', message: 'This is not your password.' },
  })
  expect(await prove(password)).toEqual({ ok: true, value: null })
  expect(pool.refreshTokens.size).toBe(tokensBefore)

  const { people } = personServices(lantern, {
    caller,
    headers,
    origin: 'http://localhost',
  })
  expect(await people.invite({ email: 'new@example.com', role: 'dispatcher' })).toMatchObject({
    ok: false,
    refusal: { message: expect.stringContaining('Cognito') },
  })
  expect(await people.list()).toMatchObject({ ok: true, value: { areKeptHere: false } })
})

test('a pool that fails for a moment is asked three times; one that does not respond is not a wrong password', async () => {
  pool.add({ email: 'network@example.com' })
  pool.state.failures = 2
  const headers = browserAfter(await signIn('network@example.com'))
  await tokensAreOver()
  pool.state.isDown = true
  const identity = otherInstance()
  expect(await identity.currentUser(headers)).toBeDefined()
  expect(await signIn('network@example.com')).toEqual({
    ok: false,
    refusal: { code: 'unavailable', message: 'A network error has occurred.' },
  })
  expect(await identity.signOut(headers)).toMatchObject({ hasEnded: true })
  expect(await identity.currentUser(headers)).toBeUndefined()
})
