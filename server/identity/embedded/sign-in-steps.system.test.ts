import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createOTP } from '@better-auth/utils/otp'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createApiKey } from '#server/identity/access/api-keys.ts'
import { callerOf } from '#server/identity/caller.ts'
import { admitAttempt } from '#server/identity/sign-in-limits.ts'
import { personServices } from '#server/pages/request-services.ts'
import { apiKeys, sessions, users, verifications } from '#server/schema/identity.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { base32 } from '#tests/base32.ts'
import { inEnglish, type SignInAnswer } from '#tests/languages/in-english.ts'
import { owner, type TestLantern, testLantern } from '#tests/lantern.ts'
import { mailsOf, readMail } from '#tests/outbox.ts'
import { browserAfter } from '#tests/people.ts'

const request = { address: '203.0.113.9', secure: false }
const next = 'Better-Horse-10'

let lantern: TestLantern
beforeEach(async () => {
  lantern = await testLantern()
})
afterEach(() => lantern[Symbol.asyncDispose]())

const signIn = (password = owner.password) =>
  inEnglish(lantern.identity.signIn({ email: owner.email, password, headers: new Headers(), ...request }))
const confirm = (headers: Headers, answer: string) =>
  inEnglish(lantern.identity.confirmSignIn({ headers, answer, ...request }))
const setOwner = (values: Partial<typeof users.$inferInsert>) => lantern.db.update(users).set(values)

const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''
const tokenIn = (text: string | undefined) => /token=(\S+)/.exec(text ?? '')?.[1] ?? ''

async function myAccount() {
  const headers = browserAfter(await signIn())
  const arrival = { headers, socket: { remoteAddress: request.address } }
  const caller = callerOf(arrival, { ...lantern.config, ...lantern })
  const { account } = personServices(lantern, {
    caller,
    headers,
    origin: 'http://localhost',
  })
  if (!account) throw new Error('no account')
  return { headers, account }
}

async function withAuthenticator() {
  const { account } = await myAccount()
  const begun = await account.beginAuthenticator(owner.password)
  if (!begun.ok) throw new Error(begun.refusal.message)
  const key = base32(new URL(begun.value.totpUri).searchParams.get('secret') ?? '')
  const code = () => createOTP(key).totp()
  const confirmed = await account.confirmAuthenticator(await code())
  if (!confirmed.ok) throw new Error(confirmed.refusal.message)
  return { code, recoveryCodes: confirmed.value.recoveryCodes, setCookies: confirmed.value.setCookies }
}

async function resetByMail(): Promise<Headers> {
  const folder = join(lantern.dataDir, 'outbox')
  const tokens = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    return Promise.all(names.map(async (name) => tokenIn((await readMail(join(folder, name))).text)))
  }
  const before = await tokens()
  await lantern.identity.requestPasswordReset({ email: owner.email, headers: new Headers(), ...request })
  const newest = async () => (await tokens()).find((token) => token && !before.includes(token))
  await expect.poll(newest).toBeTruthy()
  const given = {
    proof: { token: (await newest()) ?? '' },
    password: next,
    headers: new Headers(),
    ...request,
  }
  const reset = await lantern.identity.resetPassword(given)
  if (!reset.ok) throw new Error(reset.refusal.reason)
  return new Headers({ cookie: reset.value.setCookies.map((line) => line.split(';')[0]).join('; ') })
}

test('an address that is not confirmed gets a code by mail, and no session before it is entered', async () => {
  await setOwner({ emailVerified: false })
  const answer = await signIn()
  expect(answer).toMatchObject({ ok: true, value: { step: 'CONFIRM_SIGN_UP' } })
  expect(await lantern.db.$count(sessions)).toBe(0)
  const headers = browserAfter(answer)
  expect(await lantern.identity.pendingSignIn(headers)).toEqual({
    step: 'CONFIRM_SIGN_UP',
    username: owner.email,
  })
  const [mail] = await mailsOf(lantern, 1)
  expect(mail?.to?.[0]?.address).toBe(owner.email)
  const code = codeIn(mail?.text)

  expect(await confirm(headers, 'nonsense')).toMatchObject({ refusal: { code: 'invalid' } })
  expect(await confirm(headers, code === '000000' ? '000001' : '000000')).toMatchObject({
    refusal: { code: 'invalid' },
  })
  const done = await confirm(headers, ` ${code.slice(0, 3)} ${code.slice(3)}`)
  expect(done).toMatchObject({ ok: true, value: { step: 'DONE' } })
  expect(await lantern.identity.currentUser(browserAfter(done))).toBeDefined()
  expect(await signIn()).toMatchObject({ value: { step: 'DONE' } })
})

