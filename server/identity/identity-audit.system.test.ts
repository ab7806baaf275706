import { createOTP } from '@better-auth/utils/otp'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeSetup, ensureFirstOwner } from '#server/identity/access/first-owner.ts'
import { passkeys, users } from '#server/schema/identity.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { base32 } from '#tests/base32.ts'
import { owner, type TestLantern, testLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { browserAfter } from '#tests/people.ts'
import { admitAttempt } from './sign-in-limits.ts'

const request = { address: '203.0.113.9', secure: false }
const next = 'Better-Horse-10'

let lantern: TestLantern
beforeEach(async () => {
  lantern = await testLantern()
})
afterEach(() => lantern[Symbol.asyncDispose]())

const signIn = (password = owner.password, headers = new Headers()) =>
  lantern.identity.signIn({ email: owner.email, password, headers, ...request })

async function myAccount() {
  const headers = browserAfter(await signIn())
  const user = await lantern.identity.currentUser(headers)
  const account = lantern.identity.account
  if (!user || !account) throw new Error('not signed in')
  const me = { kind: 'staff', ...user, address: request.address, sessionId: user.session.id } as const
  return { me, account: account(me, { headers, ...request, origin: 'http://localhost' }) }
}

async function written() {
  const rows = await lantern.db
    .select()
    .from(auditEntries)
    .orderBy(asc(auditEntries.at), asc(auditEntries.id))
  return rows.map(({ action, actorName, label }) => [action, actorName, label])
}

const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''

const breakTheLog = () => lantern.db.execute('alter table audit_entries rename to hidden')

test('changes of one’s own sign-in are audited', async () => {
  const { me, account } = await myAccount()
  const [passkey] = await lantern.db
    .insert(passkeys)
    .values({
      name: 'Phone',
      userId: me.userId,
      publicKey: 'x',
      credentialID: 'x',
      counter: 0,
      deviceType: 'singleDevice',
      backedUp: false,
    })
    .returning()
  await account.passkeys.rename(passkey?.id ?? '', 'Van phone')
  await account.passkeys.remove(passkey?.id ?? '')
  const begun = await account.beginAuthenticator(owner.password)
  const uri = begun.ok ? begun.value.totpUri : ''
  const code = await createOTP(base32(new URL(uri).searchParams.get('secret') ?? '')).totp()
  const on = await account.confirmAuthenticator(code)
  const [recoveryCode = ''] = on.ok ? on.value.recoveryCodes : []
  await lantern.identity.confirmSignIn({
    headers: browserAfter(await signIn()),
    answer: recoveryCode,
    ...request,
  })
  expect(await written()).toEqual(
    [
      ['passkey renamed', `${owner.email}, Van phone`],
      ['passkey removed', `${owner.email}, Van phone`],
      ['authenticator added', owner.email],
      ['recovery code used', owner.email],
    ].map(([action, label]) => [action, owner.email, label]),
  )
})

test('a confirmed email is audited', async () => {
  await lantern.db.update(users).set({ emailVerified: false })
  const headers = browserAfter(await signIn())
  const [mail] = await mailsOf(lantern, 1)
  await lantern.identity.confirmSignIn({ headers, answer: codeIn(mail?.text), ...request })
  expect(await written()).toEqual([['email confirmed', owner.email, owner.email]])
})

test('the first administrator is audited, with how they came to be', async () => {
  const { db, identity } = lantern
  await db.delete(users)
  await ensureFirstOwner(db, owner)
  await db.delete(users)
  const start = await ensureFirstOwner(db, undefined)
  const token = start.kind === 'setup' ? start.token : ''
  await completeSetup(
    { db, identity },
    { token, name: 'Olivia', ...owner, headers: new Headers(), ...request },
  )
  expect(await written()).toEqual([
    ['first administrator', 'Lantern', owner.email],
    ['set up', owner.email, owner.email],
  ])
})

const guess = (given: { address: string; email?: string; at?: 'password' | 'code' | 'reset code' }) =>
  admitAttempt(lantern.db, lantern.secret, { email: owner.email, headers: new Headers(), ...given })

test('guesses at an administrator’s password or codes are audited once; at an unknown account they are not', async () => {
  for (const at of ['password', 'code', 'reset code'] as const)
    for (const email of [owner.email, 'nobody@example.com'])
      for (let attempt = 0; attempt < 12; attempt++)
        await guess({ email, at, address: `203.0.113.${attempt}` })
  expect(await written()).toEqual(
    ['sign-in held', 'codes held', 'reset held'].map((action) => [action, 'Lantern', owner.email]),
  )
})

test('a flood of guesses from ever more places does not fill the log', async () => {
  for (const place of ['198.51.100.1', '198.51.100.2'])
    for (let attempt = 0; attempt < 32; attempt++) await guess({ address: place })
  expect(await written()).toEqual([['sign-in held', 'Lantern', owner.email]])
})

test('a change whose audit entry fails is not made', async () => {
  const { account } = await myAccount()
  const ask = { email: owner.email, headers: new Headers(), ...request }
  await lantern.identity.requestPasswordReset(ask)
  const [mail] = await mailsOf(lantern, 1)
  const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await breakTheLog()
  await expect(account.changePassword({ current: owner.password, next })).rejects.toThrow()
  const reset = { proof: { token }, password: next, headers: new Headers(), ...request }
  await expect(lantern.identity.resetPassword(reset)).rejects.toThrow()
  expect((await signIn()).ok).toBe(true)
  expect(await lantern.db.$count(users, eq(users.emailVerified, true))).toBe(1)
})
