import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callerOf } from '#server/identity/caller.ts'
import { personServices } from '#server/pages/request-services.ts'
import { poolSessions } from '#server/schema/identity.ts'
import { code, poolDouble, settingsFor } from '#tests/cognito/pool-double.ts'
import { inEnglish, type SignInAnswer } from '#tests/languages/in-english.ts'
import { type TestLantern, testLantern } from '#tests/lantern.ts'

let pool: Awaited<ReturnType<typeof poolDouble>>
let lantern: TestLantern

beforeAll(async () => {
  pool = await poolDouble()
  lantern = await testLantern({ config: { cognito: settingsFor(pool) } })
})
afterAll(async () => {
  await lantern[Symbol.asyncDispose]()
  await pool[Symbol.asyncDispose]()
})
afterEach(() => {
  Object.assign(pool.state, { devices: 'always', devicesStandForCodes: true, isBusyWithDevices: false })
  pool.devices.known.clear()
})

function browser() {
  const cookies = new Map<string, string>()
  const headers = () =>
    new Headers({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
  const request = () => ({ headers: headers(), address: '203.0.113.7', secure: false })
  const keep = (answer: SignInAnswer) => {
    for (const line of (answer.ok ? answer.value : answer.refusal).setCookies ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return answer.ok ? answer.value.step : answer
  }
  return {
    cookies,
    headers,
    signIn: async (email: string, password = 'Pool-Horse-9') =>
      keep(await inEnglish(lantern.identity.signIn({ ...request(), email, password }))),
    confirm: async (answer = code, remember = false) =>
      keep(await inEnglish(lantern.identity.confirmSignIn({ ...request(), answer, remember }))),
    async signOut() {
      await lantern.identity.signOut(headers())
      cookies.delete('lantern.session')
    },
    isSignedIn: async () => (await lantern.identity.currentUser(headers())) !== undefined,
  }
}

async function knownBrowser(email: string) {
  pool.state.devices = 'always'
  pool.add({ email, asks: ['SMS_MFA'] })
  const known = browser()
  expect(await known.signIn(email)).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE')
  expect(await known.confirm()).toBe('DONE')
  await known.signOut()
  pool.calls.length = 0
  return known
}

test('a remembered browser signs in without a code, by DEVICE_SRP_AUTH; another one is asked', async () => {
  const known = await knownBrowser('known@example.com')
  expect(await known.signIn('known@example.com')).toBe('DONE')
  expect(pool.calls).toEqual([
    'InitiateAuth',
    'RespondToAuthChallenge',
    'RespondToAuthChallenge',
    'RespondToAuthChallenge',
  ])
  expect(pool.devices.known.size).toBe(1)
  expect(await browser().signIn('known@example.com')).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE')
  expect(await known.isSignedIn()).toBe(true)
})

test('a session of a remembered browser is renewed under its device key', async () => {
  const known = await knownBrowser('renewed@example.com')
  await known.signIn('renewed@example.com')
  await lantern.db.update(poolSessions).set({ renewAt: sql`now() - interval '1 second'` })
  pool.calls.length = 0
  expect(await known.isSignedIn()).toBe(true)
  expect(pool.calls).toEqual(['GetTokensFromRefreshToken'])
})

test('the right device with the wrong password is no sign-in', async () => {
  const known = await knownBrowser('careful@example.com')
  expect(await known.signIn('careful@example.com', 'Wrong-Horse-9')).toMatchObject({
    refusal: { message: 'Incorrect email or password.' },
  })
  expect(await known.signIn('careful@example.com')).toBe('DONE')
})

test('the cookie of a device is encrypted, and ignored when it is changed', async () => {
  const known = await knownBrowser('sealed@example.com')
  const [deviceKey = ''] = pool.devices.known.keys()
  const cookie = known.cookies.get('lantern.devices') ?? ''
  expect(Buffer.from(cookie, 'base64url').toString('latin1')).not.toContain(deviceKey)
  known.cookies.set('lantern.devices', `${cookie.slice(0, -3)}AAA`)
  expect(await known.signIn('sealed@example.com')).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE')
})

test('a device that the pool has forgotten is cleared, and the sign-in begun once more', async () => {
  const known = await knownBrowser('missing@example.com')
  pool.devices.known.clear()
  expect(await known.signIn('missing@example.com')).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE')
  expect(pool.calls).toEqual(['InitiateAuth', 'InitiateAuth', 'RespondToAuthChallenge'])
  expect(known.cookies.has('lantern.devices')).toBe(false)
  expect(await known.confirm()).toBe('DONE')
  await known.signOut()
  expect(await known.signIn('missing@example.com')).toBe('DONE')
})

test('a device whose password is wrong is cleared too, and the sign-in goes on without it', async () => {
  const known = await knownBrowser('other@example.com')
  for (const device of pool.devices.known.values()) device.secret = { salt: 1n, verifier: 4n }
  expect(await known.signIn('other@example.com')).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE')
  expect(known.cookies.has('lantern.devices')).toBe(false)
})

test('where a device does not stand for codes it is proved after them; a missing one costs the code, once', async () => {
  const email = 'both@example.com'
  const known = await knownBrowser(email)
  pool.state.devicesStandForCodes = false
  expect(await known.signIn(email)).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE')
  expect(await known.confirm()).toBe('DONE')
  await known.signOut()

  await known.signIn(email)
  for (const device of pool.devices.known.values()) device.secret = { salt: 1n, verifier: 4n }
  expect(await known.confirm()).toMatchObject({ refusal: { code: 'expired' } })
  expect(await known.signIn(email)).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE')
  expect(await known.confirm()).toBe('DONE')
  await known.signOut()

  await known.signIn(email)
  pool.devices.known.clear()
  expect(await known.confirm()).toBe('DONE')
})

test('each person who shares a browser has a device of their own in it', async () => {
  const known = await knownBrowser('one@example.com')
  pool.add({ email: 'two@example.com', asks: ['SMS_MFA'] })
  await known.signIn('two@example.com')
  await known.confirm()
  await known.signOut()
  for (const email of ['one@example.com', 'two@example.com']) {
    expect(await known.signIn(email)).toBe('DONE')
    await known.signOut()
  }
})

test('where the pool leaves it to the person, they are asked beside their next code, and only a yes is remembered', async () => {
  const email = 'asked@example.com'
  pool.state.devices = 'opt-in'
  pool.add({ email, asks: ['SMS_MFA'] })
  const known = browser()
  await known.signIn(email)
  expect(await lantern.identity.pendingSignIn(known.headers())).not.toHaveProperty('offersToRemember')
  await known.confirm()
  await known.signOut()

  for (const remember of [false, true]) {
    expect(await known.signIn(email)).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE')
    expect(await lantern.identity.pendingSignIn(known.headers())).toMatchObject({ offersToRemember: true })
    expect(await known.confirm(code, remember)).toBe('DONE')
    expect(pool.devices.known.size).toBe(1)
    await known.signOut()
  }
  expect(await known.signIn(email)).toBe('DONE')
})

test('a device that the pool does not remember fails no sign-in, and the person is asked again', async () => {
  const email = 'busy@example.com'
  pool.state.devices = 'opt-in'
  pool.add({ email, asks: ['SMS_MFA'] })
  const known = browser()
  await known.signIn(email)
  await known.confirm()
  await known.signOut()
  await known.signIn(email)
  pool.state.isBusyWithDevices = true
  expect(await known.confirm(code, true)).toBe('DONE')
  await known.signOut()
  await known.signIn(email)
  expect(await lantern.identity.pendingSignIn(known.headers())).toMatchObject({ offersToRemember: true })
})

test('ending a session in the panel forgets its browser at the pool and revokes its tokens', async () => {
  const email = 'lost@example.com'
  const lost = await knownBrowser(email)
  expect(await lost.signIn(email)).toBe('DONE')
  const here = browser()
  await here.signIn(email)
  await here.confirm()
  expect(pool.devices.known.size).toBe(2)
  const tokensBefore = pool.refreshTokens.size

  const caller = callerOf(
    { headers: here.headers(), socket: { remoteAddress: '203.0.113.9' } },
    { ...lantern.config, ...lantern },
  )
  const { sessions, confirm } = personServices(lantern, {
    caller,
    headers: here.headers(),
    origin: 'http://localhost',
  })
  expect(await confirm({ password: 'Pool-Horse-9' })).toEqual({ ok: true, value: null })
  expect(await sessions.endOthers()).toEqual({ ok: true, value: { ended: 1 } })
  expect(await lost.isSignedIn()).toBe(false)
  expect(pool.devices.known.size).toBe(1)
  expect(pool.refreshTokens.size).toBe(tokensBefore - 1)
  expect(await lost.signIn(email)).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE')

  await lost.confirm()
  const listed = await sessions.list()
  const other = listed.ok ? listed.value.find(({ isThis, isMine }) => isMine && !isThis) : undefined
  pool.state.isDown = true
  expect(await sessions.end(other?.id ?? '')).toMatchObject({ ok: true })
  pool.state.isDown = false
  expect(await lost.isSignedIn()).toBe(false)
})