test('another code is sent at most once a minute, and no row of the outbox can be read', async () => {
  await setOwner({ emailVerified: false })
  const headers = browserAfter(await signIn())
  expect(await lantern.identity.resendCode({ headers, ...request })).toMatchObject({ ok: false })
  const [mail] = await mailsOf(lantern, 1)
  const [row] = await lantern.db.select().from(deliveries)
  expect(JSON.stringify(row)).not.toContain(codeIn(mail?.text))
})

test('a password that an administrator set is replaced before there is a session', async () => {
  await setOwner({ passwordChangeRequired: true })
  const answer = await signIn()
  expect(answer).toMatchObject({ value: { step: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED' } })
  expect(await lantern.db.$count(sessions)).toBe(0)
  const headers = browserAfter(answer)
  expect(await confirm(headers, 'weak')).toMatchObject({
    refusal: { code: 'invalid', message: expect.stringContaining('still needs') },
  })
  expect(await confirm(headers, owner.password)).toMatchObject({ refusal: { code: 'invalid' } })
  expect(await confirm(headers, next)).toMatchObject({ value: { step: 'DONE' } })
  expect(await confirm(headers, 'Another-Horse-11')).toMatchObject({ refusal: { code: 'expired' } })
  expect(await signIn()).toMatchObject({ refusal: { code: 'invalid' } })
  expect(await signIn(next)).toMatchObject({ value: { step: 'DONE' } })
})

test('with an authenticator app the password alone makes no session; its code does', async () => {
  const { code } = await withAuthenticator()
  await lantern.db.delete(sessions)
  const answer = await signIn()
  expect(answer).toMatchObject({ value: { step: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } })
  expect(await lantern.db.$count(sessions)).toBe(0)
  const headers = browserAfter(answer)
  expect(await lantern.identity.currentUser(headers)).toBeUndefined()
  expect(await confirm(headers, '123 45')).toMatchObject({ refusal: { code: 'invalid' } })
  const done = await confirm(headers, await code())
  expect(done).toMatchObject({ value: { step: 'DONE' } })
  expect(await lantern.identity.currentUser(browserAfter(done))).toBeDefined()
  expect(await confirm(headers, await code())).toMatchObject({ ok: false })
})

test('a recovery code signs in once, however it is typed', async () => {
  const { recoveryCodes } = await withAuthenticator()
  expect(recoveryCodes).toHaveLength(10)
  const [code = ''] = recoveryCodes
  const typed = code.toUpperCase().replace('-', ' ')
  expect(await confirm(browserAfter(await signIn()), typed)).toMatchObject({ value: { step: 'DONE' } })
  expect(await confirm(browserAfter(await signIn()), typed)).toMatchObject({ refusal: { code: 'invalid' } })
})

test('codes cannot be guessed: a challenge ends after five, and all of them are limited', async () => {
  const { code } = await withAuthenticator()
  const headers = browserAfter(await signIn())
  const reasons: string[] = []
  for (let n = 0; n < 7; n++) {
    const answer = await confirm(headers, `00000${n}`)
    reasons.push(answer.ok ? 'ok' : answer.refusal.code)
  }
  expect(reasons.slice(0, 5)).toEqual(Array(5).fill('invalid'))
  expect(reasons.slice(5)).toEqual(['expired', 'expired'])
  expect(await confirm(headers, await code())).toMatchObject({ ok: false })
  const again = browserAfter(await signIn())
  for (let n = 0; n < 5; n++) await confirm(again, `11111${n}`)
  expect(await confirm(browserAfter(await signIn()), await code())).toMatchObject({ ok: false })
})

test('guessed passwords, under whatever name, do not block the code', async () => {
  const { code } = await withAuthenticator()
  const guesses = Array.from({ length: 11 }, (_, n) =>
    lantern.identity.signIn({
      email: `code of ${owner.email}`,
      password: 'guess',
      headers: new Headers(),
      address: `198.51.100.${n}`,
      secure: false,
    }),
  )
  await Promise.all(guesses)
  expect(await confirm(browserAfter(await signIn()), await code())).toMatchObject({ value: { step: 'DONE' } })
})

test('a pending sign-in cannot be made up, changed or kept for later', async () => {
  await setOwner({ passwordChangeRequired: true })
  const cookie = browserAfter(await signIn()).get('cookie') ?? ''
  const [text = '', seal = ''] = cookie.slice('lantern.signing-in='.length).split('.')
  const claim = JSON.parse(Buffer.from(text, 'base64url').toString())
  const longer = Buffer.from(JSON.stringify({ ...claim, until: claim.until + 1 })).toString('base64url')
  for (const forged of ['', 'x', `${text}.`, text, `${longer}.${seal}`, `${text}.${seal}.`, '.', 'bnVsbA.x'])
    expect(await confirm(new Headers({ cookie: `lantern.signing-in=${forged}` }), next)).toMatchObject({
      refusal: { code: 'expired' },
    })
  await setOwner({ role: null })
  expect(await lantern.identity.pendingSignIn(new Headers({ cookie }))).toBeUndefined()
})

test('a forgotten password is replaced by a mailed link that works once, and every session ends', async () => {
  const signedIn = browserAfter(await signIn())
  const ask = (email: string) =>
    lantern.identity.requestPasswordReset({ email, headers: new Headers(), ...request })
  const known = await ask(` ${owner.email.toUpperCase()} `)
  expect(await ask('nobody@example.com')).toEqual(known)
  const [mail] = await mailsOf(lantern, 1)
  expect(mail?.text).toContain('/admin/reset-password?token=')
  const token = tokenIn(mail?.text)
  expect(JSON.stringify(await lantern.db.select().from(verifications))).not.toContain(token)
  expect(JSON.stringify(await lantern.db.select().from(deliveries))).not.toContain(token)

  const reset = (proof: { token: string }, password: string) =>
    lantern.identity.resetPassword({ proof, password, headers: new Headers(), ...request })
  expect(await reset({ token }, 'weak')).toMatchObject({ refusal: { field: 'password' } })
  expect(await reset({ token: `${token}x` }, next)).toMatchObject({ refusal: { field: 'proof' } })
  expect(await reset({ token }, next)).toMatchObject({ ok: true })
  expect(await reset({ token }, next)).toMatchObject({ refusal: { field: 'proof' } })
  expect(await lantern.identity.currentUser(signedIn)).toBeUndefined()
  expect(await signIn()).toMatchObject({ refusal: { code: 'invalid' } })
  expect(await signIn(next)).toMatchObject({ value: { step: 'DONE' } })
})

test('who is no administrator gets no link, a mailbox gets few, and the response is the same', async () => {
  const ask = (email: string, address = request.address) =>
    inEnglish(lantern.identity.requestPasswordReset({ email, headers: new Headers(), ...request, address }))
  const known = []
  const unknown = []
  for (let n = 0; n < 4; n++) {
    known.push(await ask(owner.email))
    unknown.push(await ask('nobody@example.com', '203.0.113.10'))
  }
  const limited = { ok: false, refusal: { message: expect.stringContaining('No email was sent') } }
  expect(known).toEqual([...Array(3).fill({ ok: true, value: { by: 'link' } }), limited])
  expect(unknown).toEqual(known)
  expect((await mailsOf(lantern, 3)).length).toBe(3)
})

test('a link for a new password is void once the password was changed, or the email to which it went', async () => {
  const { account } = await myAccount()
  const forget = () =>
    lantern.identity.requestPasswordReset({ email: owner.email, headers: new Headers(), ...request })
  const expectDead = async (mails: Awaited<ReturnType<typeof mailsOf>>, links: number) => {
    const tokens = mails.map(({ text }) => tokenIn(text)).filter(Boolean)
    expect(tokens).toHaveLength(links)
    for (const token of tokens) {
      const given = { proof: { token }, password: 'Third-Horse-11', headers: new Headers(), ...request }
      expect(await lantern.identity.resetPassword(given)).toMatchObject({ refusal: { field: 'proof' } })
    }
  }
  await forget()
  expect(await account.changePassword({ current: owner.password, next })).toMatchObject({ ok: true })
  await expectDead(await mailsOf(lantern, 2), 1)

  const email = 'new@example.com'
  await forget()
  await account.beginEmailChange({ email, password: next })
  const mails = await mailsOf(lantern, 4)
  const code = codeIn(mails.find(({ to }) => to?.[0]?.address === email)?.text)
  expect(await account.confirmEmailChange({ email, code })).toMatchObject({ ok: true })
  await expectDead(mails, 2)
})

test('changing the password ends the other sessions, asks for the old one, and is told by mail', async () => {
  const other = browserAfter(await signIn())
  const { account, headers } = await myAccount()
  expect(await account.changePassword({ current: 'Wrong-Horse-9', next })).toMatchObject({ ok: false })
  expect(await account.changePassword({ current: owner.password, next: 'weak' })).toMatchObject({ ok: false })
  expect(await account.changePassword({ current: owner.password, next })).toMatchObject({ ok: true })
  expect(await lantern.identity.currentUser(other)).toBeUndefined()
  expect(await lantern.identity.currentUser(headers)).toBeDefined()
  const [mail] = await mailsOf(lantern, 1)
  expect(mail?.subject).toContain('Your password was changed')
  expect(mail?.text).not.toContain('API keys')
})

test('a reset by mail is told by mail too, with the API keys that go on working', async () => {
  const { headers } = await myAccount()
  const user = await lantern.identity.currentUser(headers)
  const nobody = { kind: 'staff', role: 'owner', userId: '', username: '', name: '', address: '' } as const
  const me = { ...nobody, ...user }
  const actor = { ...me, sessionId: user?.session.id ?? '' }
  for (const name of ['Website', 'Old'])
    await createApiKey(lantern.db, actor, { name, scope: 'full', days: 'never' })
  await lantern.db.update(apiKeys).set({ revokedAt: new Date() }).where(eq(apiKeys.name, 'Old'))
  await resetByMail()
  const mails = await mailsOf(lantern, 2)
  const told = mails.find(({ subject }) => subject?.includes('Your password was changed'))
  expect(told?.to?.[0]?.address).toBe(owner.email)
  expect(told?.text).toContain('Your API keys go on working: Website.')
  expect(told?.text).toContain('/admin/settings/api-keys')
})

test('who has replaced a forgotten password gets in whatever strangers guess at, for an hour and not past the code', async () => {
  const { code } = await withAuthenticator()
  const guess = (n: number, headers = new Headers()) =>
    lantern.identity.signIn({
      ...request,
      email: owner.email,
      password: 'Wrong-Horse-9',
      headers,
      address: `198.51.100.${n}`,
    })
  const signInWith = (headers: Headers) =>
    inEnglish(lantern.identity.signIn({ email: owner.email, password: next, headers, ...request }))
  const headers = await resetByMail()
  await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n)))
  expect(await signIn(next)).toMatchObject({ refusal: { code: 'limited' } })
  const asked = await signInWith(headers)
  expect(asked).toMatchObject({ value: { step: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } })

  // Only the mailbox was proved: at codes all strangers share ten tries, at passwords this browser has its
  // own.
  const both = (answer: SignInAnswer) =>
    new Headers({ cookie: `${headers.get('cookie')}; ${browserAfter(answer).get('cookie')}` })
  for (let n = 0; n < 10; n++)
    await admitAttempt(lantern.db, lantern.secret, {
      email: owner.email,
      headers,
      address: `192.0.2.${n}`,
      at: 'code',
    })
  expect(await confirm(both(asked), await code())).toMatchObject({ refusal: { code: 'limited' } })
  for (let n = 0; n < 10; n++) await guess(n, headers)
  expect(await signInWith(headers)).toMatchObject({ refusal: { code: 'limited' } })

  const again = await resetByMail()
  expect(await signInWith(again)).toMatchObject({ ok: true })
  vi.setSystemTime(Date.now() + 61 * 60_000)
  onTestFinished(() => void vi.useRealTimers())
  expect(await signInWith(again)).toMatchObject({ refusal: { code: 'limited' } })
})

