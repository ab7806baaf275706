import { Amplify } from 'aws-amplify'
import { confirmSignIn, fetchAuthSession, signIn, signOut } from 'aws-amplify/auth'
import { ConsoleLogger } from 'aws-amplify/utils'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clientId, code, poolDouble, poolId } from './pool-double.ts'

// Amplify's own client is the judge of our double: what it accepts, the other tests may build on.
let pool: Awaited<ReturnType<typeof poolDouble>>
beforeAll(async () => {
  // It warns of any endpoint that is not AWS's.
  ConsoleLogger.LOG_LEVEL = 'ERROR'
  pool = await poolDouble()
  Amplify.configure({
    Auth: { Cognito: { userPoolId: poolId, userPoolClientId: clientId, userPoolEndpoint: pool.origin } },
  })
})
afterAll(() => pool[Symbol.asyncDispose]())
beforeEach(() => signOut())

const signInAs = (username: string, password = 'Pool-Horse-9') => signIn({ username, password })

test('Amplify signs in by SRP, is refused with a wrong password, and signs out', async () => {
  const { sub } = pool.add({ email: 'amplify@example.com' })
  await expect(signInAs('amplify@example.com', 'Wrong-Horse-9')).rejects.toThrow('Incorrect username')
  const { nextStep } = await signInAs('amplify@example.com')
  expect(nextStep.signInStep).toBe('DONE')
  expect((await fetchAuthSession()).tokens?.idToken?.payload.sub).toBe(sub)
  expect(pool.refreshTokens.size).toBe(1)
  await signOut()
  expect(pool.refreshTokens.size).toBe(0)
})

test('Amplify refreshes', async () => {
  pool.add({ email: 'refresh@example.com' })
  await signInAs('refresh@example.com')
  const before = pool.calls.length
  const { tokens } = await fetchAuthSession({ forceRefresh: true })
  expect(tokens?.idToken?.payload.email).toBe('refresh@example.com')
  expect(pool.calls.slice(before)).toEqual(['GetTokensFromRefreshToken'])
})

test('Amplify is led through a new password and the choice of a code', async () => {
  pool.add({ email: 'steps@example.com', state: 'FORCE_CHANGE_PASSWORD', asks: ['SELECT_MFA_TYPE'] })
  const steps = [
    (await signInAs('steps@example.com')).nextStep.signInStep,
    (await confirmSignIn({ challengeResponse: 'Newer-Horse-9' })).nextStep.signInStep,
    (await confirmSignIn({ challengeResponse: 'TOTP' })).nextStep.signInStep,
    (await confirmSignIn({ challengeResponse: code })).nextStep.signInStep,
  ]
  expect(steps).toEqual([
    'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
    'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
    'CONFIRM_SIGN_IN_WITH_TOTP_CODE',
    'DONE',
  ])
})

test('Amplify sets up an authenticator app', async () => {
  pool.add({ email: 'setup@example.com', asks: ['MFA_SETUP'] })
  const { nextStep } = await signInAs('setup@example.com')
  expect(nextStep).toMatchObject({
    signInStep: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP',
    totpSetupDetails: { sharedSecret: 'JBSWY3DPEHPK3PXP' },
  })
  expect((await confirmSignIn({ challengeResponse: code })).nextStep.signInStep).toBe('DONE')
})
