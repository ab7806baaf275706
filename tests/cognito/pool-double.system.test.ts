import { Amplify } from 'aws-amplify'
import {
  confirmSignIn,
  fetchAuthSession,
  forgetDevice,
  rememberDevice,
  signIn,
  signOut,
} from 'aws-amplify/auth'
import { ConsoleLogger } from 'aws-amplify/utils'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identityPoolId } from './identity-pool-double.ts'
import { clientId, code, poolDouble, poolId } from './pool-double.ts'

// Amplify's own client judges the double: other tests may rely on what it accepts.
let pool: Awaited<ReturnType<typeof poolDouble>>
beforeAll(async () => {
  // It warns of any endpoint that is not AWS's.
  ConsoleLogger.LOG_LEVEL = 'ERROR'
  pool = await poolDouble()
  Amplify.configure({ Auth: { Cognito: userPool() } })
})
afterAll(() => pool[Symbol.asyncDispose]())
beforeEach(async () => {
  await signOut()
  pool.state.devices = 'none'
})

const userPool = () => ({ userPoolId: poolId, userPoolClientId: clientId, userPoolEndpoint: pool.origin })
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

test('a device that Amplify confirmed stands for the code, signs in by its own SRP, and is made anew when it is gone', async () => {
  pool.state.devices = 'always'
  pool.add({ email: 'device@example.com', asks: ['SMS_MFA'] })
  expect((await signInAs('device@example.com')).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE')
  await confirmSignIn({ challengeResponse: code })
  expect(pool.devices.known.size).toBe(1)

  await signOut()
  pool.calls.length = 0
  expect((await signInAs('device@example.com')).nextStep.signInStep).toBe('DONE')
  expect(pool.calls).toEqual([
    'InitiateAuth',
    'RespondToAuthChallenge',
    'RespondToAuthChallenge',
    'RespondToAuthChallenge',
  ])
  await fetchAuthSession({ forceRefresh: true })

  await signOut()
  pool.devices.known.clear()
  expect((await signInAs('device@example.com')).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE')
})

test('Amplify remembers a device where the pool leaves it to the person, and forgets it', async () => {
  pool.state.devices = 'opt-in'
  pool.devices.known.clear()
  pool.add({ email: 'choice@example.com', asks: ['SMS_MFA'] })
  await signInAs('choice@example.com')
  await confirmSignIn({ challengeResponse: code })
  const remembered = () => [...pool.devices.known.values()].map(({ isRemembered }) => isRemembered)
  expect(remembered()).toEqual([false])
  await rememberDevice()
  expect(remembered()).toEqual([true])
  await forgetDevice()
  expect(remembered()).toEqual([])
})

test('Amplify gets temporary keys from the identity pool, as a guest and as a member', async () => {
  const identities = { identityPoolId, identityPoolEndpoint: pool.origin, allowGuestAccess: true }
  Amplify.configure({ Auth: { Cognito: { ...userPool(), ...identities } } })
  const guest = await fetchAuthSession()
  expect(guest.credentials?.accessKeyId).toMatch(/^guest-/)
  const { sub } = pool.add({ email: 'keys@example.com' })
  await signInAs('keys@example.com')
  const member = await fetchAuthSession()
  expect(member.credentials?.accessKeyId).toMatch(/^staff-/)
  expect(pool.identityPool.identities.get(member.identityId ?? '')).toBe(sub)
})