test('a new email counts once its code is entered', async () => {
  const { account } = await myAccount()
  const email = 'new@example.com'
  expect(await account.beginEmailChange({ email, password: 'Wrong-Horse-9' })).toMatchObject({ ok: false })
  expect(await account.beginEmailChange({ email, password: owner.password })).toMatchObject({ ok: true })
  const [mail] = await mailsOf(lantern, 1)
  expect(mail?.to?.[0]?.address).toBe(email)
  expect(await account.confirmEmailChange({ email, code: '12' })).toMatchObject({ ok: false })
  expect(await account.confirmEmailChange({ email, code: codeIn(mail?.text) })).toMatchObject({ ok: true })
  const [user] = await lantern.db.select().from(users).where(eq(users.email, email))
  expect(user).toBeDefined()
  await lantern.db.insert(users).values({ name: 'Dana', email: 'dana@example.com' })
  expect(
    await account.beginEmailChange({ email: 'dana@example.com', password: owner.password }),
  ).toMatchObject({ refusal: { code: 'CONFLICT' } })
})

test('a passkey that is not known is refused, and adding one asks for a recent confirmation', async () => {
  const { passkeySignIn } = lantern.identity
  if (!passkeySignIn) throw new Error('no passkeys')
  const begin = { headers: new Headers(), ...request, origin: 'https://lock.example' }
  const begun = await passkeySignIn.begin(begin)
  expect(begun).toMatchObject({
    ok: true,
    value: { options: { rpId: 'lock.example', userVerification: 'required' } },
  })
  if (!begun.ok) throw new Error(begun.refusal.reason)
  const headers = new Headers({ cookie: begun.value.setCookies.map((line) => line.split(';')[0]).join('; ') })
  for (const response of [null, 'x', {}, { id: 'unknown', response: {} }])
    expect(await passkeySignIn.finish({ ...begin, headers, response })).toMatchObject({
      refusal: { code: 'invalid' },
    })

  const { account } = await myAccount()
  expect((await account.passkeys.begin()).ok).toBe(true)
  await lantern.db.update(sessions).set({ confirmedAt: new Date(Date.now() - 11 * 60_000) })
  expect(await account.passkeys.begin()).toMatchObject({ refusal: { code: 'UNCONFIRMED' } })
  expect(await account.passkeys.finish({ response: {}, name: 'x' })).toMatchObject({
    refusal: { code: 'UNCONFIRMED' },
  })
})

