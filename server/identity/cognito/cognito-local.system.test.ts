import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { cognitoLocal } from '#tests/cognito/cognito-local.ts'
import { inEnglish } from '#tests/languages/in-english.ts'
import { type TestLantern, testLantern } from '#tests/lantern.ts'
import { browserAfter } from '#tests/people.ts'

// cognito-local is another implementation of Cognito. It lacks SRP and real revocation; the rest is tested
// here.
let local: Awaited<ReturnType<typeof cognitoLocal>>
let lantern: TestLantern
let userPoolId: string

beforeAll(async () => {
  local = await cognitoLocal()
  const made = await local.call('CreateUserPool', { PoolName: 'tests', UsernameAttributes: ['email'] })
  userPoolId = z.object({ UserPool: z.object({ Id: z.string() }) }).parse(made).UserPool.Id
  const client = await local.call('CreateUserPoolClient', { UserPoolId: userPoolId, ClientName: 'lantern' })
  const { ClientId: clientId } = z
    .object({ UserPoolClient: z.object({ ClientId: z.string() }) })
    .parse(client).UserPoolClient
  await local.call('CreateGroup', { UserPoolId: userPoolId, GroupName: 'owners' })
  const cognito = {
    userPoolId,
    clientId,
    clientSecret: undefined,
    region: 'us-west-2',
    requiredGroup: 'owners',
    flow: 'USER_PASSWORD_AUTH' as const,
    endpoint: local.origin,
  }
  lantern = await testLantern({ config: { cognito } })
}, 90_000)
afterAll(async () => {
  await lantern[Symbol.asyncDispose]()
  await local[Symbol.asyncDispose]()
})

async function member(email: string, group?: string) {
  const Username = email
  await local.call('AdminCreateUser', {
    UserPoolId: userPoolId,
    Username,
    TemporaryPassword: 'Given-Horse-9',
    MessageAction: 'SUPPRESS',
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ],
  })
  if (group) await local.call('AdminAddUserToGroup', { UserPoolId: userPoolId, Username, GroupName: group })
}

const request = { headers: new Headers(), address: '203.0.113.7', secure: false }
const signIn = (email: string, password: string) =>
  inEnglish(lantern.identity.signIn({ ...request, email, password }))
test('a given password is replaced, and the session ended by signing out', async () => {
  await member('owner@pool.example', 'owners')
  const { identity } = lantern
  const first = await signIn('owner@pool.example', 'Given-Horse-9')
  expect(first).toMatchObject({ value: { step: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED' } })
  const chosen = await inEnglish(
    identity.confirmSignIn({ ...request, headers: browserAfter(first), answer: 'Newer-Horse-9' }),
  )
  await identity.signOut(browserAfter(chosen))
  const headers = browserAfter(await signIn('owner@pool.example', 'Newer-Horse-9'))
  expect(await identity.currentUser(headers)).toMatchObject({ username: 'owner@pool.example' })
  await identity.signOut(headers)
  expect(await identity.currentUser(headers)).toBeUndefined()
})

test('wrong passwords, strangers and members outside the group stay outside', async () => {
  await member('guest@pool.example')
  const invalid = { ok: false, refusal: { code: 'invalid', message: 'Incorrect email or password.' } }
  expect(await signIn('owner@pool.example', 'Wrong-Horse-9')).toEqual(invalid)
  expect(await signIn('nobody@pool.example', 'Wrong-Horse-9')).toEqual(invalid)
  const first = await signIn('guest@pool.example', 'Given-Horse-9')
  const refused = await inEnglish(
    lantern.identity.confirmSignIn({ ...request, headers: browserAfter(first), answer: 'Newer-Horse-9' }),
  )
  expect(refused).toMatchObject({
    ok: false,
    refusal: { message: expect.stringContaining('may not use this panel') },
  })
})

test('a forgotten password is replaced with the mailed code', async () => {
  await member('forgot@pool.example', 'owners')
  const first = await signIn('forgot@pool.example', 'Given-Horse-9')
  await lantern.identity.confirmSignIn({ ...request, headers: browserAfter(first), answer: 'Newer-Horse-9' })
  const email = 'forgot@pool.example'
  expect(await lantern.identity.requestPasswordReset({ ...request, email })).toEqual({
    ok: true,
    value: { by: 'code' },
  })
  const proof = { email, code: '424242' }
  expect(
    await lantern.identity.resetPassword({ ...request, proof, password: 'Newest-Horse-9' }),
  ).toMatchObject({
    ok: true,
  })
  expect(await signIn(email, 'Newest-Horse-9')).toMatchObject({ value: { step: 'DONE' } })
})