test('what no key can be is refused like a wrong one: a NUL, another kind of id', async () => {
  const proof = { token: 'a\u0000b' }
  expect(
    await inEnglish(
      lantern.identity.resetPassword({ proof, password: next, headers: new Headers(), ...request }),
    ),
  ).toEqual({
    ok: false,
    refusal: { field: 'proof', message: expect.any(String) },
  })
  const { passkeySignIn } = lantern.identity
  const begun = await passkeySignIn?.begin({ headers: new Headers(), ...request, origin: 'http://localhost' })
  const headers = new Headers({ cookie: begun?.ok ? (begun.value.setCookies[0]?.split(';')[0] ?? '') : '' })
  const response = { id: 'a\u0000b', rawId: 'a\u0000b', type: 'public-key', response: {} }
  expect(
    await passkeySignIn?.finish({ headers, ...request, origin: 'http://localhost', response }),
  ).toMatchObject({ refusal: { code: 'invalid' } })
  const { account } = await myAccount()
  expect(await account.passkeys.rename('no id', 'Phone')).toMatchObject({ refusal: { code: 'NOT_FOUND' } })
  expect(await account.passkeys.remove('no id')).toMatchObject({ refusal: { code: 'NOT_FOUND' } })
})

test('the digits of an authenticator app sign in once', async () => {
  const { code } = await withAuthenticator()
  const digits = await code()
  const browsers = [browserAfter(await signIn()), browserAfter(await signIn())]
  const answers = await Promise.all(browsers.map((headers) => confirm(headers, digits)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})
